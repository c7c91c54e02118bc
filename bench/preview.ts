import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { servePreviewSite } from '../e2e/previewSite';
import { provideChromium } from '../scripts/chromium.mjs';
import { startContentService } from '../scripts/contentService.mjs';
import { runCommand } from '../scripts/lifecycle.mjs';
import { freePort } from '../scripts/ports.mjs';
import { Problem } from '../scripts/problem.mjs';
import { SITE_DIRECTORY } from '../scripts/site.mjs';
import { timeLanding, timeSaves } from './preview.browser';
import type { Draft } from './preview.browser';

// Measures how soon an editor sees a draft in Chromium, and compares it with the goals. Uses the
// last build of the site and a content service with a copy of the sample documents. Site, service
// and browser share one computer; other work raises the figures, so the load is printed beside
// them.

const RUN_COUNT = 10;
const SAVE_GOAL_MS = 1_000;
const LANDING_GOAL_MS = 1_500;
const documentsFolder = path.join('content-service', 'documents');
const articleFile = path.join('is', 'article', 'barujarn-half-onnur-old-i-bylgjum.json');

void runCommand(pathToFileURL(__filename).href, async () => {
  if (!existsSync(path.join(SITE_DIRECTORY, 'prismic-preview.json'))) {
    throw new Problem('There is no build with previews. Run npm run build first.');
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-preview-'));
  // Deletes the folder only on exit: the content service watches it until then.
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  cpSync(documentsFolder, folder, { recursive: true });
  const changed = makeDraft(folder, {});
  const unpublished = makeDraft(folder, { id: 'article-unpublished-is', uid: 'unpublished' });

  const args = ['--documents', folder];
  const content = await startContentService({ port: await freePort(), args });
  const site = await servePreviewSite(content.url);
  const browser = await chromium.launch({
    executablePath: await provideChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    print(
      `${os.cpus().length} cores, Node ${process.version}, ${os.platform()}, ` +
        `Chromium ${browser.version()}; ${RUN_COUNT} runs each, in ms`,
    );
    const environment = { browser, content: content.url, site: site.url };
    const saves = await timeSaves(environment, changed, RUN_COUNT);
    figure('from saving the file to the text on the screen', saves, SAVE_GOAL_MS);
    for (const [what, draft] of [
      ['of a published document', changed],
      ['of a document without a page', unpublished],
    ] as const) {
      // A first landing that is not counted: the service then reads what every preview requests.
      await timeLanding(environment, draft);
      const landings = [];
      for (let count = 0; count < RUN_COUNT; count += 1)
        landings.push(await timeLanding(environment, draft));
      print(`From the landing to the draft ${what}, with an empty browser cache`);
      figure(
        'drawn, the overlay begins to fade',
        landings.map(({ drawn }) => drawn),
      );
      figure(
        'the overlay is gone',
        landings.map(({ overlayGone }) => overlayGone),
        LANDING_GOAL_MS,
      );
    }
  } finally {
    await browser.close();
    await site.close();
    await content.stop();
  }
});

/** A draft of the sample article, or with other names a draft of a copy of it. */
function makeDraft(folder: string, names: { id?: string; uid?: string }): Draft {
  const article = JSON.parse(readFileSync(path.join(folder, articleFile), 'utf8'));
  const { id, uid } = { ...article, ...names };
  const file = path.join(folder, 'drafts', 'is', 'article', `${uid}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  const save = (title: string): void => {
    const data = { ...article.data, title: [{ type: 'heading1', text: title, spans: [] }] };
    writeFileSync(file, JSON.stringify({ ...article, id, uid, data }));
  };
  save('Draft 0');
  return { id, title: 'Draft 0', save };
}

function figure(what: string, times: readonly number[], goal?: number): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0).toFixed(0);
  const median = Number(at(0.5));
  const comparison =
    goal === undefined
      ? ''
      : `  goal below ${goal}, margin ${(goal / median).toFixed(2)}×` +
        (median > goal ? ' (missed)' : '');
  print(
    `  ${what.padEnd(45)} median ${at(0.5).padStart(5)}, ${at(0)} to ${at(1)}, load ${load()}${comparison}`,
  );
}

function load(): string {
  return (os.loadavg()[0] ?? 0).toFixed(1);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
