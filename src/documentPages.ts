import type {
  DocumentEdge,
  LinkResolver,
  PageOptions,
} from '../plugins/gatsby-source-prismic-graphql/src/PrismicPluginOptions';
import { isJsonObject } from './content/values/cmsValues';
import { toPlainText } from './content/values/richText';
import { toSeason, whereInSeason } from './content/values/season';
import { indexLabels, suggestRelated } from './content/values/suggestRelated';
import type { Labelled } from './content/values/suggestRelated';
import { kindOf, partsOf, toTypeName } from './documentQueries';
import { documentTypes, isRoutedType, kinds } from './documentTypes';
import type { Kind } from './documentTypes';
import { isLanguage } from './i18n/languages';
import {
  associationPagePattern,
  contactUid,
  documentPath,
  documentPattern,
  fallbackPattern,
  sectionOf,
  sectionPattern,
  sections,
} from './routes';

type Meta = { uid: string | null; lang: string };

function isInSection(meta: Meta): boolean {
  return sectionTemplate(meta) !== undefined;
}

/** Returns the template of a page in a section, and `undefined` for other pages. */
function sectionTemplate({ uid, lang }: Meta): keyof typeof sectionFallbacks | undefined {
  const section = isLanguage(lang) ? sectionOf(uid, lang) : undefined;
  if (section === undefined || section === 'visit') return section;
  return uid === contactUid ? 'contact' : 'about';
}

/** The start of the path of the fallback page for previews, by template. */
const sectionFallbacks = {
  about: sections.about.is.segment,
  contact: `${sections.about.is.segment}/${contactUid}`,
  visit: sections.visit.is.segment,
};

type ExtraFields = { association?: { _meta?: { id: string; uid: string | null } } | null };

/** The path of an association's page needs the association's uid, which is an extra field. */
export const linkResolver: LinkResolver = (meta, fields: ExtraFields) =>
  documentPath({ ...meta, association: fields?.association?._meta?.uid ?? null });

/** `template` is a file of src/templates without its extension. */
export type DocumentPage = Omit<PageOptions, 'component'> & { template: string };

/** Without a title, a page would be empty, and lists, links, search and feeds could not name it. */
const required = {
  field: 'title',
  isFilled: (title: unknown) => toPlainText(title) !== undefined,
};

/** Fields for `suggestionsFor`: the association, and the related documents that editors chose. */
const relatedFields = `
  by: association { ... on Association { _meta { id } } }
  chosen: related { item { ... on _Document { _meta { id } } } }`;

/** The build and previews in the browser use this table. */
export const documentPages: readonly DocumentPage[] = kinds.flatMap(toPages);

function toPages(kind: Kind): DocumentPage[] {
  const { partOf, neighbours, segment, list, publishFrom } = documentTypes[kind];
  const type = partOf?.type ?? kind;
  if (!isRoutedType(type)) throw new Error(`The type “${type}” of the kind “${kind}” has no pages`);
  const page = {
    type: toTypeName(type),
    match: documentPattern(type),
    template: kind.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
    sortBy: neighbours,
    required,
  };
  if (kind === 'association_page') {
    return [
      {
        ...page,
        match: associationPagePattern,
        path: fallbackPattern(`${segment}/page`),
        extraPageFields: 'association { ... on Association { _meta { id uid } } }',
      },
    ];
  }
  if (kind === 'page') {
    const plain = { ...page, extraPageFields: 'season_start season_end' };
    return [
      { ...plain, filter: ({ node }) => !isInSection(node._meta) && !toSeason(node) },
      {
        ...plain,
        path: fallbackPattern(`${segment}/season`),
        template: 'season',
        filter: ({ node }) => !isInSection(node._meta) && toSeason(node) !== undefined,
      },
      ...Object.entries(sectionFallbacks).map(([template, fallback]): DocumentPage => ({
        ...page,
        match: sectionPattern,
        path: fallbackPattern(fallback),
        template,
        filter: ({ node }) => sectionTemplate(node._meta) === template,
      })),
    ];
  }
  const related = documentTypes[type].isRelated ? relatedFields : undefined;
  const [part] = partsOf(type);
  const field = part && documentTypes[part].partOf?.field;
  if (field === undefined) return [{ ...page, extraPageFields: related }];
  return [
    {
      ...page,
      // Two kinds of the same type must not share one fallback page.
      ...(partOf && list && { path: fallbackPattern(list.segment) }),
      // The field has the alias `kind`, because `type` in the page context is the document's type.
      extraPageFields: `kind: ${field} ${publishFrom ?? ''} ${related ?? ''}`,
      filter: ({ node }) => kindOf(type, { [field]: node['kind'] }) === kind,
    },
  ];
}

/** If editors chose this number of related documents, the page needs no suggestions. */
const ENOUGH_RELATED = 3;

type Node = DocumentEdge['node'];

type Relatives = { nodes: Map<unknown, Node>; index: ReturnType<typeof indexLabels> };

const kept = new WeakMap<readonly Node[], Relatives>();

function toRelatives(documents: readonly Node[]): Relatives {
  const relatives = documents.filter((node) => 'chosen' in node);
  return {
    nodes: new Map(relatives.map((node) => [node._meta.id, node])),
    index: indexLabels(relatives.map(toLabelled)),
  };
}

function toLabelled({ _meta: { id, lang, tags }, by }: Node): Labelled {
  return { id, lang, labels: [...tags, ...idsIn([by])] };
}

function idsIn(links: readonly unknown[]): string[] {
  return links
    .map((link) => (isJsonObject(link) && isJsonObject(link['_meta']) ? link['_meta']['id'] : null))
    .filter((id) => typeof id === 'string');
}

function suggestionsFor(id: unknown, documents: readonly Node[]) {
  const relatives = kept.get(documents) ?? toRelatives(documents);
  kept.set(documents, relatives);
  const node = relatives.nodes.get(id);
  if (!node) return {};
  const rows = Array.isArray(node['chosen']) ? node['chosen'].filter(isJsonObject) : [];
  const chosen = idsIn(rows.map(({ item }) => item));
  if (chosen.length >= ENOUGH_RELATED) return {};
  const suggested = suggestRelated(toLabelled(node), relatives.index, chosen);
  return suggested.length > 0 ? { suggested, hasSuggested: true } : {};
}

// Adds query variables that the source plugin does not set. `documents` are all documents with a
// page. A preview does not pass them, so its page keeps the related documents of the build.
export function toPageContext<Context extends object>(
  context: Context & ExtraFields & Record<string, unknown>,
  documents: readonly Node[] = [],
): Context & { associationId?: string; programme?: Record<string, string>; suggested?: string[] } {
  const associationId = context.association?._meta?.id;
  if (associationId !== undefined) return { ...context, associationId };
  const season = toSeason(context);
  if (season) return { ...context, programme: whereInSeason(season) };
  return context['type'] === 'article'
    ? { ...context, ...suggestionsFor(context['id'], documents) }
    : context;
}
