import { brotliCompressSync } from 'node:zlib';
import type { Answer, Client } from './createClient';
import type { Findings, Rule } from './Findings';
import { readPage } from './readPage';
import type { Page } from './readPage';
import { readReferences } from './readReferences';
import { isPageAddress, toOwnAddress } from './Site';
import type { Site } from './Site';
import { checkStructuredData } from './checkStructuredData';

/** A page or a file that was asked for, without its body. */
export type Resource = Omit<Answer, 'body'> & {
  /** Of the body, decompressed; 0 where only the headers were asked for. */
  bytes: number;
  /** Of scripts (`brotliBytesOf`). */
  brotliBytes?: number;
  /** Of HTML at an address without a query. */
  page?: Page;
};

export type Crawl = {
  /** By address. */
  resources: Map<string, Resource>;
  /** Of each address: the page that refers to it first, and how many do. */
  referrers: Map<string, { first: string; count: number }>;
  /** References to elements. */
  fragments: { from: string; to: string; id: string }[];
  /** The pages of the sitemaps. */
  listed: Set<string>;
  /** How many pages were left out. */
  left: number;
};

/** What is asked for although nothing may refer to it. */
const entries = ['/', '/hosting.json', '/robots.txt', '/sitemap.xml'];

/** Of these only the headers are asked for. */
const media = /\.(avif|webp|png|jpe?g|gif|ico|woff2?|pdf|mp[34]|webm|zip)(\?|$)/i;

const MAX_FAILURES_IN_A_ROW = 10;

const answering: Rule = {
  kind: 'Links',
  expected: 'The site answers every request.',
  remedy: 'Look at the log of the host. Where it limits requests, use --concurrency 1.',
};
const readable: Rule = {
  kind: 'Types',
  expected: 'A page or a file can be read.',
  remedy: 'Look at its text: something in it is not what its format allows.',
};
const ownSitemap: Rule = {
  kind: 'Sitemap and robots',
  expected: 'The sitemap lists pages of this site only.',
  remedy: 'Build with SITE_URL set to the address of the published site.',
};

/**
 * Asks for every address of a site that its pages and files lead to, each once.
 *
 * @param options `known`: answers that are there already, by address; `limit`: of pages; `onProgress` is
 *   told how many addresses were asked for and how many are known
 * @returns what was found until all was asked for, or until `signal` ended it
 */
export async function crawl({
  client,
  site,
  findings,
  known,
  concurrency,
  limit,
  signal,
  onProgress,
}: {
  client: Client;
  site: Site;
  findings: Findings;
  known: ReadonlyMap<string, Answer>;
  concurrency: number;
  limit: number;
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
}): Promise<Crawl> {
  const found: Crawl = {
    resources: new Map(),
    referrers: new Map(),
    fragments: [],
    listed: new Set(),
    left: 0,
  };
  const { resources, referrers } = found;
  const queue = [...entries];
  const seen = new Set(queue);
  const active = new Set<Promise<void>>();
  let pages = 0;
  let failuresInARow = 0;

  function refer(from: string, href: string): void {
    const own = toOwnAddress(site, href, from);
    if (!own) return;
    const { address, id } = own;
    if (id) found.fragments.push({ from, to: address, id });
    const referrer = referrers.get(address);
    if (referrer) referrer.count += 1;
    else referrers.set(address, { first: from, count: 1 });
    if (seen.has(address)) return;
    seen.add(address);
    queue.push(address);
  }

  async function visit(address: string): Promise<void> {
    const method = media.test(address) ? 'HEAD' : 'GET';
    const answer = known.get(address) ?? (await client.ask(address, { method }));
    if (signal.aborted) return;
    const { body, ...rest } = answer;
    const resource: Resource = { ...rest, bytes: body.length };
    resources.set(address, resource);
    failuresInARow = answer.failure ? failuresInARow + 1 : 0;
    const { location } = answer.headers;
    // The target is a page of the site too, and where it redirects again, that is a fault of its own.
    if (location && answer.status >= 300 && answer.status < 400) refer(address, location);
    if (answer.status !== 200 || method === 'HEAD') return;
    const type = typeOf(answer.headers['content-type']);
    try {
      if (type !== 'text/html') readOther(address, resource, type, body);
      // An address with a query is another form of a page.
      else if (!address.includes('?')) await readHtml(address, resource, body.toString());
    } catch (error) {
      // The parsers of feeds, calendars and structured data throw at some values.
      findings.fault(readable, address, (error as Error).message);
    }
  }

  async function readHtml(address: string, resource: Resource, html: string): Promise<void> {
    const { page, references, structuredData, isGatsby } = readPage(html);
    resource.page = page;
    for (const href of new Set(references)) refer(address, href);
    // What a browser asks for when a reader comes here from another page.
    if (isGatsby && address.endsWith('/')) {
      refer(address, `/page-data/${address.slice(1, -1) || 'index'}/page-data.json`);
    }
    for (const href of await checkStructuredData(address, structuredData, findings)) {
      refer(address, href);
    }
  }

  function readOther(address: string, resource: Resource, type: string, body: Buffer): void {
    if (/javascript$/.test(type)) {
      resource.brotliBytes = brotliBytesOf({ ...resource, body });
      return;
    }
    const { references, listed, faults } = readReferences(type, body.toString());
    for (const { rule, seen: fault } of faults) findings.fault(rule, address, fault);
    for (const href of listed) {
      const own = toOwnAddress(site, href, address);
      if (own) found.listed.add(own.address);
      else findings.fault(ownSitemap, address, `it lists ${href}`);
    }
    for (const href of references) refer(address, href);
  }

  while ((queue.length > 0 || active.size > 0) && !signal.aborted) {
    if (failuresInARow >= MAX_FAILURES_IN_A_ROW) {
      findings.fault(answering, '/', `${failuresInARow} requests in a row failed; ended there`);
      break;
    }
    while (queue.length > 0 && active.size < concurrency) {
      const address = queue.shift() ?? '';
      if (isPageAddress(address) && (pages += 1) > limit) {
        found.left += 1;
        continue;
      }
      const visiting = visit(address).finally(() => active.delete(visiting));
      active.add(visiting);
    }
    if (active.size > 0) await Promise.race(active);
    onProgress(resources.size, seen.size - found.left);
  }
  await Promise.all(active);
  return found;
}

/** @returns the size of the body as the host sent it in brotli, or else as brotli makes it at its best */
export function brotliBytesOf({ headers, transferredBytes, body }: Answer): number {
  return headers['content-encoding'] === 'br' ? transferredBytes : brotliCompressSync(body).length;
}

/** @returns the media type without its parameters, in small letters */
export function typeOf(contentType = ''): string {
  return (contentType.split(';')[0] ?? '').trim().toLowerCase();
}
