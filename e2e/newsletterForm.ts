import { expect, type Locator, type Page } from '@playwright/test';

/** The newsletter's form, once a reader has moved and React has taken it over. */
export async function newsletterForm(page: Page): Promise<Locator> {
  await page.keyboard.press('Shift');
  const form = page.getByRole('contentinfo').getByRole('form');
  // A form that React draws does not let the browser complain in its own language.
  await expect(form).toHaveJSProperty('noValidate', true);
  return form;
}
