import type {
  LinkResolver,
  PageOptions,
} from '../plugins/gatsby-source-prismic-graphql/src/PrismicPluginOptions';
import { isLanguage } from './i18n/languages';
import {
  associationPagePattern,
  documentPath,
  documentPattern,
  fallbackPattern,
  sectionOf,
  sectionPattern,
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
export const documentPages: readonly DocumentPage[] = [
  {
    type: 'Article',
    match: documentPattern('article'),
    template: 'article',
    sortBy: 'published_date_ASC',
    extraPageFields: 'kind: type',
    filter: ({ node }) => node['kind'] !== 'event',
  },
  {
    type: 'Article',
    match: documentPattern('article'),
    path: fallbackPattern('event'),
    template: 'event',
    sortBy: 'published_date_ASC',
    extraPageFields: 'kind: type',
    filter: ({ node }) => node['kind'] === 'event',
  },
  {
    type: 'Project',
    match: documentPattern('project'),
    template: 'project',
    sortBy: 'title_ASC',
  },
  {
    type: 'Association',
    match: documentPattern('association'),
    template: 'association',
  },
  {
    type: 'Association_page',
    match: associationPagePattern,
    path: fallbackPattern('association_page'),
    template: 'associationPage',
    extraPageFields: 'association { ... on Association { _meta { id uid } } }',
  },
  {
    type: 'Page',
    match: documentPattern('page'),
    template: 'page',
    filter: ({ node }) => !isInSection(node._meta),
  },
  {
    type: 'Page',
    match: sectionPattern,
    path: fallbackPattern('about'),
    template: 'about',
    filter: ({ node }) => isInSection(node._meta),
  },
];

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
