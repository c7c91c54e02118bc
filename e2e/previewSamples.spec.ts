import { expect, test } from '@playwright/test';
import { addressOf, settled, watchProblems } from './previewTest';

// This is the only preview test that uses the unchanged build and its content service.

test('a sample draft opens from the content service’s own link, with its images', async ({
  page,
  request,
}) => {
  const faults: string[] = [];
  await watchProblems(page, faults);
  const opened = await request.post(`${process.env['CONTENT_URL']}/previews`, {
    params: { document: 'sundlaugin-a-sandi' },
  });
  const { pathname, search } = new URL((await opened.json()).url);
  await page.goto(pathname + search);
  await settled(page);
  await expect(page.locator('h1')).toHaveText('Sundlaugin á Sandi: Sex brautir í saltfiskhúsi');
  expect(addressOf(page)).toBe('/verkefni/sundlaugin-a-sandi/');
  const image = page.getByRole('main').getByRole('img', { name: /^Grunnmynd sundlaugar/ });
  await expect
    .poll(() => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
    .toBeGreaterThan(0);
  expect(faults).toEqual([]);
});
