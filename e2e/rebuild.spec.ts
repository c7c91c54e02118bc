import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { startContentService } from '../content-service/src/startContentService';
import { temporaryFolder } from '../scripts/lifecycle.mjs';
import { LIST_PAGE_SIZE } from '../src/documentTypes';
import { publishedBuild } from './publishedBuild';
import { runBuild } from './runBuild';

const BUILD_TIMEOUT_MS = 600_000;

/** Queries of the pages that show a changed article, and of the lists of articles. */
const BUDGET_QUERIES = 80;

/** Every build runs two static queries: Day (state/useNow.ts) and Site (state/useSite.ts). */
const BUDGET_QUERIES_UNCHANGED = 2;

/** Some 27. The number varies, because the plugin combines queries that run at the same time. */
const BUDGET_REQUESTS = 35;

const documents = path.resolve('content-service/documents');

/** Builds into public/ and returns Gatsby's output. */
async function build(contentUrl: string, more: NodeJS.ProcessEnv = {}): Promise<string> {
  const variables = { PRISMIC_ENDPOINT: `${contentUrl}/api/v2`, ...more };
  const { code, log } = await runBuild('.', variables, BUILD_TIMEOUT_MS);
  if (code !== 0) throw new Error(`gatsby build failed with code ${code}\n${log}`);
  expect(log).not.toContain('future builds will need to rebuild all pages');
  return log;
}

const folders = {
  types: path.resolve('customtypes'),
  media: path.resolve('content-service/media'),
  port: 0,
};

test.describe.configure({ mode: 'serial', timeout: BUILD_TIMEOUT_MS });

test.afterAll(async () => {
  // The file's timeout does not apply to hooks.
  test.setTimeout(BUILD_TIMEOUT_MS);
  await build(String(process.env['CONTENT_URL']));
});

test('a rebuild shows a changed title and forty new articles', async ({ page, request }) => {
  // Page transitions are off. During a transition, the test would read the old list.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const copy = temporaryFolder('documents');
  cpSync(documents, copy, { recursive: true });
  const folder = path.join(copy, 'is/article');
  const file = path.join(folder, readdirSync(folder)[0] ?? '');
  const article = JSON.parse(readFileSync(file, 'utf8'));
  const title = 'Fyrirsögn sem enginn sá fyrir';
  article.data.title = toTitle(title);
  writeFileSync(file, JSON.stringify(article));
  // Forty articles make a second page of the list and of the responses of Prismic's API.
  const uids = Array.from({ length: 40 }, (_, index) => `afrit-${index}`);
  for (const uid of uids) {
    const duplicate = { ...article, id: `article-${uid}-is`, uid };
    writeFileSync(path.join(folder, `${uid}.json`), JSON.stringify(duplicate));
  }

  const withheld = 'Frétt sem enginn má lesa strax';
  const embargoed = {
    ...article,
    id: 'article-embargoed',
    uid: 'embargoed',
    lang: 'en-us',
    data: { ...article.data, title: toTitle(withheld), published_date: '2099-01-01' },
  };
  writeFileSync(path.join(copy, 'en-us/article/embargoed.json'), JSON.stringify(embargoed));

  const service = await startContentService({ ...folders, documents: copy });
  try {
    await build(service.url);
    expect((await request.get('/en/ha-frettir/embargoed/')).status()).toBe(404);
    for (const file of ['/en/ha-frettir/', '/en/ha-frettir/atom.xml', '/sitemap.xml']) {
      expect(await (await request.get(file)).text()).not.toMatch(/embargoed|má lesa strax/);
    }
    await page.goto(`/ha-frettir/${article.uid}/`);
    await expect(page.locator('h1')).toHaveText(title);
    await expect(page).toHaveTitle(`${title} – Miðstöð`);
    expect((await page.goto('/ha-frettir/afrit-39/'))?.status()).toBe(200);

    await page.goto('/ha-frettir/');
    const listed = () =>
      page
        .locator('main section ol > li a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const all = await listed();
    expect(all).toHaveLength(LIST_PAGE_SIZE);
    const next = page.getByRole('link', { name: 'Næsta síða' });
    for (let number = 2; await next.isVisible(); number += 1) {
      await next.click();
      await expect(page).toHaveURL(`/ha-frettir/${number}/`);
      await expect(page).toHaveTitle(`Fréttir, síða ${number} – Miðstöð`);
      all.push(...(await listed()));
    }
    expect(all).toHaveLength(readdirSync(folder).length);
    expect(new Set(all).size).toBe(all.length);
    await page.getByRole('link', { name: 'Fyrri síða' }).click();
    await expect(page).toHaveURL(`/ha-frettir/${Math.ceil(all.length / LIST_PAGE_SIZE) - 1}/`);

    await expectCheapRebuild(service.url, path.join(folder, 'afrit-7.json'));

    if (!process.env['TEST_FULL']) return;

    // A build with unchanged content renders no page.
    const unchanged = await build(service.url);
    expect(unchanged).not.toContain('Building static HTML');
    expect(countQueries(unchanged)).toBeLessThanOrEqual(BUDGET_QUERIES_UNCHANGED);

    // Without the forty articles the build stops, and the previous build remains published.
    const before = service.documentCount();
    for (const uid of uids) rmSync(path.join(folder, `${uid}.json`));
    await expect.poll(service.documentCount).toBe(before - uids.length);
    await expect(build(service.url, { GATSBY_ALLOW_PAGE_LOSS: '' })).rejects.toThrow(
      /would lose[^]*\/ha-frettir\/afrit-\d+\/[^]*GATSBY_ALLOW_PAGE_LOSS=true/,
    );
    expect((await page.goto('/ha-frettir/afrit-39/'))?.status()).toBe(200);
    const output = await build(service.url, { GATSBY_ALLOW_PAGE_LOSS: 'true' });
    expect(output).toContain('The last build failed or was interrupted');
    expect((await page.goto('/ha-frettir/afrit-39/'))?.status()).toBe(410);
    const lastPage = `/ha-frettir/${Math.ceil(all.length / LIST_PAGE_SIZE)}/`;
    expect((await request.get(lastPage)).url()).toMatch(/\/ha-frettir\/$/);
    await page.goto(`/ha-frettir/${article.uid}/`);
    await expect(page.locator('h1')).toHaveText(title);
  } finally {
    await service.close();
  }
});

function countQueries(log: string): number {
  return Number(/run (?:page )?queries(?: in workers)? .* (\d+)\/\1 /.exec(log)?.[1] ?? 0);
}

/** Adds a category that Prismic has and the site does not. */
function addCategory(file: string, category: string): void {
  const type = JSON.parse(readFileSync(file, 'utf8'));
  type.json.Main.category.config.options.push(category);
  writeFileSync(file, JSON.stringify(type));
}

const toTitle = (text: string) => [{ type: 'heading1', text, spans: [] }];

async function expectCheapRebuild(contentUrl: string, file: string): Promise<void> {
  const { ref } = await readMasterRef(contentUrl);
  const document = JSON.parse(readFileSync(file, 'utf8'));
  document.data.lead = [{ type: 'paragraph', text: 'Enn annar inngangur.', spans: [] }];
  document.last_publication_date = new Date().toISOString();
  writeFileSync(file, JSON.stringify(document));
  await expect.poll(async () => (await readMasterRef(contentUrl)).ref).not.toBe(ref);

  let requests = 0;
  const count = () => (requests += 1);
  subscribe('http.server.request.start', count);
  const log = await build(contentUrl);
  unsubscribe('http.server.request.start', count);
  expect(countQueries(log)).toBeLessThanOrEqual(BUDGET_QUERIES);
  expect(requests).toBeLessThanOrEqual(BUDGET_REQUESTS);
}

/** Returns false for fallback pages of previews and hosts. */
const isPublic = (address: string) => !/\/_preview\/$|\/dev-404|\/404(\.html|\/)$/.test(address);

// src/build/redirects has unit tests of the same rules.
if (process.env['TEST_FULL']) {
  test('every address that three builds have published answers 200, a redirect to 200, or 410', async ({
    request,
  }) => {
    const copy = temporaryFolder('moved');
    cpSync(documents, copy, { recursive: true });
    const fileOf = (name: string) => path.join(copy, `${name}.json`);
    const move = (name: string, uid: string) => {
      const document = JSON.parse(readFileSync(fileOf(name), 'utf8'));
      writeFileSync(fileOf(name), JSON.stringify({ ...document, uid }));
    };
    const types = temporaryFolder('types');
    cpSync(folders.types, types, { recursive: true });
    addCategory(path.join(types, 'article/index.json'), 'Hlaðvarp');
    const options = { ...folders, types, documents: copy, log: () => undefined };
    const service = await startContentService(options);
    const published = new Set<string>();
    const publish = async (): Promise<Map<string, string>> => {
      await build(service.url, { GATSBY_STRICT_CONTENT: 'false' });
      const record = JSON.parse(readFileSync('.builds/current/site/last-build.json', 'utf8'));
      for (const address of [...record.pages.filter(isPublic), ...record.files]) {
        published.add(address);
      }
      const answers = new Map<string, string>();
      for (const address of published) {
        const answer = await request.get(encodeURI(address), { maxRedirects: 0 });
        const target = answer.headers()['location'] ?? '';
        answers.set(address, `${answer.status()}${target && ` ${decodeURI(target)}`}`);
        if (target === '') expect([200, 410]).toContain(answer.status());
        else expect((await request.get(target, { maxRedirects: 0 })).status()).toBe(200);
      }
      return answers;
    };
    const edit = async (edits: () => void) => {
      const { ref } = await readMasterRef(service.url);
      edits();
      await expect.poll(async () => (await readMasterRef(service.url)).ref).not.toBe(ref);
    };
    const podcast = {
      ...{ id: 'hladvarp', uid: 'hladvarp', type: 'article', lang: 'is' },
      data: { title: toTitle('Hlaðvarp'), category: 'Hlaðvarp', published_date: '2026-11-01' },
    };
    writeFileSync(path.join(copy, 'is/article/hladvarp.json'), JSON.stringify(podcast));
    try {
      await publish();
      const textOf = async (address: string) => (await request.get(encodeURI(address))).text();
      expect(await textOf('/ha-frettir/')).toContain('href="/ha-frettir/Hlaðvarp/"');
      expect(await textOf('/ha-frettir/Hlaðvarp/')).toContain('/ha-frettir/hladvarp/');
      expect(await textOf('/ha-frettir/Hlaðvarp/atom.xml')).toContain('/ha-frettir/hladvarp/');

      await edit(() => {
        move('is/project/bryggjuljosid', 'bryggjuljos');
        move('is/association/fjadurpenni', 'teiknarafelagid');
        move('en-us/association/quill', 'illustrators-society');
      });
      const moved = await publish();
      expect(moved.get('/verkefni/bryggjuljosid/')).toBe('301 /verkefni/bryggjuljos/');
      expect(moved.get('/fagfelog/fjadurpenni/')).toBe('301 /fagfelog/teiknarafelagid/');
      expect(moved.get('/en/fagfelog/quill/')).toBe('301 /en/fagfelog/illustrators-society/');
      expect(moved.get('/fagfelog/fjadurpenni/log-fjadurpenna/')).toBe(
        '301 /fagfelog/teiknarafelagid/log-fjadurpenna/',
      );
      // A redirect from redirects.json leads to the new address, too.
      const teiknarar = await request.get('/fagfelog/teiknarar', { maxRedirects: 0 });
      expect(teiknarar.headers()['location']).toBe('/fagfelog/teiknarafelagid/');

      await edit(() => {
        rmSync(fileOf('is/project/bryggjuljosid'));
        move('is/association/fjadurpenni', 'felag-teiknara');
      });
      const archived = await publish();
      expect(archived.get('/verkefni/bryggjuljosid/')).toBe('410');
      expect(archived.get('/verkefni/bryggjuljos/')).toBe('410');
      expect(archived.get('/fagfelog/fjadurpenni/')).toBe('301 /fagfelog/felag-teiknara/');
    } finally {
      await service.close();
    }
  });
}

async function readMasterRef(contentUrl: string): Promise<{ ref: string }> {
  const response = await fetch(`${contentUrl}/api/v2`);
  const { refs } = (await response.json()) as { refs: { ref: string; isMasterRef: boolean }[] };
  const master = refs.find(({ isMasterRef }) => isMasterRef);
  if (!master) throw new Error(`${contentUrl} has no master ref`);
  return master;
}

const token = 'mjog-leynilegur-lykill-0123456789';
const longTitle = `${'Snjóflóðavarnargarðahönnunarsamkeppni '.repeat(6)}🏔️`;

const sparseSamples = [
  {
    id: 'bare-is',
    uid: 'hálfklárað-uppkast',
    type: 'article',
    data: {
      title: toTitle(longTitle),
      content: [
        {
          type: 'paragraph',
          text: 'Hingað er ekkert að sækja.',
          spans: [
            { start: 0, end: 6, type: 'hyperlink', data: { link_type: 'Document', id: 'gone' } },
          ],
        },
        null,
        { type: 'embed' },
      ],
    },
  },
  { id: 'untitled-is', uid: 'an-titils', type: 'article', data: {} },
  {
    ...{ id: 'lonely-is', uid: 'felagslaus', type: 'association_page' },
    data: { title: toTitle('Án félags') },
  },
];

test('a private repository with almost no content builds, and no file contains its token', async ({
  page,
}) => {
  const sparseDocuments = temporaryFolder('sparse');
  cpSync(path.join(documents, 'repository.json'), path.join(sparseDocuments, 'repository.json'));
  for (const { id, uid, type, data } of sparseSamples) {
    const folder = path.join(sparseDocuments, 'is', type);
    mkdirSync(folder, { recursive: true });
    const document = JSON.stringify({ id, uid, type, lang: 'is', data });
    writeFileSync(path.join(folder, `${id}.json`), document);
  }
  const service = await startContentService({
    ...folders,
    documents: sparseDocuments,
    accessToken: token,
    log: () => undefined,
  });
  try {
    const output = await build(service.url, {
      PRISMIC_ACCESS_TOKEN: token,
      GATSBY_STRICT_CONTENT: 'false',
      // With sample content, the site would have a tag manager.
      GATSBY_SAMPLE_CONTENT: 'false',
    });
    expect(output).toContain('links to the document gone');
    expect(output).toContain('felagslaus');
    expect(output).toContain('Document untitled-is (type article, uid an-titils, language is)');

    expect((await page.goto('/ha-frettir/hálfklárað-uppkast/'))?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveText(longTitle);
    await expect(page.getByText('Hingað er ekkert að sækja.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Hingað' })).toHaveCount(0);

    expect((await page.goto('/ha-frettir/an-titils/'))?.status()).toBe(404);
    expect(readFileSync(path.join(publishedBuild, 'sitemap.xml'), 'utf8')).not.toContain(
      'an-titils',
    );

    for (const [address, message] of [
      ['/verkefni/', 'Hér er ekkert efni enn.'],
      ['/en/ha-frettir/', 'There is nothing here yet.'],
      ['/vidburdir/', 'Hér er ekkert efni enn.'],
      ['/ha-frettir/HA/', 'Hér er ekkert efni enn.'],
    ] as const) {
      expect((await page.goto(address))?.status()).toBe(200);
      await expect(page.getByText(message)).toBeVisible();
    }
    const english = await page.goto('/en/');
    expect(english?.status()).toBe(200);
    expect(english?.headers()['content-security-policy']).not.toContain('google');
    await expect(page.locator('#consent, .footer-consent, .skip-consent')).toHaveCount(0);
    expect(await page.content()).not.toMatch(/googletagmanager|sampleContainer|dataLayer/);

    const files = readdirSync(publishedBuild, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map((file) => path.join(file.parentPath, file.name));
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((file) => readFileSync(file).includes(token))).toEqual([]);
  } finally {
    await service.close();
  }
});
