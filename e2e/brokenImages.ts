import type { Page } from '@playwright/test';

/** Loads every image of a page, including lazy ones, and returns the sources of broken images. */
export function findBroken(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const loaded = [...document.images].map(async (image) => {
      image.loading = 'eager';
      await image.decode().catch(() => undefined);
      return image.naturalWidth > 0 ? [] : [image.currentSrc || image.src];
    });
    return (await Promise.all(loaded)).flat();
  });
}
