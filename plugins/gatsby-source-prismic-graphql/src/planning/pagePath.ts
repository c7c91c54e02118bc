import { PrismicError } from '../PrismicError';
import type { DocumentMeta, PrismicPluginOptions } from '../PrismicPluginOptions';

const parameter = /(\/?):(\w+)(\?)?/g;
const known = ['lang', 'uid', 'id'];

type Names = Pick<DocumentMeta, 'id' | 'uid' | 'type' | 'lang'>;
/** How languages stand in addresses. */
export type LanguageOptions = Pick<PrismicPluginOptions, 'defaultLang' | 'shortenUrlLangs'>;

/** Parameters of a `match` that a document alone cannot fill, such as `parent` in `/:parent/:uid`. */
export function findUnknownParameters(match: string): string[] {
  return [...match.matchAll(parameter)].flatMap(([, , name]) =>
    name === undefined || known.includes(name) ? [] : [name],
  );
}

/**
 * A document's address, as Gatsby wants it: letters raw, only what would end or split a path encoded.
 *
 * @param match such as `/:lang?/ha-frettir/:uid`. An optional parameter without a value goes with the
 * slash before it; `:lang?` has none for the default language.
 * @throws PrismicError when the document lacks a parameter that is not optional.
 */
export function toPagePath(match: string, meta: Names, options: LanguageOptions): string {
  const path = match.replace(parameter, (_, slash: string, name: string, optional?: string) => {
    const value = toValue(name, optional !== undefined, match, meta, options);
    return value === undefined ? '' : slash + value;
  });
  return path === '' ? '/' : path;
}

/**
 * Whether an address that a link resolver gives has the shape of `match`: the parameters of the
 * document hold its own values (of an optional one, perhaps nothing), any other something.
 *
 * @param path as `toRawPath` gives it; a slash at its end makes no difference.
 * @throws PrismicError when the document lacks a parameter that is not optional.
 */
export function matchesPath(
  path: string,
  match: string,
  meta: Names,
  options: LanguageOptions,
): boolean {
  const pattern = toPattern(match, ({ slash, name, isOptional }) => {
    const value = known.includes(name) ? toValue(name, isOptional, match, meta, options) : null;
    if (value === undefined) return '';
    const part = slash + (value === null ? '[^/]+' : escapePattern(value));
    return isOptional && name !== 'lang' ? `(?:${part})?` : part;
  });
  return new RegExp(`^${pattern}/*$`).test(path);
}

/** A parameter of a `match`, with the slash before it. */
type Parameter = { slash: string; name: string; isOptional: boolean };

/** The text of a regular expression for a `match`, with what is given for each of its parameters. */
export function toPattern(match: string, toPart: (parameter: Parameter) => string): string {
  let pattern = '';
  let end = 0;
  for (const found of match.matchAll(parameter)) {
    const [whole, slash = '', name = '', optional] = found;
    pattern += escapePattern(match.slice(end, found.index));
    pattern += toPart({ slash, name, isOptional: optional !== undefined });
    end = found.index + whole.length;
  }
  return pattern + escapePattern(match.slice(end));
}

/** An address with its letters raw, whatever a link resolver has encoded of them. */
export function toRawPath(path: string): string {
  return mapDecoded(path, encodeReserved);
}

/** An address with each of its parts decoded, and then mapped; what cannot be decoded stays as it is. */
export function mapDecoded(path: string, toPart: (text: string) => string): string {
  return path
    .split('/')
    .map((segment) => {
      try {
        return toPart(decodeURIComponent(segment));
      } catch {
        return segment;
      }
    })
    .join('/');
}

/** `en-us` → `en` when languages are shortened in addresses. */
export function toUrlLang(lang: string, shortenUrlLangs: boolean | undefined): string {
  return shortenUrlLangs ? (lang.split('-')[0] ?? lang) : lang;
}

/** What a parameter of the document is in its address; nothing for one that is left out. */
function toValue(
  name: string,
  isOptional: boolean,
  match: string,
  meta: Names,
  { defaultLang, shortenUrlLangs }: LanguageOptions,
): string | undefined {
  const values: Record<string, string | null> = {
    lang: toUrlLang(meta.lang, shortenUrlLangs),
    uid: meta.uid,
    id: meta.id,
  };
  const isLeftOut = name === 'lang' && isOptional && meta.lang === (defaultLang ?? meta.lang);
  const value = isLeftOut ? undefined : values[name];
  if (value) return encodeReserved(value);
  if (isOptional) return undefined;
  throw new PrismicError(
    `Document ${meta.id} (type ${meta.type}, language ${meta.lang}) has no ${name}, ` +
      `which its address ${match} needs.\n` +
      `Give it a ${name} in Prismic and publish it, or leave it out with the page's filter option.`,
  );
}

const encodeReserved = (text: string) => text.replace(/[/?#%\\]/g, encodeURIComponent);

/** A text as a regular expression finds it. */
export const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
