import type { LanguageOptions } from '../planning/pagePath';
import { escapePattern, toPattern, toUrlLang } from '../planning/pagePath';
import type { PreviewEntry } from './PreviewManifest';

/** What an address says of the document that is there, if it is of the entry; perhaps its language alone. */
export type PathNames = { lang: string; uid?: string; id?: string };

/**
 * Reads an address by an entry's `match`, in each of its languages. Where `match` has no `:uid`, or
 * leaves it out, the last part of the address may be one.
 *
 * @param path letters raw, as `toRawPath` gives it
 */
export function findPathNames(
  path: string,
  { match, langs }: Pick<PreviewEntry, 'match' | 'langs'>,
  { defaultLang, shortenUrlLangs }: LanguageOptions,
): PathNames[] {
  return langs.flatMap((lang) => {
    const isLeftOut = lang === (defaultLang ?? lang);
    const pattern = toPattern(match, ({ slash, name, isOptional }) => {
      if (name === 'lang') {
        const isOmitted = isOptional && isLeftOut;
        return isOmitted ? '' : slash + escapePattern(toUrlLang(lang, shortenUrlLangs));
      }
      const part = `${slash}(?<${name}>[^/]+)`;
      return isOptional ? `(?:${part})?` : part;
    });
    const found = new RegExp(`^${pattern}/*$`).exec(path);
    if (!found) return [];
    // The one document of a type that has no uid.
    if (!found.groups) return [{ lang }];
    const last = path.split('/').findLast((part) => part !== '') ?? '';
    const { uid = last, id } = found.groups;
    return [{ lang, uid, ...(id === undefined ? {} : { id }) }];
  });
}
