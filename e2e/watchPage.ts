import type { Page } from '@playwright/test';

/**
 * Collects forbidden events: logged errors and warnings (also of the Content-Security-Policy),
 * exceptions, error statuses, and requests to the content service or third parties. `isOurs`
 * returns whether a URL is allowed.
 */
export function watchPage(page: Page, isOurs: (url: string) => boolean): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('request', (request) => {
    if (!isOurs(request.url())) faults.push(`requests ${request.url()}`);
  });
  page.on('websocket', (socket) => faults.push(`opens ${socket.url()}`));
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} for ${response.url()}`);
  });
  return faults;
}
