import type { PolicyOptions, Sources } from './contentSecurityPolicy';

/**
 * Reads from the environment what the Content-Security-Policy depends on.
 *
 * @throws Error with cause and remedy for CSP_SOURCES that are no sources of directives, and for a
 *   CSP_REPORT_URL that is no absolute URL
 */
export function readPolicyVariables(
  env: Record<string, string | undefined>,
): Omit<PolicyOptions, 'inlineScripts'> {
  const reportUrl = env['CSP_REPORT_URL'];
  // In the policy, a comma or a semicolon would end the address.
  if (reportUrl && !/^https?:\/\/[^\s",;]+$/.test(reportUrl)) {
    throw new Error(
      `The variable CSP_REPORT_URL is "${reportUrl}", which is not an absolute URL. ` +
        'Set, for example, CSP_REPORT_URL=https://reports.example/csp',
    );
  }
  return {
    repository: env['PRISMIC_REPOSITORY'],
    endpoint: env['PRISMIC_ENDPOINT'],
    newsletter: {
      action: env['GATSBY_NEWSLETTER_ACTION'],
      isReadable: env['GATSBY_NEWSLETTER_CORS'] === 'true',
      script: env['GATSBY_NEWSLETTER_SCRIPT'],
    },
    // The container of the sample site is a file of the site itself.
    hasTagManager: Boolean(env['GTM_CONTAINER_ID']),
    reportUrl,
    moreSources: readSources(env['CSP_SOURCES'] ?? ''),
  };
}

// A comma would begin another policy, a semicolon another directive.
const source = /^(?:https?:\/\/)?[\w*][\w.*:/-]*$|^[a-z]+:$|^'[\w+/=-]+'$/;

/**
 * Reads the variable CSP_SOURCES: `frame-src https://maps.example; img-src https://a.example`.
 *
 * @throws Error with cause and remedy for a text that has no such form
 */
function readSources(text: string): Sources {
  const entries = text
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
