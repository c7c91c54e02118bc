import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from '@playwright/test';
import { copyProject } from '../bench/build.copy';
import { languages } from '../src/i18n/languages';
import { payloadClasses, payloads } from '../src/test/hostilePayloads';
import {
  everyBlock,
  expectNoEffect,
  hostileVersion,
  watchEffects,
  withTexts,
} from './hostileEffects';
import { hydrated } from './hydrated';
import { openAndInteract } from './interact';
import { publishedDocument, startPreviewContent } from './previewContent';
import type { ContentDocument } from './previewContent';
import { expectedOf, kinds, sampleOf } from './previewKinds';
import { freePort } from '../scripts/ports.mjs';

// React's and Gatsby's code for development is other code than that of a build: it renders, warns and
// reports errors in its own way. A developer reads the same content with it.

const START_TIMEOUT_MS = 600_000;
const [polyglot = ''] = payloadClasses.polyglots;

/** Starts `gatsby develop` in the folder. `ready` tells whether its pages can be opened. */
function startDevelop(folder: string, port: number, endpoint: string) {
  const gatsby = spawn(
    process.execPath,
    ['node_modules/gatsby/cli.js', 'develop', '--port', String(port)],
    {
      cwd: folder,
      // A group of its own, to end with its workers.
      detached: true,
      env: {
        ...process.env,
        CI: 'true',
        GATSBY_STRICT_CONTENT: 'false',
        GATSBY_TELEMETRY_DISABLED: '1',
        NODE_ENV: undefined,
        PRISMIC_ACCESS_TOKEN: '',
        PRISMIC_ENDPOINT: endpoint,
        PRISMIC_REPOSITORY: '',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const ended = once(gatsby, 'close');
  let log = '';
  const ready = new Promise<boolean>((resolve) => {
    const read = (data: Buffer) => {
      log += data;
      if (/success .*Building development bundle/.test(stripVTControlCharacters(log)))
        resolve(true);
    };
    gatsby.stdout.on('data', read);
    gatsby.stderr.on('data', read);
    void ended.then(() => resolve(false));
    setTimeout(() => resolve(false), START_TIMEOUT_MS).unref();
  });
  return {
    ready,
    log: () => stripVTControlCharacters(log),
    async stop() {
      if (gatsby.exitCode === null) process.kill(-Number(gatsby.pid), 'SIGINT');
      await ended;
    },
  };
}

test('`gatsby develop` shows the whole corpus as text, published and in a preview', async ({
  page,
}) => {
  test.setTimeout(2 * START_TIMEOUT_MS);
  const port = await freePort(8000);
  const url = `http://localhost:${port}`;
  const folder = mkdtempSync(path.join(tmpdir(), 'hostile-develop-'));
  copyProject(folder);
  const content = await startPreviewContent();
  const samples = languages.flatMap((lang) =>
    kinds.map((kind) => ({ kind, document: sampleOf(kind, lang) })),
  );
  const publish = async (document: ContentDocument) => {
    await content.unpublish(document);
    await content.save(document, '');
  };
  const blocks = everyBlock(payloads, content.url);
  for (const { document } of samples) await publish(hostileVersion(document, polyglot, blocks));
  const homepage = publishedDocument('homepage-is');
  await publish(withTexts(homepage, polyglot, 'javascript:alert(1)') as ContentDocument);

  const develop = startDevelop(folder, port, `${content.url}/api/v2`);
  try {
    expect(await develop.ready, develop.log()).toBe(true);
    const faults = watchEffects(page);
    for (const { kind, document } of samples) {
      await page.goto(url + expectedOf(kind, document).path);
      await hydrated(page);
      await expect(page.locator('h1')).toHaveText(polyglot);
      await expect(page.getByRole('main').locator('pre')).toHaveCount(payloads.length);
      await expectNoEffect(page, faults);
    }
    await openAndInteract(page, url);
    await expect(page.getByRole('contentinfo')).toContainText(polyglot);
    await expectNoEffect(page, faults);

    for (const payload of payloads) {
      await page.goto(`${url}/x${encodeURIComponent(payload)}/?${encodeURIComponent(payload)}`);
      // Gatsby decodes the address twice, which a percent sign in a text does not survive.
      const effects = faults.splice(0).filter((fault) => fault !== 'throws URI malformed');
      // Its not-found page of development has a form.
      await expectNoEffect(page, effects, 'form:has(> label > #search)');
    }

    const article = publishedDocument('article-barujarn-half-onnur-old-i-bylgjum-is');
    await content.save(hostileVersion(article, `Drög ${polyglot}`, blocks));
    await page.goto(url + (await content.open(article.id)).path);
    await expect(page.locator('h1')).toHaveText(`Drög ${polyglot}`);
    await expectNoEffect(page, faults);
  } finally {
    await develop.stop();
    await content.close();
    rmSync(folder, { recursive: true });
  }
});
