import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openAt } from './hydrated';

const address = '/fyrir-honnudi/styrkir/';

/** Returns the cells of each row, in the page's order. */
function rowsOf(page: Page): Promise<string[][]> {
  return page
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.children].map(({ textContent }) => String(textContent).replaceAll('\u00a0', ' ')),
      ),
    );
}

test('calls are in the order of their next deadline', async ({ page }) => {
  await openAt(page, address, '2026-11-20T12:00:00Z');
  const [first, ...others] = await rowsOf(page);
  expect(first).toEqual([
    'Ferðastyrkir Skissusjóðs',
    '100.000 kr.',
    'mán. 1. febrúar 2027Þar á eftir 3. maí, 1. september, 1. desember',
    'Starfandi hönnuðir og arkitektar',
    'Sækja um: Ferðastyrkir Skissusjóðs',
  ]);
  expect(others.map(([name, , deadline]) => [name, deadline])).toEqual([
    ['Norrænir samstarfsstyrkir', 'mán. 15. febrúar 2027Þar á eftir 15. september'],
    ['Skissusjóður', 'þri. 2. mars 2027Þar á eftir 7. september'],
    ['Nýsköpunarstyrkir', 'Alltaf opið'],
    ['Starfslaun Vitasjóðs', 'Lokað, frestur var til 1. október 2026'],
  ]);
});

test('after a deadline the page shows the next one, and after the last deadline the call is closed', async ({
  page,
}) => {
  await openAt(page, address, '2027-02-01T23:59:00Z');
  expect((await rowsOf(page))[0]?.[2]).toContain('1. febrúar 2027');
  await openAt(page, address, '2027-02-02T00:00:00Z');
  const names = async () => (await rowsOf(page)).map(([name]) => name);
  expect((await names())[0]).toBe('Norrænir samstarfsstyrkir');
  await openAt(page, address, '2040-01-01T12:00:00Z');
  expect((await names())[0]).toBe('Nýsköpunarstyrkir');
  await expect(page.getByRole('row').getByRole('link', { name: /^Sækja um/ })).toHaveCount(1);
  await expect(page.getByText('Lokað, frestur var til')).toHaveCount(4);
});

test('the deadlines of a page have a calendar and a feed', async ({ page, request }) => {
  await page.goto(address);
  for (const [name, file, type] of [
    ['Setja fresti í dagatal', 'frestir.ics', /^text\/calendar/],
    ['Fylgjast með í fréttalesara', 'atom.xml', /xml/],
  ] as const) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', address + file);
    const response = await request.get(address + file);
    expect(response.headers()['content-type']).toMatch(type);
    expect(await response.text()).toContain('Ferðastyrkir Skissusjóðs');
  }
});

test('the front page names the next deadline at the time of reading', async ({ page }) => {
  await openAt(page, '/', '2026-11-20T12:00:00Z');
  const main = page.getByRole('main');
  await expect(main).toContainText('Næsti frestur: Ferðastyrkir Skissusjóðs, 1. febrúar 2027');
  await openAt(page, '/en/', '2027-03-01T12:00:00Z');
  await expect(main).toContainText('Next deadline: Sketch Fund, March 2, 2027');
  await openAt(page, '/', '2040-01-01T12:00:00Z');
  await expect(main).not.toContainText('Næsti frestur');
});

test('the front page says whether the centre is open, or when it opens', async ({ page }) => {
  const main = page.getByRole('main');
  for (const [path, time, text] of [
    ['/', '2026-11-25T12:00:00Z', 'Opið núna, til kl. 17'],
    ['/en/', '2026-11-25T17:00:00Z', 'The gallery opens tomorrow at noon'],
  ] as const) {
    await openAt(page, path, time);
    await expect(main, time).toContainText(text);
  }
});

test('from 720 px on a drawing shows the deadlines of twelve months', async ({ page }) => {
  await page.goto(address);
  const month = page.locator('main svg text').nth(11);
  await page.setViewportSize({ width: 719, height: 800 });
  await expect(month).toBeHidden();
  await page.setViewportSize({ width: 720, height: 800 });
  await expect(month).toBeVisible();
});
