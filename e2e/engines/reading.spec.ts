import { expect } from '@playwright/test';
import { buildTime, testedPages, isHidden } from '../builtPages';
import { findHorizontalOverflow } from '../horizontalOverflow';
import { engineTest as test } from './engineTest';
import type { Tab } from './Tab';

/** Returns JavaScript that stops the clock at an ISO 8601 time. */
const clockAt = (time: string) =>
  `window.Date = new Proxy(Date, {
    construct: (RealDate, values) => new RealDate(...(values.length > 0 ? values : [${Date.parse(time)}])),
    get: (RealDate, name) => name === 'now' ? () => ${Date.parse(time)} : RealDate[name],
  });`;

const briefly = (path: string) => (path === '/' ? { tag: '@brief' } : {});

const pages = testedPages().filter((page) => !isHidden(page) && page.lang === 'is');

/** Returns the page's text before and after hydration. */
const texts = (tab: Tab) =>
  tab.evaluate(async () => {
    const html = await (await fetch(location.href)).text();
    const served = new DOMParser().parseFromString(html, 'text/html');
    return [served, document].map(
      (each) => each.getElementById('gatsby-focus-wrapper')?.textContent,
    );
  });

for (const { path, lang } of [...pages, { path: '/en/', lang: 'en-US' }]) {
  test(
    `${path} has the same text before and after React, without errors`,
    briefly(path),
    async ({ tab, site, foreignHosts }) => {
      site.headScript += clockAt(buildTime());
      await tab.openHydrated(path);
      const [before, after] = await texts(tab);
      expect(before).toBeTruthy();
      expect(after).toBe(before);
      await tab.evaluate(async () => {
        for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
          window.scrollTo(0, y);
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
      });
      await expect.poll(() => tab.count('h1')).toBe(1);
      expect(await tab.attribute('html', 'lang')).toBe(lang);
      expect(await tab.faults()).toEqual([]);
      expect(site.failures).toEqual([]);
      expect(foreignHosts).toEqual([]);
    },
  );
}

const formats = (tab: Tab) =>
  tab.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('main img')].map((image) => {
      image.loading = 'eager';
      return image.naturalWidth > 0 && image.currentSrc.replace(/^.*\./, '');
    }),
  );

test('every image loads, in a format that the engine supports', async ({ tab }) => {
  await tab.openHydrated('/ha-frettir/');
  await expect.poll(() => formats(tab)).not.toContain(false);
  expect(await formats(tab)).toContain('avif');
});

test('without AVIF every image is a JPEG or PNG', async ({ tab, site }) => {
  site.headScript += `new MutationObserver(() => {
    for (const source of document.querySelectorAll('source[type="image/avif"]')) source.type = 'image/unknown';
  }).observe(document, { subtree: true, childList: true });`;
  await tab.openHydrated('/ha-frettir/');
  await expect.poll(() => formats(tab)).not.toContain(false);
  expect(await formats(tab)).not.toContain('avif');
});

for (const [name, path] of [
  ['front page', '/'],
  ['article', '/ha-frettir/hlutur-sem-dettur-a-ad-geta-thad/'],
  ['events', '/vidburdir/'],
  ['search', '/leit/?query=bókum'],
  ['association', '/fagfelog/lodlina/'],
  ['projects', '/verkefni/'],
] as const) {
  test(
    `${name}: nothing is cut off or wider than the window`,
    briefly(path),
    async ({ tab }, info) => {
      await tab.openHydrated(path);
      if (name === 'search') await expect.poll(() => tab.count('main mark')).toBeGreaterThan(0);
      const faults: string[] = [];
      for (const width of [320, 375, 768, 1024, 1440]) {
        await tab.resize(width, 900);
        const found = await findHorizontalOverflow(tab);
        faults.push(...found.map((fault) => `${width} px: ${fault}`));
        await tab.screenshot(info.outputPath(`${name}-${width}.png`));
      }
      expect(faults).toEqual([]);
    },
  );
}
