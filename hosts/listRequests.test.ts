import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { toHostingRules } from '../src/build/hosting/HostingRules';
import { listRequests } from './listRequests.mjs';

const files = [
  'index.html',
  '404.html',
  '404/index.html',
  'index.html.br',
  'verkefni/index.html',
  'en/index.html',
  'static/app-5d4c.js',
  'sw.js',
  '_redirects',
];

let directory: string;

beforeAll(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'site-'));
  for (const file of files) {
    mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
    writeFileSync(path.join(directory, file), '');
  }
});

afterAll(() => rmSync(directory, { recursive: true }));

const pathsOf = (kind: string, redirects = {}) =>
  listRequests(directory, toHostingRules(redirects, {}))
    .filter((request) => request.kind === kind)
    .map((request) => request.path);

it('asks for each redirect with and without slash and query, composed and decomposed', () => {
  expect(pathsOf('redirect', { '/ö': '/verkefni/' })).toEqual(
    ['/%C3%B6', '/o%CC%88'].flatMap((address) => [
      address,
      `${address}/`,
      `${address}?a=b`,
      `${address}/?a=%C3%B6&b=c%20d`,
    ]),
  );
});

it('asks for the decomposed address of a page as a redirect, not for the address of the page', () => {
  const paths = pathsOf('redirect', { ['/ö/'.normalize('NFD')]: '/ö/' });
  expect(paths).toHaveLength(4);
  for (const address of paths) expect(address).toMatch(/^\/o%CC%88/);
});

it('asks for each folder with a page without its slash', () => {
  expect(pathsOf('folder')).toEqual(expect.arrayContaining(['/verkefni', '/en']));
});

it('asks for a file of each ending, in and outside of the immutable folders', () => {
  expect(pathsOf('file')).toEqual(['/404.html', '/static/app-5d4c.js', '/sw.js']);
});

it('asks for the files that readers do not get, and for missing pages in each language', () => {
  expect(pathsOf('hidden file')).toContain('/_redirects');
  expect(pathsOf('not found')).toEqual(
    expect.arrayContaining(['/nei', '/en/nei', '/static/nei.js']),
  );
});
