// Of the receiver that replaces a provider during development (scripts/newsletterSink.mjs).
const NEWSLETTER_PORT = 3101;

type Variables = Record<string, string | undefined>;

/**
 * Returns the environment variables to set for the newsletter. Without a provider the form posts to
 * the project's own receiver, unless the content comes from a real repository: a published site must not post to
 * `localhost`, so it has no form then.
 *
 * @param environment the environment variables, including those of `.env`
 * @throws Error for a variable that is not an absolute URL
 */
export function newsletterVariables(environment: Variables): Variables {
  for (const name of ['GATSBY_NEWSLETTER_ACTION', 'GATSBY_NEWSLETTER_SCRIPT']) {
    const value = environment[name];
    if (value && !isWebAddress(value)) {
      throw new Error(
        `The variable ${name} is "${value}", which is not an absolute URL. ` +
          `Set, for example, ${name}=https://provider.example/subscribe`,
      );
    }
  }
  if (environment['GATSBY_NEWSLETTER_ACTION'] || environment['PRISMIC_REPOSITORY']) return {};
  const port = environment['NEWSLETTER_PORT'] || NEWSLETTER_PORT;
  return {
    GATSBY_NEWSLETTER_ACTION: `http://localhost:${port}/`,
    GATSBY_NEWSLETTER_CORS: 'true',
  };
}

function isWebAddress(value: string): boolean {
  return /^https?:$/.test(URL.canParse(value) ? new URL(value).protocol : '');
}
