import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { appData, pageData, template } from './failurePages';
import { test } from './faultyVisit';
import { hydrated } from './hydrated';

test.use({ serviceWorkers: 'block' });

const bar = (page: Page) => page.getByRole('progressbar');

async function recordLoadEvents(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const events: string[] = [];
    for (const type of ['delayed-load', 'delayed-load-end']) {
      document.addEventListener(type, () => events.push(type));
    }
    Object.assign(window, { loadEvents: events });
  });
  return () => page.evaluate(() => (window as unknown as { loadEvents: string[] }).loadEvents);
}

const width = (page: Page) => page.evaluate(() => document.body.getBoundingClientRect().width);

/** Moves the pointer, which loads the code of the progress bar. */
async function interact(page: Page): Promise<void> {
  await hydrated(page);
  await page.mouse.move(40, 300);
  await page.mouse.move(50, 300);
  await page.waitForLoadState('networkidle');
}

for (const { from, to, delayed, name, title } of [
  {
    from: '/fagfelog/',
    to: '/verkefni/',
    delayed: () => pageData,
    name: 'Sæki síðuna',
    title: 'Verkefni',
  },
  {
    from: '/en/fagfelog/',
    to: '/en/verkefni/',
    delayed: template,
    name: 'Loading the page',
    title: 'Projects',
  },
]) {
  test(`${to} shows the progress bar after a second, and moves nothing`, async ({
    page,
    visit,
  }) => {
    await visit.open(from);
    await interact(page);
    const events = await recordLoadEvents(page);
    const positions = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('header, h1, footer')].map(
          (element) => element.getBoundingClientRect().top,
        ),
      );
    const before = await positions();
    const release = visit.proxy.hold(delayed());
    const began = Date.now();
    await visit.navigate(to);
    await expect(bar(page)).toHaveAccessibleName(name);
    expect(Date.now() - began).toBeGreaterThan(950);
    expect(await positions()).toEqual(before);
    expect(await bar(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: await width(page) });
    expect(await events()).toEqual(['delayed-load']);

    release();
    await expect(page.locator('h1')).toHaveText(title);
    await expect(bar(page)).toHaveCount(0);
    expect(await events()).toEqual(['delayed-load', 'delayed-load-end']);
  });
}

test('a page that loads within a second shows no progress bar', async ({ page, visit }) => {
  await visit.open('/fagfelog/');
  await interact(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const events = await recordLoadEvents(page);
  const release = visit.proxy.hold(pageData);
  await visit.navigate('/verkefni/');
  await page.clock.runFor(990);
  const arrived = page.waitForResponse(/page-data\/verkefni\/page-data\.json/);
  release();
  await arrived;
  await expect(page).toHaveURL(/\/verkefni\/$/);
  await page.clock.resume();
  await expect(page.locator('h1')).toHaveText('Verkefni');
  expect(await events()).toEqual([]);
});

test('the progress bar ends when the page could not be loaded', async ({ page, visit }) => {
  await visit.open('/fagfelog/');
  await interact(page);
  visit.proxy.fail(pageData, { status: 500 });
  const release = visit.proxy.hold(appData);
  await visit.navigate('/verkefni/');
  await expect(bar(page)).toBeVisible();
  release();
  await expect(page.locator('h1')).toHaveText('Verkefni');
  await expect(bar(page)).toHaveCount(0);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Fagfélög');
  await expect(bar(page)).toHaveCount(0);
});
