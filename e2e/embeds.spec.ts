import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openHydrated } from './hydrated';

const ours = [process.env['BASE_URL'], process.env['CONTENT_URL']].map(String);

async function stubOtherSites(page: Page, action: 'fulfil' | 'abort'): Promise<string[]> {
  const requested: string[] = [];
  await page.route(
    (url) => url.protocol.startsWith('http') && !ours.includes(url.origin),
    (route) => {
      requested.push(route.request().url());
      return action === 'fulfil'
        ? route.fulfill({ contentType: 'text/html', body: '<title>Video</title>' })
        : route.abort();
    },
  );
  return requested;
}

test('a video requests nothing before the reader opens it, and then moves nothing', async ({
  page,
}) => {
  const requested = await stubOtherSites(page, 'fulfil');
  await openHydrated(page, '/ha-frettir/hlutur-sem-dettur-a-ad-geta-thad/');
  const invitation = page.getByRole('link', { name: 'Sýna efni frá YouTube' });
  const figure = page.getByRole('figure').filter({ has: invitation });
  await invitation.scrollIntoViewIfNeeded();
  const height = (await figure.boundingBox())?.height;
  expect(requested).toEqual([]);

  await invitation.click();
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\/a{11}/);
  await expect(frame).toHaveAttribute('title', /\S/);
  await expect.poll(() => requested.length).toBeGreaterThan(0);
  const shown = page.getByRole('figure').filter({ has: frame });
  expect((await shown.boundingBox())?.height).toBe(height);
  await expect(shown.getByRole('link').last()).toBeVisible();
});

test('a post whose script is blocked shows a message and keeps its link', async ({ page }) => {
  const requested = await stubOtherSites(page, 'abort');
  await openHydrated(page, '/ha-frettir/thad-sem-vard-eftir-a-torginu/');
  expect(requested).toEqual([]);
  await page.getByRole('link', { name: 'Sýna efni frá Instagram' }).click();
  await expect(page.getByText(/Ekki tókst að sækja/)).toBeVisible();
  expect(requested.every((url) => new URL(url).hostname.endsWith('instagram.com'))).toBe(true);
  const link = page.getByRole('figure').locator('a[href*="instagram.com"]').last();
  await expect(link).toBeVisible();
});
