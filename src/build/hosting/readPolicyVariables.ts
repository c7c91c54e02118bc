import type { PolicyOptions } from './contentSecurityPolicy';
import { readSources } from './readSources';

/**
 * Reads from the environment what the Content-Security-Policy depends on.
 *
 * @throws Error with cause and remedy for CSP_SOURCES that are no sources of directives, and for a
 *   CSP_REPORT_URL that is no absolute URL
 */
export function readPolicyVariables(
  env: Record<string, string | undefined>,
): Omit<PolicyOptions, 'hasTagManager' | 'inlineScripts'> {
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
    reportUrl,
    moreSources: readSources(env['CSP_SOURCES'] ?? ''),
  };
}
