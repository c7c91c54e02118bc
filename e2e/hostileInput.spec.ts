import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { parseJson } from '../plugins/gatsby-source-prismic-graphql/src/requests/fetchJson';
import { hostileBlocks } from '../src/test/hostileBlocks';
import {
  embedAddresses,
  fewPayloads,
  hostileHost,
  lookalikes,
  marker,
  payloadClasses,
  payloads,
} from '../src/test/hostilePayloads';
import { hydrated, openHydrated } from './hydrated';
import { newsletterForm } from './interact';
import { publishedDocument, richText } from './previewContent';
import type { ContentDocument } from './previewContent';
import { kinds, sampleOf } from './previewKinds';
import { alert, bar, openPreview, previewTest as test, settled, visit } from './previewTest';

const isHostile = (url: string) => URL.canParse(url) && new URL(url).host.endsWith(hostileHost);

/** Records effects of hostile texts in any page. */
function watchEffects(page: Page): string[] {
  const faults: string[] = [];
  page.context().on('request', (request) => {
    if (isHostile(request.url())) faults.push(`requests ${request.url()}`);
  });
  page.context().on('page', (opened) => faults.push(`opens ${opened.url()}`));
  page.on('dialog', (dialog) => {
    faults.push(`opens a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => faults.push(`throws ${error.message}`));
  return faults;
}

/** Finds executed payloads and active elements. `ownForms`: selector of the page's own forms. */
async function effectsOn(page: Page, ownForms: string): Promise<string[]> {
  const executed = await Promise.all(
    page.frames().map((frame) => frame.evaluate((name) => name in window, marker)),
  );
  const found = await page.evaluate(
    ([name, expectedForms]) => {
      const forbidden =
        'base, object, embed, meta[http-equiv=refresh i], [srcdoc], [formaction], [ping], svg script';
      const elements = [...document.querySelectorAll(forbidden)].map(({ outerHTML }) => outerHTML);
      const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
        [...element.attributes]
          .filter((attribute) => attribute.name.startsWith('on'))
          .map((attribute) => `${attribute.name}=${attribute.value}`),
      );
      const scripts = [...document.scripts]
        .filter(({ type }) => type !== 'application/ld+json')
        .filter(({ text, src }) => text.includes(name) || src.includes(name))
        .map(({ outerHTML }) => outerHTML);
      const frames = [...document.querySelectorAll('iframe')]
        .map(({ src }) => src)
        .filter((src) => !/^https:\/\/(www\.youtube-nocookie|player\.vimeo)\.com\//.test(src));
      const links = [...document.querySelectorAll('a')].filter((link) => {
        // The protocol is ':' if the browser cannot parse the URL.
        if (['mailto:', 'tel:', ':'].includes(link.protocol)) return false;
        if (!/^https?:$/.test(link.protocol)) return true;
        const isTold =
          link.target === '_blank' || /^(Sýna efni frá|Show content from)/.test(link.text);
        // The file of a plate, which previews load from the CMS.
        const isPlate = link.matches('[data-plate]');
        return link.host !== location.host && !isTold && !isPlate && !link.closest('blockquote');
      });
      const forms = [...document.forms].filter((form) => !form.matches(expectedForms));
      return [
        ...[...elements, ...attributes, ...scripts, ...frames],
        ...[...links, ...forms].map(({ outerHTML }) => outerHTML),
      ];
    },
    [marker, ownForms] as const,
  );
  return [...executed.filter(Boolean).map(() => 'a payload was executed'), ...found];
}

async function expectNoEffect(
  page: Page,
  faults: string[],
  ownForms = '[role=search], .newsletter',
): Promise<void> {
  expect([...faults.splice(0), ...(await effectsOn(page, ownForms))]).toEqual([]);
  expect(new URL(page.url()).hostname).toBe('localhost');
}

/** Returns every block with every payload. The images have URLs on `origin`, the site. */
const everyBlock = (all: readonly string[], origin: string) =>
  all.flatMap((payload) =>
    hostileBlocks({
      text: payload,
      url: payload,
      image: /^https?:/i.test(payload) ? `${origin}/x.jpg?${payload}` : payload,
    }),
  );

const textFields = [
  ...['author', 'guests', 'photographer', 'place', 'designer', 'location'],
  ...['occupation', 'email'],
];

function hostileVersion(document: ContentDocument, payload: string, blocks: object[]) {
  const texts = textFields.filter((field) => field in document.data);
  return {
    ...document,
    data: {
      ...document.data,
      ...Object.fromEntries(texts.map((field) => [field, payload])),
      title: richText(payload, 'heading1'),
      lead: richText(payload),
      content: blocks,
    },
  };
}

const textFieldsOfHomepage = [
  ...['title', 'heading', 'lead', 'text', 'link_title', 'link_text', 'telephone', 'contact_info'],
  ...['copyright', 'newsletter_title', 'placeholder', 'signup_button'],
];

function withTexts(value: unknown, text: string, url: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withTexts(item, text, url));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]): [string, unknown] => {
    if (typeof inner !== 'string') return [name, withTexts(inner, text, url)];
    return [name, name === 'url' ? url : textFieldsOfHomepage.includes(name) ? text : inner];
  });
  return Object.fromEntries(entries);
}

// These tests put hostile texts into content, URLs, cookies, storage and forms. No text may run,
// open a dialog, add an active element, or make the browser contact another site.

const isFull = Boolean(process.env['TEST_FULL']);
const receiver = String(process.env['NEWSLETTER_URL']);
const article = publishedDocument('article-barujarn-half-onnur-old-i-bylgjum-is');
const [polyglot = ''] = payloadClasses.polyglots;

const drafts: [name: string, document: ContentDocument][] = isFull
  ? kinds.flatMap((kind) =>
      (['is', 'en-us'] as const).map((lang): [string, ContentDocument] => [
        `${kind.name} in ${lang}`,
        sampleOf(kind, lang),
      ]),
    )
  : [['article', article]];
const corpus = isFull ? payloads : fewPayloads;
/** For tests that load a page for each payload. */
const some = isFull ? fewPayloads : fewPayloads.slice(0, 4);

test.use({ isChecked: false });
test.describe.configure({ timeout: isFull ? 1_200_000 : 60_000 });

for (const [name, document] of drafts) {
  test(`a draft of a document of the kind ${name} with the corpus is text`, async ({
    page,
    content,
    baseURL,
  }) => {
    const faults = watchEffects(page);
    const blocks = everyBlock(corpus, String(baseURL));
    await content.save(hostileVersion(document, polyglot, blocks));
    await openPreview(page, content, document.id);
    await expect(page.locator('h1')).toHaveText(polyglot);
    await expect(page.getByRole('main').locator('pre')).toHaveCount(corpus.length);
    await expectNoEffect(page, faults);
  });
}

const asReceived = (text: string) => String(parseJson(JSON.stringify(text)));

test('each payload is text in the menu, the sections and the footer of a homepage', async ({
  page,
  content,
}) => {
  const homepage = publishedDocument('homepage-is');
  const faults = watchEffects(page);
  await openPreview(page, content, homepage.id);
  for (const [index, payload] of some.entries()) {
    const text = `${index} ${payload} ${index}`;
    content.saveNow(withTexts(homepage, text, payload) as ContentDocument);
    await expect(
      page.getByRole('contentinfo').getByRole('heading', { level: 2 }).first(),
    ).toHaveText(asReceived(text));
    await expectNoEffect(page, faults);
  }
});

test('each payload is text as the title of a draft, in the tab and in the preview bar', async ({
  page,
  content,
}) => {
  const faults = watchEffects(page);
  await openPreview(page, content, article.id);
  for (const [index, payload] of corpus.entries()) {
    const title = `${index} ${payload} ${index}`;
    content.saveNow(hostileVersion(article, title, []));
    await expect(page.locator('h1')).toHaveText(asReceived(title));
    await expect(page).toHaveTitle(RegExp(`^${index} .*${index} – Miðstöð$`, 's'));
    await expect(bar(page)).toContainText(`${index} `);
    await expectNoEffect(page, faults);
  }
});

const players = ['www.youtube-nocookie.com', 'player.vimeo.com'];

const networkScripts = [
  ['platform.twitter.com', 'window.twttr = { widgets: { load: () => Promise.resolve() } };'],
  ['www.instagram.com', 'window.instgrm = { Embeds: { process() {} } };'],
  ['connect.facebook.net', 'window.FB = { XFBML: { parse: (_, onRendered) => onRendered() } };'],
] as const;

test('opening the players of hostile embeds contacts their providers only', async ({
  page,
  content,
}) => {
  const faults = watchEffects(page);
  const hosts = new Set<string>();
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => {
      const { hostname } = new URL(route.request().url());
      hosts.add(hostname);
      const script = new Map<string, string>(networkScripts).get(hostname);
      if (script) return route.fulfill({ contentType: 'text/javascript', body: script });
      // Unlike a real provider, the stub does not redirect a URL that is not a video.
      return players.includes(hostname)
        ? route.fulfill({ contentType: 'text/html', body: '<title>Video</title>' })
        : route.fulfill({ status: 204 });
    },
  );
  const addresses = [polyglot, '<!--<script>', `/\\${hostileHost}`].flatMap(embedAddresses);
  const embeds = [...addresses, ...lookalikes].map((embed_url) => ({
    type: 'embed',
    oembed: { embed_url, title: polyglot },
  }));
  await content.save(hostileVersion(article, 'Innfellt', embeds));
  await openPreview(page, content, article.id);
  await expect(page.locator('h1')).toHaveText('Innfellt');
  const invitations = page.getByRole('link', { name: /^Sýna efni frá/ });
  await expect(invitations.first()).toBeVisible();
  await invitations.evaluateAll((links) => links.forEach((link) => (link as HTMLElement).click()));
  await expect(page.locator('[role=group] > *').first()).toBeAttached();
  await expect(invitations).toHaveCount(0);
  await expectNoEffect(page, faults);
  const networks = networkScripts.map(([host]) => host);
  const pages = ['www.youtube.com', 'youtu.be', 'vimeo.com'];
  expect([...hosts].filter((host) => ![...players, ...networks, ...pages].includes(host))).toEqual(
    [],
  );
  expect([...hosts]).toEqual(expect.arrayContaining([...players, ...networks]));
});

test('search texts, in the address and typed, are text', async ({ page }) => {
  const field = page.getByRole('searchbox');
  const faults = watchEffects(page);
  for (const payload of some) {
    await openHydrated(
      page,
      `/leit/?query=${encodeURIComponent(payload)}&kind=__proto__&page=constructor`,
    );
    await expect(field).toHaveValue(payload.replace(/[\r\n]/g, ''));
    await expectNoEffect(page, faults);
  }
  for (const payload of corpus) await field.fill(payload.replace(/[\r\n]/g, ' '));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/query=/);
  await expectNoEffect(page, faults);
});

test('hashes, queries, unknown paths and addresses of other hosts are no code', async ({
  page,
  baseURL,
}) => {
  const faults = watchEffects(page);
  await openHydrated(page, '/verkefni/');
  await newsletterForm(page);
  await page.evaluate((all) => {
    for (const payload of all) location.hash = payload;
  }, payloads);
  await expectNoEffect(page, faults);
  const paths = payloadClasses.hostileAddresses.filter((address) => /^[/\\]/.test(address));
  for (const address of [
    ...some.map((payload) => `/x${encodeURIComponent(payload)}/?${payload}#${payload}`),
    ...(isFull ? paths : paths.slice(0, 6)),
  ]) {
    await openHydrated(page, baseURL + address);
    await expectNoEffect(page, faults);
  }
});

test('leaving a preview at an address that seems to be of another host stays on the site', async ({
  page,
  content,
  baseURL,
}) => {
  const faults = watchEffects(page);
  await openPreview(page, content, article.id);
  await visit(page, `${baseURL}//${hostileHost}/`);
  const left = page.waitForEvent('framenavigated');
  await bar(page).getByRole('button', { name: 'Hætta í forskoðun' }).click();
  await left;
  await expect(bar(page)).toHaveCount(0);
  await hydrated(page);
  await expectNoEffect(page, faults);
});

test('parameters of the landing page of previews are refused', async ({ page, content }) => {
  const faults = watchEffects(page);
  for (const [index, payload] of some.entries()) {
    const links: Record<string, string>[] = [
      { token: payload, documentId: payload, experiment: payload, websitePreviewId: payload },
      { token: `${content.url}/previews/${payload}`, documentId: payload },
      { experiment: payload, documentId: payload },
    ];
    await page.goto(`/preview/?${new URLSearchParams(links[index % links.length])}`);
    await expect(alert(page)).toBeVisible();
    await expectNoEffect(page, faults);
  }
});

test('cookies and storage are no code, in a preview too', async ({ page, content }) => {
  const tested = [
    ...(isFull ? fewPayloads : []),
    `https://${hostileHost}/previews/x`,
    polyglot,
    '"5"',
  ];
  const faults = watchEffects(page);
  const { path, token } = await content.open(article.id);
  await visit(page, path);
  const address = new URL(page.url()).pathname;
  const reloadWith = async (payload: string, previewCookie: string) => {
    await page.evaluate(
      ([text, preview, pathname]) => {
        const encoded = encodeURIComponent(text);
        for (const name of ['gdprConsent', 'io.prismic.experiment', '_ga', '__proto__']) {
          document.cookie = `${name}=${encoded}; path=/`;
        }
        document.cookie = `io.prismic.preview=${preview}; path=/`;
        for (const key of ['grid-overlay-columns', 'grid-overlay-rows', '__proto__']) {
          localStorage.setItem(key, text);
        }
        const tab = { token: text, release: text, date: text, until: text };
        const documentIds = { [pathname]: text, [text]: text };
        sessionStorage.setItem('prismicPreview', JSON.stringify({ ...tab, documentIds }));
        // The site writes this key when the page is left, so the text is written last.
        window.addEventListener('pagehide', () => sessionStorage.setItem('scroll-positions', text));
      },
      [payload, previewCookie, address] as const,
    );
    await openHydrated(page, address);
    await page.mouse.wheel(0, 300);
  };
  for (const [index, payload] of tested.entries()) {
    // In turn: the preview's own token, a preview that does not exist, and no preview.
    const cookies = [token, `${content.url}/previews/${payload}`, payload];
    const previewCookie = cookies[index % cookies.length] ?? '';
    await reloadWith(payload, encodeURIComponent(previewCookie));
    if (previewCookie !== payload) await settled(page);
    await expectNoEffect(page, faults);
  }
});

test('the newsletter’s form and the receiver’s page show hostile addresses as text', async ({
  page,
}) => {
  const faults = watchEffects(page);
  await openHydrated(page, '/');
  const form = await newsletterForm(page);
  const field = form.getByRole('textbox');
  for (const payload of isFull ? fewPayloads : fewPayloads.slice(0, 8)) {
    await field.fill(payload.replace(/[\r\n]/g, ' '));
    await page.keyboard.press('Enter');
    await expect(form.getByRole('alert')).toBeVisible();
    await expectNoEffect(page, faults);
  }
  // The browser accepts this e-mail address as valid.
  const email = `'{email}&lt=top.${marker}=1${Date.now()}@example.is`;
  await field.fill(email);
  await page.keyboard.press('Enter');
  await expect(form.getByRole('status')).toContainText(email);
  await expectNoEffect(page, faults);
  await page.goto(receiver);
  await expect(page.getByText(email)).toBeVisible();
  await expectNoEffect(page, faults);
});
