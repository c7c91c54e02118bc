// What Google's tags call the cookies that they set on this site.
const theirs = /^((_ga|_gid|_gat)($|_)|_gac_|_gcl_|_dc_gtm_|FP(ID|LC|AU|GCL))/;

/**
 * Removes the cookies that the tag manager has set and loads the page again, without it. The cookies of
 * other sites are out of a page's reach.
 *
 * @param reload loads the page
 */
export function withdrawConsent(reload = () => window.location.reload()): void {
  try {
    for (const cookie of document.cookie.split('; ')) {
      const [name = ''] = cookie.split('=');
      if (theirs.test(name)) remove(name);
    }
  } catch {
    // Where no cookie may be read there is none to remove.
  }
  reload();
}

/** A cookie goes by its domain too, which nobody can ask: the host's own, or one of those above it. */
function remove(name: string): void {
  const labels = window.location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const domain of ['', ...domains]) {
    document.cookie = `${name}=; max-age=0; path=/${domain}`;
  }
}
