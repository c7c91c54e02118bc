// @ts-check
import { Problem } from '../problem.mjs';

/**
 * What the workflow `publish` needs for each value of the variable HOST. Secrets are what nobody may read.
 *
 * @type {Record<string, { secrets: string[], variables: string[] }>}
 */
const hosts = {
  netlify: { secrets: ['NETLIFY_AUTH_TOKEN'], variables: ['NETLIFY_SITE_ID'] },
  cloudflare: { secrets: ['CLOUDFLARE_API_TOKEN'], variables: ['CLOUDFLARE_ACCOUNT_ID'] },
  server: {
    secrets: ['SERVER_SSH_KEY'],
    variables: ['SERVER', 'SERVER_PATH', 'SERVER_KNOWN_HOSTS'],
  },
};

const place = 'on GitHub under Settings → Secrets and variables → Actions';

/**
 * Checks at the beginning of a publication that everything is set that its end needs.
 *
 * @param {NodeJS.ProcessEnv} environment
 * @returns {string} what will happen, for the log
 * @throws {Problem} that names what is missing and where it is set
 */
export function checkSettings(environment) {
  const host = environment['HOST'];
  const names = Object.keys(hosts).join(', ');
  if (!host) return `Nothing is published: the variable HOST (${names}) is not set ${place}.`;
  const needed = hosts[host];
  if (!needed) {
    throw new Problem(`The variable HOST is "${host}". Set it to one of ${names}, ${place}.`);
  }
  const missing = [
    ...['SITE_URL', ...needed.variables].map((name) => ({ name, tab: 'Variables' })),
    ...needed.secrets.map((name) => ({ name, tab: 'Secrets' })),
  ].filter(({ name }) => !environment[name]);
  if (missing.length === 0) return `The site will be published: ${host}.`;
  throw new Problem(
    [
      `Not everything is set that HOST=${host} needs. Set ${place}`,
      ...missing.map(({ name, tab }) => `- in the tab ${tab}: ${name}`),
      'docs/deploying.md says where each of them comes from.',
    ].join('\n'),
  );
}
