import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { writeServiceWorker } from '../src/build/serviceWorker/writeServiceWorker';
import { axeFaults } from './axeFaults';
import { hydrated } from './hydrated';
import { makeBuild } from './otherBuild';
import type { OwnSite } from './ownSite';
import { ownSiteTest as test } from './ownSiteTest';
import { controlled, openKept, watchWorkers } from './workerOf';

let folder = '';
const build = (name: string) => path.join(folder, name);

// Two earlier builds, made once: the present one is in public/.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'builds-'));
  await makeBuild(build('first'), { digit: '1', words: ['Fjöruleiðin', 'Fjörustígurinn'] });
  await makeBuild(build('second'), { digit: '2', words: ['Fjöruleiðin', 'Fjörugatan'] });
});

test.afterAll(() => rmSync(folder, { recursive: true }));

/**
 * Puts another build on the server, and has the browser look for it, as it does by itself now and then:
 * until its worker is the one that answers.
 */
async function upgrade(page: Page, site: OwnSite, directory: string): Promise<void> {
  const last = await page.evaluateHandle(() => navigator.serviceWorker.controller);
  const endLast = await watchWorkers(page);
  await site.deploy(directory);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const isNew = (before: ServiceWorker | null) => {
    const { controller } = navigator.serviceWorker;
    return controller !== before && controller?.state === 'activated';
  };
  const look = async () => {
    await endLast();
    return page.evaluate(isNew, last);
  };
  await expect.poll(look, { timeout: 20_000 }).toBe(true);
}

test('a tab that stays open over two deployments goes on, and its next page is the new one', async ({
  own: { site, page, faults },
}) => {
  await site.deploy(build('first'));
  await openKept(page, '/verkefni/');
  await expect(page.getByRole('main')).toContainText('Fjörustígurinn');
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });

  await upgrade(page, site, build('second'));
  await upgrade(page, site, path.resolve('public'));
  // Code of its own version that it has not run yet, and that is on the server no more.
  await page.keyboard.press('/');
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
  expect(faults).toEqual([]);
});

test('a new version is offered quietly, and loaded when the reader says so', async ({
  own: { site, page, faults },
}) => {
  await site.deploy(build('first'));
  await openKept(page, '/verkefni/');
  const notice = page.getByRole('status').filter({ hasText: 'Ný útgáfa' });
  // Before what shows the notice is there: it comes when the reader moves.
  await upgrade(page, site, build('second'));
  await page.mouse.move(100, 100);
  await expect(notice).toBeVisible();

  const load = page.getByRole('button', { name: 'Sækja nýju útgáfuna' });
  for (const [width, colorScheme] of [
    [375, 'light'],
    [1440, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    for (const end of ['top', 'bottom'] as const) {
      await page.evaluate(
        (y) => window.scrollTo(0, y === 'top' ? 0 : document.body.scrollHeight),
        end,
      );
      await expect(async () => expect(await covered(page)).toEqual([])).toPass();
    }
    expect(await axeFaults(page)).toEqual([]);
  }
  await page.getByRole('button', { name: 'Ekki núna' }).focus();
  await page.keyboard.press('Enter');
  await expect(load).toBeHidden();
  await expect(page.locator('#content')).toBeFocused();

  // As Gatsby's hook says for the next one.
  await page.evaluate(() => window.dispatchEvent(new Event('updateready')));
  await expect(notice).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Fjörustígurinn');
  await load.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toContainText('Fjörugatan');
  await hydrated(page);
  await expect(notice).toBeHidden();
  expect(faults).toEqual([]);
});

/** Names of what the notice lies upon, of all that is never to be covered. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) =>
      textContent?.startsWith('Sækja'),
    );
    const notice = button?.parentElement?.getBoundingClientRect();
    if (!notice || notice.right > innerWidth) return ['no notice, or one that is too wide'];
    return [...document.querySelectorAll('footer, section[aria-label]')]
      .filter((part) => {
        const { top, bottom, height } = part.getBoundingClientRect();
        return height > 0 && top < notice.bottom - 1 && bottom > notice.top + 1;
      })
      .map(({ nodeName }) => nodeName);
  });
}

test('a page that is of the new version already is not offered it', async ({
  own: { site, page, faults },
}) => {
  await site.deploy(build('first'));
  await page.goto('/');
  await controlled(page);
  await site.deploy(build('second'));
  await page.goto('/verkefni/');
  await expect(page.getByRole('main')).toContainText('Fjörugatan');
  await page.waitForFunction(() => Reflect.get(window, '___swUpdated') === true);
  const asked = page.waitForResponse(/\/page-data\/sq\/d\//);
  await page.mouse.move(100, 100);
  await asked;
  await expect(page.getByRole('button', { name: 'Sækja nýju útgáfuna' })).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('a page that takes more than two seconds is shown as it was read last, with the data of then', async ({
  own: { site, page, faults },
}) => {
  await site.deploy(build('first'));
  await openKept(page, '/verkefni/');

  await site.deploy(build('second'));
  site.delay = (address) => (address === '/verkefni/' ? 5_000 : 0);
  const began = Date.now();
  await page.goto('/verkefni/');
  expect(Date.now() - began).toBeGreaterThan(1_900);
  await expect(page.getByRole('main')).toContainText('Fjörustígurinn');
  await hydrated(page);
  expect(Date.now() - began).toBeLessThan(5_000);
  expect(faults).toEqual([]);

  // The browser lets a second request wait for the first of the same address.
  site.delay = () => 0;
  await expect(async () => {
    await page.goto('/verkefni/');
    expect(await page.getByRole('main').textContent()).toContain('Fjörugatan');
  }).toPass();
  expect(faults).toEqual([]);
});

/** In front of the worker: from its activation on, the browser stores nothing for it. */
const full = `
  const refuse = async () => { throw new DOMException('The storage is full', 'QuotaExceededError'); };
  addEventListener('activate', () => Object.assign(CacheStorage.prototype, { open: refuse, match: refuse }));
`;

test('where storage is full, pages read as without a worker, and it is said once', async ({
  own: { site, page, faults },
}) => {
  const folder = build('full');
  await makeBuild(folder, { digit: '4', words: ['Fjöruleiðin', 'Fjöruleiðin'] });
  const worker = path.join(folder, 'sw.js');
  writeFileSync(worker, full + readFileSync(worker, 'utf8'));
  await site.deploy(folder);

  const said: string[] = [];
  page.context().on('serviceworker', (serviceWorker) => {
    serviceWorker.on('console', (message) => said.push(message.text()));
  });
  await page.goto('/');
  await controlled(page);
  await page.goto('/verkefni/');
  await hydrated(page);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.locator('h1')).toHaveText('Projects');
  await expect.poll(() => said).toEqual([expect.stringContaining('Nothing more is kept')]);
  // A page that is open hears what its worker says.
  expect(faults.filter((fault) => !said.includes(fault))).toEqual([]);
});

test('the switch takes the worker and all that it kept from those who have it', async ({
  own: { site, page, faults },
}) => {
  const off = build('off');
  await makeBuild(off, { digit: '3', words: ['Fjöruleiðin', 'Fjöruborðið'] });
  await writeServiceWorker({ folder: off, isWanted: false });
  await openKept(page, '/verkefni/');
  await site.deploy(off);
  await page.goto('/verkefni/');
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ]);
  await expect.poll(left).toEqual([0, 0]);
  await expect(page.getByRole('main')).toContainText('Fjöruborðið');
  expect(faults).toEqual([]);
});
