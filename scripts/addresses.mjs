// @ts-check
import { allowedHosts, isWildcard } from './allowedHosts.mjs';

/** @typedef {typeof import('../src/i18n/languages')} Languages */

/**
 * Prints where the site and its services answer.
 *
 * @param {{ site: string, content: string, newsletter: string }} addresses `site` without a final slash
 */
export async function printAddresses({ site, content, newsletter }) {
  // Imported here because the commands load this module before the packages are installed.
  const { tsImport } = await import('tsx/esm/api');
  /** @type {Languages} */
  const { languages, languageFacts } = await tsImport('../src/i18n/languages.ts', import.meta.url);
  const facts = languages.map((language) => languageFacts[language]);
  const { port } = new URL(site);
  const others = allowedHosts().filter((host) => !isWildcard(host));
  const lines = [
    ...facts.map(({ name, prefix }) => [prefix ? name : 'Site', `${site}${prefix}/`]),
    ...others.map((host) => ['Also', `http://${host.includes(':') ? `[${host}]` : host}:${port}/`]),
    ['Content', content],
    ['Newsletter', newsletter],
  ];
  const block = lines.map(([name = '', address]) => `  ${name.padEnd(10)}  ${address}\n`).join('');
  console.log(`\n${block}\n  Ctrl+C ends all of it.\n`);
}
