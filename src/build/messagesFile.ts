import path from 'node:path';
import type { Language } from '../i18n/languages';

declare const __non_webpack_require__: (file: string) => unknown;

/**
 * Returns the path of the script with the messages of a language.
 *
 * @returns `undefined` in development, where webpack writes no statistics
 */
export function messagesFile(lang: Language): string | undefined {
  if (process.env.NODE_ENV !== 'production') return undefined;
  const { assetsByChunkName } = __non_webpack_require__(
    path.resolve('public/webpack.stats.json'),
  ) as {
    assetsByChunkName: Record<string, string[] | undefined>;
  };
  const script = assetsByChunkName[`messages-${lang}`]?.find((name) => name.endsWith('.js'));
  return script && `/${script}`;
}
