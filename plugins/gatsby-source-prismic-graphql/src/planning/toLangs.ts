import type { PageOptions, PrismicPluginOptions } from '../PrismicPluginOptions';

/**
 * Languages of an entry of `pages`: its own, else the plugin's, else the default one.
 *
 * @param languages of which the first is taken where none of these is named: those of the repository,
 * for its master language; without any the entry has none, and a list is asked without a language.
 */
export function toLangs(
  { langs }: Pick<PageOptions, 'langs'>,
  options: Pick<PrismicPluginOptions, 'langs' | 'defaultLang'>,
  languages: readonly string[] = [],
): readonly string[] {
  const { defaultLang } = options;
  return (
    langs ?? options.langs ?? (defaultLang === undefined ? languages.slice(0, 1) : [defaultLang])
  );
}
