import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readRedirects } from './readRedirects';

const folder = mkdtempSync(path.join(tmpdir(), 'redirects-'));
const file = path.join(folder, 'redirects.json');
afterAll(() => rmSync(folder, { recursive: true }));

function read(text: string) {
  writeFileSync(file, text);
  const warn = jest.fn();
  return { redirects: readRedirects(file, warn), warn };
}

it('reads old and new addresses', () => {
  const { redirects, warn } = read('{ "/about": "/en/page/role-and-operations/" }');
  expect(redirects).toEqual({ '/about': '/en/page/role-and-operations/' });
  expect(warn).not.toHaveBeenCalled();
});

it.each([
  ['malformed JSON', '{ "/about": '],
  ['a list', '["/about"]'],
  ['an address without its slash', '{ "about": "/en/" }'],
  ['an address of another site', '{ "/about": "https://example.org/" }'],
  ['a number as address', '{ "/about": 7 }'],
])('warns and returns no redirects if the file contains %s', (_what, text) => {
  const { redirects, warn } = read(text);
  expect(redirects).toEqual({});
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('redirects.json is ignored'));
});

it('warns and returns no redirects if there is no file', () => {
  const warn = jest.fn();
  expect(readRedirects(path.join(folder, 'missing.json'), warn)).toEqual({});
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('missing.json'));
});
