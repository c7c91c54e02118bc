import { utimesSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { copyProject, startDevelop, whileEdited } from '../bench/projectCopy';
import type { DevelopServer } from '../bench/projectCopy';
import { temporaryFolder } from '../scripts/lifecycle.mjs';

// All tests edit files in one copy of this project, and restore them.

test.describe.configure({ mode: 'serial' });

const START_MS = 300_000;
const EDIT_MS = 30_000;

let folder: string;
let logErrors: string[] = [];
let page: Page;
let server: DevelopServer | undefined;
let logStart = 0;

/** Returns what the server has printed since the start of the test. */
const terminal = () => server?.log().slice(logStart) ?? '';

const edited = (name: string, edit: (text: string) => string, work: () => Promise<void>) =>
  whileEdited(path.join(folder, name), edit, work);

const soon = { timeout: EDIT_MS };

test.beforeAll(async ({ browser }) => {
  test.setTimeout(START_MS);
  folder = temporaryFolder('develop');
  copyProject(folder);
  server = await startDevelop(folder);
  await expect.poll(terminal, { timeout: START_MS }).toContain('You can now view');
  page = await browser.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') logErrors.push(message.text());
  });
  await page.goto(`${server.url}/um-honnunarmidstod/hafa-samband/`);
});

test.beforeEach(() => {
  logStart = server?.log().length ?? 0;
  logErrors = [];
});

test.afterAll(() => server?.stop());

test('the menu and the footer are there before an interaction', async () => {
  await expect(page.getByRole('contentinfo')).toContainText('Samfélagsmiðlar', soon);
  await expect(page.getByRole('banner').getByRole('button').first()).toBeVisible();
});

test('a changed message is shown, and a typed text stays', async () => {
  const field = page.getByRole('contentinfo').getByRole('textbox');
  await field.fill('someone@example.is');
  const shown = page.getByText('Messages are hot', { exact: true });
  await edited(
    'src/i18n/messages/is.ts',
    (text) => text.replace("'footer.telephone': 'Sími'", "'footer.telephone': 'Messages are hot'"),
    () => expect(shown).toBeVisible(soon),
  );
  await expect(shown).toHaveCount(0, soon);
  await expect(field).toHaveValue('someone@example.is');
  expect(logErrors.filter((text) => /There is no message/.test(text))).toEqual([]);
});

test('changed base, layout and print styles are shown without loading the page', async () => {
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  for (const name of ['styles/base.ts', 'layout/headerStyles.ts', 'styles/print.ts']) {
    const hasRule = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('head > style')].some(({ textContent }) =>
          textContent?.includes('--edited'),
        ),
      );
    await edited(
      `src/${name}`,
      (text) => text.replace('`\n', '`\n  html { --edited: 1; }\n'),
      () => expect.poll(hasRule, soon).toBe(true),
    );
    await expect.poll(hasRule, soon).toBe(false);
  }
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('a syntax error is shown above the page, and leaves when it is repaired', async () => {
  const dialog = page.locator('gatsby-fast-refresh [data-gatsby-overlay="body"]');
  await edited(
    'src/templates/contact.tsx',
    (text) => `${text}\nconst = ;\n`,
    async () => {
      await expect(dialog).toContainText('contact.tsx', soon);
      await expect(dialog).toBeInViewport();
    },
  );
  // If a file is repaired within a second, the overlay stays until the file is saved again.
  await expect(async () => {
    const now = new Date();
    utimesSync(path.join(folder, 'src/templates/contact.tsx'), now, now);
    await expect(dialog).toHaveCount(0, { timeout: 2000 });
  }).toPass(soon);
  expect(logErrors.filter((text) => /Content Security Policy/.test(text))).toEqual([]);
});

test('a broken custom type is named with line and column, and documents are shown with the last schema', async () => {
  const showEdit = () =>
    edited(
      'content-service/documents/is/page/hafa-samband.json',
      (text) => text.replace('alltaf heitt á könnunni', 'Documents are hot'),
      () => expect(page.getByText('Documents are hot').first()).toBeVisible(soon),
    );
  await edited(
    'customtypes/article/index.json',
    (text) => text.replace(':', ''),
    async () => {
      await expect.poll(terminal, soon).toMatch(/article\/index\.json › line \d+, column \d+/);
      await showEdit();
      await expect.poll(terminal, soon).toContain('The schema stays as it is.');
    },
  );
  await expect(page.getByText('Documents are hot')).toHaveCount(0, soon);
  await showEdit();
});

test('a broken document is named last, and the links to it are counted', async () => {
  await edited(
    'content-service/documents/is/association/deigla.json',
    (text) => text.slice(1),
    async () => {
      await expect.poll(terminal, soon).toMatch(/links lead to missing documents/);
      await expect.poll(terminal, soon).toMatch(/deigla\.json/);
      expect(terminal()).not.toMatch(/the link leads to the id/);
    },
  );
});

test('a problem of the page’s document is shown above the page until it is repaired', async () => {
  const problem = page.getByRole('complementary', { name: 'Problems of the content' });
  await expect(problem).toHaveCount(0);
  await edited(
    'content-service/documents/is/page/hafa-samband.json',
    (text) => text.replace('mailto:isafold@example.is', 'ekki netfang'),
    async () => {
      await expect(problem).toContainText('ekki netfang', soon);
      await expect(problem).toContainText('page-hafa-samband-is');
    },
  );
  await expect(problem).toHaveCount(0, soon);
});

for (const [name, message] of [
  ['gatsby-config.ts', 'Restart gatsby develop'],
  ['src/build/createPages.ts', 'Restart gatsby develop'],
  ['redirects.json', 'in the next build'],
] as const) {
  test(`after a change of ${name} the terminal says what to do`, async () => {
    await edited(
      name,
      (text) => `${text}\n`,
      () =>
        expect
          .poll(terminal, soon)
          .toContain(`${name} has changed. `)
          .then(() => expect(terminal()).toContain(message)),
    );
  });
}
