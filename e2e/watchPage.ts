import type { Page } from '@playwright/test';

/**
 * Collects what no page may do: log errors or warnings, among them what the Content-Security-Policy blocks, throw,
 * request the content service or a third party, or load anything with an error status.
 *
 * @param isOurs whether a page may request an address
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
