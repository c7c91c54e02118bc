import { expect, test } from '@playwright/test';
import { builtPages } from './builtPages';
import { hydrated } from './hydrated';

test('an address with a query is the search for it, and typing goes on from there', async ({
  page,
}) => {
  await page.goto('/leit/?query=honnunarmars');
  await hydrated(page);
  const field = page.getByRole('searchbox', { name: 'Leita' });
  const results = page.getByRole('main').getByRole('listitem');
  await expect(field).toHaveValue('honnunarmars');
  await expect(results.first()).toContainText('HönnunarMars');
  const count = await results.count();

  await field.fill('honnunarmars 2027');
  await expect(page).toHaveURL(/\?query=honnunarmars%202027$/);
  expect(await results.count()).toBeLessThan(count);

  await results.first().getByRole('link').click();
  await expect(page.locator('h1')).toContainText('HönnunarMars');
  await page.goBack();
  await expect(field).toHaveValue('honnunarmars 2027');
});

test('nothing found is said, in the language of the page', async ({ page }) => {
  for (const [address, words] of [
    ['/leit/?query=xyzzy', 'Ekkert fannst'],
    ['/en/leit/?query=xyzzy', 'Nothing was found'],
  ] as const) {
    await page.goto(address);
    await hydrated(page);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(words);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(0);
  }
});

test('what is searched for is a text, whatever it looks like', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  for (const text of ['<b>x</b>', '((', '😀', 'x'.repeat(10_000), 'אבג', '.*', '%']) {
    await page.goto('/leit/');
    await hydrated(page);
    await page.getByRole('searchbox').fill(text);
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Ekkert fannst');
  }
  expect(faults).toEqual([]);
});

test('without JavaScript the search page lists every document of its language', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/en/leit/');
  const links = page.getByRole('main').getByRole('link');
  const listed = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const documents = builtPages()
    .filter(({ lang }) => lang === 'en-US')
    .filter(({ template }) =>
      /templates-(article|event|project|association|association-page|page|about)-tsx$/.test(
        template,
      ),
    );
  expect([...listed].sort()).toEqual(documents.map(({ path }) => path).sort());
  await context.close();
});
