import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { publishedDocument, withTitle } from './previewContent';
import { alert, bar, openPreview, overlay, previewTest } from './previewTest';

const article = publishedDocument('article-barujarn-half-onnur-old-i-bylgjum-is');
const isFull = Boolean(process.env['TEST_FULL']);
const script = `<img src=x onerror="window.wasExecuted=true"><script>window.wasExecuted=true</script>`;

const rejectedMessage = 'Þessi forskoðunartengill gildir ekki hér';
const endedMessage = 'Forskoðuninni er lokið';

/** Returns the URLs of all requests of the page. */
async function openLandingPage(page: Page, parameters: Record<string, string>) {
  const requested: string[] = [];
  page.context().on('request', (request) => requested.push(request.url()));
  await page.goto(`/preview/?${new URLSearchParams(parameters)}`);
  await expect(bar(page)).toBeVisible();
  await expect(overlay(page)).toHaveCount(0);
  return requested;
}

async function expectNoEffect(
  page: Page,
  requested: string[],
  allowedOrigins: string[],
): Promise<void> {
  const own = [new URL(page.url()).origin, ...allowedOrigins];
  expect(
    requested.filter((url) => /^https?:/.test(url) && !own.includes(new URL(url).origin)),
  ).toEqual([]);
  expect(await page.evaluate(() => 'wasExecuted' in window)).toBe(false);
  expect(await page.context().cookies()).toEqual([]);
  expect(new URL(page.url()).pathname).toBe('/preview/');
}

previewTest.use({ isChecked: false });

previewTest('a token of another repository is rejected', async ({ page, content }) => {
  const token = 'https://annad.prismic.io/previews/abc:def';
  const requested = await openLandingPage(page, { token });
  await expect(alert(page)).toContainText(rejectedMessage);
  await expectNoEffect(page, requested, [content.url]);
});

if (isFull) {
  previewTest(
    'a document that is not in the preview is rejected with its id',
    async ({ page, content }) => {
      await content.archive(article);
      const { token } = await content.open('homepage-is');
      for (const documentId of [article.id, script]) {
        await openLandingPage(page, { token, documentId });
        await expect(alert(page)).toContainText(rejectedMessage);
        await bar(page).getByText('Nánar, fyrir forritara').click();
        await expect(alert(page)).toContainText(documentId);
        expect(await page.evaluate(() => 'wasExecuted' in window)).toBe(false);
      }
    },
  );

  let now = Date.now();
  previewTest.describe('after a preview has expired', () => {
    previewTest.use({ contentOptions: { now: () => now } });
    previewTest.beforeEach(() => {
      now = Date.now();
    });

    previewTest(
      'a reloaded page says so, and the expired cookie is deleted',
      async ({ page, context, content }) => {
        await openPreview(page, content, article.id);
        now += 61 * 60 * 1000;
        await page.reload();
        await expect(alert(page)).toContainText(endedMessage);
        await expect(overlay(page)).toHaveCount(0);
        expect(await context.cookies()).toEqual([]);
      },
    );
  });

  previewTest(
    'a page that stays open says so when the preview expires',
    async ({ page, context, content }) => {
      await page.clock.install();
      await content.save(withTitle(article, 'Drög í eina klukkustund'));
      await openPreview(page, content, article.id);
      await page.clock.fastForward('01:00:01');
      await expect(alert(page)).toContainText(endedMessage);
      await expect(page.locator('h1')).toHaveText('Drög í eina klukkustund');
      expect(await context.cookies()).toEqual([]);
    },
  );
}
