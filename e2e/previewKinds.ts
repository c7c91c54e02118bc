import { readFileSync } from 'node:fs';
import path from 'node:path';
import { kinds as documentKinds } from '../src/documentTypes';
import type { Language } from '../src/i18n/languages';
import { documentPath, sectionOf } from '../src/routes';
import { publishedDocuments } from './previewContent';
import type { ContentDocument } from './previewContent';
import { publishedBuild } from './publishedBuild';

export type Kind = {
  name: string;
  isOf: (document: ContentDocument) => boolean;
  isOfSection?: boolean;
  /** The template depends on the uid, so a draft keeps the uid. */
  keepsUid?: boolean;
};

const isEvent = ({ data }: ContentDocument) => data['type'] === 'event';
const section = ({ uid, lang }: ContentDocument) => sectionOf(uid, lang);

/** Kinds of documents that do not depend on the type alone. */
const others: Kind[] = [
  { name: 'article', isOf: (document) => document.type === 'article' && !isEvent(document) },
  { name: 'event', isOf: isEvent },
  {
    name: 'page',
    isOf: (document) =>
      document.type === 'page' && !section(document) && !document.data['season_start'],
  },
  { name: 'page of a festival', isOf: ({ uid }) => uid === 'honnunarmars' },
  {
    name: 'page of a section',
    isOf: (document) => document.uid === 'honnunarverdlaun' && Boolean(section(document)),
    isOfSection: true,
  },
  { name: 'page about visits', isOf: (document) => section(document) === 'visit', keepsUid: true },
];

export const kinds: readonly Kind[] = [
  ...others,
  ...documentKinds
    .filter((kind) => others.every(({ name }) => name !== kind))
    .map((name) => ({ name, isOf: ({ type }: ContentDocument) => type === name })),
];

const published = publishedDocuments();

export function sampleOf({ isOf }: Kind, lang: Language): ContentDocument {
  const found = published.find((document) => document.lang === lang && isOf(document));
  if (!found) throw new Error(`The sample content has no document of this kind in ${lang}.`);
  return found;
}

export function textOf(value: unknown): string {
  return Array.isArray(value) ? String(value[0]?.text ?? '') : '';
}

function associationOf({ type, data }: ContentDocument): ContentDocument | undefined {
  if (type !== 'association_page') return undefined;
  const { id } = data['association'] as { id?: string };
  return published.find((document) => document.id === id);
}

export function pathOf(document: ContentDocument): string {
  return String(documentPath({ ...document, association: associationOf(document)?.uid }));
}

export function titleOf(document: ContentDocument): string {
  return [document, associationOf(document)]
    .flatMap((each) => (each ? textOf(each.data['title']) : []))
    .concat('Miðstöð')
    .join(' – ');
}

/** Returns the addresses in the breadcrumbs of a published page. They identify the template. */
export function breadcrumbsOf(document: ContentDocument): string[] {
  const html = readFileSync(path.join(publishedBuild, pathOf(document), 'index.html'), 'utf8');
  const [, list = ''] = /<main.*?<nav[^>]*><ol[^>]*>(.*?)<\/ol>/s.exec(html) ?? [];
  return [...list.matchAll(/href="([^"]*)"/g)].map(([, address = '']) => address);
}
