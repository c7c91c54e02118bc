import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { publishedDocument, withTitle } from './previewContent';
import { previewFiles } from './previewSite';
import {
  alert,
  bar,
  openPreview,
  overlay,
  previewTest as test,
  settled,
  visit,
} from './previewTest';

const article = publishedDocument('article-barujarn-half-onnur-old-i-bylgjum-is');
const endedMessage = 'Forskoðuninni er lokið';

test.use({ isChecked: false });

if (process.env['TEST_FULL']) {
  test('a document that is not in the preview is rejected with its id', async ({
    page,
    content,
  }) => {
    await content.archive(article);
    const { token } = await content.open('homepage-is');
    await page.goto(`/preview/?${new URLSearchParams({ token, documentId: article.id })}`);
    await expect(alert(page)).toContainText('Þessi forskoðunartengill gildir ekki hér');
    await expect(overlay(page)).toHaveCount(0);
    await bar(page).getByText('Nánar, fyrir forritara').click();
    await expect(alert(page)).toContainText(article.id);
    await bar(page).getByRole('button', { name: 'Sjá útgefna síðu' }).click();
    await expect(page).toHaveURL('/');
  });

  let now = Date.now();
  test.describe('after a preview has expired', () => {
    test.use({ contentOptions: { now: () => now } });
    test.beforeEach(() => {
      now = Date.now();
    });

    test('a reloaded page says so, and the expired cookie is deleted', async ({
      page,
      context,
      content,
    }) => {
      await openPreview(page, content, article.id);
      now += 61 * 60 * 1000;
      await page.reload();
      await expect(alert(page)).toContainText(endedMessage);
      await expect(overlay(page)).toHaveCount(0);
      expect(await context.cookies()).toEqual([]);
    });
  });

  test('a page that stays open says so when the preview expires', async ({
    page,
    context,
    content,
  }) => {
    await page.clock.install();
    await content.save(withTitle(article, 'Drög í eina klukkustund'));
    await openPreview(page, content, article.id);
    await page.clock.fastForward('01:00:01');
    await expect(alert(page)).toContainText(endedMessage);
    await expect(page.locator('h1')).toHaveText('Drög í eina klukkustund');
    expect(await context.cookies()).toEqual([]);
  });

  test.describe('a private repository', () => {
    test.use({ contentOptions: { accessToken: 'mjog-leynilegt' } });

    test('shows drafts to anybody with the link, without the access token', async ({
      page,
      content,
    }) => {
      await content.save(withTitle(article, 'Leynileg drög'));
      await openPreview(page, content, article.id);
      await expect(page.locator('h1')).toHaveText('Leynileg drög');
      await expect(alert(page)).toHaveCount(0);
    });

    test('says that it is locked when nothing can be read', async ({ page }) => {
      await page.goto('/preview/?experiment=base');
      await expect(alert(page)).toContainText('Drögin eru læst');
    });
  });

  test('a preview that was ended in the toolbar says so', async ({
    page,
    context,
    content,
    faults,
  }) => {
    await content.save(withTitle(article, 'Drög sem hverfa'));
    await openPreview(page, content, article.id);
    const isPrevented = await page.evaluate(
      () => !window.dispatchEvent(new Event('prismicPreviewEnd', { cancelable: true })),
    );
    expect(isPrevented).toBe(true);
    await expect(alert(page)).toContainText(endedMessage);
    expect(faults.splice(0)).toEqual(['Prismic preview: The preview was ended.']);
    expect(await context.cookies()).toEqual([]);
    // The draft remains visible until the editor leaves the preview.
    await expect(page.locator('h1')).toHaveText('Drög sem hverfa');
    await bar(page).getByRole('button', { name: 'Sjá útgefna síðu' }).click();
    await expect(page.locator('h1')).toHaveText('Bárujárn: Hálf önnur öld í bylgjum');
    await expect(bar(page)).toHaveCount(0);
  });

  test('GraphQL responds with an error, and then with the draft', async ({ page, content }) => {
    const { path } = await content.open(article.id);
    await page.route('**/graphql?**', (route) =>
      route.fulfill({
        status: 500,
        body: 'upset',
        headers: { 'access-control-allow-origin': '*' },
      }),
    );
    await page.goto(path);
    await expect(alert(page)).toContainText('Ekki tókst að sækja drögin');
    await expect(overlay(page)).toHaveCount(0);
    await bar(page).getByText('Nánar, fyrir forritara').click();
    await expect(alert(page)).toContainText('Response not successful: Received status code 500');

    await page.unroute('**/graphql?**');
    await bar(page).getByRole('button', { name: 'Reyna aftur' }).click();
    await expect(alert(page)).toHaveCount(0);
    await settled(page);
    await expect(page.locator('h1')).toHaveText('Bárujárn: Hálf önnur öld í bylgjum');
  });

  test('an aborted request is not a failure', async ({ page, content }) => {
    const title = 'Hér var farið hratt yfir';
    const { data, ...draft } = withTitle(article, title);
    // The front page has the newest article.
    await content.save({ ...draft, data: { ...data, published_date: '2026-11-24' } });
    await openPreview(page, content, 'homepage-is');
    await page.route(/graphql\?.*ProjectsPage/, async (route) => {
      await new Promise((resolve) => page.once('framenavigated', resolve));
      await route.continue().catch(() => undefined);
    });
    const menu = page.getByRole('navigation', { name: 'Aðalvalmynd' });
    await menu.getByRole('link', { name: 'Verkefni' }).first().click();
    await page.getByRole('main').getByRole('link', { name: title }).first().click();
    await expect(page.locator('h1')).toHaveText(title);
    await expect(alert(page)).toHaveCount(0);
  });

  test('without a network the draft stays, with a button to try again', async ({
    page,
    content,
  }) => {
    await content.save(withTitle(article, 'Drög frá því áðan'));
    await openPreview(page, content, article.id);
    await page.route('**/graphql?**', (route) => route.abort('internetdisconnected'));
    await content.save(withTitle(article, 'Drög sem ekki náðist í'));
    await expect(alert(page)).toContainText('Ekkert samband');
    await expect(page.locator('h1')).toHaveText('Drög frá því áðan');
    const retry = bar(page).getByRole('button', { name: 'Reyna aftur' });
    await retry.click();
    await expect(alert(page)).toContainText('Ekkert samband');
    await page.unroute('**/graphql?**');
    await retry.click();
    await expect(page.locator('h1')).toHaveText('Drög sem ekki náðist í');
    await expect(alert(page)).toHaveCount(0);
  });

  test('two tabs can show different previews, and each says so', async ({
    page,
    context,
    content,
  }) => {
    await content.saveRelease('vor', { label: 'Vorútgáfan' });
    await content.save(withTitle(article, 'Í vorútgáfunni'), 'releases/vor');
    await content.save(withTitle(article, 'Í drögum'));
    const focusTab = (tab: Page) => tab.evaluate(() => window.dispatchEvent(new Event('focus')));

    const draft = await content.open(article.id);
    await visit(page, draft.path);
    const other = await context.newPage();
    const release = await content.open(article.id, { release: 'vor' });
    await visit(other, release.path);
    await expect(other.locator('h1')).toHaveText('Í vorútgáfunni');

    await page.bringToFront();
    await focusTab(page);
    await expect(bar(page)).toContainText('Önnur forskoðun er opin í öðrum flipa.');
    await page.reload();
    await settled(page);
    await expect(page.locator('h1')).toHaveText('Í drögum');

    await focusTab(page);
    await bar(page).getByRole('button', { name: 'Sýna hina hér' }).click();
    await expect(page.locator('h1')).toHaveText('Í vorútgáfunni');
    await settled(page);

    await other.bringToFront();
    await bar(other).getByRole('button', { name: 'Hætta í forskoðun' }).click();
    await expect(other.locator('h1')).toHaveText('Bárujárn: Hálf önnur öld í bylgjum');
    await page.bringToFront();
    await focusTab(page);
    await expect(bar(page)).toContainText('Hætt var í forskoðuninni í öðrum flipa.');
    await expect(page.locator('h1')).toHaveText('Í vorútgáfunni');
  });

  test('without cookies there is no preview, and the bar says so', async ({ page, content }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
    });
    await content.save(withTitle(article, 'Drög án köku'));
    const { path } = await content.open(article.id);
    await page.goto(path);
    await expect(overlay(page)).toHaveCount(0);
    await expect(alert(page)).toContainText('Vafrinn geymir engar vafrakökur');
  });

  for (const [name, files] of [
    ['the preview manifest', ['prismic-preview.json']],
    ['the code for previews', previewFiles()],
  ] as const) {
    test(`without ${name} the published page is shown with a notice`, async ({
      page,
      content,
      context,
      baseURL,
    }) => {
      await content.save(withTitle(article, 'Drög sem ekki koma'));
      const { token } = await content.open(article.id);
      const value = encodeURIComponent(token);
      await context.addCookies([{ name: 'io.prismic.preview', value, url: String(baseURL) }]);
      await page.route(
        ({ pathname }) => files.some((file) => pathname === `/${file}`),
        (route) => route.fulfill({ status: 404, body: 'gone' }),
      );
      await page.goto(`/ha-frettir/${article.uid}/`);
      await expect(page.getByText('This is the published page.')).toBeVisible();
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('h1')).toHaveText('Bárujárn: Hálf önnur öld í bylgjum');
      await expect(overlay(page)).toHaveCount(0);
    });
  }
}
