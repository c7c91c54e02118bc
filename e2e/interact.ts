import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
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
