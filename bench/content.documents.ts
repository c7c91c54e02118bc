import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const languages = ['is', 'en-us'];
const words =
  'hönnun arkitektúr miðstöð sýning verk efni basalt ull birki ljós rými torg vetur sumar borg höfn'.split(
    ' ',
  );

type Fields = Record<string, { type: string; config: object }>;

const field = (type: string, config: object = {}) => ({ type, config });

const articleFields: Fields = {
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

export function uidOf(number: number): string {
  return `article-${number}`;
}

/**
 * Writes custom types and documents of a realistic size (about 2 kB each) into a folder. Half of
 * the documents are in each of two languages, as translations of each other.
 */
export function writeContent(folder: string, documents: number): void {
  const write = (file: string, value: object): void =>
    writeFileSync(path.join(folder, file), JSON.stringify(value, null, 2));
  for (const part of ['customtypes/article', 'media', ...languages.map(documentFolder)]) {
    mkdirSync(path.join(folder, part), { recursive: true });
  }
  write('customtypes/article/index.json', {
    id: 'article',
    label: 'Article',
    repeatable: true,
    status: true,
    json: { Main: articleFields },
  });
  write('documents/repository.json', {
    name: 'bench',
    license: 'All Rights Reserved',
    languages: languages.map((id, index) => ({ id, name: id, is_master: index === 0 })),
  });
  for (let index = 0; index < documents; index += 1) {
    const number = Math.floor(index / languages.length);
    const lang = languages[index % languages.length] ?? '';
    write(`${documentFolder(lang)}/${uidOf(number)}.json`, article(number, lang));
  }
}

function documentFolder(lang: string): string {
  return `documents/${lang}/article`;
}

function article(number: number, lang: string) {
  const isMaster = lang === languages[0];
  const day = new Date(Date.UTC(2015, 0, 1 + (number % 4000))).toISOString().slice(0, 10);
  return {
    id: `${uidOf(number)}-${lang}`,
    uid: uidOf(number),
    type: 'article',
    lang,
    ...(isMaster ? {} : { alternate_language_id: `${uidOf(number)}-${languages[0]}` }),
    tags: [words[number % words.length]],
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

/** A link to a document that exists in content of any size. */
function link(number: number, lang: string) {
  return { link_type: 'Document', id: `${uidOf(number % 100)}-${lang}` };
}

function block(type: string, text: string) {
  return { type, text, spans: [{ start: 0, end: 5, type: 'strong' }] };
}

function sentence(seed: number, wordCount: number): string {
  return Array.from({ length: wordCount }, (_, index) => {
    const position = (seed * 7 + index * (1 + (seed % 5))) % words.length;
    return words[position];
  }).join(' ');
}
