import type {
  LinkResolver,
  PageOptions,
} from '../plugins/gatsby-source-prismic-graphql/src/PrismicPluginOptions';
import { kindOf, partsOf, toTypeName } from './documentQueries';
import { documentTypes, isRoutedType, kinds, type Kind } from './documentTypes';
import { isLanguage } from './i18n/languages';
import {
  associationPagePattern,
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

/** What `extraPageFields` asks of an association's page. */
type ExtraFields = { association?: { _meta?: { id: string; uid: string | null } } | null };

/** A page of an association is below it: the association's uid is among the extra fields. */
export const linkResolver: LinkResolver = (meta, fields: ExtraFields) =>
  documentPath({ ...meta, association: fields?.association?._meta?.uid ?? null });

/** Entry of the source plugin's `pages`; `template` is a file of src/templates, without its ending. */
export type DocumentPage = Omit<PageOptions, 'component'> & { template: string };

/** The pages of single documents. Previews in the browser need this table too. */
export const documentPages: readonly DocumentPage[] = kinds.flatMap(toPages);

function toPages(kind: Kind): DocumentPage[] {
  const { of, neighbours, segment, list } = documentTypes[kind];
  const type = of?.type ?? kind;
  if (!isRoutedType(type)) throw new Error(`“${kind}” is part of “${type}”, which has no pages`);
  const page = {
    type: toTypeName(type),
    match: documentPattern(type),
    template: kind.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
    sortBy: neighbours,
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
    return [
      { ...page, filter: ({ node }) => !isInSection(node._meta) },
      {
        ...page,
        match: sectionPattern,
        path: fallbackPattern(sections.about.is.segment),
        template: 'about',
        filter: ({ node }) => isInSection(node._meta),
      },
    ];
  }
  const [part] = partsOf(type);
  const field = part && documentTypes[part].of?.field;
  if (field === undefined) return [page];
  return [
    {
      ...page,
      // Two kinds must not have one address for documents without a page.
      ...(of && list && { path: fallbackPattern(list.segment) }),
      // The context of a page has the document's type under that name.
      extraPageFields: `kind: ${field}`,
      filter: ({ node }) => kindOf(type, { [field]: node['kind'] }) === kind,
    },
  ];
}

/**
 * Gives an association's page the id of its association: query variables are plain values.
 *
 * @param context of a document's page, as the source plugin makes it
 */
export function toPageContext<Context extends object>(
  context: Context & ExtraFields,
): Context & { associationId?: string } {
  const id = context.association?._meta?.id;
  return id === undefined ? context : { ...context, associationId: id };
}
