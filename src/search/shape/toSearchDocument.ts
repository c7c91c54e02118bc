import { toTitledDocument } from '../../content/document';
import { toPlainText } from '../../content/richText';
import { isPresent, isShape, toDate, toText } from '../../content/shape';
import type { SearchDocument, SearchKind } from './searchDocument';

/** What GraphQL answers of a document, of which nothing is certain. */
export type RawDocument = { _meta: unknown; title: unknown } & Record<string, unknown>;

/** Prismic's query of each type that has pages, and what to ask of its documents. */
export const searchFields: Record<string, string> = withOwnFields({
  allArticles: `type published_date start_date place category author photographer ${association()}`,
  allProjects: `designer location ${association()}`,
  allAssociations: '',
  allAssociation_pages: association(),
  allPages: '',
});

function withOwnFields(fields: Record<string, string>): Record<string, string> {
  const all = '_meta { id uid type lang tags url } title lead content';
  return Object.fromEntries(Object.entries(fields).map(([list, own]) => [list, `${all} ${own}`]));
}

function association(): string {
  return 'association { ... on PRISMIC_Association { title } }';
}

const kinds: Record<string, SearchKind> = {
  article: 'article',
  project: 'project',
  association: 'association',
  association_page: 'page',
  page: 'page',
};

/** @returns `undefined` for a document without a page or a title: there is nothing to find */
export function toSearchDocument(raw: RawDocument): SearchDocument | undefined {
  const document = toTitledDocument(raw);
  const kind = document && kinds[document.type];
  if (!document || !kind) return undefined;
  const { lang, path, title, tags } = document;
  const isEvent = kind === 'article' && raw['type'] === 'event';
  const texts = (names: string[]) => names.map((name) => toText(raw[name])).filter(isPresent);
  const blocks = toBlocks(raw['content']);
  return {
    kind: isEvent ? 'event' : kind,
    lang,
    path,
    title,
    lead: toPlainText(raw['lead']),
    headings: blocks.filter(({ isHeading }) => isHeading).map(({ text }) => text),
    body: [...blocks.map(({ text }) => text), ...texts(['place', 'location'])].join('\n'),
    tags: [...new Set([...tags, ...texts(['category'])])],
    people: [...new Set(texts(['author', 'photographer', 'designer']))],
    association: isShape(raw['association']) ? toPlainText(raw['association']['title']) : undefined,
    date: toDate(isEvent ? raw['start_date'] : raw['published_date']),
  };
}

function toBlocks(raw: unknown): { text: string; isHeading: boolean }[] {
  return (Array.isArray(raw) ? raw : []).filter(isShape).flatMap(({ type, text }) => {
    const words = toText(text);
    return words === undefined ? [] : [{ text: words, isHeading: /^heading/.test(String(type)) }];
  });
}
