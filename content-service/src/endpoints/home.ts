import type { ServiceRequest, ServiceResponse } from '../http/response';
import type { Document } from '../model/assemble';
import { textOf } from '../model/richText';
import { problemText } from '../model/problems';
import { usualSites } from '../previews/previewLink';
import { checkAccessToken } from './service';
import type { Service } from './service';

const pageStyle = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  code { font-size: 0.9em; overflow-wrap: anywhere; }
  li { margin-block: 0.125rem; }
  button { font: inherit; font-size: 0.875em; min-height: 1.75rem; }
`;

type Query = (params: Record<string, string>) => string;

type Shown = { ref?: string; release?: string };

export function home(
  request: ServiceRequest,
  { repository, accessToken, site }: Service,
): ServiceResponse {
  checkAccessToken(request, accessToken, 'metadata');
  const { master, drafts, releases } = repository.state;
  const token = request.params.get('access_token');
  const given: Record<string, string> = token ? { access_token: token } : {};
  const query: Query = (params) => escapeHtml(String(new URLSearchParams({ ...params, ...given })));
  const { ref, model, settings } = master;
  const list = (title: string, documents: readonly Document[], shown: Shown) =>
    section(
      title,
      documents.map((document) => item(document, query, shown)),
    );
  const sections = [
    section(
      'Problems',
      repository.problems.map((problem) => `<li>${escapeHtml(problemText(problem))}</li>`),
    ),
    list('Drafts', drafts.documents, {}),
    ...releases.map(({ id, label, scheduledAt, documents, ref: releaseRef }) => {
      const title = `Release: ${label || id}${scheduledAt ? `, ${scheduledAt}` : ''}`;
      return list(title, documents, { ref: releaseRef, release: id });
    }),
    ...[...model.types.values()].flatMap(({ id, label }) =>
      settings.languages.map((language) => {
        const documents = master.ofType(id).filter(({ lang }) => lang === language.id);
        return list(`${label}, ${language.name}`, documents, { ref });
      }),
    ),
  ];
  const opened = site ? `at ${site}` : `that runs at ${usualSites.join(' or ')}`;
  return htmlPage(
    `Content service: ${settings.name}`,
    `<p>${master.documents.length} documents under the master ref <code>${ref}</code>, which <a href="/api/v2?${query({})}">/api/v2</a> lists.</p>
<p>“Preview” opens the site ${escapeHtml(opened)} and shows the drafts for one hour.</p>
<form method="post" action="/previews?${query({})}">
${sections.join('\n')}
</form>`,
  );
}

function section(title: string, items: readonly string[]): string {
  if (items.length === 0) return '';
  return `<section>\n<h2>${escapeHtml(title)}</h2>\n<ul>\n${items.join('\n')}\n</ul>\n</section>`;
}

function item(document: Document, query: Query, { ref, release }: Shown): string {
  const { id, uid, lang, data } = document;
  const title = escapeHtml(textOf(data.title) || uid || id);
  const q = `[[at(document.id, "${id}")]]`;
  const name = ref
    ? `<a href="/api/v2/documents/search?${query({ ref, lang: '*', q })}">${title}</a>`
    : title;
  const preview = query({ document: id, ...(release ? { release } : {}) });
  return (
    `<li><span lang="${escapeHtml(lang)}">${name}</span> <code>${escapeHtml(uid ?? id)}</code> ` +
    `<button formaction="/previews?${preview}" aria-label="Preview ${title}">Preview</button></li>`
  );
}

function htmlPage(title: string, body: string): ServiceResponse {
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      // A site that frames this page could trick visitors into pressing an invisible button.
      'content-security-policy': "frame-ancestors 'none'",
    },
    body: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${pageStyle}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`,
  };
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
