import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { testedTemplates } from './builtPages';
import { hydrated } from './hydrated';

/** The budget for the JavaScript of a first visit, compressed with brotli. */
const BUDGET_BYTES = 90_000;

/** The scripts that a page's HTML makes a modern browser load (`nomodule` is for old browsers). */
async function scriptsOf(html: string): Promise<string[]> {
  const tags = html.match(/<(script|link)\b[^>]*>/g) ?? [];
  const sources = tags
    .filter((tag) => !/\bnomodule/i.test(tag))
    .filter((tag) => tag.startsWith('<script') || /as="script"|rel="modulepreload"/.test(tag))
    .map((tag) => /(?:src|href)="([^"]+\.js)"/.exec(tag)?.[1])
    .filter((source) => source !== undefined);
  return [...new Set(sources)];
}

const sizes = new Map<string, number>();

/** @returns the size in bytes of a file of the build, compressed with brotli */
function sizeOf(file: string): number {
  const size =
    sizes.get(file) ?? brotliCompressSync(readFileSync(path.join('public', file))).length;
  sizes.set(file, size);
  return size;
}

for (const { path: address } of testedTemplates()) {
  test(`${address} loads at most 90 kB of JavaScript first`, async ({ page, request }) => {
    const declared = await scriptsOf(await (await request.get(address)).text());
    const requested = new Set<string>();
    page.on('request', (outgoing) => {
      // Prefetched scripts of other pages do not count.
      const isPrefetch = 'sec-purpose' in outgoing.headers();
      if (outgoing.resourceType() === 'script' && !isPrefetch)
        requested.add(new URL(outgoing.url()).pathname);
    });
    await page.goto(address);
    await hydrated(page);

    const scripts = new Set([...declared, ...requested]);
    // The runtime, the framework, the app and the page.
    expect(scripts.size).toBeGreaterThanOrEqual(4);
    const total = [...scripts].reduce((sum, file) => sum + sizeOf(file), 0);
    test.info().annotations.push({ type: 'bytes', description: String(total) });
    expect(total).toBeLessThanOrEqual(BUDGET_BYTES);
  });
}
