/** The newsletter provider, as configured for the build (build/siteVariables.ts). */
export const provider = {
  /** URL that the form posts to; without it the site has no form. */
  action: process.env.GATSBY_NEWSLETTER_ACTION,
  /** The provider's name for the e-mail field. */
  field: process.env.GATSBY_NEWSLETTER_FIELD || 'EMAIL',
  /** Whether the provider sends CORS headers, so that the page may read its response. */
  isReadable: process.env.GATSBY_NEWSLETTER_CORS === 'true',
  /** URL of the provider's own script. */
  script: process.env.GATSBY_NEWSLETTER_SCRIPT,
};
