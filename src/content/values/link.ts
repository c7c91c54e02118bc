import { pathOf } from '../../addresses';
import { toOwnFile } from './ownMedia';
import { reportContent, isJsonObject, toText } from './cmsValues';
import type { Source, JsonObject } from './cmsValues';

/** `href` is a path of this site (`/verkefni/x/`) or an absolute URL. */
export type Link = { href: string; opensNewTab?: true };

/** Previews replace `prepare` (prepareDrafts in prepareRichText.ts). */
export const drafts: { prepare: <Value>(value: Value, field?: string) => Value } = {
  prepare: (value) => value,
};

// Reads GraphQL's `_Linkable` (with the fragment `Link`) or the REST link of rich text. Reports a
// broken link and returns `undefined`, so the caller shows only the text.
export function toLink(raw: unknown, source: Source): Link | undefined {
  if (!isJsonObject(raw)) return undefined;
  const typed = toText(raw['url']);
  if (isDocument(raw)) return toDocumentLink(raw, source);
  if (typed === undefined) return undefined;
  // `toRichText` has prepared the links of a rich text, which are in the REST API's form.
  const url = 'link_type' in raw ? typed : drafts.prepare(typed);
  if (!isSafe(url)) {
    reportContent(
      source,
      `links to “${typed}”, which is unsafe or not an address; the link is left out. ` +
        'Write https://example.org/, /verkefni/, info@example.org, 555 0100, or #part for a heading of the page',
    );
    return undefined;
  }
  const file = toOwnFile(url);
  // A file opens in a new tab, like an external link, because Gatsby's router has no page for it.
  if (file !== undefined) return { href: file, opensNewTab: true };
  const href = toHref(url);
  const opensTab = raw['target'] === '_blank' && !/^(?:mailto|tel):/i.test(href);
  return opensTab ? { href, opensNewTab: true } : { href };
}

// Removes line breaks and tabs of a careless paste, as browsers do, and encodes other white space
// (https://url.spec.whatwg.org/#concept-basic-url-parser).
export function toHref(url: string): string {
  return url
    .replace(/[\t\n\r]/g, '')
    .trim()
    .replace(/\s/g, encodeURIComponent);
}

// Rejects `javascript:` and other schemes, paths that browsers read as another site
// (`/\example.is`), and relative paths that `readTypedLink` has not corrected.
function isSafe(url: string): boolean {
  try {
    new URL(url, 'ftp://a');
    // Browsers read a backslash as a slash, and ignore tabs and line breaks.
    return /^([?#]|\/(?![\s\\])|https?:\/\/|mailto:|tel:)/i.test(url);
  } catch {
    return false;
  }
}

function isDocument(raw: JsonObject): boolean {
  return raw['_linkType'] === 'Link.document' || raw['link_type'] === 'Document';
}

function toDocumentLink(raw: JsonObject, source: Source): Link | undefined {
  // The document's metadata is in `_meta` (GraphQL) or in the link itself (REST).
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
      `links to the document ${id} of type “${String(type)}” (${String(lang)}), which has no page; routes.ts lists the types with pages, and the build’s log lists the documents without a page`,
    );
    return undefined;
  }
  return { href };
}
