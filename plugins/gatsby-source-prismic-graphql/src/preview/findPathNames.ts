import { toUrlLang } from '../pagePath';
import type { PreviewEntry, PreviewManifest } from './PreviewManifest';

type LanguageOptions = Pick<PreviewManifest, 'defaultLang' | 'shortenUrlLangs'>;

/** What an address says of the document that is there, if it is of the entry; perhaps its language alone. */
export type PathNames = { lang: string; uid?: string; id?: string };

const parameter = /(\/?):(\w+)(\?)?/g;

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
    let pattern = '';
    let end = 0;
    for (const found of match.matchAll(parameter)) {
      const [whole, slash = '', name = '', optional] = found;
      pattern += escapePattern(match.slice(end, found.index));
      end = found.index + whole.length;
      if (name === 'lang') {
        const isOmitted = optional !== undefined && isLeftOut;
        pattern += isOmitted ? '' : slash + escapePattern(toUrlLang(lang, shortenUrlLangs));
      } else {
        const part = `${slash}(?<${name}>[^/]+)`;
        pattern += optional === undefined ? part : `(?:${part})?`;
      }
    }
    pattern += escapePattern(match.slice(end));
    const found = new RegExp(`^${pattern}/*$`).exec(path);
    if (!found) return [];
    // The one document of a type that has no uid.
    if (!found.groups) return [{ lang }];
    const last = path.split('/').findLast((part) => part !== '') ?? '';
    const { uid = last, id } = found.groups;
    return [{ lang, uid, ...(id === undefined ? {} : { id }) }];
  });
}

const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
