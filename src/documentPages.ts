import type {
  LinkResolver,
  PageOptions,
} from '../plugins/gatsby-source-prismic-graphql/src/PrismicPluginOptions';
import { toPlainText } from './content/richText';
import { toSeason, whereInSeason } from './content/season';
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

function isInSection({ uid, lang }: Meta): boolean {
  return isLanguage(lang) && sectionOf(uid, lang) !== undefined;
}

/** The fields that `extraPageFields` queries for an association's page. */
type ExtraFields = { association?: { _meta?: { id: string; uid: string | null } } | null };

/** The site's link resolver. The path of an association's page needs the association's uid, an extra field. */
export const linkResolver: LinkResolver = (meta, fields: ExtraFields) =>
  documentPath({ ...meta, association: fields?.association?._meta?.uid ?? null });

/** An entry of the source plugin's `pages`; `template` is a file of src/templates without its extension. */
export type DocumentPage = Omit<PageOptions, 'component'> & { template: string };

/**
 * What every document with a page needs, because lists, links, search results and feeds name it. Without a
 * title its page would be empty: the mappers in content/ return nothing.
 */
const required = {
  field: 'title',
  isFilled: (title: unknown) => toPlainText(title) !== undefined,
};

/** The pages of single documents. Previews in the browser use this table too. */
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
      {
        ...page,
        match: sectionPattern,
        path: fallbackPattern(sections.about.is.segment),
        template: 'about',
        filter: ({ node }) => isInSection(node._meta) && node._meta.uid !== contactUid,
      },
      {
        ...page,
        match: sectionPattern,
        path: fallbackPattern(`${sections.about.is.segment}/${contactUid}`),
        template: 'contact',
        filter: ({ node }) => isInSection(node._meta) && node._meta.uid === contactUid,
      },
    ];
  }
  const [part] = partsOf(type);
  const field = part && documentTypes[part].partOf?.field;
  if (field === undefined) return [page];
  return [
    {
      ...page,
      // Two kinds must not share one fallback page.
      ...(partOf && list && { path: fallbackPattern(list.segment) }),
      // An alias, because `type` in the page context is the document's type.
      extraPageFields: `kind: ${field} ${publishFrom ?? ''}`,
      filter: ({ node }) => kindOf(type, { [field]: node['kind'] }) === kind,
    },
  ];
}

/**
 * Adds the variables of queries that the source plugin does not set: the id of the association to the context of an
 * association's page, and the condition for the events of a season to that of a festival's page.
 *
 * @param context context of a document's page from the source plugin
 */
export function toPageContext<Context extends object>(
  context: Context & ExtraFields & Record<string, unknown>,
): Context & { associationId?: string; programme?: Record<string, string> } {
  const associationId = context.association?._meta?.id;
  if (associationId !== undefined) return { ...context, associationId };
  const season = toSeason(context);
  return season ? { ...context, programme: whereInSeason(season) } : context;
}
