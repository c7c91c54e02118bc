import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import fc from 'fast-check';
import { copyProject } from '../bench/build.copy';
import { loadModel } from '../content-service/src/model/customTypes';
import { serve, testContent } from '../content-service/test/content';
import { batches } from '../src/test/fuzz/arbitraries';
import { toWritten, writeDocuments } from '../src/test/fuzz/writeDocuments';
import { builtPages } from './builtPages';
import { hydrated } from './hydrated';
import { interact, movePointer } from './interact';
import { runBuild } from './runBuild';
import { findBrokenTexts } from './findBrokenTexts';
import { startStaticServer } from '../scripts/staticServer.mjs';

// A whole build of random damaged documents, and every one of its pages in a browser. The unit tests of
// src/test/fuzz build many more of them in memory, without Gatsby, webpack and a browser.

const DOCUMENTS = 300;
const SEED = 20_261_122;
const BUILD_TIMEOUT_MS = 600_000;

/** Random documents, at least as many as asked for, in few batches. */
function damagedDocuments() {
  const { types } = loadModel('customtypes', 'slices');
  const found = fc.sample(batches([...types.values()]), { seed: SEED, numRuns: 5 });
  return toWritten({
    homepages: found[0]?.homepages ?? [],
    documents: found.flatMap(({ documents }) => documents).slice(0, DOCUMENTS),
  });
}

/** Collects the errors of a page. What the documents name on other hosts is an empty response. */
async function watch(page: Page, origin: string): Promise<string[]> {
  const faults: string[] = [];
  const isForeign = ({ origin: other }: URL) => other !== origin;
  await page.route(isForeign, (route) => route.fulfill({ status: 200, body: '' }));
  page.on('console', (message) => {
    // The site's policy allows no images of other hosts, whatever a document names.
    const isForbidden =
      /^Loading the image '.*' violates .*Content Security Policy directive: "img-src/;
    if (message.type() === 'error' && !isForbidden.test(message.text()))
      faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  return faults;
}

const text = (page: Page) =>
  page.evaluate(() => document.getElementById('gatsby-focus-wrapper')?.textContent);

/** @returns one line for each fault of a page: errors, another text after hydration, no heading or title */
async function findFaults(browser: Browser, origin: string, address: string): Promise<string[]> {
  const url = origin + encodeURI(address);
  const withoutScript = await browser.newContext({ javaScriptEnabled: false });
  const withScript = await browser.newContext();
  try {
    const [before, after] = [await withoutScript.newPage(), await withScript.newPage()];
    await watch(before, origin);
    const faults = await watch(after, origin);
    await before.goto(url);
    await after.goto(url);
    await hydrated(after);
    if ((await text(before)) !== (await text(after)))
      faults.push('its text changes in the browser');
    // Hydrates what is around the page. The homepage of a language may have no navigation groups.
    const hasMenu = (await after.locator('.layout > .bar #navigation').count()) > 0;
    await (hasMenu ? interact : movePointer)(after).catch(() =>
      faults.push('its menu does not hydrate'),
    );
    const headings = await after.locator('h1').count();
    if (headings !== 1) faults.push(`it has ${headings} headings of level 1`);
    if ((await after.title()) === '') faults.push('it has no title');
    return faults.map((fault) => `${address}: ${fault}`);
  } finally {
    await withoutScript.close();
    await withScript.close();
  }
}

test(`${DOCUMENTS} damaged documents become a whole build, whose pages work in a browser`, async ({
  browser,
}) => {
  test.setTimeout(2 * BUILD_TIMEOUT_MS);
  const folder = mkdtempSync(path.join(tmpdir(), 'damaged-build-'));
  const project = path.join(folder, 'project');
  const content = testContent();
  copyProject(project);
  const written = damagedDocuments();
  expect(written.length).toBeGreaterThanOrEqual(DOCUMENTS);
  await writeDocuments(content, written);
  const service = await serve(content, { types: path.resolve('customtypes') });
  try {
    const { code, log } = await runBuild(
      project,
      {
        GATSBY_STRICT_CONTENT: 'false',
        PRISMIC_REPOSITORY: '',
        PRISMIC_ACCESS_TOKEN: '',
        PRISMIC_ENDPOINT: `${service.url}/api/v2`,
      },
      BUILD_TIMEOUT_MS,
    );
    expect(code, log).toBe(0);
    const directory = path.join(project, '.builds/current');
    expect(findBrokenTexts(directory)).toEqual([]);

    const site = await startStaticServer({ directory });
    const pages = builtPages(directory);
    console.warn(`  ${written.length} documents, ${pages.length} pages`);
    const faults: string[] = [];
    for (const page of pages) faults.push(...(await findFaults(browser, site.url, page.path)));
    await site.close();
    expect(faults).toEqual([]);
  } finally {
    await service.close();
    content.remove();
    rmSync(folder, { recursive: true });
  }
});
