import type { DocumentMeta, PrismicPluginOptions } from '../PrismicPluginOptions';
import { DocumentError } from '../PrismicError';

const parameter = /(\/?):(\w+)(\?)?/g;
const documentParameters = ['lang', 'uid', 'id'];

type DocumentIds = Pick<DocumentMeta, 'id' | 'uid' | 'type' | 'lang'>;
export type LanguageOptions = Pick<PrismicPluginOptions, 'defaultLang' | 'shortenUrlLangs'>;

/** Returns parameters of `match` that need a link resolver, such as `parent` in `/:parent/:uid`. */
export function findUnknownParameters(match: string): string[] {
  return [...match.matchAll(parameter)].flatMap(([, , name]) =>
    name === undefined || documentParameters.includes(name) ? [] : [name],
  );
}

/**
 * Builds a document's path as Gatsby expects it: only characters that would end or split the path
 * are percent-encoded. An optional parameter without a value is removed with the slash before it.
 * `:lang?` has no value for the default language.
 * @throws DocumentError if a required parameter has no value.
 */
export function toPagePath(
  match: string,
  { id, uid, type, lang }: DocumentIds,
  { defaultLang, shortenUrlLangs }: LanguageOptions,
): string {
  const isLeftOut = lang === (defaultLang ?? lang);
  const urlLang = toUrlLang(lang, shortenUrlLangs);
  const path = match.replace(parameter, (_, slash: string, name: string, optional?: string) => {
    const optionalLang = isLeftOut ? null : urlLang;
    const values: Record<string, string | null> = {
      lang: optional ? optionalLang : urlLang,
      uid,
      id,
    };
    const value = values[name];
    if (value) return slash + encodeReserved(value);
    if (optional) return '';
    throw new DocumentError(
      `Document ${id} (type ${type}, language ${lang}) has no ${name}, ` +
        `but its path ${match} needs one.\n` +
        `Set the ${name} in Prismic and publish the document, or exclude the document with the page's filter option.`,
    );
  });
  return path === '' ? '/' : path;
}

type Parameter = { slash: string; name: string; isOptional: boolean };

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

/** Percent-decodes a path as Gatsby expects it: reserved characters stay encoded. */
export function toRawPath(path: string): string {
  return mapDecoded(path, encodeReserved);
}

function mapDecoded(path: string, toPart: (text: string) => string): string {
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

/** Whether two paths name the same page. Ignores a trailing slash and percent-encoding. */
export function isSamePath(one: string, other: string): boolean {
  return toComparable(one) === toComparable(other);
}

/** Returns a key for comparing paths, not a valid path. */
export function toComparable(path: string): string {
  // A regular expression would search again at every slash. Older browsers lack lookbehind.
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return mapDecoded(path.slice(0, end), (text) => text);
}

/** `en-us` → `en` */
export function toUrlLang(lang: string, shortenUrlLangs: boolean | undefined): string {
  return shortenUrlLangs ? (lang.split('-')[0] ?? lang) : lang;
}

const encodeReserved = (text: string) => text.replace(/[/?#%\\]/g, encodeURIComponent);

export const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
