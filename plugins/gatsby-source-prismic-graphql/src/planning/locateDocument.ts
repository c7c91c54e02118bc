import { DocumentError, PrismicError } from '../PrismicError';
import type { DocumentMeta, PageOptions, PrismicPluginOptions } from '../PrismicPluginOptions';
import { isRecord } from '../isRecord';
import { findUnknownParameters, isSamePath, toComparable, toPagePath, toRawPath } from './pagePath';

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
};

type Context = {
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
      ? `its path ${path} is already the path of ${describe(owner.meta)}`
      : `its path ${path} differs only in case or Unicode form from ${owner.path}, the path of ${describe(owner.meta)}`,
  );
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
  const problem = findParentProblem(fields, link);
  if (problem === undefined) return { path: toRawPath(link), url: link };
  throw new DocumentError(
    `${describe(meta)} gets no page: the uid of the document above it ${problem}.\n` +
      'Give the document above it another uid in Prismic and publish it.',
  );
}

/**
 * Checks the uid of a parent document itself, because the link does not show what is wrong with it:
 * a uid `a/b` looks like two segments, and `%41` looks like a letter.
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

/** Names of files and folders that a build may write into the folder of any page. */
const ownNames = ['index.html', 'page-data.json', '_preview'];

/** Limit of most file systems. Gatsby would shorten a longer name, so links would miss the page. */
const MAX_NAME_BYTES = 255;

const refusedCharacter = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}/\\?#%]/u;

/** Returns why a path cannot contain `name` (not percent-encoded): `contains “?”, which …`. */
function findNameProblem(name: string): string | undefined {
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

/** Gatsby treats paths with these endings as files, which get no trailing slash and no folder. */
const fileEnding = /\.(?:html|js|json|map|pdf|txt|xml)$/i;

/** Returns why a document with this uid cannot have a page, in the form of `findNameProblem`. */
function findUidProblem(uid: string): string | undefined {
  const [ending] = fileEnding.exec(uid) ?? [];
  return ending === undefined
    ? findNameProblem(uid)
    : `ends in “${ending}”, so its address would be the address of a file`;
}

/** Writes control characters, line separators and lone surrogates in the form `U+0000`. */
function toVisible(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu,
    (character) => `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
  );
}
