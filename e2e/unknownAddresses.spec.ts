import { expect, test } from '@playwright/test';
import type { ConsoleMessage, Page } from '@playwright/test';
import fc from 'fast-check';
import { hydrated } from './hydrated';
import { toServedPage } from './readMarkup';

// At an unknown URL, the page that the server has sent must remain visible.

test.use({ serviceWorkers: 'block' });

const origin = String(process.env['BASE_URL']);
const PER_TEST = 20;
const QUICK_COUNT = 40;
const RANDOM_COUNT = 60;
/** The length of the longest paths. */
const LONG_BYTES = 8_000;

const escapes = Array.from({ length: 128 }, (_, code) => `%${code.toString(16).padStart(2, '0')}`);
const reserved = ['%3D', '%3A', '%2F', '%40', '%26', '%2B', '%2C', '%3B', '%24', '%3F', '%23'];
const icelandic = ['hönnun-og-þæfð-ull/', 'HÖNNUN/', 'ha-frettir/Hönnun/'];
const malformed = [
  ...['%', '%/', 'x%y/', '%zz/', '100%/', '%E0%A4%A', '%E0%A4%A/', '%C3/', '%C3%28/', '%FF/'],
  ...['%ED%A0%80/', '%25%/', 'verkefni/%/', '/x%/', 'x%3Dy%/?%#%'],
];

/** Returns paths without the root `/` or `/en/`. The list is the same in every run. */
function unknownPaths(): string[] {
  return [
    ...escapes.map((code) => `x${code}y/`),
    ...escapes.filter((code) => /[a-f]/.test(code)).map((code) => `x${code.toUpperCase()}y`),
    // Gatsby treats the first three of these paths as the list's URL.
    ...['%3Fy/', '%23y/', '%0A/', '%20/', '%252F', '%2Fx'].map((end) => `verkefni${end}`),
    ...['x%253Dy/', 'x%25253Dy/', '100%25/', '%25E0%25A4%25A/', 'x/%252E%252E/verkefni/'],
    ...malformed,
    `${'x'.repeat(LONG_BYTES)}/`,
    '%C3%BE'.repeat(LONG_BYTES / '%C3%BE'.length),
    'x/'.repeat(LONG_BYTES / 'x/'.length),
    ...['.../', 'x./', '.x/', '..%2Fx/', '%2e%2e%2fx/', 'x/..%5C..%5Cy/', 'x/./../y/'],
    ...['x\\y/', '\\x\\y', '%5Cx/', '%5C%5Cx/', '/x/', '//x/', 'x//y/', 'x///'],
    ...icelandic.flatMap((path) => {
      const forms = [path.normalize('NFC'), path.normalize('NFD')];
      return [...forms, ...forms.map(encodeURI), ...forms.map((form) => lowerCased(form))];
    }),
    ...["!$&'()*+,;=@/", 'x:y/', '[x]/', 'x|y^z`/', '{x}/', 'x y/', '"x"/', '<x>/', 'x?a=%&b=?/#%'],
    ...randomPaths(),
  ];
}

function lowerCased(path: string): string {
  return encodeURI(path).replace(/%../g, (code) => code.toLowerCase());
}

function randomPaths(): string[] {
  const pieces = [...escapes, ...reserved, ...malformed, ...'/..//:@&=+$,;-_~ábcÞ', '%C3%B6', 'x'];
  const path = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 12 });
  return fc
    .sample(path, { seed: 20261122, numRuns: RANDOM_COUNT })
    .map((all) => `x${all.join('')}`);
}

const addresses = unknownPaths().map((path, index) => (index % 2 ? '/en/' : '/') + path);
const step = process.env['TEST_FULL'] ? 1 : Math.floor(addresses.length / QUICK_COUNT);
const tested = addresses.filter((_, index) => index % step === 0);

const plain = (url: string) => url.replace(/#.*/, '');

/** Returns the faults of the page, each with the URL. */
async function visit(page: Page, address: string, statuses: number[]): Promise<string[]> {
  const faults: string[] = [];
  const onError = (error: Error) => void faults.push(`throws ${error.message}`);
  const logged: ConsoleMessage[] = [];
  const onConsole = (message: ConsoleMessage) => void logged.push(message);
  page.on('pageerror', onError);
  page.on('console', onConsole);

  const response = await page.goto(origin + address);
  if (!response) throw new Error(`${address} is the address on show`);
  const served = toServedPage(await response.text());
  await hydrated(page).catch(() => faults.push('is not hydrated'));
  const heading = page.locator('h1');
  const text = (await heading.allTextContents()).map((each) =>
    each.replaceAll('\u00AD', '').trim(),
  );
  const lang = await page.locator('html').getAttribute('lang');

  page.off('pageerror', onError);
  page.off('console', onConsole);
  const errors = logged.filter(
    (message) =>
      message.type() === 'error' &&
      !/service worker registration/.test(message.text()) &&
      (!/of 404/.test(message.text()) || plain(message.location().url) !== plain(response.url())),
  );
  faults.push(...errors.map((message) => `logs ${message.text()}`));
  if (!statuses.includes(response.status())) faults.push(`has the status ${response.status()}`);
  if (new URL(page.url()).origin !== new URL(origin).origin) faults.push(`leads to ${page.url()}`);
  if (text.join() !== served.heading || !(await heading.isVisible())) {
    faults.push(`shows “${text.join()}” instead of “${served.heading}”`);
  }
  if (lang !== served.lang) faults.push(`is in ${lang} instead of ${served.lang}`);
  return faults.map((fault) => `${address.slice(0, 100)} ${fault}`);
}

for (let start = 0; start < tested.length; start += PER_TEST) {
  const some = tested.slice(start, start + PER_TEST);
  test(`unknown addresses keep the not-found page, from ${some[0]?.slice(0, 40)}`, async ({
    page,
  }) => {
    const faults: string[] = [];
    for (const address of some) faults.push(...(await visit(page, address, [404])));
    expect(faults).toEqual([]);
  });
}

test('pages at other spellings of their addresses keep the page, and go to its own address', async ({
  page,
}) => {
  for (const [address, own] of [
    ['/en%2Fverkefni%2F', '/en/verkefni/'],
    ['/en%5Cverkefni%5C', '/en/verkefni/'],
    ['/en%5Cverkefni/', '/en/verkefni/'],
    ['//en//verkefni//', '/en/verkefni/'],
    ['/%65n/verkefni/?a=b', '/en/verkefni/?a=b'],
    ['//', '/'],
    ['/ha-frettir/H%c3%b6nnunarMars/', '/ha-frettir/H%C3%B6nnunarMars/'],
  ] as const) {
    expect(await visit(page, address, [200])).toEqual([]);
    await expect(page).toHaveURL(origin + own);
  }
});

test('the way back to an unknown address shows the not-found page again', async ({ page }) => {
  for (const address of ['/x%3Dy/', '/en/x%2Fy/', '/100%/']) {
    expect(await visit(page, address, [404])).toEqual([]);
    const [title = ''] = await page.locator('h1').allTextContents();
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page.locator('h1')).not.toHaveText(title);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(title);
  }
});
