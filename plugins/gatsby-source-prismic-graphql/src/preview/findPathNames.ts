import type { LanguageOptions } from '../planning/pagePath';
import { escapePattern, toPattern, toUrlLang } from '../planning/pagePath';
import type { PreviewEntry } from './PreviewManifest';

/** The values that a path gives for a document's parameters. A path may contain only the language. */
export type PathNames = { lang: string; uid?: string; id?: string };

/**
 * Reads a path with an entry's `match`, in each of the entry's languages. If `match` has no `:uid`, or
 * the path leaves it out, the last segment of the path may be the uid.
 *
 * @param path as `toRawPath` returns it.
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
    // The only document of a type without uids.
    if (!found.groups) return [{ lang }];
    const last = path.split('/').findLast((part) => part !== '') ?? '';
    const { uid = last, id } = found.groups;
    return [{ lang, uid, ...(id === undefined ? {} : { id }) }];
  });
}
