import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { publishedDocument, withTitle } from './previewContent';
import type { SiteChanges } from './previewSite';
import { previewTest as test } from './previewTest';

const editor = 'https://acme.prismic.io';

/** Changes the build's policy as it is for a site with a repository. */
const withRepository = (repository: string): SiteChanges => ({
  'hosting.json': (rules) =>
    rules.replace(
      /frame-ancestors [^;]*/,
      `frame-ancestors 'self' https://${repository}.prismic.io`,
    ),
});

test.use({
  // Without this permission, Chromium asks before a public page opens a local page.
  permissions: ['local-network-access'],
  siteChanges: withRepository('acme'),
  isChecked: false,
});

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

for (const [title, siteChanges, origin] of [
  ['the editor of another repository', withRepository('acme'), 'https://other.prismic.io'],
  ['the editor, if the site has no repository,', {}, editor],
] as const) {
  test.describe(() => {
    test.use({ siteChanges });
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
