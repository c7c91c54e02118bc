type Variables = Record<string, string | undefined>;

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
 *
 * @param environment environment variables, those of `.env` included
 */
export function consentVariables(environment: Variables): Variables {
  const isAsked = readTagManager(environment) || environment['GATSBY_NEWSLETTER_SCRIPT'];
  return { GATSBY_ASKS_CONSENT: String(Boolean(isAsked)) };
}
