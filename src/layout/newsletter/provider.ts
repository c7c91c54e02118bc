/** Where the newsletter is signed up for: set while the site is built (build/newsletterVariables.ts). */
export const provider = {
  /** Address that the form posts to; without one there is no form. */
  action: process.env.GATSBY_NEWSLETTER_ACTION,
  /** What the provider calls the field of the e-mail address. */
  field: process.env.GATSBY_NEWSLETTER_FIELD || 'EMAIL',
  /** Whether a page may read what the provider answers. */
  isReadable: process.env.GATSBY_NEWSLETTER_CORS === 'true',
  /** The provider's own script. */
  script: process.env.GATSBY_NEWSLETTER_SCRIPT,
};
