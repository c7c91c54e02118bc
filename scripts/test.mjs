// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { refuseBrokenTexts } from './builtTexts.mjs';
import { provideChromium } from './chromium.mjs';
import { checkContent, startContentService } from './contentService.mjs';
import { installedEngines, runEngineTests } from './engineTests.mjs';
import { runForeignTests } from './foreignTests.mjs';
import { readGenerated, refuseChanges } from './generatedFiles.mjs';
import { installedHosts, runHostTests } from './hostTests.mjs';
import { ensureInstalled } from './install.mjs';
import { atEnd, report, runCommand } from './lifecycle.mjs';
import { startNewsletterSink } from './newsletterSink.mjs';
import { strictContent } from './openContent.mjs';
import { sinkEnvironment } from './openNewsletter.mjs';
import { CONTENT_PORT, freePort, NEWSLETTER_PORT } from './ports.mjs';
import { Problem } from './problem.mjs';
import { runProcess } from './processes.mjs';
import { buildSite, SITE_DIRECTORY } from './site.mjs';
import { startStaticServer } from './staticServer.mjs';
import { jestCounts, playwrightCounts } from './testCounts.mjs';
import { TestSteps } from './testSteps.mjs';

const isFull = process.argv.includes('--full');

// The tests expect the sample content, whatever is configured on this machine.
const environment = {
  CI: 'true',
  // Nothing is published, and a branch may have other pages than the one before it.
  GATSBY_ALLOW_PAGE_LOSS: 'true',
  GATSBY_NEWSLETTER_FIELD: '',
  GATSBY_NEWSLETTER_SCRIPT: '',
  GATSBY_STRICT_CONTENT: undefined,
  NODE_ENV: undefined,
  // Two lists of tests are written at once, so none may write over its earlier lines.
  PLAYWRIGHT_FORCE_TTY: '0',
  PRISMIC_REPOSITORY: '',
  PRISMIC_ACCESS_TOKEN: undefined,
  SITE_URL: 'http://localhost:9000',
  ...(isFull ? { TEST_FULL: '1' } : {}),
};

/** @typedef {import('./contentService.mjs').ContentService} ContentService */

/** @param {string} program a file in node_modules @param {string[]} args @param {object} [more] */
function run(program, args, more = {}) {
  const options = { env: { ...environment, ...more } };
  return runProcess(process.execPath, [path.join('node_modules', program), ...args], options);
}

/** At the same time, because each of them uses only one processor core. */
async function lintAndTypes() {
  const [eslint, prettier, typescript] = await Promise.all([
    run('eslint/bin/eslint.js', ['.', '--max-warnings', '0']),
    run('prettier/bin/prettier.cjs', ['--check', '.']),
    run('typescript/bin/tsc', ['--noEmit']),
  ]);
  if (eslint !== 0 || prettier !== 0) {
    throw new Problem(
      'ESLint or Prettier found faults (above). npm run format repairs many of them.',
    );
  }
  if (typescript !== 0) throw new Problem('TypeScript found errors (above).');
}

/** @param {string} file for the report */
async function unitTests(file) {
  return jestCounts(file, await run('jest/bin/jest.js', ['--json', '--outputFile', file]));
}

/**
 * @param {string} project of playwright.config.ts
 * @param {ContentService} content
 * @param {Record<string, string>} newsletter
 * @param {string} chromium
 * @param {string} file for the report
 */
async function browserTests(project, content, newsletter, chromium, file) {
  const site = await startStaticServer({ directory: SITE_DIRECTORY });
  const args = ['test', `--project=${project}`, '--no-deps', '--reporter=list,json'];
  const code = await run('@playwright/test/cli.js', args, {
    ...strictContent,
    ...newsletter,
    BASE_URL: site.url,
    CONTENT_URL: content.url,
    NEWSLETTER_URL: newsletter['GATSBY_NEWSLETTER_ACTION'],
    PRISMIC_ENDPOINT: content.endpoint,
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  await site.close();
  return playwrightCounts(file, code);
}

/**
 * A few tests in each other engine that is installed; all of them with `--full`.
 *
 * @param {Record<string, string>} newsletter
 * @param {string} file for the report
 */
async function engineTests(newsletter, file) {
  const engines = installedEngines();
  if (engines.length === 0) return { passed: 0, failed: 0 };
  const code = await runEngineTests(engines, {
    isBrief: !isFull,
    reporters: 'list,json',
    environment: {
      ...environment,
      BASE_URL: environment.SITE_URL,
      NEWSLETTER_URL: newsletter['GATSBY_NEWSLETTER_ACTION'],
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    },
  });
  return playwrightCounts(file, code);
}

await runCommand(import.meta.url, async () => {
  const steps = new TestSteps();
  const reports = mkdtempSync(path.join(os.tmpdir(), 'test-reports-'));
  atEnd(() => rmSync(reports, { recursive: true, force: true }));

  // Quick checks come first, so that whatever stops the run or will be missing is known at once.
  const mayBegin = await steps.run('packages and content', async () => {
    await ensureInstalled();
    await checkContent();
  });
  if (!mayBegin) return steps.finish();
  const chromium = await provideChromium().catch(report);

  await steps.run('lint and types', lintAndTypes);
  await steps.run('unit tests', () => unitTests(path.join(reports, 'jest.json')));

  const generated = readGenerated();
  /** @type {ContentService | undefined} */
  let content;
  /** @type {Record<string, string>} */
  let newsletter = {};
  const isBuilt = await steps.run('build', async () => {
    // With the usual ports Gatsby keeps its cache.
    const port = await freePort(CONTENT_PORT);
    content = await startContentService({ port, args: ['--strict'] });
    const sinkPort = await freePort(NEWSLETTER_PORT);
    await startNewsletterSink({ port: sinkPort, directory: reports });
    newsletter = sinkEnvironment(sinkPort);
    const build = buildSite({
      ...environment,
      ...strictContent,
      ...newsletter,
      PRISMIC_ENDPOINT: content.endpoint,
    });
    await Promise.race([content.failed, build]);
  });
  if (isBuilt) {
    await steps.run('generated files', async () => refuseChanges(generated));
    await steps.run('built texts', async () => refuseBrokenTexts(SITE_DIRECTORY));
  }
  await steps.run('hosts', async () => {
    if (!isBuilt) throw new Problem('Skipped because the site was not built.');
    const hosts = installedHosts();
    return hosts.length > 0 ? runHostTests(hosts) : { passed: 0, failed: 0 };
  });
  // Before the browser tests, the last of which builds the site anew.
  await steps.run('other engines', async () => {
    if (!isBuilt) throw new Problem('Skipped because the site was not built.');
    return engineTests(newsletter, path.join(reports, 'engines.json'));
  });
  const inBrowser = (/** @type {string} */ project) =>
    steps.run(`browser tests: ${project}`, async () => {
      if (!content || !isBuilt) throw new Problem('Skipped because the site was not built.');
      if (!chromium) throw new Problem('Skipped because there is no Chromium (message above).');
      const file = path.join(reports, `${project}.json`);
      const tests = browserTests(project, content, newsletter, chromium, file);
      return Promise.race([content.failed, tests]);
    });
  const foreignSites = () =>
    steps.run('foreign sites', async () => {
      if (!chromium) throw new Problem('Skipped because there is no Chromium (message above).');
      const file = path.join(reports, 'foreign.json');
      const code = await runForeignTests({
        chromium,
        isBrief: !isFull,
        reporters: 'list,json',
        environment: { PLAYWRIGHT_FORCE_TTY: '0', PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      });
      return playwrightCounts(file, code);
    });
  await inBrowser('site');
  // The second builds the site anew under the feet of the first. At the same time the foreign sites are built in
  // folders of their own: webpack compiles on one processor core, and npm waits for packages.
  await Promise.all([inBrowser('rebuild'), foreignSites()]);
  // Runs Gatsby's commands in copies of the project, for about twenty minutes.
  if (isFull) await inBrowser('builds of copies');
  await content?.stop();
  return steps.finish();
});
