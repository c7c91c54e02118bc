/** The newsletter provider, from the build's variables (build/siteVariables.ts). */
export const provider = {
  /** URL of the form; without it the site has no form. */
  action: process.env.GATSBY_NEWSLETTER_ACTION,
  field: process.env.GATSBY_NEWSLETTER_FIELD || 'EMAIL',
  /** The provider sends CORS headers, so the page may read its response. */
  isReadable: process.env.GATSBY_NEWSLETTER_CORS === 'true',
  script: process.env.GATSBY_NEWSLETTER_SCRIPT,
};
