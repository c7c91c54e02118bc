/** The path of the landing page of a site that is configured by its origin only. */
const defaultLandingPath = '/preview';

/**
 * The address that Prismic's preview button opens: the site's landing page with the token.
 * @param site the site's origin, or the whole address of its landing page
 */
export function landingAddress(site: string, token: string, documentId: string): string {
  const address = new URL(site);
  if (address.pathname === '/') address.pathname = defaultLandingPath;
  address.searchParams.set('token', token);
  address.searchParams.set('documentId', documentId);
  return address.href;
}
