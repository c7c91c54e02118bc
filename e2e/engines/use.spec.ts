import { expect } from '@playwright/test';
import { publishedDocument, startPreviewContent, withTitle } from '../previewContent';
import { servePreviewSite } from '../previewSite';
import { publishedBuild } from '../publishedBuild';
import { engineTest as test } from './engineTest';
import type { Tab } from './Tab';

const brief = { tag: '@brief' };

const banner = '#consent';

test(
  'an answer to the consent banner is stored and stays',
  brief,
  async ({ tab, foreignHosts }) => {
    await tab.openHydrated('/');
    expect(await tab.sees(banner)).toBe(true);
    await tab.click(`${banner} button`, 'Hafna');
    await expect.poll(() => tab.sees(banner)).toBe(false);
    await expect.poll(() => tab.cookie('gdprConsent')).toBe('false');
    await tab.reload();
    await tab.hydrated();
    expect(await tab.sees(banner)).toBe(false);
    expect(foreignHosts).toEqual([]);
    expect(await tab.faults()).toEqual([]);
  },
);

test('both buttons of the consent banner have the same size and look, side by side', async ({
  tab,
}) => {
  // `openAndInteract` moves the pointer away from a button of the previous test.
  await tab.openAndInteract('/');
  const looks = await tab.evaluate(() =>
    [...document.querySelectorAll('#consent button')].map((button) => {
      const { color, backgroundColor, border, fontWeight } = getComputedStyle(button);
      const { width, height } = button.getBoundingClientRect();
      return [color, backgroundColor, border, fontWeight, Math.round(width), height].join();
    }),
  );
  expect(looks).toHaveLength(2);
  expect(looks[0]).toBe(looks[1]);
  for (const width of [375, 768, 1440]) {
    await tab.resize(width, 900);
    const rows = await tab.evaluate(
      () =>
        new Set(
          [...document.querySelectorAll('#consent button')].map(
            (button) => button.getBoundingClientRect().top,
          ),
        ).size,
    );
    expect(rows, `rows at ${width} px`).toBe(1);
  }
});

const sink = String(process.env['NEWSLETTER_URL']);

const form = 'form.newsletter';

test('the newsletter’s form names a mistake, then signs up', async ({ tab, engine }) => {
  await tab.openAndInteract('/verkefni/');
  await tab.click(`${banner} button`);
  await tab.click(`${form} input[type=email]`);
  await tab.type('nobody');
  await tab.press('Enter');
  await expect.poll(() => tab.text(`${form} [role=alert]`)).toContain('Athugaðu netfangið.');
  expect(await tab.attribute(`${form} input`, 'aria-invalid')).toBe('true');
  const email = `${engine}-${Date.now()}@example.is`;
  await tab.press('Control+a');
  await tab.type(email);
  await tab.press('Enter');
  await expect.poll(() => tab.text(`${form} [role=status]`)).toContain('Takk fyrir.');
  await expect.poll(() => tab.isFocused(`${form} [role=status]`)).toBe(true);
  const response = await fetch(sink, { headers: { Accept: 'application/json' } });
  const signUps: { email: string }[] = await response.json();
  expect(signUps.filter((signUp) => signUp.email === email)).toHaveLength(1);
  expect(await tab.path()).toBe('/verkefni/');
});

test('dates are Icelandic, and English on English pages', async ({ tab }) => {
  await tab.openHydrated('/ha-frettir/');
  expect(await tab.text('main time')).toMatch(/^\d{1,2}\.\s\p{Ll}+ 20\d\d$/u);
  await tab.openHydrated('/en/ha-frettir/');
  expect(await tab.text('main time')).toMatch(/^\p{Lu}\p{Ll}+\s\d{1,2}, 20\d\d$/u);
});

const article = publishedDocument('article-barujarn-half-onnur-old-i-bylgjum-is');

test('a preview shows the draft with its bar, and ends with it', async ({ tab, site }) => {
  const content = await startPreviewContent();
  const preview = await servePreviewSite(content.url);
  try {
    await site.deploy(preview.folder);
    await content.save(withTitle(article, 'Drög í öðrum vafra'));
    const { path } = await content.open(article.id);
    await tab.open(path);
    const bar = 'section[aria-label="Forskoðun"]';
    await expect.poll(() => tab.sees(bar, 'Drög í öðrum vafra')).toBe(true);
    await expect.poll(() => tab.text('h1')).toBe('Drög í öðrum vafra');
    await expect.poll(() => tab.sees('body', 'Loading Prismic Preview')).toBe(false);
    expect(await tab.cookie('io.prismic.preview')).toBeTruthy();
    await content.save(withTitle(article, 'Enn önnur drög'));
    await expect.poll(() => tab.text('h1')).toBe('Enn önnur drög');
    await tab.click(`${bar} button`, 'Hætta í forskoðun');
    await expect.poll(() => tab.text('h1')).toBe('Bárujárn: Hálf önnur öld í bylgjum');
    await expect.poll(() => tab.count(bar)).toBe(0);
    expect(await tab.cookie('io.prismic.preview')).toBeUndefined();
    expect(await tab.faults()).toEqual([]);
  } finally {
    await site.deploy(publishedBuild);
    await preview.close();
    await content.close();
  }
});

async function cached(tab: Tab, path: string): Promise<void> {
  const isCached = () =>
    tab.evaluate(
      async (key) =>
        navigator.serviceWorker.controller?.state === 'activated' &&
        (await caches.match(key)) !== undefined,
      path,
    );
  await expect.poll(isCached, { timeout: 30_000 }).toBe(true);
}

test('visited pages and both front pages open without a network, others show the offline page', async ({
  tab,
  site,
}) => {
  await tab.openHydrated('/verkefni/');
  await cached(tab, '/verkefni/');
  await tab.interact();
  await tab.click('main a[href="/verkefni/fjoruleidin/"]');
  await expect.poll(() => tab.text('h1')).toContain('Fjöruleiðin');
  await cached(tab, '/verkefni/fjoruleidin/');
  expect(await tab.faults()).toEqual([]);
  await site.stop();
  for (const [path, title] of [
    ['/verkefni/fjoruleidin/', 'Fjöruleiðin'],
    ['/verkefni/', 'Verkefni'],
    ['/', 'Miðstöð'],
    ['/en/', 'Miðstöð'],
    ['/fagfelog/', 'Ekkert netsamband'],
    ['/en/vidburdir/', 'No connection'],
  ] as const) {
    await tab.openHydrated(path);
    expect(await tab.path()).toBe(path);
    expect(await tab.evaluate(() => document.title)).toContain(title);
  }
  await site.start();
  await tab.click('main button', 'Try again');
  await expect.poll(() => tab.text('h1')).toBe('Events');
});

test('an article prints dark on white, without controls', async ({ tab }) => {
  await tab.openHydrated('/ha-frettir/hlutur-sem-dettur-a-ad-geta-thad/');
  const faults = await tab.evaluate(() => {
    // WebDriver cannot emulate printing, so this function applies the print rules to the screen.
    const toScreen = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule) {
          const { mediaText } = rule.media;
          if (/\bprint\b/.test(mediaText)) rule.media.mediaText = mediaText.replace('print', 'all');
          else if (/\bscreen\b/.test(mediaText)) rule.media.mediaText = 'not all';
        }
        if ('cssRules' in rule) toScreen(rule.cssRules as CSSRuleList);
      }
    };
    for (const { cssRules } of document.styleSheets) toScreen(cssRules);

    const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const seen = [...document.querySelectorAll('body, body *')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    return seen.flatMap((element) => {
      const name = `<${element.localName}> “${element.textContent?.trim().slice(0, 40)}”`;
      const { color, backgroundColor } = getComputedStyle(element);
      const [red = 0, green = 0, blue = 0, opacity = 1] = channels(backgroundColor);
      const isWhite = opacity === 0 || Math.min(red, green, blue) === 255;
      const isDark = Math.max(...channels(color).slice(0, 3)) <= 51;
      const isControl = element.matches('nav, form, button, input, iframe, summary');
      return [
        ...(isWhite ? [] : [`${name} has the background ${backgroundColor}`]),
        ...(isDark ? [] : [`${name} has the colour ${color}`]),
        ...(isControl ? [`${name} is a control`] : []),
      ];
    });
  });
  expect(faults).toEqual([]);
  expect(await tab.sees('h1')).toBe(true);
});
