import { sourcesOf } from './HostingRules';
import type { HostingRules, Redirect } from './HostingRules';

/** Netlify and Cloudflare expect percent-encoded text. `*` and `:` would begin a placeholder. */
const encoded = (text: string) => encodeURI(text).replaceAll('*', '%2A').replaceAll(':', '%3A');

/**
 * Writes `_redirects` and `_headers` in the form that Netlify and Cloudflare have in common.
 * - Cloudflare compares exactly and refuses duplicates, so each form of an address has one line.
 * - Both hosts join a header's values from all matching rules, and send `max-age=0` by themselves,
 *   so only the immutable folders set `Cache-Control`.
 * - Cloudflare refuses redirects with the status 404, so netlify.toml has the not-found pages by
 *   language, and the media types too. An address whose page is gone gets the not-found page.
 */
export function toNetlify(rules: HostingRules) {
  return {
    redirects: lines(rules.redirects.flatMap(toLines)),
    headers: lines([
      ...toRule('/*', rules.headers),
      ...rules.immutableFolders.flatMap((folder) =>
        toRule(`${folder}*`, { 'Cache-Control': rules.immutableCacheControl }),
      ),
    ]),
  };
}

const lines = (texts: readonly string[]) => texts.map((text) => `${text}\n`).join('');

function toLines(redirect: Redirect): string[] {
  const target = `${encoded(redirect.path)}${encodeURI(redirect.query + redirect.hash)}`;
  return sourcesOf(redirect.from, redirect.path).map(
    (source) => `${encoded(source)} ${target} 301`,
  );
}

function toRule(path: string, headers: Record<string, string>): string[] {
  const set = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return set.length > 0 ? [path, ...set] : [];
}
