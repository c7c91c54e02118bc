import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { builtPages } from './builtPages';
import { publishedBuild } from './publishedBuild';
import { readMarkup } from './readMarkup';

test(
  'links stay in their language, unless they say otherwise',
  { tag: '@smoke' },
  async ({ page }) => {
    const langOf = new Map(builtPages().map((each) => [each.path, each.lang]));
    const strays: string[] = [];
    let checked = 0;
    for (const [address, lang] of langOf) {
      const file = address.endsWith('.html') ? address : `${address}index.html`;
      const html = readFileSync(path.join(publishedBuild, file), 'utf8');
      for (const link of (await readMarkup(page, html)).links) {
        const { pathname } = new URL(link.href, `http://localhost${encodeURI(address)}`);
        const target = link.href.startsWith('/') && langOf.get(decodeURI(pathname));
        if (!target) continue;
        checked += 1;
        if (target !== (link.lang ?? lang)) strays.push(`${address} → ${link.href}`);
      }
    }
    expect(checked).toBeGreaterThan(1000);
    expect(strays).toEqual([]);
  },
);
