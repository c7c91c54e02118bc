import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { lastFindings } from '../src/build/contentHealth/contentHealthPages';
import { readAllDocuments } from '../src/build/contentHealth/readAllDocuments';
import { checkContent } from '../src/contentCheck/checkContent';
import type { Finding } from '../src/contentCheck/checkContent';
import { compareFindings } from '../src/contentCheck/compareFindings';
import { describeFindings } from '../src/contentCheck/describeFindings';
import { severities } from '../src/contentCheck/Rule';
import { countFindings, toReport } from '../src/contentCheck/toReport';
import type { CheckedDocument } from '../src/contentCheck/Rule';
import { webLinks } from '../src/contentCheck/rules/externalLink';
import { readOptions } from './contentCheck/readOptions';
import type { Options } from './contentCheck/readOptions';
import { tryAddresses } from './contentCheck/tryAddresses';
import type { Tried } from './contentCheck/tryAddresses';
import { readEnvFile } from './contentSource.mjs';
import { ensureInstalled } from './install.mjs';
import { openContent, planContent } from './openContent.mjs';
import { Problem } from './problem.mjs';
import { runCheck } from './runCheck';

/**
 * Checks the published content, and prints what a reader would stumble over:
 *
 *   npm run content:check     (-- --help lists the options)
 */

const FAULTS_FOUND = 1;

void runCheck(pathToFileURL(__filename).href, check);

async function check(signal: AbortSignal): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if ('help' in options) {
    process.stdout.write(options.help);
    return 0;
  }
  await ensureInstalled();
  const now = Date.now();
  const documents = await readDocuments();
  const unreachable = options.isExternal
    ? await tryLinks(documents, options, now, signal)
    : undefined;
  const findings = checkContent(documents, { now, ...(unreachable ? { unreachable } : {}) });

  const record = path.join(options.record, path.basename(lastFindings));
  const last = readJson<Finding[]>(record);
  const difference = last && compareFindings(last, findings);
  const text = describeFindings(toReport(findings, options.lang, documents.length, difference));
  process.stdout.write(text);
  const json = `${JSON.stringify(findings, null, 2)}\n`;
  write(record, json);
  if (options.json !== undefined) write(options.json, json);
  if (options.markdown !== undefined) write(options.markdown, text);
  return isFailure(findings, options.failOn) ? FAULTS_FOUND : 0;
}

function isFailure(findings: readonly Finding[], failOn: Options['failOn']): boolean {
  if (failOn === 'none') return false;
  const counts = countFindings(findings);
  return severities.slice(0, severities.indexOf(failOn) + 1).some((each) => counts[each] > 0);
}

/** All published documents of all languages. */
async function readDocuments(): Promise<CheckedDocument[]> {
  const plan = await planContent({ mayReuse: true });
  const content = await openContent(plan, []);
  try {
    process.stderr.write(`Reading the content of ${content.description}\n`);
    const { source } = plan;
    const token = { ...readEnvFile('.'), ...process.env }['PRISMIC_ACCESS_TOKEN'];
    const reading = readAllDocuments({
      PRISMIC_REPOSITORY: source.kind === 'prismic' ? source.repository : undefined,
      PRISMIC_ENDPOINT: content.environment['PRISMIC_ENDPOINT'],
      PRISMIC_ACCESS_TOKEN: token,
    });
    return await Promise.race([
      content.failed,
      reading.catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        throw new Problem(
          `The content of ${content.description} could not be read: ${reason}\n` +
            'Check PRISMIC_REPOSITORY or PRISMIC_ENDPOINT, and PRISMIC_ACCESS_TOKEN for a private repository.',
        );
      }),
    ]);
  } finally {
    await content.stop();
  }
}

async function tryLinks(
  documents: readonly CheckedDocument[],
  { record }: Options,
  now: number,
  signal: AbortSignal,
): Promise<Map<string, string>> {
  const file = path.join(record, 'addresses.json');
  const known = new Map(Object.entries(readJson<Record<string, Tried>>(file) ?? {}));
  const addresses = documents.flatMap((document) => webLinks(document).map(({ url }) => url));
  const onProgress = (done: number, total: number) => {
    if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${done} of ${total} links`);
  };
  const unreachable = await tryAddresses(addresses, { known, now, onProgress, signal });
  if (process.stderr.isTTY) process.stderr.write('\r\u001B[K');
  write(file, `${JSON.stringify(Object.fromEntries(known), null, 2)}\n`);
  return unreachable;
}

/** @returns undefined for a file that is missing or damaged */
function readJson<Value>(file: string): Value | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Value;
  } catch {
    return undefined;
  }
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  writeFileSync(file, text);
}
