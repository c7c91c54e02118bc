import type { PolicyOptions, Sources } from './contentSecurityPolicy';

// A comma in the address would begin another policy, and a semicolon another directive. A `$` is
// a character that nginx cannot send.
const reportAddress = /^https?:\/\/[\w!#%&'()*+./:=?@[\]~-]+$/;
const origin = /^[\w./:[\]-]*$/;

/** @throws Error with cause and remedy for a value that the policy cannot contain */
export function readPolicyVariables(
  env: Record<string, string | undefined>,
): Omit<PolicyOptions, 'inlineScripts'> {
  const reportUrl = env['CSP_REPORT_URL'];
  if (reportUrl && !reportAddress.test(reportUrl)) {
    throw new Error(
      `The variable CSP_REPORT_URL is "${reportUrl}", which is not an absolute URL of letters, digits and ` +
        "!#%&'()*+./:=?@[]~-_ only. Percent-encode other characters, such as “$” as %24, " +
        'and set, for example, CSP_REPORT_URL=https://reports.example/csp',
    );
  }
  for (const name of [
    'PRISMIC_REPOSITORY',
    'PRISMIC_ENDPOINT',
    'GATSBY_NEWSLETTER_ACTION',
    'GATSBY_NEWSLETTER_SCRIPT',
  ]) {
    const value = env[name] ?? '';
    if (!origin.test(URL.canParse(value) ? new URL(value).origin : value)) {
      throw new Error(
        `The variable ${name} is "${value}", and the Content-Security-Policy cannot contain its host name. ` +
          'Use letters, digits, hyphens and dots.',
      );
    }
  }
  return {
    repository: env['PRISMIC_REPOSITORY'],
    endpoint: env['PRISMIC_ENDPOINT'],
    newsletter: {
      action: env['GATSBY_NEWSLETTER_ACTION'],
      isReadable: env['GATSBY_NEWSLETTER_CORS'] === 'true',
      script: env['GATSBY_NEWSLETTER_SCRIPT'],
    },
    // Without GTM_CONTAINER_ID, sample content uses static/sampleContainer.js as its tag manager
    // container. That file is on this site, so the policy needs no source for it.
    hasTagManager: Boolean(env['GTM_CONTAINER_ID']),
    reportUrl,
    moreSources: readSources(env),
  };
}

const source = /^(?:https?:\/\/)?[\w*][\w.*:/-]*$|^[a-z]+:$|^'[\w+/=-]+'$/;

/** Reads CSP_SOURCES, for example `frame-src https://maps.example; img-src https://a.example`. */
function readSources(env: Record<string, string | undefined>): Sources {
  const entries = (env['CSP_SOURCES'] ?? '')
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([name]) => name);
  for (const [name = '', ...sources] of entries) {
    const wrong = [name, ...sources].find((word, index) =>
      index === 0 ? !/^[a-z]+-(?:src|action|ancestors)$/.test(word) : !source.test(word),
    );
    if (wrong !== undefined || sources.length === 0) {
      throw new Error(
        `The variable CSP_SOURCES cannot be read at "${wrong ?? name}". Write directives with their sources, ` +
          'for example: CSP_SOURCES="frame-src https://maps.example; img-src https://images.example"',
      );
    }
  }
  return Object.fromEntries(entries.map(([name = '', ...sources]) => [name, sources]));
}
