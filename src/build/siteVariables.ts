/** Environment variables, those of `.env` included. */
type Variables = Record<string, string | undefined>;

/** Names of this machine, as `URL.hostname` writes them. */
const ownMachine = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Has the footer say that the content is sample content, unless it comes from a Prismic repository:
 * one that is named, or an endpoint on another machine. An endpoint on this machine is that of the
 * content service; for documents of your own there, set `GATSBY_SAMPLE_CONTENT=false`.
 */
export function sampleVariables(environment: Variables): Variables {
  const { GATSBY_SAMPLE_CONTENT, PRISMIC_REPOSITORY, PRISMIC_ENDPOINT } = environment;
  if (GATSBY_SAMPLE_CONTENT || PRISMIC_REPOSITORY || isElsewhere(PRISMIC_ENDPOINT)) return {};
  return { GATSBY_SAMPLE_CONTENT: 'true' };
}

function isElsewhere(endpoint: string | undefined): boolean {
  return !!endpoint && !(URL.canParse(endpoint) && ownMachine.includes(new URL(endpoint).hostname));
}

// Of the receiver that replaces a provider during development (scripts/newsletterSink.mjs).
const NEWSLETTER_PORT = 3101;

/**
 * Returns the environment variables to set for the newsletter. Without a provider the form posts to
 * the project's own receiver, unless the content comes from a real repository: a published site must not post to
 * `localhost`, so it has no form then.
 *
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

/** Options of gatsby-plugin-google-tagmanager. */
type TagManager = { id: string; selfHostedOrigin?: string; selfHostedPath?: string };

/**
 * Returns the tag manager's container that the environment names. The sample site has a container of its own,
 * static/sampleContainer.js, which does nothing.
 *
 * @returns `undefined` for a site without a tag manager
 * @throws Error for a GTM_CONTAINER_ID that is no id of a container
 */
export function readTagManager(environment: Variables): TagManager | undefined {
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

/**
 * Has the pages ask for consent if a third party can follow it: a tag manager, or the script of the
 * newsletter's provider.
 */
export function consentVariables(
  environment: Variables,
  tagManager: TagManager | undefined,
): Variables {
  const isAsked = tagManager ?? environment['GATSBY_NEWSLETTER_SCRIPT'];
  return { GATSBY_ASKS_CONSENT: String(Boolean(isAsked)) };
}
