import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** Hydrates the form by an interaction. */
export async function newsletterForm(page: Page): Promise<Locator> {
  await page.keyboard.press('Shift');
  const form = page.getByRole('contentinfo').getByRole('form');
  // The hydrated form turns off the browser's own validation messages.
  await expect(form).toHaveJSProperty('noValidate', true);
  return form;
}
