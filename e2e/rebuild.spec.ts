import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { startContentService } from '../content-service/src/startContentService';

const documents = path.resolve('content-service/documents');

/** Builds the site in public/ against a content service, as `npm run build` does. */
async function build(contentUrl: string): Promise<void> {
  const gatsby = spawn('node_modules/.bin/gatsby', ['build'], {
    env: { ...process.env, PRISMIC_ENDPOINT: `${contentUrl}/api/v2`, CI: 'true' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  gatsby.stdout.on('data', (data) => (output += data));
  gatsby.stderr.on('data', (data) => (output += data));
  const [code] = await once(gatsby, 'close');
  if (code !== 0) throw new Error(`gatsby build ended with ${code}\n${output}`);
}

test('a title changed in a document is on the page after a rebuild', async ({ page }) => {
  test.setTimeout(600_000);
  const copy = mkdtempSync(path.join(tmpdir(), 'documents-'));
  cpSync(documents, copy, { recursive: true });
  const folder = path.join(copy, 'is/article');
  const file = path.join(folder, readdirSync(folder)[0] ?? '');
  const article = JSON.parse(readFileSync(file, 'utf8'));
  const title = 'Fyrirsögn sem enginn sá fyrir';
  article.data.title[0].text = title;
  writeFileSync(file, JSON.stringify(article));

  const service = await startContentService({
    types: path.resolve('customtypes'),
    documents: copy,
    media: path.resolve('content-service/media'),
    port: 0,
  });
  try {
    await build(service.url);
    await page.goto(`/ha-frettir/${article.uid}/`);
    await expect(page.locator('h1')).toHaveText(title);
    await expect(page).toHaveTitle(`${title} – Miðstöð`);
    await page.goto('/ha-frettir/');
    await expect(page.getByRole('link', { name: title })).toBeVisible();
  } finally {
    await service.close();
    rmSync(copy, { recursive: true });
    // public/ is left as it was found: with the sample content.
    await build(String(process.env['CONTENT_URL']));
  }
});
