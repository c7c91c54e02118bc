import { expect, test, type Page } from '@playwright/test';
import { hydrated } from './hydrated';

// Browsers that are old, or that their owners have locked: the page reads all the same.

test.use({ serviceWorkers: 'block' });

/** Each is run before anything else on every page. */
const locks: Record<string, () => void> = {
  'no matchMedia': () => {
    Object.defineProperty(window, 'matchMedia', { value: undefined });
  },
  'no cookies': () => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
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

/** What the console said of something that went wrong. */
function faults(page: Page): string[] {
  const said: string[] = [];
  page.on('pageerror', (error) => said.push(error.message));
  page.on('console', (message) => {
    // Playwright blocks the service worker, and says so.
    if (/service worker/i.test(message.text())) return;
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  return said;
}

const isFull = Boolean(process.env['TEST_FULL']);

for (const [name, lock] of Object.entries(locks)) {
  for (const { width, height } of [
    { width: 375, height: 700 },
    ...(isFull ? [{ width: 1280, height: 800 }] : []),
  ]) {
    test(`with ${name} the site is read at ${width} px`, async ({ page }) => {
      const said = faults(page);
      await page.addInitScript(lock);
      await page.setViewportSize({ width, height });
      await page.goto('/fagfelog/');
      await hydrated(page);
      await expect(page.locator('h1')).toHaveText('Fagfélög');

      await page.keyboard.press('/');
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
      // Once in each of the two documents.
      const times = said.map((line) => said.filter((other) => other === line).length);
      expect(Math.max(0, ...times), said.join('\n')).toBeLessThanOrEqual(2);
    });
  }

  if (!isFull && name !== 'no cookies') continue;
  test(`with ${name} the question about cookies can be answered`, async ({ page }) => {
    await page.addInitScript(lock);
    await page.goto('/');
    await hydrated(page);
    const banner = page.getByRole('region', { name: 'Vafrakökur' });
    if (await banner.isVisible()) {
      await banner.getByRole('button', { name: 'Hafna' }).click();
      await expect(banner).toBeHidden();
    }
    await expect(page.locator('h1')).toBeVisible();
  });
}
