import { expect, test } from '@playwright/test';
import { openHydrated, scrollToEnd } from './hydrated';
import { newsletterForm } from './interact';
import { watchPage } from './watchPage';

test('the policy blocks what somebody could write into a page @smoke', async ({ page }) => {
  await page.goto('/');
  const colour = await page.evaluate(() => {
    const blocked = new Set<string>();
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      blocked.add(effectiveDirective),
    );
    Object.assign(window, { blocked });
    const script = document.createElement('script');
    script.textContent = 'document.title = "scripted"';
    const style = document.createElement('style');
    style.textContent = '#added { color: red }';
    document.body.append(script, style);
    document.body.insertAdjacentHTML(
      'beforeend',
      '<p style="color: red" id="added">Texti</p>' +
        '<img src="data:," onerror="document.title = \'scripted\'">' +
        '<iframe src="https://frame.example/"></iframe><base href="https://base.example/">' +
        '<form action="https://form.example/"><button>Senda</button></form>',
    );
    const added = document.getElementById('added') as HTMLElement;
    document.querySelector<HTMLButtonElement>('[action="https://form.example/"] button')?.click();
    return getComputedStyle(added).color;
  });
  expect(colour).not.toBe('rgb(255, 0, 0)');
  await expect
    .poll(() => page.evaluate(() => [...Reflect.get(window, 'blocked')].sort()))
    .toEqual([
      'base-uri',
      'form-action',
      'frame-src',
      'script-src-attr',
      'script-src-elem',
      'style-src-attr',
      'style-src-elem',
    ]);
  expect(await page.evaluate(() => document.title)).not.toBe('scripted');
});

test('what a reader does is not blocked, logs nothing, and asks no other site @smoke', async ({
  page,
}) => {
  const ours = ['BASE_URL', 'CONTENT_URL', 'NEWSLETTER_URL'].map((name) => process.env[name]);
  const isOurs = (url: string) => ours.some((own) => own?.startsWith(new URL(url).origin));
  const faults = watchPage(page, (url) => !/^http/.test(url) || isOurs(url));
  await openHydrated(page, '/');
  await page.getByRole('button', { name: 'Samþykkja' }).click();
  await expect(page.locator('script[src^="/sampleContainer.js"]')).toHaveCount(1);
  await page.getByRole('navigation', { name: 'Valmynd' }).locator('summary').click();
  await expect(page.locator('.menu-panel')).toBeVisible();
  await page.keyboard.press('Escape');
  await openHydrated(page, '/leit/?query=stóll');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  const form = await newsletterForm(page);
  await form.getByRole('textbox').fill('lesandi@example.is');
  await form.getByRole('button').click();
  await expect(form.getByRole('status')).toContainText('lesandi@example.is');
  await scrollToEnd(page);
  await page.getByRole('main').getByRole('heading').getByRole('link').first().click();
  await expect(page).not.toHaveURL(/leit/);
  await scrollToEnd(page);
  expect(faults).toEqual([]);
});
