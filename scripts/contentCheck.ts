import { parseArgs } from 'node:util';
import { createClient } from '@prismicio/client';
import { messageOf } from '../content-service/src/model/problems';
import { startContentService } from '../content-service/src/startContentService';
import { checkContent } from '../src/contentCheck/checkContent';
import { describeFindings } from '../src/contentCheck/describeFindings';
import type { CheckedDocument } from '../src/contentCheck/Rule';
import { webLinks } from '../src/contentCheck/rules/links';
import { isLanguage, languages } from '../src/i18n/languages';
import { tryAddresses } from './contentCheck/tryAddresses';
import { ensureInstalled } from './install.mjs';
import { Problem, runCommand } from './lifecycle.mjs';
import { readEnvironment } from './readEnvironment.mjs';

const helpText = `Checks the published content of the configured repository, or of the content service, and prints what a reader
would stumble over.

  npm run content:check -- [options]

  --lang <${languages.join('|')}>          language of the report (default: is)
  --external             also opens the links to other sites: one at a time on each host
  --help

Exit status: 0 without errors, 1 with errors, 2 if the check could not run.
`;

const COULD_NOT_RUN = 2;

void runCommand(check, COULD_NOT_RUN);

async function check(): Promise<number> {
  const { lang, external, help } = readOptions();
  if (help) {
    process.stdout.write(helpText);
    return 0;
  }
  await ensureInstalled();
  const documents = await readDocuments();
  const unreachable = external ? await tryLinks(documents) : new Map<string, string>();
  const findings = checkContent(documents, { now: Date.now(), unreachable });
  process.stdout.write(describeFindings(findings, lang, documents.length));
  return findings.some(({ rule }) => rule.severity === 'error') ? 1 : 0;
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        lang: { type: 'string', default: 'is' },
        external: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    const { lang } = values;
    if (!isLanguage(lang)) throw new Error(`--lang must be "${languages.join('" or "')}".`);
    return { ...values, lang };
  } catch (error) {
    throw new Problem(`${messageOf(error)}\nSee npm run content:check -- --help`);
  }
}

async function readDocuments(): Promise<CheckedDocument[]> {
  const {
    PRISMIC_REPOSITORY: repository,
    PRISMIC_ENDPOINT: endpoint,
    PRISMIC_ACCESS_TOKEN: accessToken,
  } = readEnvironment();
  process.stderr.write(
    `Reading the content of ${repository || endpoint || 'the content service'}\n`,
  );
  try {
    const client = createClient(repository || 'content', {
      ...(!repository && { documentAPIEndpoint: endpoint || (await startService()) }),
      ...(accessToken && { accessToken }),
    });
    return (await client.dangerouslyGetAll({ lang: '*' })) as unknown as CheckedDocument[];
  } catch (error) {
    throw new Problem(
      `The content could not be read: ${messageOf(error)}\n` +
        'Check PRISMIC_REPOSITORY or PRISMIC_ENDPOINT, and PRISMIC_ACCESS_TOKEN for a private repository.',
    );
  }
}

async function startService(): Promise<string> {
  const { url } = await startContentService({ port: 0, watch: false });
  return `${url}/api/v2`;
}

function tryLinks(documents: readonly CheckedDocument[]): Promise<Map<string, string>> {
  const addresses = documents.flatMap((document) => webLinks(document).map(({ url }) => url));
  process.stderr.write(`Opening ${new Set(addresses).size} links to other sites\n`);
  return tryAddresses(addresses);
}
