import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../scripts/chromium.mjs';
import { atEnd, runCommand, temporaryFolder } from '../scripts/lifecycle.mjs';
import { load, percentile, printFigure, printMachine, readNumbers } from './figures';
import { copyProject, startDevelop, whileEdited } from './projectCopy';

const usage =
  'npm run bench:develop -- [edits of each file, of which the median counts; by default 3]';

const FIRST_PAGE_SECONDS = 25;
const WITH_CACHE_SECONDS = 10;
const EDIT_SECONDS = 1.5;
const TIMEOUT_MS = 300_000;
const RETRY_MS = 50;
const FIRST_PAGE = '/um-honnunarmidstod/hafa-samband/';

const edits: Record<string, { file: string; from: string; to: string }> = {
  component: {
    file: 'src/components/PageTitle.tsx',
    from: '{titleLines(children)}',
    to: '{"EDIT"}',
  },
  message: { file: 'src/i18n/messages/is.ts', from: "'Netfang'", to: "'EDIT'" },
  style: {
    file: 'src/styles/base.ts',
    from: 'body {',
    to: "body::after { content: 'EDIT'; } body {",
  },
  document: {
    file: 'content-service/documents/is/page/hafa-samband.json',
    from: 'alltaf heitt á könnunni',
    to: 'EDIT',
  },
};

const textOf = (page: Page) =>
  page.evaluate(() => document.body.innerText + getComputedStyle(document.body, '::after').content);

async function until(page: Page, isReached: (text: string) => boolean): Promise<void> {
  while (!isReached(await textOf(page).catch(() => ''))) await wait(RETRY_MS);
}

void runCommand(async () => {
  const [runs = 0] = readNumbers(usage, 3);
  const folder = temporaryFolder('bench-develop');
  copyProject(folder);
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  atEnd(() => browser.close());
  printMachine();

  for (const goal of [FIRST_PAGE_SECONDS, WITH_CACHE_SECONDS]) {
    const isFirst = goal === FIRST_PAGE_SECONDS;
    const began = performance.now();
    const server = await startDevelop(folder);
    atEnd(server.stop);
    const page = await browser.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    // Until the server listens, a browser's attempts would take half of the processor time.
    while (!(await fetch(server.url).catch(() => undefined))) await wait(RETRY_MS);
    await page.goto(server.url + FIRST_PAGE);
    await until(page, (text) => text.includes('Hafa samband'));
    const seconds = (performance.now() - began) / 1000;
    printFigure(isFirst ? 'first page' : 'first page, with a cache', seconds, 's', goal);
    if (isFirst) await measureEdits(page, folder, runs);
    await page.close();
    await server.stop();
  }
  console.log(load());
});

async function measureEdits(page: Page, folder: string, runs: number): Promise<void> {
  for (const [name, { file, from, to }] of Object.entries(edits)) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      await whileEdited(
        path.join(folder, file),
        (text) => text.replace(from, to),
        async () => {
          const began = performance.now();
          await until(page, (text) => text.includes('EDIT'));
          times.push((performance.now() - began) / 1000);
        },
      );
      await until(page, (text) => !text.includes('EDIT'));
    }
    printFigure(`edit of a ${name}`, percentile(times, 0.5), 's', EDIT_SECONDS);
  }
}
