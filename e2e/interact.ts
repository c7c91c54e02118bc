import { expect } from '@playwright/test';
import type { Page, Locator } from '@playwright/test';
import { openHydrated } from './hydrated';

/** Opens a page and hydrates its header and footer (components/hydrateOnInteraction.tsx). */
export async function openAndInteract(page: Page, path: string): Promise<void> {
  await openHydrated(page, path);
  await interact(page);
}

/** Moves the pointer and waits for the menu to collapse its groups. */
export async function interact(page: Page): Promise<void> {
  await movePointer(page);
  await expect(page.locator('[data-folding="true"]')).toHaveCount(1);
}

export async function movePointer(page: Page): Promise<void> {
  await page.mouse.move(1, 300);
  await page.mouse.move(2, 301);
}

/** Hydrates the form by pressing a key and returns the form. */
export async function newsletterForm(page: Page): Promise<Locator> {
  await page.keyboard.press('Shift');
  const form = page.getByRole('contentinfo').getByRole('form');
  // After its hydration, the form turns off the browser's own validation messages.
  await expect(form).toHaveJSProperty('noValidate', true);
  return form;
}

/** Holds requests back until the returned function is called. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
