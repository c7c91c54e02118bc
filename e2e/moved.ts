import { expect, type Page } from '@playwright/test';
import { hydrated } from './hydrated';

/** Opens a page as a reader who has then moved, which brings what surrounds pages (layout/later.tsx). */
export async function openAndMove(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await moved(page);
}

export async function moved(page: Page): Promise<void> {
  await page.mouse.move(1, 300);
  await page.mouse.move(2, 301);
  await expect(page.locator('[data-folding="true"]')).toHaveCount(1);
}
