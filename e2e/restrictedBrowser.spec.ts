import { expect, test } from '@playwright/test';
import { hydrated, openHydrated } from './hydrated';
import { watchLog } from './watchPage';

test.use({ serviceWorkers: 'block' });

const restrictions: Record<string, () => void> = {
  'no matchMedia': () => {
    Object.defineProperty(window, 'matchMedia', { value: undefined });
  },
  'no cookies': () => {
    const deny = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    Object.defineProperty(Document.prototype, 'cookie', { get: deny, set: deny });
  },
  'no storage': () => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get });
    Object.defineProperty(window, 'sessionStorage', { get });
  },
  'a full storage': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
};

for (const [name, restrict] of Object.entries(restrictions)) {
  test(`with ${name} the site is readable`, async ({ page }) => {
    const logged = watchLog(page);
    await page.addInitScript(restrict);
    await page.setViewportSize({ width: 375, height: 700 });
    await openHydrated(page, '/fagfelog/');
    await expect(page.locator('h1')).toHaveText('Fagfélög');

    await page.locator('#search').click();
    await expect(page.getByRole('combobox')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('combobox')).toBeHidden();

    await page.mouse.move(100, 300);
    await page.getByRole('main').locator('a[href^="/fagfelog/"]').first().click();
    await expect(page).toHaveURL(/\/fagfelog\/[\w-]+\/$/);
    await expect(page.locator('h1')).not.toHaveText('Fagfélög');
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Fagfélög');
    await page.reload();
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText('Fagfélög');
    // `goto` and `reload` each load the page, and each load may log a message once.
    const times = logged
      .filter((line) => !/service worker/i.test(line))
      .map((line) => logged.filter((other) => other === line).length);
    expect(Math.max(0, ...times), logged.join('\n')).toBeLessThanOrEqual(2);
  });
}

const tooOld: Record<string, () => void> = {
  'Object.hasOwn': () => Reflect.deleteProperty(Object, 'hasOwn'),
  '<dialog>': () => Reflect.deleteProperty(window, 'HTMLDialogElement'),
};

for (const [name, remove] of Object.entries(tooOld)) {
  test(`a browser without ${name} loads no scripts, and shows no banner that they would close`, async ({
    page,
  }) => {
    const logged = watchLog(page);
    await page.addInitScript(remove);
    await page.goto('/');
    await page.locator('.footer-imprint').click();
    await expect(page.locator('.consent')).toBeHidden();
    await page.locator('#search').click();
    await expect(page).toHaveURL('/leit/');
    await expect(page.locator('script[type="text/plain"]')).not.toHaveCount(0);
    expect(logged).toEqual([]);
  });
}
