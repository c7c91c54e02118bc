import { expect } from '@playwright/test';
import { axeViolations } from './axeViolations';
import { holdRequests } from './interact';
import { publishedDocument, withTitle } from './previewContent';
import { bar, openPreview, overlay, previewTest as test, settled, visit } from './previewTest';

const article = publishedDocument('article-barujarn-half-onnur-old-i-bylgjum-is');
const published = 'Bárujárn: Hálf önnur öld í bylgjum';

if (process.env['TEST_FULL']) {
  test('the overlay covers the page until the draft is loaded, and then fades', async ({
    page,
    content,
  }) => {
    await content.save(withTitle(article, 'Undir hulunni'));
    const { path } = await content.open(article.id);
    const resume = await holdRequests(page, '**/graphql?**');
    const requestSent = page.waitForRequest('**/graphql?**');
    await page.goto(path);
    await requestSent;
    await expect(overlay(page)).toBeVisible();
    await expect(overlay(page)).toHaveText('Loading Prismic Preview');
    await expect(overlay(page)).toHaveCSS('z-index', '10000');
    await expect(overlay(page)).toHaveCSS('transition-duration', '0.33s');
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    expect(await overlay(page).boundingBox()).toEqual({ x: 0, y: 0, width, height });
    const covering = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.textContent, [
      width / 2,
      height / 2,
    ] as const);
    expect(covering).toBe('Loading Prismic Preview');
    resume();
    await settled(page);
    await expect(page.locator('h1')).toHaveText('Undir hulunni');
  });

  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    test(`${width} px wide, the bar and its page pass axe`, async ({ page, content }) => {
      await page.setViewportSize({ width, height });
      await content.save(withTitle(article, 'Drög með stiku'));
      await openPreview(page, content, article.id);
      await expect(bar(page)).toContainText('Drög með stiku');
      expect(await axeViolations(page)).toEqual([]);
      const expandButton = bar(page).getByRole('button', { name: 'Forskoðun', exact: true });
      if (await expandButton.isVisible()) {
        await expandButton.click();
        await expect(bar(page).getByRole('button', { name: 'Hætta í forskoðun' })).toBeVisible();
        expect(await axeViolations(page)).toEqual([]);
      }
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }

  test('leaving the preview deletes the cookie and shows the published page', async ({
    page,
    context,
    content,
  }) => {
    await content.save(withTitle(article, 'Drög'));
    await content.save({ ...withTitle(article, 'Ný frétt'), id: 'article-ny-is', uid: 'ný' });
    await openPreview(page, content, article.id);
    const exit = bar(page).getByRole('button', { name: 'Hætta í forskoðun' });
    await exit.click();
    await expect(page.locator('h1')).toHaveText(published);
    await expect(bar(page)).toHaveCount(0);
    expect(await context.cookies()).toEqual([]);
    await page.reload();
    await expect(page.locator('h1')).toHaveText(published);

    const unpublished = await content.open('article-ny-is');
    await visit(page, unpublished.path);
    await exit.click();
    await expect(page).toHaveURL('/');
    await expect(bar(page)).toHaveCount(0);
    expect(await context.cookies()).toEqual([]);
  });

  test('the shared link opens the same draft and the selected release in another browser', async ({
    page,
    context,
    content,
    browser,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await content.saveRelease('vor', { label: 'Vorútgáfan' });
    await content.save(withTitle(article, 'Í vorútgáfunni'), 'releases/vor');
    await openPreview(page, content, article.id);
    await bar(page).getByLabel('Útgáfa').selectOption({ label: 'Vorútgáfan' });
    await expect(page.locator('h1')).toHaveText('Í vorútgáfunni');
    await bar(page).getByRole('button', { name: 'Afrita tengil' }).click();
    await expect(bar(page)).toContainText('Tengillinn er kominn á klippiborðið.');
    const link = await page.evaluate(() => navigator.clipboard.readText());

    const elsewhere = await browser.newContext({ serviceWorkers: 'block' });
    const other = await elsewhere.newPage();
    await visit(other, link);
    await expect(other.locator('h1')).toHaveText('Í vorútgáfunni');
    await expect(bar(other)).toContainText('Vorútgáfan');
    await elsewhere.close();
  });
}
