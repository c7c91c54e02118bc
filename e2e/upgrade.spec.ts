import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { writeServiceWorker } from '../plugins/gatsby-plugin-offline/src/writeServiceWorker';
import { temporaryFolder } from '../scripts/lifecycle.mjs';
import { offlineOptions } from '../src/build/offlineOptions';
import { axeViolations } from './axeViolations';
import { hydrated, openHydrated } from './hydrated';
import { movePointer } from './interact';
import type { OwnSite } from './ownSite';
import { ownSiteTest as test } from './ownSite';
import { publishedBuild } from './publishedBuild';
import { waitForServiceWorker, openCached, watchWorkers } from './serviceWorkerControl';

const folder = temporaryFolder('builds');
let first: string;
let second: string;

const textExtensions = new Set(['.html', '.js', '.json']);

/**
 * Makes a second build from the current one, with other script names, another build hash and
 * another name of a project.
 * @param digit a hexadecimal digit in all new names
 */
async function makeBuild(name: string, digit: string, project: string): Promise<string> {
  const files = readdirSync(publishedBuild, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !/\.(map|br|gz)$/.test(file.name))
    .map((file) => path.relative(publishedBuild, path.join(file.parentPath, file.name)));
  const appData = readFileSync(path.join(publishedBuild, 'page-data/app-data.json'), 'utf8');
  const hashes = files
    .map((file) => /^static\/[^/]+-([0-9a-f]{8})\.js$/.exec(file)?.[1])
    .filter((hash) => hash !== undefined);
  const known = new Set([...hashes, String(JSON.parse(appData).webpackCompilationHash)]);
  const rename = (text: string) =>
    text.replace(/\b[0-9a-f]{8}\b/g, (hash) => (known.has(hash) ? hash.slice(1) + digit : hash));

  for (const file of files) {
    const target = path.join(folder, name, rename(file));
    mkdirSync(path.dirname(target), { recursive: true });
    if (textExtensions.has(path.extname(file)) && !/^(static\/)?search\//.test(file)) {
      const text = readFileSync(path.join(publishedBuild, file), 'utf8');
      writeFileSync(target, rename(text).replaceAll('Fjöruleiðin', project));
    } else {
      symlinkSync(path.join(publishedBuild, file), target);
    }
  }
  await writeServiceWorker(offlineOptions(), path.join(folder, name));
  return path.join(folder, name);
}

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  first = await makeBuild('first', '1', 'Fjörustígurinn');
  second = await makeBuild('second', '2', 'Fjörugatan');
});

/** Deploys a build and waits until the build's service worker is in control. */
async function upgrade(page: Page, site: OwnSite, directory: string): Promise<void> {
  const last = await page.evaluateHandle(() => navigator.serviceWorker.controller);
  const endLast = await watchWorkers(page);
  await site.deploy(directory);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const isNew = (before: ServiceWorker | null) => {
    const { controller } = navigator.serviceWorker;
    return controller !== before && controller?.state === 'activated';
  };
  const isUpgraded = async () => {
    await endLast();
    return page.evaluate(isNew, last);
  };
  await expect.poll(isUpgraded, { timeout: 20_000 }).toBe(true);
}

test('a tab that stays open over two deployments works, and its next page is the newest version', async ({
  own: { site, page },
}) => {
  await site.deploy(first);
  await openCached(page, '/verkefni/');
  await expect(page.getByRole('main')).toContainText('Fjörustígurinn');
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });

  await upgrade(page, site, second);
  await upgrade(page, site, publishedBuild);
  // The search is a lazy chunk of the old version, which is no longer on the server.
  await page.locator('#search').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  expect(documents).toBe(0);

  await page
    .getByRole('main')
    .getByRole('link', { name: /^Fjörustígurinn/ })
    .first()
    .click();
  await expect(page).toHaveURL('/verkefni/fjoruleidin/');
  await expect(page.locator('h1')).toContainText('Fjöruleiðin');
  await hydrated(page);
  await page.getByRole('link', { name: 'Öll verkefni' }).first().click();
  await expect(page).toHaveURL('/verkefni/');
  await expect(page.getByRole('main')).toContainText('Fjöruleiðin');
  expect(documents).toBe(1);
});

test('a new version is offered in a notice and loaded on request', async ({
  own: { site, page },
}) => {
  await site.deploy(first);
  await openCached(page, '/verkefni/');
  const notice = page.getByRole('status').filter({ hasText: 'Ný útgáfa' });
  // The update comes first. Then the movement of the pointer loads the notice's code.
  await upgrade(page, site, second);
  await movePointer(page);
  await expect(notice).toBeVisible();

  const load = page.getByRole('button', { name: 'Sækja nýju útgáfuna' });
  const card = page.getByRole('main').getByRole('article').getByRole('link').nth(6);
  const bottomOfCard = () => card.evaluate((link) => link.getBoundingClientRect().bottom);
  for (const [width, colorScheme] of [
    [375, 'light'],
    [1440, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await expect(notice).toBeInViewport({ ratio: 1 });
    expect(await axeViolations(page)).toEqual([]);
    // The link is behind the notice until the link has the focus.
    await card.blur();
    await page.evaluate((bottom) => window.scrollBy(0, bottom - innerHeight), await bottomOfCard());
    await card.focus();
    const { y } = (await notice.locator('..').boundingBox()) ?? { y: 0 };
    await expect.poll(bottomOfCard).toBeLessThanOrEqual(y);
  }
  // The preview bar sets this property to its height.
  await page.evaluate(() => document.documentElement.style.setProperty('--preview-bar', '500px'));
  await expect
    .poll(async () =>
      notice.locator('..').evaluate((element) => element.getBoundingClientRect().bottom),
    )
    .toBe(400);
  await page.getByRole('button', { name: 'Ekki núna' }).focus();
  await page.keyboard.press('Enter');
  await expect(load).toBeHidden();
  await expect(page.locator('#content')).toBeFocused();

  // This event announces the next update.
  await page.evaluate(() => window.dispatchEvent(new Event('updateready')));
  await expect(notice).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Fjörustígurinn');
  await load.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toContainText('Fjörugatan');
  await hydrated(page);
  await expect(notice).toBeHidden();
});

test('a page that already has the new version does not offer it', async ({
  own: { site, page },
}) => {
  await site.deploy(first);
  await page.goto('/');
  await waitForServiceWorker(page);
  await site.deploy(second);
  await page.goto('/verkefni/');
  await expect(page.getByRole('main')).toContainText('Fjörugatan');
  await page.waitForFunction(() => Reflect.get(window, '___swUpdated') === true);
  const footerLoaded = page.waitForResponse(/\/page-data\/sq\/d\//);
  await movePointer(page);
  await footerLoaded;
  await expect(page.getByRole('button', { name: 'Sækja nýju útgáfuna' })).toHaveCount(0);
});

test('a page that takes more than two seconds is shown from the cache, with its cached data', async ({
  own: { site, page },
}) => {
  await site.deploy(first);
  await openCached(page, '/verkefni/');

  await site.deploy(second);
  site.delay = (address) => (address === '/verkefni/' ? 5_000 : 0);
  const began = Date.now();
  await page.goto('/verkefni/');
  expect(Date.now() - began).toBeGreaterThan(1_900);
  await expect(page.getByRole('main')).toContainText('Fjörustígurinn');
  await hydrated(page);
  expect(Date.now() - began).toBeLessThan(5_000);

  // The browser queues a request behind another request for the same URL.
  site.delay = () => 0;
  await expect(async () => {
    await page.goto('/verkefni/');
    expect(await page.getByRole('main').textContent()).toContain('Fjörugatan');
  }).toPass();
});

const failingCache = `
  const fail = async () => { throw new DOMException('The storage is full', 'QuotaExceededError'); };
  addEventListener('activate', () => Object.assign(CacheStorage.prototype, { open: fail, match: fail }));
`;

test('with full storage, pages work as without a service worker, with one message', async ({
  own: { site, page, faults },
}) => {
  const full = await makeBuild('full', '4', 'Fjöruleiðin');
  const worker = path.join(full, 'sw.js');
  writeFileSync(worker, failingCache + readFileSync(worker, 'utf8'));
  await site.deploy(full);

  const logged: string[] = [];
  page.context().on('serviceworker', (serviceWorker) => {
    serviceWorker.on('console', (message) => logged.push(message.text()));
  });
  await page.goto('/');
  await waitForServiceWorker(page);
  await openHydrated(page, '/verkefni/');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.locator('h1')).toHaveText('Projects');
  await expect.poll(() => logged).toEqual([expect.stringContaining('No more pages are stored')]);
  // The messages of the service worker also appear in the page's log.
  expect(faults.splice(0).filter((fault) => !logged.includes(fault))).toEqual([]);
});

test('switching the service worker off removes the installed worker and its caches', async ({
  own: { site, page },
}) => {
  const off = await makeBuild('off', '3', 'Fjöruborðið');
  await writeServiceWorker(offlineOptions({ GATSBY_SERVICE_WORKER: 'off' }), off);
  await openCached(page, '/verkefni/');
  await site.deploy(off);
  await page.goto('/verkefni/');
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ]);
  await expect.poll(left).toEqual([0, 0]);
  await expect(page.getByRole('main')).toContainText('Fjöruborðið');
});
