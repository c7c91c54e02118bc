type ServedPage = { heading: string; lang: string };

export function toServedPage(html: string): ServedPage {
  return {
    heading: textOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]),
    lang: /<html[^>]* lang="([^"]+)"/.exec(html)?.[1] ?? '',
  };
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function textOf(markup = ''): string {
  return markup
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll('\u00AD', '')
    .trim();
}
