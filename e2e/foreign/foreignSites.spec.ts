import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { freePort } from '../../scripts/ports.mjs';
import { ForeignSite } from './foreignSite';
import type { Installation } from './foreignSite';

// Two small sites install the packages as tarballs. They have their own content models and
// languages, and Gatsby's default settings. `harbour` was written for version 3.6.2 of the source
// plugin and migrated as its documentation says.

const TIMEOUT_MS = 1_200_000;
/** `gatsby develop` compiles a page when it is first opened. */
const LOADED_MS = 30_000;

type Text = { type: string; text: string; spans: [] }[];
const text = (type: string, value: string): Text => [{ type, text: value, spans: [] }];

type Document = { id: string; uid: string; type: string; lang: string; data: object };

type Case = {
  name: string;
  installation: Installation;
  isTyped?: boolean;
  /** The message about the plugin's options that the build prints. */
  advice?: RegExp;
  front: string;
  heading: string;
  link: string;
  /** The path of a page. */
  page: string;
  title: string;
  image?: string;
  changed: (title: string) => Document;
  unpublished: Document;
  unpublishedPath: string;
  unpublishedTitle: string;
  /** Names of links that lead from the page through other pages back to the page. */
  circle?: string[];
  /** Pages that are rendered on request, with their headings. */
  onRequest?: Record<string, string>;
};

const plugin = '@midstod/gatsby-source-prismic-graphql';
const content = { '@midstod/content-service': '@midstod/content-service' };
const offline = { '@midstod/gatsby-plugin-offline': '@midstod/gatsby-plugin-offline' };
const harbour = {
  packages: { ...content, ...offline, 'gatsby-source-prismic-graphql': plugin },
  others: ['gatsby-plugin-image@3'],
};

const cases: Case[] = [
  {
    name: 'harbour',
    installation: { manager: 'npm', react: 18, ...harbour },
    advice:
      /names of version 3 of the plugin:\n- write previewPath: '\/preview' instead of path\n.*pages\[0\]\.previewPath/,
    front: '/',
    heading: 'Skibene i havnen',
    link: 'Mågen, 1931',
    page: '/skibe/maage/',
    title: 'Mågen',
    image: 'Mågen for fulde sejl',
    changed: (name) => ({
      ...{ id: 'boat-maage', uid: 'maage', type: 'boat', lang: 'da-dk' },
      data: {
        ...{ name, built: 1931, story: text('paragraph', 'Ny mast.') },
        photo: { file: 'maage.jpg', alt: 'Mågen for fulde sejl' },
      },
    }),
    unpublished: {
      ...{ id: 'boat-lom', uid: 'lom', type: 'boat', lang: 'da-dk' },
      data: { name: 'Lommen', built: 2026, story: text('paragraph', 'Under bygning.') },
    },
    unpublishedPath: '/skibe/lom',
    unpublishedTitle: 'Lommen',
    // The second link comes from the registered link resolver.
    circle: ['Ternen', 'Mågen'],
  },
  {
    name: 'kiln',
    installation: {
      ...{ manager: 'npm', react: 19 },
      packages: { ...content, ...offline, [plugin]: plugin },
      others: ['typescript@5', '@types/node@20', '@types/react@19', '@types/react-dom@19'],
    },
    isTyped: true,
    front: '/en/',
    heading: 'The clay can wait.',
    link: 'Ash blue',
    page: '/vidrados/ash-blue/',
    title: 'Azul de cinza',
    changed: (title) => ({
      ...{ id: 'glaze-ash-blue-pt-pt', uid: 'ash-blue', type: 'glaze', lang: 'pt-pt' },
      data: { title: text('heading1', title), fired_on: '2025-02-11', temperature: 1240 },
    }),
    unpublished: {
      ...{ id: 'glaze-oxblood-pt-pt', uid: 'oxblood', type: 'glaze', lang: 'pt-pt' },
      data: { title: text('heading1', 'Sangue de boi'), temperature: 1300 },
    },
    unpublishedPath: '/vidrados/oxblood',
    unpublishedTitle: 'Sangue de boi',
    onRequest: {
      '/oficina/': 'O barro espera.',
      '/procura/?cor=azul': 'Azul de cinza',
      '/procura/?cor=verde': 'Verde-mar',
    },
  },
];

for (const each of cases) {
  const { name, front, heading, link, page: address, title, changed } = each;

  test(`${name} builds from the tarballs, and shows edits and previews`, async ({ page }) => {
    test.setTimeout(TIMEOUT_MS);
    const site = new ForeignSite(name);
    page.on('console', (message) => {
      if (message.type() === 'error') console.error(`${page.url()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => console.error(`${page.url()}: ${error}`));
    try {
      await site.install(each.installation);
      const port = await freePort();
      const url = `http://localhost:${port}`;
      const origin = await site.startContent(url);
      const environment = { PRISMIC_ENDPOINT: `${origin}/api/v2` };

      const openPreview = async (id: string) => {
        let preview: string | undefined;
        await expect
          .poll(async () => {
            const request = { method: 'POST', headers: { accept: 'application/json' } };
            const response = await fetch(`${origin}/previews?document=${id}`, request);
            ({ url: preview } = (await response.json()) as { url?: string });
            return preview;
          })
          .toBeDefined();
        await page.goto(preview ?? '');
      };
      const endPreview = () => page.context().clearCookies();
      const showsPreviews = async () => {
        const draft = `${title} 2`;
        site.save(`drafts/${changed(draft).lang}`, changed(draft));
        await openPreview(changed(draft).id);
        await expectPath(page, address);
        await expectHeading(page, draft);
        await expectImage(page, each.image);
        for (const [onRequest, itsHeading] of Object.entries(each.onRequest ?? {})) {
          await page.goto(url + onRequest);
          await expectHeading(page, itsHeading.replace(title, draft));
        }
        const { unpublished } = each;
        site.save(`drafts/${unpublished.lang}`, unpublished);
        await openPreview(unpublished.id);
        await expectPath(page, each.unpublishedPath);
        await expectHeading(page, each.unpublishedTitle);
        await endPreview();
        await page.goto(url + address);
        await expectHeading(page, title);
      };

      const build = site.bin('gatsby', ['build'], environment);
      expect(await build.ended, build.log()).toBe(0);
      if (each.advice) expect(build.log()).toMatch(each.advice);
      if (each.isTyped) {
        const types = site.bin('tsc', ['--noEmit']);
        expect(await types.ended, types.log()).toBe(0);
      }
      const serve = site.bin('gatsby', ['serve', '--port', String(port)]);
      await serve.says(/You can now view/);
      await page.goto(url + front);
      await expectHeading(page, heading);
      await page.getByRole('link', { name: link }).click();
      await expect(page.locator('h1')).not.toHaveText(heading);
      await page.goto(url + address);
      await expectHeading(page, title);
      await expectImage(page, each.image);
      for (const name of each.circle ?? []) {
        await page.getByRole('link', { name }).click();
        await expectHeading(page, name);
      }
      await expectPath(page, address);
      for (const [onRequest, itsHeading] of Object.entries(each.onRequest ?? {})) {
        expect(site.hasBuilt(onRequest)).toBe(false);
        const response = await page.goto(url + onRequest);
        expect(response?.status(), serve.log()).toBe(200);
        await expectHeading(page, itsHeading);
      }
      await showsPreviews();
      await serve.stop();

      const develop = site.bin('gatsby', ['develop', '--port', String(port)], {
        ...environment,
        ENABLE_GATSBY_REFRESH_ENDPOINT: 'true',
      });
      await develop.says(/You can now view/);
      await page.goto(url + address);
      await expectHeading(page, title);
      await showsPreviews();
      const published = `${title} 3`;
      site.save(changed(published).lang, changed(published));
      await expect
        .poll(async () => {
          await fetch(`${url}/__refresh`, { method: 'POST' });
          return page.locator('h1').textContent();
        })
        .toBe(published);
    } finally {
      await site.remove();
    }
  });
}

const installations = [
  // With this option, npm installs ESLint's ajv 6 at the place where Gatsby's webpack needs ajv 8.
  // Any Gatsby plugin has this problem, so the test adds ajv 8.
  ['npm --legacy-peer-deps', 18, 'import', ['ajv@8']],
  ['yarn', 19, 'require', []],
  ['pnpm', 19, 'import', []],
] as const;

for (const [manager, react, form, missing] of installations) {
  test(`harbour builds with ${manager}, React ${react} and ${form}`, async () => {
    test.setTimeout(TIMEOUT_MS);
    const site = new ForeignSite('harbour');
    try {
      if (form === 'import') {
        for (const file of ['gatsby-browser.js', 'gatsby-ssr.js']) site.rewrite(file, toModule);
      }
      await site.install({ manager, react, ...harbour, others: [...harbour.others, ...missing] });
      const origin = await site.startContent();
      const environment = { PRISMIC_ENDPOINT: `${origin}/api/v2` };
      const build = site.bin('gatsby', ['build'], environment);
      expect(await build.ended, build.log()).toBe(0);
      // This URL comes from the registered link resolver.
      expect(site.read('public/skibe/terne/index.html')).toContain('href="/skibe/maage');
    } finally {
      await site.remove();
    }
  });
}

function toModule(text: string): string {
  return text
    .replace(/const (.*) = require\((.*)\);/g, 'import $1 from $2;')
    .replace(/exports\.(\w+) =/g, 'export const $1 =');
}

async function expectHeading(page: Page, heading: string): Promise<void> {
  await expect(page.locator('h1')).toHaveText(heading, { timeout: LOADED_MS });
}

async function expectPath(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL((at) => isSamePath(at.pathname, path), { timeout: LOADED_MS });
}

/** Expects that the image is a rendition, not the original file. */
async function expectImage(page: Page, name: string | undefined): Promise<void> {
  if (name === undefined) return;
  const image = page.getByRole('img', { name });
  // One evaluation reads everything, because the preview may replace the published image meanwhile.
  const read = (element: HTMLImageElement) => {
    element.scrollIntoView();
    return element.complete && element.naturalWidth > 0 && element.currentSrc;
  };
  await expect.poll(() => image.evaluate(read)).toMatch(/maage\.jpg.*[?&]w=\d+/);
}

function isSamePath(one: string, other: string): boolean {
  return one.replace(/\/$/, '') === other.replace(/\/$/, '');
}
