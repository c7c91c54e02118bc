import path from 'node:path';
import { listFiles } from '../src/build/files';
import type { HostingRules } from '../src/build/hosting/HostingRules';

export type HostRequest = {
  /** A row in the table of results. */
  kind: string;
  /** With the query, as it is sent. */
  path: string;
  method: string;
  headers: Record<string, string>;
  /** Whether the request has the ETag of an earlier response. */
  hasEtag?: boolean;
};

/** The build compresses these files, so a `.br` or `.gz` copy is beside each. */
const textEnding = /\.(html|js|css|json|xml|txt|ics|svg|webmanifest)$/;

const encode = (text: string) => text.split('/').map(encodeURIComponent).join('/');

const words = (text: string) => text.trim().split(/\s+/);

const combine = (addresses: string[], ...variants: Partial<HostRequest>[]) =>
  addresses.flatMap((address) => variants.map((variant) => ({ path: address, ...variant })));

/** Lists a few hundred requests, the same for the same build. */
export function listRequests(directory: string, rules: HostingRules): HostRequest[] {
  const files = listFiles(directory)
    .filter((name) => !/^\.|\.(br|gz)$/.test(path.basename(name)))
    .map((name) => `/${name}`)
    .filter((file) => !rules.hiddenFiles.includes(file))
    .sort();
  const folders = files
    .filter((file) => file.endsWith('/index.html') && !/^(\/index.html|.*\/404\/)/.test(file))
    .map((file) => encode(file.slice(0, -'/index.html'.length)));
  const someFolders = pick(folders, 12);
  const someRedirects = pick(rules.redirects, 3).map(({ from }) => encode(from));
  const languages = rules.notFound.map(({ folder }) => folder);
  const name = folders.find((folder) => folder.split('/').length === 2)?.slice(1) ?? '';
  const page = `/${name}/`;
  const samples = samplesOf(files, rules.immutableFolders).map(encode);
  const texts = samples.filter((file) => textEnding.test(file));
  const mixed = ['/', page, '/nei', ...texts.slice(0, 2)];
  const missing = words('nei nei/ nei?x=1 nei/nei/nei/ nei.html nei.ics nei.js %C3%A6%C3%B0i/');
  const accept = (value: string) => ({ headers: { 'Accept-Encoding': value } });

  const requests: Record<string, (string | Partial<HostRequest>)[]> = {
    redirect: rules.redirects.flatMap(({ from, path: target }) => formsOf(from, target)),
    gone: rules.gone.flatMap((from) => formsOf(from)),
    page: ['/?x=1', ...languages, ...someFolders.flatMap((each) => [`${each}/`, `${each}/?x=1`])],
    folder: someFolders.flatMap((each) => [each, `${each}?x=1&y=%C3%B6`]),
    file: samples,
    'not found': [
      ...languages.flatMap((folder) => missing.map((each) => folder + each)),
      ...rules.immutableFolders.flatMap((folder) => [folder, `${folder}nei.js`]),
    ],
    'hidden file': rules.hiddenFiles.flatMap(spellingsOf),
    'odd address': oddAddresses(name),
    HEAD: combine([...mixed, ...someRedirects, ...samples], { method: 'HEAD' }),
    'other method': [
      ...combine(mixed, { method: 'POST' }, { method: 'PUT' }, { method: 'DELETE' }),
      ...combine(samples, { method: 'POST' }),
    ],
    compression: combine(
      ['/', page, '/nei', ...texts],
      ...['br', 'gzip', 'gzip, deflate, br, zstd', 'identity', 'br;q=0, gzip'].map(accept),
    ),
    conditional: [
      ...combine(['/', page, ...samples], { hasEtag: true }),
      ...combine(['/', page, ...samples], { headers: { 'If-None-Match': '"other"' } }),
      { path: page, hasEtag: true, ...accept('br') },
      { path: page, hasEtag: true, ...accept('gzip') },
    ],
    range: combine(
      [page, ...samples.filter((file) => !texts.includes(file))],
      ...['bytes=0-9', 'bytes=-5', 'bytes=99999999-'].map((Range) => ({ headers: { Range } })),
    ),
  };
  return Object.entries(requests).flatMap(([kind, list]) =>
    list.map((each) => ({
      ...{ kind, path: String(each), method: 'GET', headers: {} },
      ...(typeof each === 'string' ? {} : each),
    })),
  );
}

/** The forms of `from`, which has no final slash, except `target`, which must not redirect. */
function formsOf(from: string, target?: string): string[] {
  const forms = [...new Set([from.normalize('NFC'), from.normalize('NFD')])]
    .filter((form) => `${form}/` !== target)
    .map(encode);
  return forms.flatMap((each) => [each, `${each}/`, `${each}?a=b`, `${each}/?a=%C3%B6&b=c%20d`]);
}

/** Returns spellings that some server may treat as the same file. */
function spellingsOf(file: string): string[] {
  const name = file.slice(1);
  const code = `%${name.charCodeAt(0).toString(16)}`;
  return words(`
    ${file} ${file}?x=1 ${file}/ ${file}%2F ${file}%20 /${file} //${file} /%2F${name} /%5C${name}
    /./${name} /nei/../${name} /${code}${name.slice(1)} /${code.toUpperCase()}${name.slice(1)}
    ${file.toUpperCase()} /en/..${file} /en/..%2f${name}
  `);
}

function oddAddresses(name: string): string[] {
  const coded = `%${name.charCodeAt(0).toString(16)}${name.slice(1)}`;
  return words(`
    /index.html /${name}/index.html /${coded}/ /${coded} /${name.toUpperCase()}/
    /${name}%2F /x%2Fy /en%2Fx /${name}// //${name}/ //${name}
    /${name}/. /./${name}/ /nei/../${name}/
    //example.com/%2e%2e/${name} /%5Cexample.com/..%2f${name}
    /..%2f..%2fetc%2fpasswd /../../etc/passwd /%2e%2e/%2e%2e/etc/passwd
    /%00 /a%00b /% /%zz/ /%c3 /%C3%28/ /%F0%9F%8C%8B/
    /nei%20nei/ /nei+nei/ /nei;x=1 /nei:80/ /nei"nei/ /nei<b>/ /%3Cscript%3E/
    /nei%0d%0aX-Injected:%201 /${name}?%0d%0aX-Injected:%201 /${name}?a=% /${name}?
    /${'a'.repeat(300)} /${'a/'.repeat(300)} /${'%C3%A6'.repeat(130)} /${'a'.repeat(3000)}
  `);
}

/** Returns the first file of each extension in each immutable folder and outside these folders. */
function samplesOf(files: readonly string[], folders: readonly string[]): string[] {
  const kindOf = (file: string) =>
    `${folders.find((folder) => file.startsWith(folder))} ${path.extname(file)}`;
  // The list is reversed because the last entry for a key wins.
  return [...new Map(files.toReversed().map((file) => [kindOf(file), file])).values()].sort();
}

/** Returns at most `count` evenly spaced elements. */
const pick = <Item>(all: readonly Item[], count: number) =>
  all.filter((_, index) => index % Math.max(1, all.length / count) < 1);
