import type { PageOptions, PrismicPluginOptions } from '../PrismicPluginOptions';

/**
 * Languages of an entry of `pages`: its own `langs`, else the plugin's `langs`, else `defaultLang`.
 *
 * @param languages the repository's languages, master language first. The first one is used when no
 * option names a language. Without it the result is empty, and the list is requested without a language.
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
