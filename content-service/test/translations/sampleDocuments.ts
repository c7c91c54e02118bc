import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TextLanguage } from './textRules';

export type SampleDocument = {
  id: string;
  uid?: string;
  type: string;
  lang: TextLanguage;
  tags: string[];
  alternate_language_id?: string;
  data: Record<string, unknown>;
};

/** The file below `documents`, the document in it, and the one in the master language that it translates. */
export type Pair = { file: string; translation: SampleDocument; original: SampleDocument };

const folder = path.resolve(__dirname, '../../documents');

/** Every document of the sample content with its file below `documents`, drafts and releases too. */
export function sampleDocuments(): [file: string, document: SampleDocument][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => [file, JSON.parse(readFileSync(path.join(folder, file), 'utf8'))] as const)
    .filter(([, content]) => 'data' in content)
    .map(([file, content]) => [file, content as SampleDocument]);
}

/**
 * The translated documents with their originals. A document of a release is compared with the original
 * in the same release, or with the published one.
 */
export function samplePairs(): Pair[] {
  const documents = sampleDocuments();
  return documents.flatMap(([file, translation]) => {
    const { alternate_language_id: id } = translation;
    if (id === undefined) return [];
    const version = (each: string) => each.split(`${path.sep}${translation.type}${path.sep}`)[0];
    const originals = documents.filter(([, document]) => document.id === id);
    const sameVersion = originals.find(
      ([each, { lang }]) => version(each) === version(file)?.replace(translation.lang, lang),
    );
    const published = originals.find(([each, { lang }]) => version(each) === lang);
    const [, original] = sameVersion ?? published ?? [];
    if (!original) throw new Error(`${file} translates ${id}, which does not exist`);
    return [{ file, translation, original }];
  });
}

const textFields = ['title', 'lead', 'content', 'place', 'location', 'address', 'info_text'];

/** The texts of a document that its translation repeats, by field. */
export function textsOf({ data }: SampleDocument): [field: string, text: string][] {
  return textFields.flatMap((field) => {
    const value = data[field];
    if (typeof value === 'string') return [[field, value]];
    if (!Array.isArray(value)) return [];
    return value.flatMap((block: { text?: unknown }): [string, string][] =>
      typeof block.text === 'string' ? [[field, block.text]] : [],
    );
  });
}
