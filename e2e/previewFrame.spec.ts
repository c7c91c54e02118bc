import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { publishedDocument, startPreviewContent, withTitle } from './previewContent';
import type { PreviewContent } from './previewContent';
import { servePreviewSite } from './previewSite';

const editor = 'https://acme.prismic.io';

type Framed = {
  /** The configured repository. It is empty if the site has none. */
  repository: string;
  content: PreviewContent;
};

const test = base.extend<Framed>({
  // Without this permission, Chromium asks before a public page opens a local page.
  permissions: ['local-network-access'],
  serviceWorkers: 'block',
  repository: ['acme', { option: true }],
  // eslint-disable-next-line no-empty-pattern -- Playwright requires an object pattern
  content: async ({}, provide) => {
    const content = await startPreviewContent();
    await provide(content);
    await content.close();
  },
  baseURL: async ({ content, repository }, provide) => {
    const site = await servePreviewSite(content.url);
    if (repository) allowRepository(path.join(site.folder, 'hosting.json'), repository);
    await provide(site.url);
    await site.close();
  },
});

/** Changes the build's policy as it is for a site with a repository. */
function allowRepository(file: string, repository: string): void {
  const rules = readFileSync(file, 'utf8');
  const ancestors = `frame-ancestors 'self' https://${repository}.prismic.io`;
  writeFileSync(file, rules.replace(/frame-ancestors [^;]*/, ancestors));
}

async function openFramed(page: Page, origin: string, address: string): Promise<void> {
  await page.route(`${origin}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><iframe src="${address}" style="width: 1200px; height: 700px"></iframe>`,
    }),
  );
  await page.goto(`${origin}/builder/pages/1`);
}

const lamp = publishedDocument('project-bryggjuljosid-is');
const draftTitle = 'Bryggjuljósið í rammanum';

for (const isBlocking of [false, true]) {
  const browser = `a browser that ${isBlocking ? 'blocks' : 'keeps'} cookies of other sites`;
  test(`the editor’s frame shows the draft, also after navigation and reload, in ${browser}`, async ({
    page,
    context,
    content,
    baseURL,
  }) => {
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.setCookieControls', {
      enableThirdPartyCookieRestriction: isBlocking,
    });
    await content.save(withTitle(lamp, draftTitle));
    const { path: link } = await content.open(lamp.id);
    await openFramed(page, editor, baseURL + link);

    const frame = page.locator('iframe').contentFrame();
    const bar = frame.getByRole('region', { name: 'Forskoðun' });
    await expect(frame.locator('h1')).toHaveText(draftTitle);
    await expect(bar).toContainText(draftTitle);
    const [, framed] = page.frames();
    const cookies = () => framed?.evaluate(() => document.cookie);
    expect(await cookies()).toContain('io.prismic.preview=');
    const [cookie] = await context.cookies();
    expect(cookie).toMatchObject({ sameSite: 'None', secure: true });
    expect(Boolean(cookie?.partitionKey)).toBe(isBlocking);

    const menu = frame.getByRole('navigation', { name: 'Aðalvalmynd' });
    await menu.getByRole('link', { name: 'Verkefni' }).first().click();
    await expect(frame.locator('h1')).toHaveText('Verkefni');
    const entry = frame.getByRole('main').getByRole('link', { name: draftTitle });
    await expect(entry).toBeVisible();
    await framed?.evaluate(() => window.location.reload());
    await expect(bar).toBeVisible();
    await entry.click();
    await expect(frame.locator('h1')).toHaveText(draftTitle);

    await bar.getByRole('button', { name: 'Bæði tungumál' }).click();
    const pane = frame.locator('iframe[title="Íslenska"]').contentFrame();
    await expect(pane.locator('h1')).toHaveText(draftTitle);
    await expect(pane.getByRole('region', { name: 'Forskoðun' })).toHaveCount(0);
    await page.keyboard.press('Escape');

    if (!isBlocking) {
      // The test writes the cookie as Prismic's toolbar does (prismic-toolbar 3c842b0,
      // src/core/cookie.ts). Another cookie of this name would hide the written cookie.
      const written = await cookies();
      await framed?.evaluate(() => {
        document.cookie = `${document.cookie}; path=/; SameSite=None; Secure`;
      });
      expect(await cookies()).toBe(written);
    }
    await bar.getByRole('button', { name: 'Hætta í forskoðun' }).click();
    await expect(frame.locator('h1')).toHaveText('Bryggjuljósið');
    await expect(bar).toHaveCount(0);
    expect(await cookies()).toBe('');
  });
}

for (const [title, repository, origin] of [
  ['the editor of another repository', 'acme', 'https://other.prismic.io'],
  ['the editor, if the site has no repository,', '', editor],
] as const) {
  test.describe(() => {
    test.use({ repository });
    test(`${title} cannot frame the site`, async ({ page, baseURL }) => {
      const refused = page.waitForEvent('console', (message) =>
        message.text().includes('"frame-ancestors '),
      );
      await openFramed(page, origin, `${baseURL}/`);
      await refused;
      await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
    });
  });
}
