import type { Client } from './createClient';
import { brotliBytesOf } from './crawl';
import type { Crawl } from './crawl';
import type { Findings, Rule } from './Findings';
import { FIRST_LOAD_BUDGET_BYTES } from '../../e2e/firstLoadBudget';
import { toOwnAddress } from './Site';
import type { Site } from './Site';

const BYTES_PER_KILOBYTE = 1_000;

const budget: Rule = {
  kind: 'Sizes',
  expected: `The scripts of a first load have at most ${FIRST_LOAD_BUDGET_BYTES / BYTES_PER_KILOBYTE} kB of brotli.`,
  remedy:
    'Let the host send the .br files of the build. If these are too large, load what the page does not ' +
    'need at once with import().',
};

/**
 * Checks the scripts of each page: those that its HTML names, and those that a browser asked for.
 *
 * @param requested addresses of scripts by page, from the browser
 */
export async function checkSizes(
  { resources }: Crawl,
  site: Site,
  client: Client,
  requested: ReadonlyMap<string, readonly string[]>,
  findings: Findings,
): Promise<void> {
  // A script that only other scripts name was not asked for yet. Each file of a build has its own name.
  const sizes = new Map<string, number>();
  async function sizeOf(address: string): Promise<number> {
    const known = sizes.get(address) ?? resources.get(address)?.brotliBytes;
    if (known !== undefined) return known;
    const size = brotliBytesOf(await client.ask(address));
    sizes.set(address, size);
    return size;
  }

  for (const [address, { page }] of resources) {
    if (!page) continue;
    const declared = page.scripts.flatMap((src) => toOwnAddress(site, src, address)?.address ?? []);
    const scripts = new Set([...declared, ...(requested.get(address) ?? [])]);
    let bytes = 0;
    for (const script of scripts) bytes += await sizeOf(script);
    if (bytes <= FIRST_LOAD_BUDGET_BYTES) continue;
    const seen = `${(bytes / BYTES_PER_KILOBYTE).toFixed(1)} kB in ${scripts.size} scripts`;
    findings.fault(budget, address, seen);
  }
}
