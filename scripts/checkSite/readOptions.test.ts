import os from 'node:os';
import path from 'node:path';
import { readOptions } from './readOptions';

const address = 'https://example.is';

it('reads the address and every option', () => {
  const json = path.join(os.tmpdir(), 'report.json');
  const numbers = ['--concurrency', '2', '--limit', '50', '--timeout', '10', '--no-browser'];
  expect(readOptions([`${address}/`, ...numbers, '--json', json])).toEqual({
    origin: address,
    concurrency: 2,
    limit: 50,
    timeoutMs: 10_000,
    browser: undefined,
    json,
  });
});

it('asks politely by default', () => {
  expect(readOptions([address])).toMatchObject({ concurrency: 4, timeoutMs: 30_000 });
});

it('opens all pages in the browser, or as many as it is told', () => {
  const before = process.env['CHROMIUM_PATH'];
  process.env['CHROMIUM_PATH'] = process.execPath;
  try {
    const browser = (args: string[]) => Reflect.get(readOptions([address, ...args]), 'browser');
    expect(browser(['--pages', '7'])).toEqual({ executable: process.execPath, pages: 7 });
    expect(browser(['--browser']).pages).toBeGreaterThan(10_000);
  } finally {
    if (before === undefined) delete process.env['CHROMIUM_PATH'];
    else process.env['CHROMIUM_PATH'] = before;
  }
});

it('describes each option', () => {
  const { help } = readOptions(['--help']) as { help: string };
  for (const name of ['concurrency', 'limit', 'timeout', 'no-browser', 'pages', 'json']) {
    expect(help).toContain(`--${name}`);
  }
});

it.each([
  [[], 'Give one address, such as https://example.is.'],
  [[address, address], 'Give one address'],
  [['example.is'], '"example.is" is not an address. Give it with its scheme'],
  [['ftp://example.is'], '"ftp://example.is" is not an address'],
  [['https://a:b@example.is'], 'behind a password'],
  [[`${address}/en/`], 'Only a whole site can be checked: https://example.is'],
  [[address, '--limit', '0'], '--limit must be a whole number from 1, not "0"'],
  [[address, '--concurrency', 'many'], '--concurrency must be a whole number'],
  [[address, '--concurency', '2'], "Unknown option '--concurency'"],
  [[address, '--json', '/no/such/folder/a.json'], 'there is no folder /no/such/folder'],
  [[address, '--browser', '--no-browser'], 'exclude each other'],
])('rejects %j', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
