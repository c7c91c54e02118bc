import type { PrismicPluginOptions, RelatedDocument } from '../PrismicPluginOptions';
import { DocumentError } from '../PrismicError';

const parameter = /(\/?):(\w+)(\?)?/g;
const documentParameters = ['lang', 'uid', 'id'];

export type LanguageOptions = Pick<PrismicPluginOptions, 'defaultLang' | 'shortenUrlLangs'>;

/** Returns parameters of `match` that need a link resolver, such as `parent` in `/:parent/:uid`. */
export function findUnknownParameters(match: string): string[] {
  const names = [...match.matchAll(parameter)].map(([, , name = '']) => name);
  return names.filter((name) => !documentParameters.includes(name));
}

/**
 * Builds a document's path as Gatsby expects it: only characters that would end or split the path
 * are percent-encoded. An optional parameter without a value is removed with the slash before it.
 * `:lang?` has no value for the default language.
 * @throws DocumentError if a required parameter has no value.
 */
export function toPagePath(
  match: string,
  { id, uid, type, lang }: RelatedDocument,
  options: LanguageOptions,
): string {
  const path = match.replace(parameter, (_, slash: string, name: string, optional?: string) => {
    const urlLang = toUrlLang(lang, Boolean(optional), options);
    const values: Record<string, string | null> = { lang: urlLang, uid, id };
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

const parameterOrSpecial = /(\/?):(\w+)(\?)?|[\\^$.*+?()[\]{}|]/g;

/** Returns a pattern for paths of a language, whose groups have the names of the parameters. */
export function toPattern(match: string, lang: string, options: LanguageOptions): RegExp {
  const pattern = match.replace(
    parameterOrSpecial,
    (found, slash?: string, name?: string, optional?: string) => {
      if (name === undefined) return `\\${found}`;
      if (name === 'lang') {
        const urlLang = toUrlLang(lang, Boolean(optional), options);
        return urlLang && `${slash}${urlLang}`;
      }
      const part = `${slash}(?<${name}>[^/]+)`;
      return optional ? `(?:${part})?` : part;
    },
  );
  return new RegExp(`^${pattern}/*$`);
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

/** Shortens `en-us` to `en`. Returns '' if a path omits the language. */
function toUrlLang(
  lang: string,
  isOptional: boolean,
  { defaultLang, shortenUrlLangs }: LanguageOptions,
): string {
  if (isOptional && lang === (defaultLang ?? lang)) return '';
  return shortenUrlLangs ? (lang.split('-')[0] ?? lang) : lang;
}

const encodeReserved = (text: string) => text.replace(/[/?#%\\]/g, encodeURIComponent);
