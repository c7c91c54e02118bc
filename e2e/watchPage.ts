import type { Page } from '@playwright/test';

/** Collects exceptions, and logged messages of some types. */
export function watchLog(page: Page, types = ['error', 'warning']): string[] {
  const logged: string[] = [];
  page.on('pageerror', (error) => logged.push(String(error)));
  page.on('console', (message) => {
    if (types.includes(message.type())) logged.push(message.text());
  });
  return logged;
}

/**
 * Collects forbidden events: logged errors and warnings (also of the Content-Security-Policy),
 * exceptions, error statuses, and requests to the content service or third parties. `isOurs`
 * returns whether a URL is allowed.
 */
export function watchPage(page: Page, isOurs: (url: string) => boolean): string[] {
  const faults = watchLog(page);
  page.on('request', (request) => {
    if (!isOurs(request.url())) faults.push(`requests ${request.url()}`);
  });
  page.on('websocket', (socket) => faults.push(`opens ${socket.url()}`));
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} for ${response.url()}`);
  });
  return faults;
}

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
