import { expect, type Page } from '@playwright/test';
import { appData, pageData, template } from './faultyTour';
import { test } from './faultyVisit';
import { hydrated } from './hydrated';

test.use({ serviceWorkers: 'block' });

const bar = (page: Page) => page.getByRole('progressbar');

/** Keeps what is said on the document about loads that are late. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    for (const type of ['delayed-load', 'delayed-load-end']) {
      document.addEventListener(type, () => said.push(type));
    }
    Object.assign(window, { saidOfLoads: said });
  });
  return () => page.evaluate(() => (window as unknown as { saidOfLoads: string[] }).saidOfLoads);
}

const width = (page: Page) => page.evaluate(() => document.body.getBoundingClientRect().width);

/** What a reader does before they follow a link: only then is the code of the bar fetched. */
async function move(page: Page): Promise<void> {
  await hydrated(page);
  await page.mouse.move(40, 300);
  await page.mouse.move(50, 300);
  await page.waitForLoadState('networkidle');
}

for (const { from, to, late, name, title } of [
  {
    from: '/fagfelog/',
    to: '/verkefni/',
    late: () => pageData,
    name: 'Sæki síðuna',
    title: 'Verkefni',
  },
  {
    from: '/en/fagfelog/',
    to: '/en/verkefni/',
    late: template,
    name: 'Loading the page',
    title: 'Projects',
  },
]) {
  test(`${to} shows after a second that it is late, and moves nothing`, async ({ page, visit }) => {
    await visit.begin(from);
    await move(page);
    const said = await listen(page);
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('header, h1, footer')].map(
          (element) => element.getBoundingClientRect().top,
        ),
      );
    const before = await places();
    const release = visit.proxy.hold(late());
    const began = Date.now();
    await visit.goOn(to);
    await expect(bar(page)).toHaveAccessibleName(name);
    expect(Date.now() - began).toBeGreaterThan(950);
    expect(await places()).toEqual(before);
    expect(await bar(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: await width(page) });
    expect(await said()).toEqual(['delayed-load']);

    release();
    await expect(page.locator('h1')).toHaveText(title);
    await expect(bar(page)).toHaveCount(0);
    expect(await said()).toEqual(['delayed-load', 'delayed-load-end']);
  });
}

test('a page that comes within a second shows no bar', async ({ page, visit }) => {
  await visit.begin('/fagfelog/');
  await move(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const said = await listen(page);
  const release = visit.proxy.hold(pageData);
  await visit.goOn('/verkefni/');
  await page.clock.runFor(990);
  const come = page.waitForResponse(/page-data\/verkefni\/page-data\.json/);
  release();
  await come;
  await expect(page).toHaveURL(/\/verkefni\/$/);
  await page.clock.resume();
  await expect(page.locator('h1')).toHaveText('Verkefni');
  expect(await said()).toEqual([]);
});

test('the bar keeps still for who wants no motion, and is seen in forced colors', async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  await visit.begin('/fagfelog/');
  await move(page);
  const release = visit.proxy.hold(pageData);
  await visit.goOn('/verkefni/');
  await expect(bar(page)).toBeVisible();
  const shown = await bar(page).evaluate((element) => {
    const { animationName, backgroundColor, width } = getComputedStyle(element, '::before');
    return { animationName, backgroundColor, width };
  });
  expect(shown.animationName).toBe('none');
  expect(shown.width).toBe(`${await width(page)}px`);
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(shown.backgroundColor).not.toBe(paper);
  expect(shown.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  release();
  await expect(bar(page)).toHaveCount(0);
});

test('back to a page that is late shows the bar too', async ({ page, visit }) => {
  await visit.begin('/verkefni/');
  await visit.goOn('/fagfelog/');
  await expect(page.locator('h1')).toHaveText('Fagfélög');
  await page.reload();
  await move(page);
  const release = visit.proxy.hold(pageData);
  await page.goBack();
  await expect(bar(page)).toBeVisible();
  release();
  await expect(page.locator('h1')).toHaveText('Verkefni');
  await expect(bar(page)).toHaveCount(0);
});

test('the wait is over when the page could not be loaded', async ({ page, visit }) => {
  await visit.begin('/fagfelog/');
  await move(page);
  visit.proxy.fail(pageData, { status: 500 });
  const release = visit.proxy.hold(appData);
  await visit.goOn('/verkefni/');
  await expect(bar(page)).toBeVisible();
  release();
  await expect(page.locator('h1')).toHaveText('Verkefni');
  await expect(bar(page)).toHaveCount(0);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Fagfélög');
  await expect(bar(page)).toHaveCount(0);
});
