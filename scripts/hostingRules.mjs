// @ts-check
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** @typedef {import('../src/build/hosting/HostingRules').HostingRules} HostingRules */
/** @typedef {import('../src/build/hosting/HostingRules').Redirect} Redirect */
/**
 * @typedef {HostingRules & {
 *   redirectOf: (pathname: string) => Redirect | undefined,
 *   isGone: (pathname: string) => boolean,
 * }} ReadRules
 */

/** What holds for a folder that is no build of this site. @type {HostingRules} */
const noRules = {
  redirects: [],
  gone: [],
  headers: {},
  cacheControl: 'public, max-age=0, must-revalidate',
  immutableFolders: [],
  immutableCacheControl: '',
  notFound: [{ folder: '/', page: '/404.html', gonePage: '/410/index.html' }],
  types: {},
  hiddenFiles: [],
};

/**
 * The form in which addresses are compared: without the final slash.
 *
 * @param {string} pathname decoded
 * @returns {string}
 */
function comparable(pathname) {
  return pathname.normalize().replace(/(?<=.)\/+$/, '');
}

/** @param {HostingRules} rules @returns {ReadRules} */
function withLookups(rules) {
  const redirects = new Map(rules.redirects.map((rule) => [comparable(rule.from), rule]));
  const gone = new Set(rules.gone.map(comparable));
  return {
    ...rules,
    redirectOf: (pathname) => redirects.get(comparable(pathname)),
    isGone: (pathname) => gone.has(comparable(pathname)),
  };
}

/**
 * The rules of a built site, which the build writes (src/build/hosting/writeHosting.ts). They are read
 * again when the file changes; while there is none, there are no redirects and no headers.
 *
 * @param {string} directory of the site
 * @returns {() => ReadRules}
 */
export function hostingRulesOf(directory) {
  const file = path.join(directory, 'hosting.json');
  let readAt = '';
  let rules = withLookups(noRules);
  return () => {
    const stats = statSync(file, { throwIfNoEntry: false });
    const version = stats ? `${stats.mtimeMs} ${stats.size}` : '';
    if (version !== readAt) {
      readAt = version;
      // A build of an earlier version lacks some of the rules.
      rules = withLookups({ ...noRules, ...(stats && JSON.parse(readFileSync(file, 'utf8'))) });
    }
    return rules;
  };
}

/**
 * @param {Redirect} redirect
 * @param {string} search query of the request with its `?`, or ''; kept unless the target has a query
 * @returns {string} a value for the Location header, Icelandic letters encoded
 */
export function locationOf({ path: to, query, hash }, search) {
  return encodeURI(to) + (query ? encodeURI(query) : search) + encodeURI(hash);
}

/**
 * @param {HostingRules} rules
 * @param {string} file address below the root; '' for a response that is not a file
 * @returns {string} a value for the Cache-Control header
 */
export function cacheControlOf({ immutableFolders, immutableCacheControl, cacheControl }, file) {
  return immutableFolders.some((folder) => file.startsWith(folder))
    ? immutableCacheControl
    : cacheControl;
}
