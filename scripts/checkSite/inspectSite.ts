import { Problem } from '../problem.mjs';
import { checkFiles } from './checkFiles';
import { checkHosting, readHostingRules } from './checkHosting';
import { checkInBrowser } from './checkInBrowser';
import { checkLinks } from './checkLinks';
import { checkPages } from './checkPages';
import { checkSizes } from './checkSizes';
import { crawl } from './crawl';
import { createClient } from './createClient';
import type { Answer } from './createClient';
import { createFindings } from './Findings';
import type { Finding, Rule } from './Findings';
import { readPage } from './readPage';
import { spread } from './spread';
import { statusOf } from './statusOf';

export type InspectionOptions = {
  /** Scheme, host and port. */
  origin: string;
  /** Requests at a time. */
  concurrency: number;
  /** How many pages are read at most. */
  limit: number;
  /** For one answer. */
  timeoutMs: number;
  /** Path of Chromium, and how many pages are opened in it; without it there is no browser. */
  browser: { executable: string; pages: number } | undefined;
};

export type Inspection = {
  origin: string;
  startedAt: string;
  durationMs: number;
  pages: number;
  files: number;
  opened: number;
  requests: number;
  isInterrupted: boolean;
  faults: Finding[];
  notes: Finding[];
};

const deployed: Rule = {
  kind: 'Hosting rules',
  expected: '/hosting.json says what the host must do.',
  remedy:
    'Deploy the whole folder public/. Without the file these are not checked: redirects, headers, ' +
    'Cache-Control, the not-found pages and the languages of addresses.',
};
const builtForHere: Rule = {
  kind: 'Hosting rules',
  expected: 'The site is built for the address at which it is published.',
  remedy:
    'If this is where readers come, build with SITE_URL set to it. Here, absolute addresses of the other ' +
    'origin were taken for this one.',
};
const encrypted: Rule = {
  kind: 'HTTPS',
  expected: 'A published site is served over HTTPS.',
  remedy:
    'Get a certificate: most hosts do that themselves. If there is one, check the address at https://.',
};
const complete: Rule = {
  kind: 'Hosting rules',
  expected: 'The whole site is checked.',
  remedy: 'Run the check without --limit, --pages and --no-browser.',
};

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * Checks a published site from outside.
 *
 * @param options `onProgress` is given a line about what is being done; `signal` ends the check early
 * @returns what it has found, after an interrupt too
 * @throws {Problem} when there is no site, with a remedy
 */
export async function inspectSite(
  { origin, concurrency, limit, timeoutMs, browser }: InspectionOptions,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (line: string) => void },
): Promise<Inspection> {
  const startedAt = new Date();
  const findings = createFindings();
  const client = createClient({ origin, concurrency, timeoutMs, signal });
  try {
    const front = await client.ask('/');
    if (!signal.aborted) refuse(origin, front);
    const hosting = await client.ask('/hosting.json');
    const rules = readHostingRules(hosting);
    const site = { origin, builtFor: builtForOf(front) ?? origin, rules };
    if (!rules && !signal.aborted) {
      const seen = hosting.status === 200 ? 'it is not what a build writes' : statusOf(hosting);
      findings.fault(deployed, '/hosting.json', seen);
    }
    if (site.builtFor !== origin) {
      const isMeant = isLoopback(origin) || !isLoopback(site.builtFor);
      findings[isMeant ? 'note' : 'fault'](builtForHere, '/', `it is built for ${site.builtFor}`);
    }
    if (origin.startsWith('http:') && !isLoopback(origin)) findings.fault(encrypted, '/', origin);

    const found = await crawl({
      client,
      site,
      findings,
      known: new Map([
        ['/', front],
        ['/hosting.json', hosting],
      ]),
      concurrency,
      limit,
      signal,
      onProgress: (done, total) => onProgress(`${done} of ${total} known addresses`),
    });
    const pages = [...found.resources].filter(([, { page }]) => page).map(([address]) => address);
    if (pages.length === 0 && !signal.aborted) {
      throw new Problem(
        `${origin} has no page that can be read (the front page answers ${statusOf(front)}, ` +
          `${front.headers['content-type'] ?? 'without a Content-Type'}).\nIs it the address of the site?`,
      );
    }
    if (found.left > 0) findings.note(complete, '/', `${found.left} pages were left out (--limit)`);
    checkLinks(found, findings);
    checkFiles(found, site, findings);
    checkPages(found, site, findings);

    if (!signal.aborted) {
      onProgress('redirects, not-found pages and headers');
      await checkHosting({ client, site, crawl: found, findings });
    }
    let scripts = new Map<string, string[]>();
    const opened = spread(pages, browser?.pages ?? 0);
    if (browser && !signal.aborted) {
      const { executable } = browser;
      const report = (done: number) => onProgress(`${done} of ${opened.length} pages in Chromium`);
      const options = { executable, site, addresses: opened, findings, timeoutMs, signal };
      scripts = await checkInBrowser({ ...options, onProgress: report });
    }
    if (opened.length < pages.length) {
      findings.note(
        complete,
        '/',
        `${pages.length - opened.length} pages were not opened in a browser`,
      );
    }
    if (!signal.aborted) await checkSizes(found, site, client, scripts, findings);

    return {
      origin,
      startedAt: startedAt.toISOString(),
      durationMs: Date.now() - startedAt.getTime(),
      pages: pages.length,
      files: found.resources.size - pages.length,
      opened: scripts.size,
      requests: client.asked(),
      isInterrupted: signal.aborted,
      faults: findings.faults,
      notes: findings.notes,
    };
  } finally {
    client.close();
  }
}

/** @throws {Problem} when the front page is not there, or somewhere else */
function refuse(origin: string, front: Answer): void {
  if (front.failure !== undefined) {
    throw new Problem(
      `${origin} does not answer: ${front.failure}.\nLook whether the address is right and the site is online.`,
    );
  }
  const { location } = front.headers;
  if (location !== undefined && front.status >= 300 && front.status < 400) {
    const target = URL.canParse(location, origin) ? new URL(location, origin) : undefined;
    const remedy =
      target && target.origin !== origin
        ? `Check that site: npm run check:site -- ${target.origin}`
        : 'The host must answer / with the front page itself.';
    throw new Problem(`${origin}/ redirects to ${location} (${front.status}).\n${remedy}`);
  }
  if (front.status !== 200) {
    throw new Problem(
      `${origin}/ answers ${front.status}, so there is nothing to check.\n` +
        'Look at the log of the host; a site behind a password cannot be checked.',
    );
  }
}

/** The origin in the canonical address of the front page. */
function builtForOf({ body }: Answer): string | undefined {
  const { canonical = '' } = readPage(body.toString()).page;
  return /^https?:/.test(canonical) && URL.canParse(canonical)
    ? new URL(canonical).origin
    : undefined;
}

function isLoopback(origin: string): boolean {
  return loopback.test(new URL(origin).hostname);
}
