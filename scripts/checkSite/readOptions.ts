import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '../chromium.mjs';
import { Problem } from '../problem.mjs';
import type { InspectionOptions } from './inspectSite';

const helpText = `Checks a published site from outside: statuses, links, redirects, headers, caching, sizes, languages,
structured data, feeds, and what a browser reports.

  npm run check:site -- https://example.is [options]

  --concurrency <n>  requests at a time (default: 4)
  --limit <n>        reads at most n pages (default: 10000)
  --timeout <s>      seconds for one answer (default: 30)
  --browser          fails without Chromium; by default it is used if it is found
  --no-browser       opens no page in a browser
  --pages <n>        opens at most n pages in the browser, from everywhere in the site (default: all)
  --json <file>      also writes everything that was found to a file
  --help

Exit status: 0 without faults (notes are none), 1 with faults, 2 if the check could not run.
`;

export type Options = InspectionOptions & { json: string | undefined };

/**
 * @param args of the command line
 * @returns the text of the help if it is asked for
 * @throws {Problem} that names what is wrong with the arguments
 */
export function readOptions(args: readonly string[]): Options | { help: string } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        concurrency: { type: 'string', default: '4' },
        limit: { type: 'string', default: '10000' },
        timeout: { type: 'string', default: '30' },
        browser: { type: 'boolean', default: false },
        'no-browser': { type: 'boolean', default: false },
        pages: { type: 'string', default: '1000000' },
        json: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) return { help: helpText };
    if (positionals.length !== 1) throw new Error('Give one address, such as https://example.is.');
    const whole = (name: 'concurrency' | 'limit' | 'timeout' | 'pages'): number => {
      if (/^[1-9]\d{0,6}$/.test(values[name])) return Number(values[name]);
      throw new Error(`--${name} must be a whole number from 1, not "${values[name]}".`);
    };
    const pages = whole('pages');
    if (values.json !== undefined) checkFolder(values.json);
    const executable = values['no-browser'] ? undefined : findChromium();
    if (values.browser && !executable) {
      throw new Error(
        values['no-browser']
          ? '--browser and --no-browser exclude each other.'
          : 'There is no Chromium. Install it, or set CHROMIUM_PATH to the path of one.',
      );
    }
    return {
      origin: readOrigin(positionals[0] ?? ''),
      concurrency: whole('concurrency'),
      limit: whole('limit'),
      timeoutMs: whole('timeout') * 1000,
      browser: executable ? { executable, pages } : undefined,
      json: values.json,
    };
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem(`${(error as Error).message}\n\n${helpText}`);
  }
}

function readOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error(
      `"${text}" is not an address. Give it with its scheme, such as https://example.is.`,
    );
  }
  if (url.username || url.password) {
    throw new Error('A site behind a password cannot be checked: give the address without it.');
  }
  if (url.pathname !== '/' || url.search || url.hash) {
    throw new Error(`Only a whole site can be checked: ${url.origin}`);
  }
  return url.origin;
}

function checkFolder(file: string): void {
  const folder = path.dirname(path.resolve(file));
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    throw new Error(
      `--json ${file} cannot be written: there is no folder ${folder}, or it is read-only.`,
    );
  }
}
