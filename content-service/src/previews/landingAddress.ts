/** Where a site takes previews when only its origin is named. */
const LANDING_PATH = '/preview';

/**
 * The address to which Prismic's preview button leads: the site's landing page with the token.
 * @param site its origin, or the whole address of its landing page
 */
export function landingAddress(site: string, token: string, documentId: string): string {
  const address = new URL(site);
  if (address.pathname === '/') address.pathname = LANDING_PATH;
  address.searchParams.set('token', token);
  address.searchParams.set('documentId', documentId);
  return address.href;
}
