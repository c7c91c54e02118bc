import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { builtPages } from './builtPages';
import { findMissing } from './findMissing';
import { publishedBuild } from './publishedBuild';
import { readMarkup } from './readMarkup';

// Checks the whole build: every target of a page on this site must exist.

/** The published origin in the build. */
const origin = process.env['SITE_URL'] ?? 'http://localhost:9000';

/** Reads a page of the build. */
function read(page: Page, address: string) {
  const file = address.endsWith('.html') ? address : `${address}index.html`;
  return readMarkup(page, readFileSync(path.join(publishedBuild, file), 'utf8'));
}

/**
 * The absolute address if it belongs to this site or its content service; otherwise `undefined`.
 */
function toOwn(href: string, address: string): URL | undefined {
  const url = new URL(
    href.replace(origin, ''),
    new URL(encodeURI(address), process.env['BASE_URL']),
  );
  const own = [process.env['BASE_URL'], process.env['CONTENT_URL']].map((each) => String(each));
  return own.includes(url.origin) ? url : undefined;
}

test(
  'every link, fragment, image, script, translation and feed of every page exists, and links stay in their language',
  { tag: '@smoke' },
  async ({ page, request }) => {
    test.setTimeout(300_000);
    const pages = builtPages();
    const pageOf = new Map<string, string>();
    const fragments: { from: string; to: string; id: string }[] = [];
    const idsOf = new Map<string, Set<string>>();
    const langOf = new Map(pages.map((each) => [each.path, each.lang]));
    const strays: string[] = [];
    let checked = 0;
    for (const { path: address, lang } of pages) {
      const { ids, links, parts } = await read(page, address);
      idsOf.set(address, new Set(ids));
      for (const href of [...links.map((link) => link.href), ...parts]) {
        const url = toOwn(href, address);
        if (!url) continue;
        const id = decodeURIComponent(url.hash.slice(1));
        if (id) fragments.push({ from: address, to: decodeURI(url.pathname), id });
        url.hash = '';
        pageOf.set(url.href, address);
      }
      for (const link of links) {
        const url = toOwn(link.href, address);
        const target = url && langOf.get(decodeURI(url.pathname));
        if (!target) continue;
        checked += 1;
        // Unless the link says so.
        if (target !== (link.lang ?? lang)) strays.push(`${address} → ${link.href}`);
      }
    }
    expect(pageOf.size).toBeGreaterThan(pages.length);
    const missing = await findMissing(request, pageOf.keys());
    expect(missing.map((each) => `${each} on ${pageOf.get(each.slice(4))}`)).toEqual([]);
    const missingFragments = fragments.filter(({ to, id }) => !idsOf.get(to)?.has(id));
    expect(missingFragments).toEqual([]);
    expect(checked).toBeGreaterThan(1000);
    expect(strays).toEqual([]);
  },
);
