import { expect } from '@playwright/test';
import { engineTest as test } from './engineTest';
import type { Tab } from './Tab';

const field = '[role=combobox]';
const hits = 'main h2 a';

test('a search for an inflected word marks the form that was found, and says why @brief', async ({
  tab,
}) => {
  await tab.openHydrated('/leit/?query=bókum');
  await expect.poll(() => tab.sees('main li mark', 'bækur')).toBe(true);
  expect(await tab.sees('main', 'bókum → bók')).toBe(true);
  expect(await tab.text('main [role=status]')).toMatch(/^\d+ niðurst\S+ fyrir „bókum“$/);
  expect(await tab.faults()).toEqual([]);
});

test('the button opens the overlay; arrows and Enter open a result', async ({ tab }) => {
  await tab.openAndInteract('/verkefni/');
  await tab.click('#search');
  await expect.poll(() => tab.isFocused(field)).toBe(true);
  await tab.type('bókum');
  await expect.poll(() => tab.sees('[role=option]')).toBe(true);
  await expect
    .poll(() => tab.text('dialog [role=status]'))
    .toMatch(/^\d+ niðurst\S+ fyrir „bókum“$/);
  await tab.press('ArrowDown');
  expect(await tab.attribute('[role=option]', 'aria-selected')).toBe('true');
  const address = await tab.attribute('[role=option]', 'href');
  await tab.press('Enter');
  await expect.poll(() => tab.path()).toBe(address);
  await expect.poll(() => tab.count('dialog[open]')).toBe(0);
  expect(await tab.faults()).toEqual([]);
});

async function openFound(tab: Tab): Promise<void> {
  await tab.openHydrated('/leit/?query=bókum');
  await tab.click(hits, 'Útgefið efni');
  await expect.poll(() => tab.text('h1')).toBe('Útgefið efni');
}

test('the found words are highlighted on the opened page, but not on the next one', async ({
  tab,
}) => {
  await openFound(tab);
  const highlighted = () =>
    tab.evaluate(() => [...(CSS.highlights.get('found') ?? [])].map(String));
  await expect.poll(highlighted).toContain('bækur');
  await tab.click('.bar-name a');
  await expect.poll(() => tab.path()).toBe('/');
  await expect.poll(highlighted).toEqual([]);
});

test('without the Custom Highlight API the opened page is as always', async ({ tab, site }) => {
  site.headScript += 'delete window.Highlight; delete CSS.highlights;';
  await openFound(tab);
  expect(await tab.evaluate(() => 'Highlight' in window)).toBe(false);
  await tab.click('.bar-name a');
  await expect.poll(() => tab.path()).toBe('/');
  expect(await tab.faults()).toEqual([]);
});
