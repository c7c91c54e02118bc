import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { homePath } from '../src/addresses';
import type { Kind } from '../src/documentTypes';
import { languageOfPath } from '../src/i18n/languages';
import { builtPages, isHidden } from './builtPages';
import type { BuiltPage } from './builtPages';
import { hydrated } from './hydrated';
import { publishedBuild } from './publishedBuild';
import { sortByType } from './readMarkup';
import type { Thing } from './readMarkup';

const origin = process.env['SITE_URL'] ?? 'http://localhost:9000';

/** Reads the server's HTML, as a search engine does. */
function readPage(page: BuiltPage) {
  const { path: address } = page;
  const file = address.endsWith('.html') ? address : `${address}index.html`;
  const html = readFileSync(path.join(publishedBuild, file), 'utf8');
  const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  expect(scripts.length, `scripts of ${address}`).toBeLessThanOrEqual(1);
  const things: Thing[] = scripts.flatMap(([, text = '']) => JSON.parse(text)['@graph']);
  return { ...page, html, things };
}

const pages = builtPages().map(readPage);
const shown = pages.filter((page) => !isHidden(page));

/** The schema.org type of each kind of document that has structured data of its own. */
const schemaTypes: Record<Exclude<Kind, 'page' | 'association_page'>, string> = {
  article: 'NewsArticle',
  event: 'Event',
  issue: 'PublicationIssue',
  person: 'Person',
  project: 'CreativeWork',
  association: 'Organization',
};

test('every document page has its schema.org type', () => {
  const centre = { home: 'Museum', contact: 'Museum', visit: 'Museum' };
  for (const [template, thing] of Object.entries({ ...centre, ...schemaTypes })) {
    const chunk = `component---src-templates-${template}-tsx`;
    const those = pages.filter((page) => page.template === chunk);
    expect(those.length, template).toBeGreaterThan(1);
    for (const page of those) expect(sortByType(page.things), page.path).toHaveProperty(thing);
  }
});

test('breadcrumbs begin at the front page, end at the page and contain only existing pages', () => {
  const addresses = new Set(pages.map((page) => origin + encodeURI(page.path)));
  for (const page of shown) {
    const home = `${origin}${homePath(languageOfPath(page.path))}`;
    const address = origin + encodeURI(page.path);
    const list = page.things.find((thing) => thing['@type'] === 'BreadcrumbList');
    if (address === home) {
      expect(list).toBeUndefined();
      continue;
    }
    const items = list?.['itemListElement'] as { item: string; name: string }[] | undefined;
    const steps = items?.map(({ item }) => item) ?? [];
    expect(steps[0], page.path).toBe(home);
    for (const step of steps) expect(addresses, `a step to ${page.path}`).toContain(step);
    // The later pages of a list have the breadcrumbs of the first page.
    expect(steps.at(-1)).toBe(address.replace(/\/\d+\/$/, '/'));
  }
});

test('sample pages and not-found pages are not indexed, and have no structured data', () => {
  const hidden = pages.filter(isHidden);
  expect(hidden.length).toBeGreaterThan(1);
  for (const { html, things } of hidden) {
    expect(html).toMatch(/<meta[^>]* name="robots"[^>]* content="noindex"/);
    expect(html).not.toMatch(/rel="(?:canonical"|alternate" hreflang)/);
    expect(things).toEqual([]);
  }
});

test('the head stays the same after hydration; then title, language and canonical address follow', async ({
  page,
}) => {
  const count = (selector: string) => page.locator(`head > ${selector}`).count();
  const forMachines =
    'script[type="application/ld+json"], head > meta[property], head > [hreflang]';
  const values = (selector: string) =>
    page
      .locator(`head > ${selector}`)
      .evaluateAll((all) =>
        all.map(
          (one) => one.getAttribute('content') ?? one.getAttribute('href') ?? one.textContent,
        ),
      );
  await page.goto('/');
  const served = await values(forMachines);
  expect(served.length).toBeGreaterThan(5);
  await hydrated(page);
  expect(await values(forMachines)).toEqual(served);
  expect(await count('meta[name=description]')).toBe(1);

  const link = page.getByRole('main').locator('a[href^="/ha-frettir/"]').first();
  const address = origin + (await link.getAttribute('href'));
  const title = await page.title();
  await link.click();
  await expect(page.locator('head > link[rel=canonical]')).toHaveAttribute('href', address);
  await expect(page).not.toHaveTitle(title);
  expect(await count('title')).toBe(1);
  expect(await count('link[rel=canonical]')).toBe(1);
  // The article must not have the front page's tags.
  expect(await values(forMachines)).toEqual([]);

  await page.goBack();
  await expect(page.locator('head > link[rel=canonical]')).toHaveAttribute('href', `${origin}/`);
  await expect(page).toHaveTitle(title);
});
