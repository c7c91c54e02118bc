import { encodePath } from '../addresses';

/** In the form of `URL.hostname`. */
export const ownMachine = ['localhost', '127.0.0.1', '[::1]'];

// The footer says that the content is sample content, unless it comes from a Prismic repository or
// an endpoint on another machine. For your own documents in the content service, set
// GATSBY_SAMPLE_CONTENT=false.
export function sampleVariables(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { GATSBY_SAMPLE_CONTENT, PRISMIC_REPOSITORY, PRISMIC_ENDPOINT } = environment;
  if (GATSBY_SAMPLE_CONTENT || PRISMIC_REPOSITORY || isElsewhere(PRISMIC_ENDPOINT)) return {};
  return { GATSBY_SAMPLE_CONTENT: 'true' };
}

function isElsewhere(endpoint: string | undefined): boolean {
  return !!endpoint && !(URL.canParse(endpoint) && ownMachine.includes(new URL(endpoint).hostname));
}

// Port of the receiver that replaces a provider in development (scripts/newsletterReceiver.mjs).
const NEWSLETTER_PORT = 3101;

// Without a provider, the form posts to the project's own receiver. But a site with a Prismic
// repository then has no form, because a published site must not post to `localhost`.
export function newsletterVariables(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  for (const name of ['GATSBY_NEWSLETTER_ACTION', 'GATSBY_NEWSLETTER_SCRIPT']) {
    const value = environment[name];
    if (value && !toWebAddress(value)) {
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

function toWebAddress(value: string): URL | undefined {
  const address = URL.canParse(value) ? new URL(value) : undefined;
  return address && /^https?:$/.test(address.protocol) ? address : undefined;
}

type TagManager = { id: string; selfHostedOrigin?: string; selfHostedPath?: string };

/** The sample site has a container of its own, static/sampleContainer.js, which does nothing. */
export function readTagManager(environment: NodeJS.ProcessEnv): TagManager | undefined {
  const { GTM_CONTAINER_ID: id, GATSBY_SAMPLE_CONTENT } = environment;
  if (id && !/^GTM-[A-Z0-9]+$/.test(id)) {
    throw new Error(
      `The variable GTM_CONTAINER_ID is "${id}", which is not the id of a container. ` +
        'Set, for example, GTM_CONTAINER_ID=GTM-ABC1234, or leave it out to do without a tag manager.',
    );
  }
  if (id) return { id };
  return GATSBY_SAMPLE_CONTENT === 'true'
    ? { id: 'GTM-SAMPLE', selfHostedOrigin: '/', selfHostedPath: 'sampleContainer.js' }
    : undefined;
}

/** Pages ask for consent if a tag manager or the newsletter's script can follow the reader. */
export function consentVariables(
  { GATSBY_NEWSLETTER_SCRIPT }: NodeJS.ProcessEnv,
  tagManager: TagManager | undefined,
): NodeJS.ProcessEnv {
  return {
    GATSBY_HAS_TAG_MANAGER: String(Boolean(tagManager)),
    GATSBY_ASKS_CONSENT: String(Boolean(tagManager ?? GATSBY_NEWSLETTER_SCRIPT)),
  };
}

/**
 * `host` is the host name of the published site, without the port. `urlOf` returns a percent-encoded
 * absolute URL for a path, which may be percent-encoded.
 */
export type Site = ReturnType<typeof toSite>;

export function toSite(siteUrl: string) {
  const text = siteUrl.trim().replace(/(?<!\/)\/+$/, '');
  const address = toWebAddress(text);
  if (!address) {
    throw new Error(
      `The site's address is “${text}”, but feeds, calendars and sitemap.xml need an absolute URL. ` +
        'Set SITE_URL to the address of the published site, such as https://example.is, or unset it.',
    );
  }
  return { host: address.hostname, urlOf: (path: string) => text + encodePath(path) };
}
