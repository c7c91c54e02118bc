import { expect, test, type Page } from '@playwright/test';
import { hydrated } from './hydrated';

// Content of other sites, which this machine cannot reach: the tests answer in their place.

const ours = [process.env['BASE_URL'], process.env['CONTENT_URL']].map(String);

/** Answers or refuses every request to another site, and writes down that it was made. */
async function standIn(page: Page, answer: 'answer' | 'refuse'): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    (url) => url.protocol.startsWith('http') && !ours.includes(url.origin),
    (route) => {
      asked.push(route.request().url());
      return answer === 'answer'
        ? route.fulfill({ contentType: 'text/html', body: '<title>Video</title>' })
        : route.abort();
    },
  );
  return asked;
}

test('a video asks nothing of its site before the reader does, and then moves nothing', async ({
  page,
}) => {
  const asked = await standIn(page, 'answer');
  await page.goto('/ha-frettir/hlutur-sem-dettur-a-ad-geta-thad/');
  await hydrated(page);
  const invitation = page.getByRole('link', { name: 'Sýna efni frá YouTube' });
  const figure = page.getByRole('figure').filter({ has: invitation });
  await invitation.scrollIntoViewIfNeeded();
  const height = (await figure.boundingBox())?.height;
  expect(asked).toEqual([]);

  await invitation.click();
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\/a{11}/);
  await expect(frame).toHaveAttribute('title', /\S/);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  const shown = page.getByRole('figure').filter({ has: frame });
  expect((await shown.boundingBox())?.height).toBe(height);
  await expect(shown.getByRole('link').last()).toBeVisible();
});

test('a post whose script is blocked says so, and leaves the link', async ({ page }) => {
  const asked = await standIn(page, 'refuse');
  await page.goto('/ha-frettir/thad-sem-vard-eftir-a-torginu/');
  await hydrated(page);
  expect(asked).toEqual([]);
  await page.getByRole('link', { name: 'Sýna efni frá Instagram' }).click();
  await expect(page.getByText(/Ekki tókst að sækja/)).toBeVisible();
  expect(asked.every((url) => new URL(url).hostname.endsWith('instagram.com'))).toBe(true);
  const link = page.getByRole('figure').locator('a[href*="instagram.com"]').last();
  await expect(link).toBeVisible();
});

test('without JavaScript an embed is a link to what it shows', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/ha-frettir/hlutur-sem-dettur-a-ad-geta-thad/');
  const link = page.getByRole('link', { name: 'Sýna efni frá YouTube' });
  await expect(link).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\/watch/);
  await context.close();
});
