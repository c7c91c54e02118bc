import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { dataAddress } from '../plugins/gatsby-plugin-offline/src/gatsbyFiles';
import { builtPages } from './builtPages';
import type { BuiltPage } from './builtPages';
import { from } from './failurePages';
import { test } from './faultyVisit';
import type { FaultyVisit } from './faultyVisit';
import { hydrated } from './hydrated';
import { toServedPage } from './readMarkup';

// In these tests the page data have the right path but wrong contents (docs/failures.md).

test.use({ serviceWorkers: 'block' });

type Data = { result: { data?: unknown; pageContext: unknown } };

const isFull = Boolean(process.env['TEST_FULL']);

/** Replaces each value by a value of another type. */
function changeKinds(value: unknown): unknown {
  if (Array.isArray(value)) return Object.fromEntries(value.map(changeKinds).entries());
  if (typeof value === 'object' && value !== null) return Object.values(value).map(changeKinds);
  return typeof value === 'string' ? value.length : String(value);
}

const withData = (change: (data: unknown) => unknown) => (page: Data) => ({
  ...page,
  result: { ...page.result, data: change(page.result.data) },
});

/** Not every damage breaks every page, because some templates can render some damaged data. */
const damages: Record<string, (page: Data) => unknown> = {
  'the result is null': (page) => ({ ...page, result: null }),
  'the data are null': withData(() => null),
  'the documents are null': withData(() => ({ prismic: {} })),
  'objects are lists and lists objects': withData(changeKinds),
  'the context is a list': (page) => ({ ...page, result: { ...page.result, pageContext: [] } }),
};

const pages = builtPages().filter(
  ({ template }, index, all) => all.findIndex((page) => page.template === template) === index,
);

function damage({ proxy }: FaultyVisit, path: string, change: (page: Data) => unknown) {
  const address = dataAddress(path).replaceAll('.', '\\.');
  proxy.fail(new RegExp(`^${address}`), {
    body: (body) => JSON.stringify(change(JSON.parse(body))),
  });
}

const documentAt = (path: string) =>
  new RegExp(`^${encodeURI(path).replaceAll('.', '\\.')}(\\?|$)`);

/** Omits the failed registration, which is expected because service workers are blocked. */
const faults = ({ logged }: FaultyVisit) =>
  logged.filter((line) => /^(error|uncaught)(?!.*service worker registration)/.test(line));

async function servedHeading({ page, proxy }: FaultyVisit, path: string): Promise<string> {
  return toServedPage(await (await page.request.get(proxy.url + path)).text()).heading;
}

async function expectReadable(page: Page, ...headings: string[]): Promise<void> {
  await expect(page.locator('h1')).toBeVisible();
  const text = async () => (await page.locator('h1').textContent())?.replaceAll('\u00AD', '');
  await expect.poll(async () => headings.includes((await text())?.trim() ?? '')).toBe(true);
  await expect(page).toHaveTitle(/./);
}

async function expectLinkWorks(page: Page): Promise<void> {
  const links = page.locator('a[href^="/"][href$="/"]:not([target]):visible');
  const addresses = await links.evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
  const index = addresses.findIndex((address) => address !== page.url());
  const address = addresses[index];
  if (address === undefined) throw new Error(`${page.url()} has no link to another page`);
  await links.nth(index).click();
  await expect(page).toHaveURL(address);
  await expect(page.locator('h1')).toBeVisible();
}

function testFirstPage({ path, template }: BuiltPage, of: string): void {
  test(`${template} keeps the HTML of ${path} if ${of}`, async ({ page, visit }) => {
    const heading = await servedHeading(visit, path);
    visit.proxy.requests.length = 0;
    damage(visit, path, damages[of] as (page: Data) => unknown);
    await page.goto(visit.proxy.url + path);
    if (of === 'the result is null') await expect.poll(() => faults(visit)).toHaveLength(1);
    await visit.waitForIdle();
    expect(visit.count(documentAt(path))).toBe(1);
    const logged = faults(visit);
    expect(logged).toEqual([...new Set(logged)]);
    // The front page has a heading even if its data are missing.
    const isHome = template.endsWith('-templates-home-tsx');
    await expectReadable(page, heading, ...(isHome ? ['Miðstöð'] : []));
    visit.proxy.repair();
    await expectLinkWorks(page);
    expect(faults(visit)).toEqual(logged);
  });
}

function testNextPage({ path, template }: BuiltPage, of: string): void {
  test(`a link to ${path} of ${template} loads it as a document if ${of}`, async ({
    page,
    visit,
  }) => {
    const heading = await servedHeading(visit, path);
    const start = (await servedHeading(visit, from)) === heading ? '/verkefni/' : from;
    await visit.open(start);
    damage(visit, path, damages[of] as (page: Data) => unknown);
    await visit.navigate(path);
    await expect(page).toHaveURL(visit.proxy.url + encodeURI(path));
    // The previous page logs one error, and the new document logs one.
    await expect.poll(() => faults(visit)).toHaveLength(2);
    await visit.waitForIdle();
    expect(visit.count(documentAt(path))).toBe(1);
    expect(faults(visit)).toHaveLength(2);
    await expectReadable(page, heading);
    // In the browser's history, both pages belong to the same document.
    await page.goBack();
    await expect(page.locator('h1')).not.toHaveText(heading);
    await hydrated(page);
    await page.goForward();
    await expectReadable(page, heading);
    await expectLinkWorks(page);
  });
}

const [always = '', ...others] = Object.keys(damages);
for (const [index, page] of pages.entries()) {
  const isProject = page.template.endsWith('-templates-project-tsx');
  for (const of of isFull || isProject ? [always, ...others] : [always]) testFirstPage(page, of);
  if (isFull || index % 8 === 0) testNextPage(page, always);
}
