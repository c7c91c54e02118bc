import type { Kind as DocumentKind } from '../src/documentTypes';
import type { Language } from '../src/i18n/languages';
import { sectionOf } from '../src/routes';
import { publishedDocuments, type ContentDocument } from './previewContent';

const isSectionPage = ({ uid, lang }: ContentDocument) => sectionOf(uid, lang) !== undefined;

type Expected = {
  isOf: (document: ContentDocument) => boolean;
  /** First part of its address. */
  segment: string;
  /** Addresses above it, below its language's, by which its template is known; '…' is its association's. */
  steps: string[];
  /** It is below its association. */
  isOwned?: boolean;
  /** It is one of the pages of the table in src/routes.ts. */
  isOfSection?: boolean;
};

/** A kind of document that has pages. */
export type Kind = Expected & { name: string };

const expected: Record<DocumentKind | 'page of a section', Expected> = {
  article: {
    isOf: ({ type, data }) => type === 'article' && data['type'] !== 'event',
    segment: 'ha-frettir/',
    steps: ['', 'ha-frettir/'],
  },
  event: {
    isOf: ({ type, data }) => type === 'article' && data['type'] === 'event',
    segment: 'ha-frettir/',
    steps: ['', 'vidburdir/'],
  },
  project: {
    isOf: ({ type }) => type === 'project',
    segment: 'verkefni/',
    steps: ['', 'verkefni/'],
  },
  association: {
    isOf: ({ type }) => type === 'association',
    segment: 'fagfelog/',
    steps: ['', 'fagfelog/'],
  },
  association_page: {
    isOf: ({ type }) => type === 'association_page',
    segment: 'fagfelog/',
    steps: ['', 'fagfelog/', '…'],
    isOwned: true,
  },
  page: {
    isOf: (document) => document.type === 'page' && !isSectionPage(document),
    segment: 'page/',
    steps: [''],
  },
  'page of a section': {
    isOf: (document) => document.uid === 'honnunarverdlaun' && isSectionPage(document),
    segment: 'fyrir-honnudi/',
    steps: ['', 'fyrir-honnudi/'],
    isOfSection: true,
  },
};

export const kinds: readonly Kind[] = Object.entries(expected).map(([name, rest]) => ({
  name,
  ...rest,
}));

export const roots: Record<Language, string> = { is: '/', 'en-us': '/en/' };
const published = publishedDocuments();

/** A published document of the kind. */
export function sampleOf({ isOf }: Kind, lang: Language): ContentDocument {
  const found = published.find((document) => document.lang === lang && isOf(document));
  if (!found) throw new Error(`The sample content has no such document in ${lang}.`);
  return found;
}

function associationOf({ data }: ContentDocument): ContentDocument | undefined {
  const link = data['association'];
  const id = typeof link === 'object' && link !== null && 'id' in link ? link.id : undefined;
  return published.find((document) => document.id === id);
}

/** The first line of a rich text. */
export function textOf(value: unknown): string {
  return Array.isArray(value) ? String(value[0]?.text ?? '') : '';
}

/** Where an editor should see a document: its address, the page's title, and the links of its trail. */
export function expectedOf(kind: Kind, document: ContentDocument) {
  const owner = kind.isOwned ? associationOf(document) : undefined;
  const root = roots[document.lang];
  const below = owner ? `${owner.uid}/` : '';
  return {
    path: `${root}${kind.segment}${below}${document.uid}/`,
    title: [textOf(document.data['title']), owner && textOf(owner.data['title']), 'Miðstöð']
      .filter(Boolean)
      .join(' – '),
    steps: kind.steps.map((step) =>
      step === '…' ? `${root}${kind.segment}${below}` : `${root}${step}`,
    ),
  };
}
