import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { TestContent } from '../../../content-service/test/content';
import { parseJson } from '../../../plugins/gatsby-source-prismic-graphql/src/requests/fetchJson';
import { languages } from '../../i18n/languages';
import { documentId } from './arbitraries';
import type { Batch, Damaged } from './arbitraries';

export type Written = Damaged & {
  id: string;
  file: string;
  /** Unique words at the ends of rich texts. The site must show each word, or report its field. */
  marks: { word: string; field: string }[];
};

export function toWritten({ documents, homepages }: Batch): Written[] {
  const counts = new Map<string, number>();
  return [...documents, ...homepages].map((document) => {
    const { type } = document;
    const count = counts.get(type) ?? 0;
    counts.set(type, count + 1);
    const id = documentId(type, count);
    const marks: Written['marks'] = [];
    const data = Object.fromEntries(
      Object.entries(document.data).map(([field, value]) => [
        field,
        isConditional(field)
          ? withOwnId(value, id)
          : withMarks(withOwnId(value, id), id, field, marks),
      ]),
    );
    const file = `${document.lang}/${document.type}/${id}.json`;
    return { ...document, data, id, file, marks };
  });
}

/** They include a drawing, a film, events, a series, a table and a project's plates. */
const samples = [
  'is/article/barujarn-half-onnur-old-i-bylgjum.json',
  'is/article/penslar-og-bokstafir.json',
  'is/article/prjonad-a-rudustrikadan-pappir.json',
  'is/article/atjan-verkefni-hljota-styrk-ur-skissusjodi.json',
  'is/article/torf-steypa-og-thad-sem-a-milli-er.json',
  'is/page/efni-og-aferd.json',
  'is/page/heimsokn.json',
  'is/page/samningar.json',
  'is/project/fjoruleidin.json',
  'is/association/deigla.json',
  'is/person/hrobjartur-vesteinsson.json',
  'is/issue/kvardi-14.json',
];

/** The first field is only on the page Visit, and the others are only beside a film or sound. */
const conditionalFields = ['way', 'transcript', 'recording_image'];

export function isConditional(field: string): boolean {
  return conditionalFields.includes(field);
}

/** Returns documents whose pages together load every module. */
export function sampleDocuments(): Written[] {
  const homepages = languages.map((lang) => `${lang}/homepage/homepage.json`);
  return [...homepages, ...samples].map((file) => {
    const text = readFileSync(path.resolve('content-service/documents', file), 'utf8').replace(
      /"file": "[^"]{1,99}\.(\w{1,9})"/g,
      (_, ending: string) =>
        `"file": "${filmFiles.find((name) => name.endsWith(ending)) ?? 'a.jpg'}"`,
    );
    return { ...(JSON.parse(text) as Written), file, marks: [], wrong: [], isUnchecked: false };
  });
}

const filmFiles = ['a.mp4', 'a.vtt'];

/** Writes documents, their images, and the files of a film. */
export async function writeDocuments(
  content: TestContent,
  written: readonly Written[],
): Promise<void> {
  await Promise.all(['a.jpg', 'á ß.png'].map((name) => content.writeImage(name, 64, 48)));
  for (const name of filmFiles) content.write(`media/${name}`, name);
  for (const { file, id, uid, type, lang, tags, data, translates, ...dates } of written) {
    content.write(
      `documents/${file}`,
      JSON.stringify({
        ...{ id, uid: uid === undefined ? id : uid, type, lang, tags, data },
        first_publication_date: dates.first_publication_date,
        last_publication_date: dates.last_publication_date,
        ...(translates === undefined
          ? {}
          : { alternate_language_id: documentId(type, translates) }),
      }),
    );
  }
}

/** Converts data to the form in which the source plugin receives them. */
export function asReceived(data: Record<string, unknown>): Record<string, unknown> {
  return parseJson(JSON.stringify(data)) as Record<string, unknown>;
}

function withOwnId(value: unknown, id: string): unknown {
  return JSON.parse(JSON.stringify(value ?? null), (key, each: unknown) =>
    key === 'id' && each === 'self' ? id : each,
  );
}

/** Appends a unique word to every block of rich text. */
function withMarks(value: unknown, id: string, field: string, marks: Written['marks']): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((block: unknown, index) => {
    if (!isTextBlock(block)) return block;
    const word = `mark${`${id}${field}`.replace(/\W|_/g, '')}${index}`;
    marks.push({ word, field });
    return { ...block, text: `${block.text} ${word}` };
  });
}

function isTextBlock(block: unknown): block is { text: string } {
  return typeof block === 'object' && block !== null && 'text' in block && 'type' in block
    ? typeof block.text === 'string' && block.text.trim() !== ''
    : false;
}
