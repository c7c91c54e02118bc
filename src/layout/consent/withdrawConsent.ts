import Cookies from 'js-cookie';

// Names of the cookies that Google's tags set on this site.
const googleCookies = /^((_ga|_gid|_gat)($|_)|_gac_|_gcl_|_dc_gtm_|FP(ID|LC|AU|GCL))/;

/** Lists cookies whose values cannot be decoded too. */
const allCookies = Cookies.withConverter({ read: (value) => value });

/**
 * Removes the cookies that the tag manager has set on this site and reloads the page, which then runs
 * without it. A page cannot remove the cookies of other sites.
 *
 * @param reload reloads the page
 */
export function withdrawConsent(reload = () => window.location.reload()): void {
  try {
    for (const name of Object.keys(allCookies.get())) if (googleCookies.test(name)) remove(name);
  } catch {
    // A browser that blocks cookies has none to remove.
  }
  reload();
}

/**
 * Removes a cookie from every domain that it can belong to: the host or one of its parent domains. A page
 * cannot read the domain of a cookie, but needs it to remove the cookie.
 */
function remove(name: string): void {
  const labels = window.location.hostname.split('.');
  Cookies.remove(name);
  labels.forEach((_, index) => Cookies.remove(name, { domain: labels.slice(index).join('.') }));
}
