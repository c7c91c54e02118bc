import { expect, test as base } from '@playwright/test';
import { en } from '../src/i18n/messages/en';
import { is } from '../src/i18n/messages/is';
import { hydrated } from './hydrated';
import { watchLog } from './watchPage';

/** A test that must pass with and without JavaScript. */
const test = base.extend<{ open: (address: string) => Promise<void> }>({
  open: async ({ page, javaScriptEnabled }, provide) => {
    await provide(async (address) => {
      await page.goto(address);
      if (javaScriptEnabled) await hydrated(page);
    });
  },
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    for (const [address, status, { sitename, ...messages }, lang, home] of [
      ['/nothing-here', 404, is, 'is', '/'],
      ['/en/verkefni/gone/', 404, en, 'en-US', '/en/'],
      // redirects.json lists these two addresses as gone.
      ['/vefverslun/', 410, is, 'is', '/'],
      ['/en/shop', 410, en, 'en-US', '/en/'],
    ] as const) {
      test(
        `${address} has the status ${status}, says so in ${lang}, and keeps its address`,
        { tag: /nothing-here|shop/.test(address) ? '@smoke' : [] },
        async ({ page, open }) => {
          const logged = watchLog(page, ['error']);
          const statuses: number[] = [];
          page.on('response', (response) => {
            if (response.request().isNavigationRequest()) statuses.push(response.status());
          });
          await open(address);
          expect(statuses).toEqual([status]);
          const title = messages[`${status}.title`];
          const main = page.getByRole('main');
          await expect(page.locator('h1')).toHaveText(title);
          await expect(page).toHaveTitle(`${title} – ${sitename}`);
          await expect(main.getByText(messages[`${status}.body`])).toBeVisible();
          await expect(page.locator('html')).toHaveAttribute('lang', lang);
          await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
          expect(new URL(page.url()).pathname).toBe(address);
          expect(logged.filter((text) => !/status of 4(04|10)/.test(text))).toEqual([]);
          await main.getByRole('link', { name: messages['404.link'], exact: true }).click();
          await expect(page).toHaveURL(home);
        },
      );
    }

    test('the site name leads to the root of the language', async ({ page, open }) => {
      await open('/en/verkefni/');
      await page.getByRole('banner').getByRole('link', { name: 'Miðstöð' }).click();
      await expect(page).toHaveURL(/\/en\/$/);
    });

    test('the cookie banner covers no link in the footer', async ({ page, open }) => {
      await page.setViewportSize({ width: 375, height: 640 });
      await open('/');
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const links = page.getByRole('contentinfo').getByRole('link');
      const covered = await links.evaluateAll((all) =>
        all
          .filter((link) => {
            const { left, top, width, height } = link.getBoundingClientRect();
            const hit = document.elementFromPoint(left + width / 2, top + height / 2);
            return hit !== null && !hit.closest('footer');
          })
          .map(({ textContent }) => textContent),
      );
      expect(covered).toEqual([]);
      await links.filter({ hasText: 'Hafa samband' }).click();
      await expect(page.locator('h1')).toHaveText('Hafa samband');
    });

    test('a list leads to an article, to its translation and back', async ({ page, open }) => {
      await open('/ha-frettir/');
      await page.getByRole('main').locator('a[href="/ha-frettir/smidamars-2027/"]').first().click();
      await expect(page.locator('h1')).toHaveText('Smíðamars 2027');
      await expect(
        page.getByRole('navigation', { name: 'Tungumál' }).getByText('Íslenska'),
      ).not.toHaveRole('link');
      await page.getByRole('link', { name: 'English' }).click();
      await expect(page).toHaveURL('/en/ha-frettir/maker-march-2027/');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
      await page.getByRole('link', { name: 'Íslenska' }).click();
      await expect(page).toHaveURL('/ha-frettir/smidamars-2027/');
    });

    test('the manifest follows the language of the address', async ({ page, open }) => {
      const manifest = page.locator('head > link[rel=manifest]');
      await open('/verkefni/');
      await expect(manifest).toHaveAttribute('href', '/manifest.webmanifest');
      await page.getByRole('link', { name: 'English' }).click();
      await expect(manifest).toHaveAttribute('href', '/manifest_en.webmanifest');
    });

    test('a list continues on its next page, which links back', async ({ page, open }) => {
      await open('/ha-frettir/');
      const news = page.getByRole('main').getByRole('listitem').getByRole('link');
      const first = await news.evaluateAll((links) =>
        links.map((link) => link.getAttribute('href')),
      );
      const pages = page.getByRole('navigation', { name: 'Síður listans' });
      await pages.getByRole('link', { name: 'Næsta síða' }).click();
      await expect(page).toHaveURL(/\/ha-frettir\/2\/$/);
      const address = await page
        .getByRole('main')
        .locator('a[href^="/ha-frettir/"][href*="-"]')
        .last()
        .getAttribute('href');
      expect(first).not.toContain(address);
      await pages.getByRole('link', { name: 'Fyrri síða' }).click();
      await expect(page).toHaveURL(/\/ha-frettir\/$/);
    });

    test('a filter shows the news of its category and is marked as current', async ({
      page,
      open,
    }) => {
      await open('/ha-frettir/');
      const filters = page.getByRole('navigation', { name: 'Flokkar' });
      await filters.getByRole('link', { name: 'Viðtöl' }).click();
      await expect(page).toHaveURL(/\/ha-frettir\/Vi%C3%B0tal\/$/);
      await expect(filters.locator('[aria-current=page]')).toHaveText('Viðtöl');
      await expect(page.locator('h1')).toHaveText('Viðtöl');
      await expect(
        page
          .getByRole('main')
          .getByText(/^Viðtal/)
          .first(),
      ).toBeVisible();
      await expect(page.getByRole('main').getByRole('listitem').last()).toBeVisible();
    });

    test('an article has text, credit, a link to the video, and links to share it and to the next article', async ({
      page,
      open,
    }) => {
      await open('/ha-frettir/hlutur-sem-dettur-a-ad-geta-thad/');
      const main = page.getByRole('main');
      await expect(main.getByRole('figure').first()).toContainText('Teikning: Miðstöð');
      await expect(main.locator('p').last()).toBeVisible();
      const video = main.getByRole('link', { name: 'Sýna efni frá YouTube' });
      await expect(video).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\/watch/);
      const share = main.locator('a', { hasText: /^Deila$/ });
      await expect(share).toHaveAttribute('href', /^mailto:\?subject=/);
      await main
        .getByRole('link', { name: /^(Fyrri|Næsta) frétt/ })
        .first()
        .click();
      await expect(page).not.toHaveURL(/hlutur-sem-dettur/);
      await expect(page.locator('h1')).toBeVisible();
    });
  });
}

test('notes beside an article have text of 13 px on a phone and 16 px at 1920 px', async ({
  page,
}) => {
  await page.goto('/ha-frettir/þokubókhlaðan-sem-húsgagn/');
  for (const [width, size] of [
    [375, /^13px$/],
    [1920, /^(16|15\.99\d*)px$/],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.locator('main dl').first()).toHaveCSS('font-size', size);
  }
});
