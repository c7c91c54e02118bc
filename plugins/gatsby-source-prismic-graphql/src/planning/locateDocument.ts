import { DocumentError, PrismicError } from '../PrismicError';
import type { DocumentMeta, PageOptions, PrismicPluginOptions } from '../PrismicPluginOptions';
import { isRecord } from '../isRecord';
import { findUnknownParameters, isSamePath, toComparable, toPagePath, toRawPath } from './pagePath';

/** `path` is for Gatsby. `url` is for links: the same path, spelt as the link resolver returns it. */
export type PageLocation = { path: string; url: string };

/** The documents that have a page so far, by `toAddressKey`. */
export type Owners = Map<string, { meta: DocumentMeta; path: string }>;

export type LocateOptions = Pick<
  PrismicPluginOptions,
  'defaultLang' | 'shortenUrlLangs' | 'linkResolver' | 'reservedFor'
>;

type Candidate = {
  meta: DocumentMeta;
  /** Values of `extraPageFields`. */
  fields: Record<string, unknown>;
  /** Value of the field that the entry requires. */
  required: unknown;
};

type Context = {
  page: PageOptions;
  /** Number of documents of the type and language. */
  count: number;
  owners: Owners;
};

/** Paths with equal keys are one address on some host: file systems may ignore case and Unicode's forms. */
export function toAddressKey(path: string): string {
  return toComparable(path).normalize().toLowerCase();
}

/**
 * Decides where a document's page is. This is the only place that refuses a document its page.
 *
 * @throws DocumentError with the reason and the remedy for a document that cannot have a page: without the
 * required field, without the uid or the parent that its path needs, with a uid that no path can hold, or
 * at an address that is taken.
 * @throws PrismicError when two entries of `pages` select the document.
 */
export function locateDocument(
  { meta, fields, required }: Candidate,
  { page, count, owners }: Context,
  options: LocateOptions,
): PageLocation {
  const refuse = (reason: string, remedy: string): never => {
    throw new DocumentError(`${describe(meta)} gets no page: ${reason}.\n${remedy}`);
  };
  const refuseUid = (reason: string) =>
    refuse(reason, 'Give it another uid in Prismic and publish it.');

  const uidProblem = /:uid\b/.test(page.match) && meta.uid ? findUidProblem(meta.uid) : undefined;
  if (uidProblem !== undefined) refuseUid(`its uid ${uidProblem}`);
  if (page.required && !page.required.isFilled(required)) {
    refuse(
      `its field ${page.required.field} is empty, or holds a value of another kind`,
      `Fill in the field ${page.required.field} in Prismic and publish the document.`,
    );
  }

  const location = findLocation(meta, fields, page, options);
  if (!location) {
    const names = findUnknownParameters(page.match).join(' and ');
    return refuse(
      'the linkResolver returns no path for it',
      `${names ? `Link the document to its ${names} in Prismic and publish it` : 'Let the linkResolver return a path for it'}, ` +
        "or exclude it with the page's filter option.",
    );
  }
  const { path } = location;
  const [problem] = toComparable(path)
    .split('/')
    .flatMap((name) => (name === '' ? [] : (findNameProblem(name) ?? [])));
  if (problem !== undefined) {
    refuse(
      `a part of its path ${path} ${problem}`,
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
  return refuseUid(
    isSamePath(owner.path, path)
      ? `its path ${path} is that of ${describe(owner.meta)}`
      : `its path ${path} differs only in case or Unicode form from ${owner.path}, the path of ${describe(owner.meta)}`,
  );
}

/**
 * Finds the location of a document's page: what the link resolver returns or, without a link resolver, the path that
 * `match` makes.
 *
 * @returns nothing when the link resolver returns no path.
 */
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
  const problem = findParentProblem(fields, link);
  if (problem === undefined) return { path: toRawPath(link), url: link };
  throw new DocumentError(
    `${describe(meta)} gets no page: the uid of the document above it ${problem}.\n` +
      'Give the document above it another uid in Prismic and publish it.',
  );
}

/**
 * Says why no path can hold the uid of a document among the extra fields that the link contains. In the link
 * alone it would not be seen: `a/b` is two names there, and `%41` a letter.
 */
function findParentProblem(fields: Record<string, unknown>, link: string): string | undefined {
  for (const value of Object.values(fields)) {
    const { uid } = isRecord(value) && isRecord(value._meta) ? value._meta : {};
    const problem =
      typeof uid === 'string' && link.includes(uid) ? findNameProblem(uid) : undefined;
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function describe({ id, uid, type, lang }: DocumentMeta): string {
  return `Document ${id} (type ${type}, uid ${uid === null ? 'none' : toVisible(uid)}, language ${lang})`;
}

/** Names that the build itself writes into the folder of any page. */
const ownNames = ['index.html', 'page-data.json', '_preview'];

/** Most file systems' limit of a name. Gatsby would shorten the path, and links would miss the page. */
const MAX_NAME_BYTES = 255;

const refusedCharacter = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}/\\?#%]/u;

/**
 * Says why a path cannot hold a document's uid as one segment.
 *
 * @param name not percent-encoded.
 * @returns the rest of a sentence, such as `contains “?”, which …`; nothing for a usable name.
 */
export function findNameProblem(name: string): string | undefined {
  const [character] = refusedCharacter.exec(name) ?? [];
  if (character !== undefined) {
    return `contains “${toVisible(character)}”, which no path can hold`;
  }
  if (name === '.' || name === '..') return `is “${name}”, which in a path names another folder`;
  if (ownNames.includes(name.toLowerCase())) {
    return `is “${name}”, the name of a file or page that the build writes there`;
  }
  const bytes = encodeURIComponent(name).replace(/%../g, '.').length;
  return bytes > MAX_NAME_BYTES
    ? `has ${bytes} bytes, but a part of a path holds ${MAX_NAME_BYTES} at most`
    : undefined;
}

/** To Gatsby these endings are of files: an address with one gets no slash, and its page is no folder. */
const fileEnding = /\.(?:html|js|json|map|pdf|txt|xml)$/i;

/** Says why a document with a uid cannot have a page, as `findNameProblem` does. */
export function findUidProblem(uid: string): string | undefined {
  const [ending] = fileEnding.exec(uid) ?? [];
  return ending === undefined
    ? findNameProblem(uid)
    : `ends in “${ending}”, which makes its address that of a file`;
}

/** Writes control characters, line separators and lone surrogates as `U+0000`, so that a message can be read. */
export function toVisible(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu,
    (character) => `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
  );
}
