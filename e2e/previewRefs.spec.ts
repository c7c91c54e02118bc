import { expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { publishedDocument, withTitle } from './previewContent';
import { addressOf, alert, bar, previewTest as test, settled, visit } from './previewTest';

const article = publishedDocument('article-barujarn-half-onnur-old-i-bylgjum-is');
const address = `/ha-frettir/${article.uid}/`;

// The other tests of previews have a ref that is an address.
const options = { refs: 'names' } as const;

const setCookie = (context: BrowserContext, baseURL: string | undefined, value: string) =>
  context.addCookies([
    { name: 'io.prismic.preview', value: encodeURIComponent(value), url: String(baseURL) },
  ]);

async function expectDraft(page: Page, title: string): Promise<void> {
  await expect(page.locator('h1')).toHaveText(title);
  await expect(bar(page)).toContainText('Drög');
  await expect(alert(page)).toHaveCount(0);
}

test('a link whose ref is a name shows a changed, an unpublished and a scheduled document', async ({
  page,
  content,
}) => {
  await content.save(withTitle(article, 'Breytt'));
  await content.save({ ...withTitle(article, 'Óútgefin'), id: 'article-ny-is', uid: 'ný' });
  await content.saveRelease('vor', { label: 'Vor', scheduledAt: '2027-01-15T09:00:00Z' });
  await content.save(withTitle(article, 'Tímasett'), 'releases/vor');

  const changed = await content.open(article.id, options);
  expect(changed.token).toMatch(/^m-[\w-]+:p-[\w-]+$/);
  await visit(page, changed.path);
  await expectDraft(page, 'Breytt');
  expect(addressOf(page)).toBe(address);
  await page.reload();
  await settled(page);
  await expectDraft(page, 'Breytt');

  const unpublished = await content.open('article-ny-is', options);
  await visit(page, unpublished.path);
  await expectDraft(page, 'Óútgefin');
  expect(addressOf(page)).toBe('/ha-frettir/ný/');

  const scheduled = await content.open(article.id, { ...options, release: 'vor' });
  await visit(page, scheduled.path);
  await expect(page.locator('h1')).toHaveText('Tímasett');
  await expect(bar(page)).toContainText('Vor');
});

test('a page that is loaded again shows the newest save', async ({
  page,
  context,
  content,
  baseURL,
  faults,
}) => {
  await page.route('**/previews/*/events**', (route) => route.abort());
  await content.save(withTitle(article, 'Fyrri gerð'));
  const { path, token } = await content.open(article.id, options);
  await visit(page, path);
  await expectDraft(page, 'Fyrri gerð');
  // The test imitates a toolbar in another tab, which has written a newer ref.
  await content.save(withTitle(article, 'Nýrri gerð'));
  const newest = await content.newestRef(token);
  expect(newest).not.toBe(token);
  const { host } = new URL(content.url);
  await setCookie(context, baseURL, JSON.stringify({ [host]: { preview: newest } }));
  const asked = page.waitForRequest((request) => request.headers()['prismic-ref'] === newest);
  await page.reload();
  await asked;
  await settled(page);
  await expectDraft(page, 'Nýrri gerð');
  expect(faults.splice(0).filter((fault) => !/ERR_FAILED/.test(fault))).toEqual([]);
});

test('a cookie of another repository is refused in the bar, not in silence', async ({
  page,
  context,
  baseURL,
  faults,
}) => {
  await setCookie(context, baseURL, 'https://annad.prismic.io/previews/a:b');
  await page.goto(address);
  await expect(alert(page)).toContainText('Þessi forskoðunartengill gildir ekki hér');
  await settled(page);
  await expect(page.locator('h1')).toHaveText('Bárujárn: Hálf önnur öld í bylgjum');
  await bar(page).getByRole('button', { name: 'Sjá útgefna síðu' }).click();
  await expect(bar(page)).toHaveCount(0);
  expect(await context.cookies()).toEqual([]);
  expect(faults.splice(0).join()).toContain('The cookie io.prismic.preview is not a preview');
});
