import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ContentServiceError, displayPath } from './model/problems';
import { toTimestamp } from './model/timestamp';

type InitOptions = { types: string; documents: string; media: string; lang: string };

export function initContent({ types, documents, media, lang }: InitOptions): string[] {
  const field = (type: string, label: string, config = {}) => ({
    type,
    config: { label, ...config },
  });
  const block = (type: string, words: string) => [{ type, text: words, spans: [] }];
  const now = toTimestamp(new Date().toISOString());
  const files: Record<string, object> = {
    [path.join(types, 'page/index.json')]: {
      id: 'page',
      label: 'Page',
      repeatable: true,
      status: true,
      json: {
        Main: {
          uid: field('UID', 'UID'),
          title: field('StructuredText', 'Title', { single: 'heading1' }),
          text: field('StructuredText', 'Text', {
            multi: 'paragraph,strong,em,hyperlink,heading2,list-item,image',
          }),
          image: field('Image', 'Image', { constraint: {}, thumbnails: [] }),
        },
      },
    },
    [path.join(documents, 'repository.json')]: {
      name: path.basename(process.cwd()),
      languages: [{ id: lang, name: languageName(lang), is_master: true }],
    },
    [path.join(documents, lang, 'page/first.json')]: {
      id: `page-first-${lang}`,
      uid: 'first',
      type: 'page',
      lang,
      first_publication_date: now,
      last_publication_date: now,
      data: {
        title: block('heading1', 'The first page'),
        text: block('paragraph', 'Edit this file: the service shows the change at once.'),
      },
    },
  };
  const existing = Object.keys(files).find((file) => existsSync(file));
  if (existing !== undefined) {
    throw new ContentServiceError(
      `${displayPath(existing)} exists already, so nothing was written.\n` +
        'Choose other folders with --types and --documents.',
    );
  }
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
  }
  mkdirSync(media, { recursive: true });
  return Object.keys(files).map(displayPath);
}

function languageName(lang: string): string {
  try {
    return new Intl.DisplayNames(['en'], { type: 'language' }).of(lang) ?? lang;
  } catch {
    throw new ContentServiceError(
      `--lang "${lang}" is not a language id. Examples: "en-us", "is".`,
    );
  }
}
