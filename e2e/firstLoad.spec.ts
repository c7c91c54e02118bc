import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { testedPages } from './builtPages';
import { hydrated } from './hydrated';

/** The standing budget for the JavaScript of a first visit, in bytes of brotli. */
const budget = 90_000;

/** Scripts that the page's HTML makes a present browser load (`nomodule` is for those of the past). */
async function scriptsOf(html: string): Promise<string[]> {
  const tags = html.match(/<(script|link)\b[^>]*>/g) ?? [];
  const sources = tags
    .filter((tag) => !/\bnomodule/i.test(tag))
    .filter((tag) => tag.startsWith('<script') || /as="script"|rel="modulepreload"/.test(tag))
    .map((tag) => /(?:src|href)="([^"]+\.js)"/.exec(tag)?.[1])
    .filter((source) => source !== undefined);
  return [...new Set(sources)];
}

for (const { path: address } of testedPages()) {
  test(`${address} loads at most 90 kB of JavaScript first`, async ({ page, request }) => {
    const declared = await scriptsOf(await (await request.get(address)).text());
    const asked = new Set<string>();
    page.on('request', (asking) => {
      // What is fetched ahead for another page is not this page's first load.
      const isAhead = 'sec-purpose' in asking.headers();
      if (asking.resourceType() === 'script' && !isAhead) asked.add(new URL(asking.url()).pathname);
    });
    await page.goto(address);
    await hydrated(page);

    const scripts = new Set([...declared, ...asked]);
    // Runtime, framework, the site, and the page's own.
    expect(scripts.size).toBeGreaterThanOrEqual(4);
    const sizes = [...scripts].map(
      (file) => brotliCompressSync(readFileSync(path.join('public', file))).length,
    );
    const total = sizes.reduce((sum, size) => sum + size, 0);
    test.info().annotations.push({ type: 'bytes', description: String(total) });
    expect(total).toBeLessThanOrEqual(budget);
  });
}
