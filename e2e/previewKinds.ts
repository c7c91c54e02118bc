import type { Kind as DocumentKind } from '../src/documentTypes';
import type { Language } from '../src/i18n/languages';
import { sectionOf } from '../src/routes';
import { publishedDocuments } from './previewContent';
import type { ContentDocument } from './previewContent';

const isSectionPage = ({ uid, lang }: ContentDocument) => sectionOf(uid, lang) !== undefined;

type Expected = {
  isOf: (document: ContentDocument) => boolean;
  segment: string | Record<Language, string>;
  /**
   * Paths relative to the language's front page. '…' means the page above: the association, or the
   * list. The breadcrumbs identify the template.
   */
  breadcrumbs: string[];
  isOwned?: boolean;
  isOfSection?: boolean;
  /** The template depends on the uid, so a draft keeps the uid. */
  keepsUid?: boolean;
};

export type Kind = Expected & { name: string };

const expected: Record<
  DocumentKind | 'page of a section' | 'page of a festival' | 'page about visits',
  Expected
> = {
  article: {
    isOf: ({ type, data }) => type === 'article' && data['type'] !== 'event',
    segment: 'ha-frettir/',
    breadcrumbs: ['', 'ha-frettir/'],
  },
  event: {
    isOf: ({ type, data }) => type === 'article' && data['type'] === 'event',
    segment: 'ha-frettir/',
    breadcrumbs: ['', 'vidburdir/'],
  },
  project: {
    isOf: ({ type }) => type === 'project',
    segment: 'verkefni/',
    breadcrumbs: ['', 'verkefni/'],
  },
  issue: {
    isOf: ({ type }) => type === 'issue',
    segment: { is: 'timarit/', 'en-us': 'magazine/' },
    breadcrumbs: ['', '…'],
  },
  person: {
    isOf: ({ type }) => type === 'person',
    segment: { is: 'folk/', 'en-us': 'people/' },
    breadcrumbs: ['', '…'],
  },
  association: {
    isOf: ({ type }) => type === 'association',
    segment: 'fagfelog/',
    breadcrumbs: ['', 'fagfelog/'],
  },
  association_page: {
    isOf: ({ type }) => type === 'association_page',
    segment: 'fagfelog/',
    breadcrumbs: ['', 'fagfelog/', '…'],
    isOwned: true,
  },
  page: {
    isOf: (document) =>
      document.type === 'page' && !isSectionPage(document) && !document.data['season_start'],
    segment: 'page/',
    breadcrumbs: [''],
  },
  'page of a festival': {
    isOf: ({ uid, type }) => type === 'page' && uid === 'honnunarmars',
    segment: 'page/',
    breadcrumbs: [''],
  },
  'page of a section': {
    isOf: (document) => document.uid === 'honnunarverdlaun' && isSectionPage(document),
    segment: 'fyrir-honnudi/',
    breadcrumbs: ['', 'fyrir-honnudi/'],
    isOfSection: true,
  },
  'page about visits': {
    isOf: ({ uid, lang }) => sectionOf(uid, lang) === 'visit',
    segment: '',
    breadcrumbs: [''],
    keepsUid: true,
  },
};

export const kinds: readonly Kind[] = Object.entries(expected).map(([name, rest]) => ({
  name,
  ...rest,
}));

export const roots: Record<Language, string> = { is: '/', 'en-us': '/en/' };
const published = publishedDocuments();

export function sampleOf({ isOf }: Kind, lang: Language): ContentDocument {
  const found = published.find((document) => document.lang === lang && isOf(document));
  if (!found) throw new Error(`The sample content has no document of this kind in ${lang}.`);
  return found;
}

function associationOf({ data }: ContentDocument): ContentDocument | undefined {
  const link = data['association'];
  const id = typeof link === 'object' && link !== null && 'id' in link ? link.id : undefined;
  return published.find((document) => document.id === id);
}

export function textOf(value: unknown): string {
  return Array.isArray(value) ? String(value[0]?.text ?? '') : '';
}

/** Returns the path, title and breadcrumbs that a preview must show. */
export function expectedOf(kind: Kind, document: ContentDocument) {
  const owner = kind.isOwned ? associationOf(document) : undefined;
  const root = roots[document.lang];
  const { segment } = kind;
  const list = `${root}${typeof segment === 'string' ? segment : segment[document.lang]}`;
  const above = owner ? `${list}${owner.uid}/` : list;
  return {
    path: `${above}${document.uid}/`,
    title: [textOf(document.data['title']), owner && textOf(owner.data['title']), 'Miðstöð']
      .filter(Boolean)
      .join(' – '),
    breadcrumbs: kind.breadcrumbs.map((step) => (step === '…' ? above : root + step)),
  };
}
