import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** Hydrates the form by pressing a key and returns the form. */
export async function newsletterForm(page: Page): Promise<Locator> {
  await page.keyboard.press('Shift');
  const form = page.getByRole('contentinfo').getByRole('form');
  // After its hydration, the form turns off the browser's own validation messages.
  await expect(form).toHaveJSProperty('noValidate', true);
  return form;
}
