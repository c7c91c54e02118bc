// @ts-check
import { readdirSync } from 'node:fs';
import path from 'node:path';

/** @typedef {import('../../src/build/hosting/HostingRules').HostingRules} Rules what the build writes for hosts */
/**
 * @typedef {object} HostRequest
 * @property {string} kind for the table of results
 * @property {string} path with its query, as it is sent
 * @property {string} method
 * @property {Record<string, string>} headers
 * @property {'etag' | 'date'} [condition] ask whether the response is still the same
 */

/** @param {string} text */
const encode = (text) => text.split('/').map(encodeURIComponent).join('/');

/** @param {string} file */
const isCopy = (file) => /\.(br|gz)$/.test(file);

/** The endings of files that are compressed, and so have a copy beside them. */
const textEnding = /\.(html|js|css|json|xml|txt|ics|svg|webmanifest)$/;

/**
 * @param {string} directory the built site
 * @param {Rules} rules
 * @returns {HostRequest[]} a few hundred, the same for the same build
 */
export function listRequests(directory, rules) {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isCopy(entry.name))
    .map((entry) => `/${path.relative(directory, path.join(entry.parentPath, entry.name))}`)
    .filter((file) => !rules.hiddenFiles.includes(file) && !path.basename(file).startsWith('.'))
    .sort();
  const folders = files
    .filter((file) => file.endsWith('/index.html') && !/^(\/index.html|.*\/404\/)/.test(file))
    .map((file) => file.slice(0, -'/index.html'.length));
  const languages = rules.notFound.map(({ folder }) => folder);
  const samples = oneOfEachKind(files, rules.immutableFolders);
  const texts = samples.filter((file) => textEnding.test(file));
  const page = `${encode(folders.find((folder) => folder.split('/').length === 2) ?? '')}/`;

  return [
    ...rules.redirects.flatMap(({ from }) => requestsOf('redirect', from)),
    ...rules.gone.flatMap((path) => requestsOf('gone', path)),
    ...pick(folders, 12).flatMap((folder) => [
      ...get('page', [`${encode(folder)}/`, `${encode(folder)}/?x=1`]),
      ...get('folder', [encode(folder), `${encode(folder)}?x=1&y=%C3%B6`]),
    ]),
    ...get('page', ['/', '/?x=1', ...languages]),
    ...get('file', samples.map(encode)),
    ...get(
      'not found',
      languages.flatMap((folder) => [
        `${folder}nei`,
        `${folder}nei/`,
        `${folder}nei?x=1`,
        `${folder}nei/nei/nei/`,
        `${folder}nei.html`,
        `${folder}nei.ics`,
        `${folder}nei.js`,
        `${folder}%C3%A6%C3%B0i/`,
      ]),
    ),
    ...get(
      'not found',
      rules.immutableFolders.flatMap((folder) => [folder, `${folder}nei.js`]),
    ),
    ...get('hidden file', rules.hiddenFiles),
    ...oddAddresses(page).map((address) => request('odd address', address)),
    ...['/', page, '/nei', ...texts.slice(0, 2).map(encode)].flatMap((address) =>
      ['HEAD', 'POST', 'PUT', 'DELETE'].map((method) =>
        request(method === 'HEAD' ? 'HEAD' : 'other method', address, { method }),
      ),
    ),
    ...pick(rules.redirects, 3).map(({ from }) =>
      request('HEAD', encode(from), { method: 'HEAD' }),
    ),
    ...samples.map((file) => request('HEAD', encode(file), { method: 'HEAD' })),
    ...[...texts.map(encode), '/', page, '/nei'].flatMap((address) =>
      ['br', 'gzip', 'gzip, deflate, br, zstd', 'identity', 'br;q=0, gzip'].map((encoding) =>
        request('compression', address, { headers: { 'Accept-Encoding': encoding } }),
      ),
    ),
    ...[...samples.map(encode), '/', page].flatMap((address) => [
      request('conditional', address, { condition: 'etag' }),
      request('conditional', address, { condition: 'date' }),
      request('conditional', address, { headers: { 'If-None-Match': '"other"' } }),
    ]),
    ...['br', 'gzip'].map((encoding) =>
      request('conditional', page, { condition: 'etag', headers: { 'Accept-Encoding': encoding } }),
    ),
    ...[page, ...samples.filter((file) => !textEnding.test(file)).map(encode)].flatMap((address) =>
      ['bytes=0-9', 'bytes=-5', 'bytes=99999999-'].map((range) =>
        request('range', address, { headers: { Range: range } }),
      ),
    ),
  ];
}

/**
 * @param {string} kind
 * @param {string} address
 * @param {Partial<HostRequest>} [more]
 * @returns {HostRequest}
 */
function request(kind, address, more) {
  return { kind, path: address, method: 'GET', headers: {}, ...more };
}

/** @param {string} kind @param {readonly string[]} addresses */
const get = (kind, addresses) => [...new Set(addresses)].map((address) => request(kind, address));

/** @param {string} kind @param {string} from not percent-encoded, without its final slash */
function requestsOf(kind, from) {
  const forms = [...new Set([from.normalize('NFC'), from.normalize('NFD')])];
  return forms.flatMap((form) => {
    const address = encode(form);
    return get(kind, [address, `${address}/`, `${address}?a=b`, `${address}/?a=%C3%B6&b=c%20d`]);
  });
}

/** @param {string} page an address with its final slash */
function oddAddresses(page) {
  const name = page.slice(1, -1);
  const first = name.slice(0, 1);
  const code = `%${first.charCodeAt(0).toString(16)}`;
  return [
    '/index.html',
    `${page}index.html`,
    `/${code}${name.slice(1)}/`,
    `/${code}${name.slice(1)}`,
    `/${name.toUpperCase()}/`,
    `/${name}%2F`,
    `/x%2Fy`,
    `/en%2Fx`,
    `/${name}//`,
    `//${name}/`,
    `//${name}`,
    `/${name}/.`,
    `/./${name}/`,
    `/nei/../${name}/`,
    `//example.com/%2e%2e/${name}`,
    `/%5Cexample.com/..%2f${name}`,
    '/..%2f..%2fetc%2fpasswd',
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/%00',
    '/a%00b',
    '/%',
    '/%zz/',
    '/%c3',
    '/%C3%28/',
    '/%F0%9F%8C%8B/',
    '/nei%20nei/',
    '/nei+nei/',
    '/nei;x=1',
    '/nei:80/',
    '/nei"nei/',
    '/nei<b>/',
    '/%3Cscript%3E/',
    '/nei%0d%0aX-Injected:%201',
    `/${name}?%0d%0aX-Injected:%201`,
    `/${name}?a=%`,
    `/${name}?`,
    `/${'a'.repeat(300)}`,
    `/${'a/'.repeat(300)}`,
    `/${'%C3%A6'.repeat(130)}`,
    `/${'a'.repeat(3000)}`,
  ];
}

/**
 * The first file of each ending in and outside of each immutable folder.
 *
 * @param {readonly string[]} files
 * @param {readonly string[]} immutableFolders
 */
function oneOfEachKind(files, immutableFolders) {
  /** @type {Map<string, string>} */
  const kinds = new Map();
  for (const file of files) {
    const folder = immutableFolders.find((each) => file.startsWith(each)) ?? '';
    const kind = `${folder} ${path.extname(file)}`;
    if (!kinds.has(kind)) kinds.set(kind, file);
  }
  return [...kinds.values()];
}

/**
 * @template T
 * @param {readonly T[]} all
 * @param {number} count
 * @returns {T[]} evenly spread
 */
function pick(all, count) {
  const step = Math.max(1, all.length / count);
  return Array.from(
    { length: Math.min(count, all.length) },
    (_, index) => /** @type {T} */ (all[Math.floor(index * step)]),
  );
}
