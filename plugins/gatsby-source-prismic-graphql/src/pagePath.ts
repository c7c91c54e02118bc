import { PrismicError } from './PrismicError';
import type { DocumentMeta, PrismicPluginOptions } from './PrismicPluginOptions';

const parameter = /(\/?):(\w+)(\?)?/g;
const known = ['lang', 'uid', 'id'];

/** Parameters of a `match` that nobody can fill, such as `slug` in `/:slug`. */
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
export function toPagePath(
  match: string,
  meta: Pick<DocumentMeta, 'id' | 'uid' | 'type' | 'lang'>,
  { defaultLang, shortenUrlLangs }: Pick<PrismicPluginOptions, 'defaultLang' | 'shortenUrlLangs'>,
): string {
  const path = match.replace(parameter, (_, slash: string, name: string, optional?: string) => {
    const isLeftOut = name === 'lang' && optional && meta.lang === (defaultLang ?? meta.lang);
    const value = isLeftOut ? undefined : valueOf(name);
    if (value) return slash + value.replace(/[/?#%\\]/g, encodeURIComponent);
    if (optional) return '';
    throw new PrismicError(
      `Document ${meta.id} (type ${meta.type}, language ${meta.lang}) has no ${name}, ` +
        `which its address ${match} needs.\n` +
        `Give it a ${name} in Prismic and publish it, or leave it out with the page's filter option.`,
    );
  });
  return path === '' ? '/' : path;

  function valueOf(name: string): string | null | undefined {
    if (name === 'lang') return toUrlLang(meta.lang, shortenUrlLangs);
    return name === 'uid' ? meta.uid : meta.id;
  }
}

/** `en-us` → `en` when languages are shortened in addresses. */
export function toUrlLang(lang: string, shortenUrlLangs: boolean | undefined): string {
  return shortenUrlLangs ? (lang.split('-')[0] ?? lang) : lang;
}
