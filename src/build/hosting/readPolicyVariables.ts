import type { PolicyOptions, Sources } from './contentSecurityPolicy';

// A comma in the address would begin another policy, and a semicolon another directive. A `$` is
// a character that nginx cannot send.
const reportAddress = /^(https?:\/\/[\w!#%&'()*+./:=?@[\]~-]+)?$/;
const origin = /^[\w./:[\]-]*$/;
const directive = /^[a-z]+-(?:src|action|ancestors)$/;
const source = /^(?:https?:\/\/)?[\w*][\w.*:/-]*$|^[a-z]+:$|^'[\w+/=-]+'$/;

/** @throws Error with variable and remedy for a value that the policy cannot contain */
export function readPolicyVariables(
  env: Record<string, string | undefined>,
): Omit<PolicyOptions, 'inlineScripts'> {
  const check = (name: string, isPossible: boolean, remedy: string) => {
    if (isPossible) return;
    throw new Error(
      `The variable ${name} is "${env[name]}", which the Content-Security-Policy cannot contain. ${remedy}`,
    );
  };
  for (const name of [
    'PRISMIC_REPOSITORY',
    'PRISMIC_ENDPOINT',
    'GATSBY_NEWSLETTER_ACTION',
    'GATSBY_NEWSLETTER_SCRIPT',
  ]) {
    const value = env[name] ?? '';
    const host = URL.canParse(value) ? new URL(value).origin : value;
    check(name, origin.test(host), 'Use letters, digits, hyphens and dots in its host name.');
  }
  check(
    'CSP_REPORT_URL',
    reportAddress.test(env['CSP_REPORT_URL'] ?? ''),
    'Write an absolute URL, and percent-encode characters such as “$” (%24).',
  );
  const moreSources = readSources(env['CSP_SOURCES'] ?? '');
  check(
    'CSP_SOURCES',
    Object.entries(moreSources).every(
      ([name, sources]) =>
        directive.test(name) && sources.length > 0 && sources.every((each) => source.test(each)),
    ),
    'Write directives with their sources: frame-src https://maps.example; img-src https://a.example',
  );
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
    reportUrl: env['CSP_REPORT_URL'],
    moreSources,
  };
}

/** Reads CSP_SOURCES, for example `frame-src https://maps.example; img-src https://a.example`. */
function readSources(text: string): Sources {
  const directives = text.split(';').map((each) => each.trim().split(/\s+/));
  return Object.fromEntries(
    directives.map(([name = '', ...sources]) => [name, sources] as const).filter(([name]) => name),
  );
}
