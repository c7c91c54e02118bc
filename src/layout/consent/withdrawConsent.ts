import Cookies from 'js-cookie';

const googleCookies = /^((_ga|_gid|_gat)($|_)|_gac_|_gcl_|_dc_gtm_|FP(ID|LC|AU|GCL))/;

/** Without this converter, js-cookie omits cookies whose values cannot be decoded. */
const allCookies = Cookies.withConverter({ read: (value) => value });

/** Removes the tag manager's cookies. A page cannot remove the cookies of other sites. */
export function withdrawConsent(reload = () => window.location.reload()): void {
  try {
    for (const name of Object.keys(allCookies.get())) if (googleCookies.test(name)) remove(name);
  } catch {
    // A browser that blocks cookies throws, and has no cookies to remove.
  }
  reload();
}

/** Tries the host and each parent domain, because a page cannot read a cookie's domain. */
function remove(name: string): void {
  const labels = window.location.hostname.split('.');
  Cookies.remove(name);
  labels.forEach((_, index) => Cookies.remove(name, { domain: labels.slice(index).join('.') }));
}
