import { pathOf } from '../addresses';
import { toOwnFile } from './ownMedia';
import { reportContent, type Source } from './report';
import { isShape, toText, type Shape } from './shape';

/** Where a link leads. `href` is an address of this site (`/verkefni/x/`) or a whole URL. */
export type Link = {
  href: string;
  /** The editor asked for a tab of its own. */
  opensNewTab?: true;
};

/**
 * Reads a link of either API: GraphQL's `_Linkable` (with the fragment `Link`) and the REST link
 * object that stands inside rich text.
 *
 * @param raw the value as Prismic gave it
 * @param source where it stands, for the report
 * @returns `undefined` for an empty link, and for one that leads nowhere (deleted document, type
 * without a page), which is reported: the caller then shows its text alone
 */
export function toLink(raw: unknown, source: Source): Link | undefined {
  if (!isShape(raw)) return undefined;
  const url = toText(raw['url']);
  if (isDocument(raw)) return toDocumentLink(raw, source);
  if (url === undefined) return undefined;
  if (!isSafe(url)) {
    reportContent(source, `links to “${url}”, which no reader should open; the link is left out`);
    return undefined;
  }
  const file = toOwnFile(url);
  // It opens as a file of a CDN does, and is no page for Gatsby's router.
  if (file !== undefined) return { href: file, opensNewTab: true };
  return raw['target'] === '_blank' ? { href: url, opensNewTab: true } : { href: url };
}

/** Addresses of this site, and of the schemes that lead somewhere; none that run as a script. */
function isSafe(url: string): boolean {
  try {
    const { protocol } = new URL(url, 'https://site.invalid/');
    return ['http:', 'https:', 'mailto:', 'tel:'].includes(protocol);
  } catch {
    return false;
  }
}

function isDocument(raw: Shape): boolean {
  return raw['_linkType'] === 'Link.document' || raw['link_type'] === 'Document';
}

function toDocumentLink(raw: Shape, source: Source): Link | undefined {
  // GraphQL keeps a document's facts in `_meta`, REST in the link itself.
  const meta = isShape(raw['_meta']) ? raw['_meta'] : raw;
  const { id, type, lang } = meta;
  if (typeof id !== 'string') return undefined;
  if (raw['isBroken'] === true) {
    reportContent(source, `links to the document ${id}, which is not published`);
    return undefined;
  }
  const href = pathOf(meta);
  if (href === undefined) {
    reportContent(
      source,
      `links to the document ${id} of type “${String(type)}” (${String(lang)}), which has no page; routes.ts knows the types that have`,
    );
    return undefined;
  }
  return { href };
}
