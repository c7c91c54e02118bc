import { DocumentError, PrismicError } from '../PrismicError';
import type { DocumentMeta, PageOptions, PrismicPluginOptions } from '../PrismicPluginOptions';
import { toComparable, toPagePath, toRawPath } from './pagePath';

/** `path` is encoded as Gatsby expects it. `url` is for links, as the link resolver returns it. */
export type PageLocation = { path: string; url: string };

/** Documents that have a page, by the key that `toAddressKey` returns. */
export type Owners = Map<string, { meta: DocumentMeta; path: string }>;

export type LocateOptions = Pick<
  PrismicPluginOptions,
  'defaultLang' | 'shortenUrlLangs' | 'linkResolver' | 'reservedFor'
>;

type Candidate = {
  meta: DocumentMeta;
  fields: Record<string, unknown>;
  required: unknown;
  page: PageOptions;
  /** Number of documents of the type and language. */
  count: number;
  owners: Owners;
};

/**
 * Paths with equal keys may be the same file, because some file systems ignore case and Unicode
 * normalization.
 */
export function toAddressKey(path: string): string {
  return toComparable(path).normalize().toLowerCase();
}

/**
 * Returns the location of a document's page. Only this function decides that a document cannot have
 * a page.
 * @throws DocumentError with reason and remedy if a document cannot have a page: its path or uid is
 * invalid or taken, or a required field is empty.
 * @throws PrismicError if two entries of `pages` select the document.
 */
export function locateDocument(
  { meta, fields, required, page, count, owners }: Candidate,
  options: LocateOptions,
): PageLocation {
  const refuse = (reason: string, remedy: string): never => {
    throw new DocumentError(`${describe(meta)} gets no page: ${reason}.\n${remedy}`);
  };
  const refuseUid = (reason: string) =>
    refuse(reason, 'Give it another uid in Prismic and publish it.');

  if (meta.uid && /:uid\b/.test(page.match) && (fileEnding.test(meta.uid) || isInvalid(meta.uid))) {
    refuseUid('its uid is not valid in a path, or ends like a file name');
  }
  if (page.required && !page.required.isFilled(required)) {
    refuse(
      `its field ${page.required.field} is empty, or holds a value of another kind`,
      `Fill in the field ${page.required.field} in Prismic and publish the document.`,
    );
  }

  const location = findLocation(meta, fields, page, options);
  if (!location) {
    return refuse(
      'the linkResolver returns no path for it',
      'Link the document to the document above it, let the linkResolver return a path, ' +
        "or exclude the document with the page's filter option.",
    );
  }
  const { path } = location;
  if (toComparable(path).split('/').some(isInvalid)) {
    refuse(
      `a part of its path ${path} is not valid`,
      'Give the document above it another uid in Prismic and publish it.',
    );
  }
  const own = options.reservedFor?.(path, count);
  if (own !== undefined) refuseUid(`at its path ${path} the site has ${own}`);
  const owner = owners.get(toAddressKey(path));
  if (!owner) return location;
  if (owner.meta.id === meta.id) {
    throw new PrismicError(
      `${describe(meta)} gets two pages at ${path}.\n` +
        'Two entries of pages in the plugin options select it: restrict one of them with langs or filter.',
    );
  }
  // Some file systems ignore case and Unicode normalization, so the paths may differ in these.
  return refuseUid(`its path ${path} is the path ${owner.path} of ${describe(owner.meta)}`);
}

function findLocation(
  meta: DocumentMeta,
  fields: Record<string, unknown>,
  { match }: PageOptions,
  options: LocateOptions,
): PageLocation | undefined {
  if (!options.linkResolver) {
    const path = toPagePath(match, meta, options);
    return { path, url: path };
  }
  const link = options.linkResolver(meta, fields);
  if (!link?.startsWith('/')) return undefined;
  return { path: toRawPath(link), url: link };
}

function describe({ id, uid, type, lang }: DocumentMeta): string {
  return `Document ${id} (type ${type}, uid ${uid ?? 'none'}, language ${lang})`;
}

/** Limit of most file systems. Gatsby would shorten a longer name, so links would miss the page. */
const MAX_NAME_BYTES = 255;

/** Matches other folders, and files and folders that a build may write into any page's folder. */
const reservedName = /^(?:\.\.?|index\.html|page-data\.json|_preview)$/i;

const refusedCharacter = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}/\\?#%]/u;

/** Whether a path cannot contain `name` (not percent-encoded). */
function isInvalid(name: string): boolean {
  return (
    refusedCharacter.test(name) ||
    reservedName.test(name) ||
    encodeURIComponent(name).replace(/%../g, '.').length > MAX_NAME_BYTES
  );
}

/** Gatsby treats paths with these endings as files, which get no trailing slash and no folder. */
const fileEnding = /\.(?:html|js|json|map|pdf|txt|xml)$/i;
