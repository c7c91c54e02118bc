import { expect, test } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import { FIRST_LOAD_BUDGET_BYTES } from './firstLoadBudget';
import { templatePages } from './builtPages';
import { openHydrated } from './hydrated';

/** The limit for requests until hydration. Images do not count. */
const BUDGET_REQUESTS = 15;

/** The limit for requests before the first script: the document and its fonts. */
const BUDGET_EARLY_REQUESTS = 3;

const sizes = new Map<string, number>();

/** Returns the size of the brotli response without its headers. */
async function sizeOf(file: string, request: APIRequestContext): Promise<number> {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const response = await request.get(file, { headers: { 'Accept-Encoding': 'gzip, deflate, br' } });
  const { 'content-encoding': encoding, 'content-length': length } = response.headers();
  expect(encoding, file).toBe('br');
  sizes.set(file, Number(length));
  return Number(length);
}

for (const { path: address, template } of templatePages()) {
  const tag = /templates-(home|article)-/.test(template) ? '@smoke' : [];
  test(
    `${address} loads at most ${FIRST_LOAD_BUDGET_BYTES / 1_000} kB of JavaScript first, with few requests`,
    { tag },
    async ({ page, request }) => {
      const requested: { type: string; path: string }[] = [];
      page.on('request', (outgoing) => {
        const isPrefetch = 'sec-purpose' in outgoing.headers();
        const type = outgoing.resourceType();
        const { pathname } = new URL(outgoing.url());
        // `chromium` requests the icons of its tab, `chromium-headless-shell` has no tab.
        const isIcon = type === 'other' && pathname.startsWith('/favicon');
        if (type !== 'image' && !isPrefetch && !isIcon) requested.push({ type, path: pathname });
      });
      await openHydrated(page, address);

      expect(requested.length, JSON.stringify(requested)).toBeLessThanOrEqual(BUDGET_REQUESTS);
      const firstScript = requested.findIndex(({ type }) => type === 'script');
      expect(firstScript, JSON.stringify(requested)).toBeLessThanOrEqual(BUDGET_EARLY_REQUESTS);
      const ofScripts = requested.filter(({ type }) => type === 'script');
      const scripts = new Set(ofScripts.map(({ path }) => path));
      // A page has at least four scripts: runtime, framework, app and its own code.
      expect(scripts.size).toBeGreaterThanOrEqual(4);
      let total = 0;
      for (const file of scripts) total += await sizeOf(file, request);
      expect(total).toBeGreaterThan(0);
      test.info().annotations.push({ type: 'bytes', description: String(total) });
      expect(total).toBeLessThanOrEqual(FIRST_LOAD_BUDGET_BYTES);
    },
  );
}
