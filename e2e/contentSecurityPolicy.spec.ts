import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { hydrated } from './hydrated';
import { newsletterForm } from './newsletterForm';
import { startPreviewContent } from './previewContent';
import { servePreviewSite } from './previewSite';
import { visit } from './previewTest';

type Watched = {
  /** What the policy of the site has blocked. */
  blocked: string[];
};

const test = base.extend<Watched>({
  blocked: async ({ page }, provide) => {
    const blocked: string[] = [];
    await page.exposeBinding('onBlocked', (_, fault: string) => void blocked.push(fault));
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', (event) => {
        const { effectiveDirective, blockedURI, sample, documentURI } = event;
        const text = `${effectiveDirective} ${blockedURI} ${sample} on ${documentURI}`;
        (window as unknown as { onBlocked: (fault: string) => void }).onBlocked(text);
      }),
    );
    await provide(blocked);
  },
});

/** Responds in place of every other site. */
async function stubOtherSites(page: Page): Promise<void> {
  const ours = ['BASE_URL', 'CONTENT_URL', 'NEWSLETTER_URL'].map((name) => process.env[name]);
  await page.route(
    (url) => url.protocol.startsWith('http') && !ours.some((own) => own?.startsWith(url.origin)),
    (route) =>
      route.request().resourceType() === 'script'
        ? route.fulfill({ contentType: 'text/javascript', body: '' })
        : route.fulfill({ contentType: 'text/html', body: '<title>Video</title>' }),
  );
}

test(
  'the policy blocks what somebody could write into a page',
  { tag: '@smoke' },
  async ({ page, blocked }) => {
    await page.goto('/');
    const colour = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "scripted"';
      const style = document.createElement('style');
      style.textContent = '#added { color: red }';
      document.body.append(script, style);
      document.body.insertAdjacentHTML(
        'beforeend',
        '<p style="color: red" id="added">Texti</p>' +
          '<img src="data:," onerror="document.title = \'scripted\'">' +
          '<iframe src="https://frame.example/"></iframe><base href="https://base.example/">' +
          '<form action="https://form.example/"><button>Senda</button></form>',
      );
      const added = document.getElementById('added') as HTMLElement;
      document.querySelector<HTMLButtonElement>('[action="https://form.example/"] button')?.click();
      return getComputedStyle(added).color;
    });
    expect(colour).not.toBe('rgb(255, 0, 0)');
    const directives = () => new Set(blocked.map((fault) => fault.split(' ')[0]));
    await expect
      .poll(() => [...directives()].sort())
      .toEqual([
        'base-uri',
        'form-action',
        'frame-src',
        'script-src-attr',
        'script-src-elem',
        'style-src-attr',
        'style-src-elem',
      ]);
    expect(await page.evaluate(() => document.title)).not.toBe('scripted');
  },
);

// everyPage.spec.ts has a test of each page: the browser logs what the policy blocks.
test(
  'the policy blocks nothing that a reader does',
  { tag: '@smoke' },
  async ({ page, blocked }) => {
    await stubOtherSites(page);
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('button', { name: 'Samþykkja' }).click();
    await expect(page.locator('script[src^="/sampleContainer.js"]')).toHaveCount(1);
    await page.getByRole('navigation', { name: 'Valmynd' }).locator('summary').click();
    await expect(page.locator('.menu-panel')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.goto('/leit/?query=stóll');
    await hydrated(page);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    const form = await newsletterForm(page);
    await form.getByRole('textbox').fill('lesandi@example.is');
    await form.getByRole('button').click();
    await expect(form.getByRole('status')).toContainText('lesandi@example.is');
    expect(blocked).toEqual([]);
  },
);

for (const [address, embed] of [
  ['/ha-frettir/hlutur-sem-dettur-a-ad-geta-thad/', 'YouTube'],
  ['/ha-frettir/thad-sem-vard-eftir-a-torginu/', 'Instagram'],
] as const) {
  test(`the policy allows an embed of ${embed}`, async ({ page, blocked }) => {
    await stubOtherSites(page);
    await page.goto(address);
    await hydrated(page);
    const asked = page.waitForRequest((request) =>
      new URL(request.url()).hostname.includes(embed.toLowerCase()),
    );
    await page.getByRole('link', { name: `Sýna efni frá ${embed}` }).click();
    await asked;
    expect(blocked).toEqual([]);
  });
}

test('Prismic’s toolbar may load, and has its styles', async ({ browser }) => {
  const toolbar = 'https://static.cdn.prismic.io';
  const content = await startPreviewContent();
  const site = await servePreviewSite(content.url);
  // As for a repository at Prismic.
  const edit = (name: string, change: (text: string) => string) => {
    const file = path.join(site.folder, name);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  };
  edit('hosting.json', (rules) =>
    rules.replace("script-src 'self'", `script-src 'self' ${toolbar}`),
  );
  edit('prismic-preview.json', (manifest) =>
    JSON.stringify({ ...JSON.parse(manifest), hasToolbar: true, repositoryName: 'acme' }),
  );
  const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block' });
  const page = await context.newPage();
  // It does what the toolbar does (github.com/prismicio/prismic-toolbar, src/common/dom.js).
  const script = `const bar = document.createElement('div');
    document.body.append(bar);
    bar.id = 'prismic-toolbar-v2';
    const root = bar.attachShadow({ mode: 'open' });
    const style = document.createElement('style');
    style.append('p { color: rgb(1, 2, 3) }');
    root.append(style, Object.assign(document.createElement('p'), { textContent: 'Preview' }));`;
  await page.route(`${toolbar}/**`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  const { path: address } = await content.open('homepage-is');
  await visit(page, address);
  await expect(page.locator('#prismic-toolbar-v2 p')).toHaveCSS('color', 'rgb(1, 2, 3)');
  await context.close();
  await site.close();
  await content.close();
});
