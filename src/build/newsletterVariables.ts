/** Where the sink listens that stands in for a provider (scripts/newsletterSink.mjs). */
const sink = 'http://localhost:3101/';

type Variables = Record<string, string | undefined>;

/**
 * What the site's JavaScript is told of the newsletter's provider. Without one the sink takes its place,
 * unless the content comes from a real repository: a site that is published must not post to its
 * readers' own machines, so that there is no form then.
 *
 * @param environment variables of the environment, `.env` among them
 * @throws Error when an address is none
 */
export function newsletterVariables(environment: Variables): Variables {
  for (const name of ['GATSBY_NEWSLETTER_ACTION', 'GATSBY_NEWSLETTER_SCRIPT']) {
    const value = environment[name];
    if (value && !isWebAddress(value)) {
      throw new Error(
        `The variable ${name} is "${value}", which is no address. ` +
          `Give the whole of it, for example ${name}=https://provider.example/subscribe`,
      );
    }
  }
  if (environment['GATSBY_NEWSLETTER_ACTION'] || environment['PRISMIC_REPOSITORY']) return {};
  return { GATSBY_NEWSLETTER_ACTION: sink, GATSBY_NEWSLETTER_CORS: 'true' };
}

function isWebAddress(value: string): boolean {
  return /^https?:$/.test(URL.canParse(value) ? new URL(value).protocol : '');
}
