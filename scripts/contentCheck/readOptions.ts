import { parseArgs } from 'node:util';
import type { Severity } from '../../src/contentCheck/Rule';
import { severities } from '../../src/contentCheck/Rule';
import { isLanguage, languages } from '../../src/i18n/languages';
import type { Language } from '../../src/i18n/languages';
import { Problem } from '../problem.mjs';

const helpText = `Checks the published content of the configured repository, or of the content service, and prints what a reader
would stumble over.

  npm run content:check -- [options]

  --lang <${languages.join('|')}>          language of the report (default: is)
  --external             also opens the links to other sites: one at a time on each host
  --fail-on <severity>   ends with 1 from this severity on: ${severities.join(', ')} or none (default: error)
  --json <file>          also writes the findings to a file
  --markdown <file>      also writes the report to a file
  --record <folder>      where the last findings are kept, for the comparison (default: .content-check)
  --help

Exit status: 0, or 1 by --fail-on, and 2 if the check could not run.
`;

export type Options = {
  lang: Language;
  isExternal: boolean;
  failOn: Severity | 'none';
  json: string | undefined;
  markdown: string | undefined;
  record: string;
};

/**
 * @param args of the command line
 * @returns the text of the help if it is asked for
 * @throws {Problem} that names what is wrong with the arguments
 */
export function readOptions(args: readonly string[]): Options | { help: string } {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        lang: { type: 'string', default: 'is' },
        external: { type: 'boolean', default: false },
        'fail-on': { type: 'string', default: 'error' },
        json: { type: 'string' },
        markdown: { type: 'string' },
        record: { type: 'string', default: '.content-check' },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) return { help: helpText };
    if (!isLanguage(values.lang)) throw new Error(`--lang must be ${languages.join(' or ')}.`);
    const failOn = [...severities, 'none' as const].find((each) => each === values['fail-on']);
    if (!failOn) throw new Error(`--fail-on must be ${severities.join(', ')} or none.`);
    const { lang, external: isExternal, json, markdown, record } = values;
    return { lang, isExternal, failOn, json, markdown, record };
  } catch (error) {
    throw new Problem(
      `${error instanceof Error ? error.message : String(error)}\nSee npm run content:check -- --help`,
    );
  }
}
