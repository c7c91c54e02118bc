import { sourcesOf } from './HostingRules';
import type { HostingRules, Redirect } from './HostingRules';

/** The two files of Netlify, which Cloudflare's static assets read as well. */
export type NetlifyFiles = { redirects: string; headers: string };

/** Letters are percent-encoded, as both hosts want it; `*` and `:` would begin a placeholder. */
const encoded = (text: string) => encodeURI(text).replaceAll('*', '%2A').replaceAll(':', '%3A');

/**
 * Writes `_redirects` and `_headers` in the form that Netlify and Cloudflare have in common.
 *
 * - Cloudflare compares addresses exactly and refuses an address that is listed twice, so each form of an
 *   address has one line.
 * - Both hosts join the values of a header that several matching rules set, and both send
 *   `Cache-Control: public, max-age=0, must-revalidate` by themselves, so only the immutable folders set it.
 * - Cloudflare refuses redirects with the status 404, and knows the types of all files, so the not-found pages by
 *   language and the types are in `netlify.toml`. For the same reason an address whose page is gone has no
 *   rule, and gets the not-found page.
 */
export function toNetlify(rules: HostingRules): NetlifyFiles {
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
