import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { describeInspection } from './checkSite/describeInspection';
import { inspectSite } from './checkSite/inspectSite';
import { readOptions } from './checkSite/readOptions';
import { runCheck } from './runCheck';

/**
 * Checks a published site from outside, and prints what it finds:
 *
 *   npm run check:site -- https://example.is     (--help lists the options)
 */

const FAULTS_FOUND = 1;

void runCheck(pathToFileURL(__filename).href, check);

async function check(signal: AbortSignal): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if ('help' in options) {
    process.stdout.write(options.help);
    return 0;
  }
  const inspection = await inspectSite(options, { signal, onProgress: showProgress });
  showProgress('');
  process.stdout.write(`${describeInspection(inspection)}\n`);
  if (options.json !== undefined) {
    writeFileSync(options.json, `${JSON.stringify(inspection, null, 2)}\n`);
  }
  return inspection.faults.length > 0 ? FAULTS_FOUND : 0;
}

/** Replaces the last line of a terminal; files and pipes get the report alone. */
function showProgress(line: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${line}`);
}
