import { toPagePath } from './pagePath';
import { PrismicError } from './PrismicError';
import type {
  DocumentEdge,
  DocumentMeta,
  PageOptions,
  PrismicPluginOptions,
} from './PrismicPluginOptions';

export type PageContext = Pick<DocumentMeta, 'id' | 'uid' | 'lang' | 'type' | 'alternateLanguages'>;

export type PlannedPage = { path: string; component: string; context: PageContext };

type Plan = { pages: PlannedPage[]; errors: PrismicError[] };

/**
 * One page per document. Those that cannot have one are in `errors`: a document without the uid that
 * its address needs, one whose address is another's already, and one of which the link resolver
 * says something else than `match`.
 */
export function planPages(
  found: { page: PageOptions; edges: DocumentEdge[] }[],
  options: Pick<PrismicPluginOptions, 'defaultLang' | 'shortenUrlLangs' | 'linkResolver'>,
): Plan {
  const owners = new Map<string, DocumentMeta>();
  const plan: Plan = { pages: [], errors: [] };

  for (const { page, edges } of found) {
    for (const { node } of page.filter ? edges.filter(page.filter) : edges) {
      const meta = node._meta;
      try {
        const path = toPagePath(page.match, meta, options);
        assertLinksLeadTo(path, meta, page, options);
        const owner = owners.get(toComparable(path));
        if (owner) throw new PrismicError(explainConflict(path, owner, meta));
        owners.set(toComparable(path), meta);

        const { id, uid, lang, type, alternateLanguages } = meta;
        const context = { id, uid, lang, type, alternateLanguages };
        plan.pages.push({ path, component: page.component, context });
      } catch (error) {
        if (!(error instanceof PrismicError)) throw error;
        plan.errors.push(error);
      }
    }
  }
  return plan;
}

function assertLinksLeadTo(
  path: string,
  meta: DocumentMeta,
  { match }: PageOptions,
  { linkResolver }: Pick<PrismicPluginOptions, 'linkResolver'>,
): void {
  if (!linkResolver) return;
  const link = linkResolver(meta);
  if (link && toComparable(link) === toComparable(path)) return;
  throw new PrismicError(
    `${describe(meta)} is at ${path} by match '${match}', ` +
      `but ${link ? `at ${link}` : 'nowhere'} by the linkResolver, so links to it would break.\n` +
      'Make the two agree in the plugin options.',
  );
}

/** A slash at the end and the encoding of letters make no other address. */
function toComparable(path: string): string {
  const trimmed = path.replace(/(.)\/+$/, '$1');
  try {
    return decodeURIComponent(trimmed);
  } catch {
    return trimmed;
  }
}

function explainConflict(path: string, first: DocumentMeta, second: DocumentMeta): string {
  return first.id === second.id
    ? `${describe(first)} is made twice at ${path}.\n` +
        'Two of pages in the plugin options select it: narrow one of them with langs or filter.'
    : `${describe(first)} and ${describe(second)} have the same address, ${path}.\n` +
        'Change the uid of one of them in Prismic and publish it, or give their types different match options.';
}

function describe({ id, uid, type, lang }: DocumentMeta): string {
  return `Document ${id} (type ${type}, uid ${uid ?? 'none'}, language ${lang})`;
}
