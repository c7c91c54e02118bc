import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const LANGUAGES = ['is', 'en-us'];
const WORDS =
  'hönnun arkitektúr miðstöð sýning verk efni basalt ull birki ljós rými torg vetur sumar borg höfn'.split(
    ' ',
  );

type Fields = Record<string, { type: string; config: object }>;

const field = (type: string, config: object = {}) => ({ type, config });

const ARTICLE: Fields = {
  uid: field('UID'),
  title: field('StructuredText', { single: 'heading1' }),
  summary: field('Text'),
  published_date: field('Date'),
  rating: field('Number'),
  text: field('StructuredText', { multi: 'paragraph,hyperlink,strong' }),
  related: field('Link', { select: 'document' }),
  links: field('Group', { fields: { label: field('Text'), target: field('Link') } }),
  body: field('Slices', {
    choices: {
      quote: {
        type: 'Slice',
        'non-repeat': { text: field('StructuredText', { multi: 'paragraph' }) },
        repeat: { name: field('Text') },
      },
    },
  }),
};

/** The uid of a generated document, by its number. */
export function uidOf(number: number): string {
  return `article-${number}`;
}

/**
 * Writes custom types and documents of the size that editors write (some 2 kB each) into a folder:
 * half of them in each of two languages, as translations of each other.
 */
export function writeContent(folder: string, documents: number): void {
  const write = (file: string, value: object): void =>
    writeFileSync(path.join(folder, file), JSON.stringify(value, null, 2));
  for (const part of ['customtypes/article', 'media', ...LANGUAGES.map(documentFolder)]) {
    mkdirSync(path.join(folder, part), { recursive: true });
  }
  write('customtypes/article/index.json', {
    id: 'article',
    label: 'Article',
    repeatable: true,
    status: true,
    json: { Main: ARTICLE },
  });
  write('documents/repository.json', {
    name: 'bench',
    license: 'All Rights Reserved',
    languages: LANGUAGES.map((id, index) => ({ id, name: id, is_master: index === 0 })),
  });
  for (let index = 0; index < documents; index += 1) {
    const number = Math.floor(index / LANGUAGES.length);
    const lang = LANGUAGES[index % LANGUAGES.length] ?? '';
    write(`${documentFolder(lang)}/${uidOf(number)}.json`, article(number, lang));
  }
}

function documentFolder(lang: string): string {
  return `documents/${lang}/article`;
}

function article(number: number, lang: string) {
  const isMaster = lang === LANGUAGES[0];
  const day = new Date(Date.UTC(2015, 0, 1 + (number % 4000))).toISOString().slice(0, 10);
  return {
    id: `${uidOf(number)}-${lang}`,
    uid: uidOf(number),
    type: 'article',
    lang,
    ...(isMaster ? {} : { alternate_language_id: `${uidOf(number)}-${LANGUAGES[0]}` }),
    tags: [WORDS[number % WORDS.length]],
    first_publication_date: `${day}T09:00:00+0000`,
    last_publication_date: `${day}T10:00:00+0000`,
    data: {
      title: [block('heading1', sentence(number, 5))],
      summary: sentence(number + 1, 20),
      published_date: day,
      rating: number % 10,
      text: Array.from({ length: 5 }, (_, index) =>
        block('paragraph', sentence(number + index, 40)),
      ),
      related: link(number, lang),
      links: [{ label: sentence(number, 2), target: link(number + 1, lang) }],
      body: [
        {
          slice_type: 'quote',
          slice_label: null,
          primary: { text: [block('paragraph', sentence(number, 12))] },
          items: [{ name: `Anna ${number}` }],
        },
      ],
    },
  };
}

/** To a document that every size of content has. */
function link(number: number, lang: string) {
  return { link_type: 'Document', id: `${uidOf(number % 100)}-${lang}` };
}

function block(type: string, text: string) {
  return { type, text, spans: [{ start: 0, end: 5, type: 'strong' }] };
}

function sentence(seed: number, words: number): string {
  return Array.from({ length: words }, (_, index) => {
    const place = (seed * 7 + index * (1 + (seed % 5))) % WORDS.length;
    return WORDS[place];
  }).join(' ');
}
