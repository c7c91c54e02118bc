type Variables = Record<string, string | undefined>;

/** Names of this machine, as `URL.hostname` writes them. */
const ownMachine = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Has the footer say that the content is sample content, unless it comes from a Prismic repository:
 * one that is named, or an endpoint on another machine. An endpoint on this machine is that of the
 * content service; for documents of your own there, set `GATSBY_SAMPLE_CONTENT=false`.
 *
 * @param environment environment variables, those of `.env` included
 */
export function sampleVariables(environment: Variables): Variables {
  const { GATSBY_SAMPLE_CONTENT, PRISMIC_REPOSITORY, PRISMIC_ENDPOINT } = environment;
  if (GATSBY_SAMPLE_CONTENT || PRISMIC_REPOSITORY || isElsewhere(PRISMIC_ENDPOINT)) return {};
  return { GATSBY_SAMPLE_CONTENT: 'true' };
}

function isElsewhere(endpoint: string | undefined): boolean {
  return !!endpoint && !(URL.canParse(endpoint) && ownMachine.includes(new URL(endpoint).hostname));
}
