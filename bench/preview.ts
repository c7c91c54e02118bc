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
import { timeLanding, timeSaves, type Draft } from './preview.browser';

// How soon an editor sees a draft in Chromium, beside the goals of the issue that asked for previews: on
// the site as it was last built, with a content service over a copy of the sample documents. Site,
// service and browser share one computer; what else it does inflates the figures, which is why its load
// stands beside them.

const TIMES = 10;
const SAVED_MS = 1_000;
const LANDED_MS = 1_500;
const DOCUMENTS = path.join('content-service', 'documents');
const ARTICLE = path.join('is', 'article', 'barujarn-half-onnur-old-i-bylgjum.json');

void runCommand(pathToFileURL(__filename).href, async () => {
  if (!existsSync(path.join(SITE_DIRECTORY, 'prismic-preview.json'))) {
    throw new Problem('No site that knows of previews is built. Run npm run build first.');
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-preview-'));
  // Only then: the content service watches its folder, and would miss it.
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  cpSync(DOCUMENTS, folder, { recursive: true });
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
        `Chromium ${browser.version()}; each ${TIMES} times, in ms`,
    );
    const place = { browser, content: content.url, site: site.url };
    const saves = await timeSaves(place, changed, TIMES);
    figure('from a saved file to its text on the screen', saves, SAVED_MS);
    for (const [what, draft] of [
      ['of a published document', changed],
      ['of one without a page', unpublished],
    ] as const) {
      // Before the first, the service has not read what every preview asks for.
      await timeLanding(place, draft);
      const landings = [];
      for (let count = 0; count < TIMES; count += 1) landings.push(await timeLanding(place, draft));
      print(`From the landing to the draft ${what}, nothing in the browser’s cache`);
      figure(
        'drawn, the overlay begins to fade',
        landings.map(({ drawn }) => drawn),
      );
      figure(
        'the overlay is gone',
        landings.map(({ clear }) => clear),
        LANDED_MS,
      );
    }
  } finally {
    await browser.close();
    await site.close();
    await content.stop();
  }
});

/** A draft of one article, with its own text, or of a copy of it. */
function makeDraft(folder: string, names: { id?: string; uid?: string }): Draft {
  const article = JSON.parse(readFileSync(path.join(folder, ARTICLE), 'utf8'));
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
  const judged =
    goal === undefined
      ? ''
      : `  goal below ${goal}, ${(goal / median).toFixed(2)} times as good` +
        (median > goal ? ' (missed)' : '');
  print(
    `  ${what.padEnd(45)} median ${at(0.5).padStart(5)}, ${at(0)} to ${at(1)}, load ${load()}${judged}`,
  );
}

function load(): string {
  return (os.loadavg()[0] ?? 0).toFixed(1);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
