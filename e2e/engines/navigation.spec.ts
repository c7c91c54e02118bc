import { expect } from '@playwright/test';
import { findStops, focusedStop } from '../focusStops';
import { engineTest as test } from './engineTest';

const button = 'header summary';
const panel = '.menu-panel';

test('the menu opens, and closes by its button, Escape and a click outside @brief', async ({
  tab,
}) => {
  await tab.resize(375, 900);
  await tab.openAndInteract('/');
  for (const leave of ['button', 'Escape', 'outside'] as const) {
    await tab.click(button);
    await expect.poll(() => tab.sees(panel)).toBe(true);
    expect(await tab.attribute('html', 'class')).toBe('scroll-disabled');
    if (leave === 'button') await tab.click(button);
    else if (leave === 'Escape') await tab.press('Escape');
    else await tab.evaluate(() => document.querySelector<HTMLElement>('.bar')?.click());
    await expect.poll(() => tab.sees(panel)).toBe(false);
    await expect.poll(() => tab.isFocused(button)).toBe(true);
    expect(await tab.count('.scroll-disabled, [inert]')).toBe(0);
  }
  expect(await tab.faults()).toEqual([]);
});

test('back and forward restore the scroll position @brief', async ({ tab }) => {
  await tab.openAndInteract('/ha-frettir/');
  await tab.scrollTo(900);
  const href = await tab.evaluate(() => {
    const inside = [...document.querySelectorAll<HTMLAnchorElement>('main h2 a')].find((link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return top > 150 && bottom < innerHeight - 300;
    });
    return inside?.getAttribute('href');
  });
  await tab.click(`main h2 a[href="${href}"]`);
  await expect.poll(() => tab.isFocused('h1')).toBe(true);
  await expect.poll(() => tab.count('[data-wipe]')).toBe(0);
  expect(await tab.scrollY()).toBe(0);
  await tab.scrollTo(200);
  // A short article scrolls less than 200 px, so the test reads the position.
  const below = await tab.scrollY();
  expect(below).toBeGreaterThan(0);
  await tab.back();
  await expect.poll(() => tab.text('h1')).toBe('Fréttir');
  await expect.poll(() => tab.scrollY()).toBe(900);
  await tab.forward();
  await expect.poll(() => tab.text('h1')).not.toBe('Fréttir');
  await expect.poll(() => tab.scrollY()).toBe(below);
  await tab.back();
  await expect.poll(() => tab.scrollY()).toBe(900);
  await tab.reload();
  await tab.hydrated();
  await expect.poll(() => tab.scrollY()).toBe(900);
  expect(await tab.faults()).toEqual([]);
});

test('going back from another site restores the page and its scroll position', async ({
  tab,
  site,
}) => {
  // With this header, WebKit's driver cannot find the page of the other site.
  site.removedHeaders.push('cross-origin-opener-policy');
  await tab.openAndInteract('/ha-frettir/');
  await tab.scrollTo(700);
  await tab.open(String(process.env['NEWSLETTER_URL']));
  await tab.back();
  await tab.hydrated();
  await expect.poll(() => tab.text('h1')).toBe('Fréttir');
  await expect.poll(() => tab.scrollY()).toBe(700);
  await tab.interact();
  await tab.click(button);
  await expect.poll(() => tab.sees(panel)).toBe(true);
});

test('a link to a part of another page scrolls to it and focuses it', async ({ tab }) => {
  await tab.openAndInteract('/verkefni/');
  await tab.evaluate(() => Reflect.get(window, '___navigate')('/fagfelog/#consent'));
  await expect.poll(() => tab.text('h1')).toBe('Fagfélög');
  await expect.poll(() => tab.isFocused('#consent')).toBe(true);
  await expect.poll(() => tab.text('#announcer')).toBe('Síðan Fagfélög er opin');
});

test('Tab visits every stop of an article in order, each with a visible focus', async ({ tab }) => {
  await tab.openHydrated('/ha-frettir/hlutur-sem-dettur-a-ad-geta-thad/');
  const stops = await findStops(tab);
  const visited: string[] = [];
  const faults: string[] = [];
  for (let step = 0; step < stops.length; step += 1) {
    await tab.press('Tab');
    // WebKit scrolls to a text field only in the next frame.
    await tab.frames();
    const stop = await focusedStop(tab);
    visited.push(stop.name);
    faults.push(...stop.faults.map((fault) => `${stop.name} ${fault}`));
  }
  expect(visited).toEqual(stops);
  expect(faults).toEqual([]);
});
