import { chromium, expect, test } from '@playwright/test';
import { checkInBrowser } from '../scripts/checkSite/checkInBrowser';
import { createFindings } from '../scripts/checkSite/Findings';
import { SCRIPT, startMadeUpSite } from '../scripts/test/madeUpSite';
import type { MadeUpSite } from '../scripts/test/madeUpSite';

// What `npm run check:site` sees in a browser; scripts/checkSite/ has the tests of everything else.

const executable = process.env['CHROMIUM_PATH'] ?? chromium.executablePath();
const page = '/en/';

let site: MadeUpSite;
let other: MadeUpSite;

test.beforeEach(async () => {
  site = await startMadeUpSite();
  other = await startMadeUpSite();
});

test.afterEach(async () => {
  await site.close();
  await other.close();
});

async function open() {
  const { origin } = site;
  const findings = createFindings();
  const scripts = await checkInBrowser({
    executable,
    site: { origin, builtFor: origin, rules: undefined },
    // The first page is opened in another way than the rest.
    addresses: ['/', page],
    findings,
    timeoutMs: 20_000,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  return { scripts, faults: findings.faults.map(({ address, seen }) => `${address} ${seen}`) };
}

const add = (html: string) =>
  site.files.set(page, (site.files.get(page) ?? '').replace('</h1>', `</h1>${html}`));

test('a good site has no faults, and the scripts of a first load are known', async () => {
  const { scripts, faults } = await open();
  expect(faults).toEqual([]);
  expect(Object.fromEntries(scripts)).toEqual({ '/': [SCRIPT], [page]: [SCRIPT] });
});

test('what the Content-Security-Policy forbids is reported once', async () => {
  add('<script>let a</script>\n<p style="color: red">a</p><p style="color: red">b</p>');
  site.change = (address, { headers }) => {
    if (address !== page) return;
    headers['Content-Security-Policy'] = "script-src 'self'; style-src-attr 'none'";
  };
  const { faults } = await open();
  expect(faults.toSorted()).toEqual([
    expect.stringMatching(/^\/en\/ script-src-elem forbids inline \(line \d+\)$/),
    expect.stringMatching(/^\/en\/ style-src-attr forbids inline \(line \d+\)$/),
  ]);
});

test('errors of scripts are reported', async () => {
  add('<script>console.error("broken"); console.warn("old"); undefined.a</script>');
  const { faults } = await open();
  expect(faults.toSorted()).toEqual([
    expect.stringMatching(/^\/en\/ TypeError: .*undefined/),
    '/en/ broken',
  ]);
});

test('what is missing, or breaks off, is reported', async () => {
  add('<img src="/gone.png"><script src="/half.js"></script>');
  site.files.set('/half.js', 'console.log(1)');
  site.change = (address, answer) => {
    if (address === '/half.js') answer.breaks = true;
  };
  const { faults } = await open();
  expect(faults.toSorted()).toEqual([
    `/en/ ${site.origin}/gone.png answers 404`,
    expect.stringMatching(/\/half\.js: net::ERR_/),
  ]);
});

test('requests to third parties are reported, of the end of a page too', async () => {
  other.change = (_, { headers }) => void (headers['Access-Control-Allow-Origin'] = '*');
  const file = `${other.origin}${SCRIPT}`;
  add(`<script src="${file}"></script>
    <div style="height: 9000px"></div><img loading="lazy" src="${other.origin}/en/">`);
  const { faults } = await open();
  expect(faults.toSorted()).toEqual([`/en/ ${other.origin}/en/`, `/en/ ${file}`]);
});
