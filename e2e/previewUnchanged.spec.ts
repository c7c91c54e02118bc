import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { isHidden, templatePages } from './builtPages';
import { hydrated, openHydrated } from './hydrated';
import { openPreview, previewTest as test, settled, visit } from './previewTest';

/** Without what only built pages have, and without the host of media of previews. */
const read = (page: Page) =>
  page.evaluate(() => ({
    title: document.title.replaceAll('\u00a0', ' '),
    lang: document.documentElement.lang,
    texts: ['header', 'main', 'footer'].map((part) =>
      document.querySelector(part)?.textContent?.replaceAll('\u00ad', '').replaceAll('\u00a0', ' '),
    ),
    links: [...document.querySelectorAll('header a, main a, footer a')].map((link) =>
      link.getAttribute('href')?.replace(/^http:.*?(\/media\/[^?]*).*/, '$1'),
    ),
    images: document.querySelectorAll('main img').length,
  }));

if (process.env['TEST_FULL']) {
  test('a preview without drafts shows the published pages', async ({ page, context, content }) => {
    const pages = templatePages().filter((each) => !isHidden(each));
    test.setTimeout(60_000 + pages.length * 10_000);
    const reader = await context.browser()?.newContext({ serviceWorkers: 'block' });
    const published = await reader?.newPage();
    if (!published) throw new Error('The browser has no second context.');
    await openPreview(page, content, 'homepage-is');
    for (const { path } of pages) {
      await openHydrated(published, new URL(path, page.url()).href);
      await visit(page, path);
      await hydrated(page);
      const expected = await read(published);
      await expect.poll(() => read(page), { message: path }).toEqual(expected);
      await settled(page);
    }
    await reader?.close();
  });
}
