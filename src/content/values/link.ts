import { pathOf } from '../../addresses';
import { drafts } from './drafts';
import { toOwnFile } from './ownMedia';
import { reportContent } from './report';
import type { Source } from './report';
import { isJsonObject, toText } from './cmsValues';
import type { JsonObject } from './cmsValues';

/** The target of a link. `href` is a path of this site (`/verkefni/x/`) or an absolute URL. */
export type Link = {
  href: string;
  /** The editor chose to open the link in a new tab. */
  opensNewTab?: true;
};

/**
 * Reads a link of either API: GraphQL's `_Linkable` (with the fragment `Link`), or the REST link
 * object inside rich text.
 *
 * @param raw the value from Prismic
 * @param source document and field of the link, for the report
 * @returns `undefined` for an empty link and for a broken one (deleted document, type without a
 * page, unsafe address), which is reported; the caller then shows only the text of the link
 */
export function toLink(raw: unknown, source: Source): Link | undefined {
  if (!isJsonObject(raw)) return undefined;
  const typed = toText(raw['url']);
  if (isDocument(raw)) return toDocumentLink(raw, source);
  if (typed === undefined) return undefined;
  const url = drafts.prepare(typed);
  if (!isSafe(url)) {
    reportContent(
      source,
      `links to “${typed}”, which is not a safe address or no address at all; the link is left out. ` +
        'Write https://example.org/, /verkefni/, info@example.org, 555 0100, or #part for a heading of the page',
    );
    return undefined;
  }
  const file = toOwnFile(url);
  // In a new tab, as a file on a CDN opens: Gatsby's router has no page for it.
  if (file !== undefined) return { href: file, opensNewTab: true };
  const href = toHref(url);
  return raw['target'] === '_blank' ? { href, opensNewTab: true } : { href };
}

/**
 * Writes an address as HTML requires, with the white space of a careless paste as browsers read it
 * (https://url.spec.whatwg.org/#concept-basic-url-parser): line breaks and tabs are left out, others encoded.
 */
export function toHref(url: string): string {
  return url
    .replace(/[\t\n\r]/g, '')
    .trim()
    .replace(/\s/g, encodeURIComponent);
}

/**
 * Accepts paths from the root of this site, parts of a page, and http, https, mailto and tel; rejects
 * `javascript:` and others, what reads as a path but is another site to browsers, such as `/\example.is`,
 * and what browsers would look for beside the page, such as `www.example.is` if nobody has read it before
 * (typedLinks.ts).
 */
function isSafe(url: string): boolean {
  try {
    new URL(url, 'ftp://a');
    // To browsers a backslash is a slash, and tabs and line breaks are nothing.
    return /^([?#]|\/(?![\s\\])|https?:\/\/|mailto:|tel:)/i.test(url);
  } catch {
    return false;
  }
}

function isDocument(raw: JsonObject): boolean {
  return raw['_linkType'] === 'Link.document' || raw['link_type'] === 'Document';
}

function toDocumentLink(raw: JsonObject, source: Source): Link | undefined {
  // GraphQL has the document's metadata in `_meta`, REST in the link itself.
  const meta = isJsonObject(raw['_meta']) ? raw['_meta'] : raw;
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
      `links to the document ${id} of type “${String(type)}” (${String(lang)}), which has no page; routes.ts lists the types with pages, and the build’s log the documents without one`,
    );
    return undefined;
  }
  return { href };
}
