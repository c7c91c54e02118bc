/** The site's one clock: everything that depends on "now" asks here, so that a test can set it. */
export function today(): Date {
  return new Date();
}
