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

test('a changed title and forty new articles are on the site after a rebuild', async ({ page }) => {
  test.setTimeout(600_000);
  const copy = mkdtempSync(path.join(tmpdir(), 'documents-'));
  cpSync(documents, copy, { recursive: true });
  const folder = path.join(copy, 'is/article');
  const file = path.join(folder, readdirSync(folder)[0] ?? '');
  const article = JSON.parse(readFileSync(file, 'utf8'));
  const title = 'Fyrirsögn sem enginn sá fyrir';
  article.data.title[0].text = title;
  writeFileSync(file, JSON.stringify(article));
  // Enough to need a second page, and more than an answer of Prismic holds.
  const uids = Array.from({ length: 40 }, (_, index) => `afrit-${index}`);
  for (const uid of uids) {
    const double = { ...article, id: `article-${uid}-is`, uid };
    writeFileSync(path.join(folder, `${uid}.json`), JSON.stringify(double));
  }

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
    expect((await page.goto('/ha-frettir/afrit-39/'))?.status()).toBe(200);

    await page.goto('/ha-frettir/');
    const listed = () =>
      page
        .getByRole('main')
        .getByRole('listitem')
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const first = await listed();
    expect(first).toHaveLength(24);
    await page.getByRole('link', { name: 'Næsta síða' }).click();
    await expect(page).toHaveURL(/\/ha-frettir\/2\/$/);
    await expect(page).toHaveTitle('Fréttir, síða 2 – Miðstöð');
    const all = [...first, ...(await listed())];
    expect(all).toHaveLength(readdirSync(folder).length);
    expect(new Set(all).size).toBe(all.length);
    await page.getByRole('link', { name: 'Fyrri síða' }).click();
    await expect(page).toHaveURL(/\/ha-frettir\/$/);
  } finally {
    await service.close();
    rmSync(copy, { recursive: true });
    // public/ is left as it was found: with the sample content.
    await build(String(process.env['CONTENT_URL']));
  }
});
