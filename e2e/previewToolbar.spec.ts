import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { publishedDocument, withTitle } from './previewContent';
import type { PreviewContent } from './previewContent';
import { bar, previewTest as test, settled, visit } from './previewTest';

/**
 * Two versions of Prismic's toolbar:
 * - `old` is the toolbar before version 4.1.5 (docs/prismic.md, “Where the rules were read”). When
 *   the toolbar starts, it converts a cookie that is not JSON, or writes the session's ref into the
 *   cookie. If this changes the cookie, the toolbar reloads the page. Without a session, the toolbar
 *   removes the cookie.
 * - `new` is the toolbar since September 2026. It converts the cookie without a reload. If the ref
 *   in the cookie differs from the session's ref, the toolbar sends the event `prismicPreviewStart`
 *   with the session's ref. Without a session, the toolbar leaves the cookie unchanged.
 */
type ToolbarKind = 'old' | 'new';

type ToolbarOptions = {
  kind: ToolbarKind;
  /** Time in ms until the toolbar knows Prismic's session. */
  readyAfterMs: number;
  host: string;
  /** The session's newest ref; undefined without a session. */
  getRef: () => Promise<string | undefined> | string | undefined;
};

const toolbarOrigin = 'https://static.cdn.prismic.io';

const POLL_MS = 3000;

/** Replaces Prismic's CDN by a script that behaves like the toolbar. */
async function fakeToolbar(page: Page, options: ToolbarOptions): Promise<void> {
  const { kind, readyAfterMs, host, getRef } = options;
  await page.exposeFunction('prismicSessionRef', getRef);
  const settings = JSON.stringify({ kind, readyAfterMs, host, pollMs: POLL_MS });
  await page.route(`${toolbarOrigin}/**`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `(${runToolbar.toString()})(${settings})`,
    }),
  );
}

type Settings = { kind: ToolbarKind; readyAfterMs: number; host: string; pollMs: number };

/** Runs in the browser. */
function runToolbar({ kind, readyAfterMs, host, pollMs }: Settings): void {
  const name = 'io.prismic.preview';
  const sessionRef = () =>
    (window as unknown as { prismicSessionRef(): Promise<string | undefined> }).prismicSessionRef();
  const readText = () => {
    const pair = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
    return decodeURIComponent(pair?.slice(name.length + 1) ?? '');
  };
  const readJson = (): Record<string, unknown> | undefined => {
    try {
      return JSON.parse(readText()) as Record<string, unknown>;
    } catch {
      return undefined;
    }
  };
  const refInCookie = () => {
    const json = readJson();
    if (!json) return readText() || undefined;
    return (json[host] as { preview?: string } | undefined)?.preview;
  };
  const writeRef = (ref: string | undefined) => {
    // The old toolbar removes the refs of other repositories from the cookie.
    const others = kind === 'new' ? readJson() : {};
    const value = JSON.stringify({ ...others, ...(ref ? { [host]: { preview: ref } } : {}) });
    document.cookie = ref
      ? `${name}=${encodeURIComponent(value)}; path=/; samesite=lax`
      : `${name}=; path=/; max-age=0`;
  };
  const isUnhandled = (type: string, ref?: string) =>
    window.dispatchEvent(
      new CustomEvent(type, { detail: ref === undefined ? null : { ref }, cancelable: true }),
    );
  const draw = () => {
    const element = document.createElement('div');
    element.id = kind === 'old' ? 'prismic-toolbar-v2' : 'prismic-toolbar';
    document.body.append(element);
    const button = document.createElement('button');
    button.className = 'share';
    button.textContent = 'Share';
    const style = document.createElement('style');
    style.append('button { color: rgb(1, 2, 3) }');
    element.attachShadow({ mode: 'open' }).append(style, button);
  };

  const start = async () => {
    const ref = await sessionRef();
    const isPlain = readText() !== '' && readJson() === undefined;
    if (kind === 'old') {
      const isOther = refInCookie() !== ref;
      if (isPlain) writeRef(readText());
      else writeRef(ref);
      if (isPlain || isOther) {
        window.location.reload();
        return;
      }
    } else if (ref !== undefined) {
      const isOther = refInCookie() !== ref;
      if (isPlain || isOther) writeRef(ref);
      if (isOther && isUnhandled('prismicPreviewStart', ref)) {
        window.location.reload();
        return;
      }
    }
    if (ref === undefined) return;
    draw();
    let shown = ref;
    setInterval(() => void poll(), pollMs);
    async function poll(): Promise<void> {
      const newest = await sessionRef();
      if (newest === undefined || refInCookie() === undefined) {
        if (isUnhandled('prismicPreviewEnd')) window.location.reload();
        return;
      }
      if (newest === shown) return;
      shown = newest;
      writeRef(newest);
      if (isUnhandled('prismicPreviewUpdate', newest)) window.location.reload();
    }
  };
  setTimeout(() => void start(), readyAfterMs);
}

const article = publishedDocument('article-barujarn-half-onnur-old-i-bylgjum-is');
const isFull = Boolean(process.env['TEST_FULL']);
const address = `/ha-frettir/${article.uid}/`;

test.use({
  // The site has a Prismic repository, so previews load the toolbar.
  siteChanges: {
    'hosting.json': (rules) => rules.replace("script-src 'self'", `$& ${toolbarOrigin}`),
    'prismic-preview.json': (manifest) =>
      JSON.stringify({ ...JSON.parse(manifest), hasToolbar: true, repositoryName: 'acme' }),
  },
  // The toolbar's style breaks the policy of the page on which the toolbar starts.
  isChecked: false,
});

const pathOf = (url: string) => decodeURIComponent(new URL(url).pathname);

function countLoads(page: Page): Map<string, number> {
  const loads = new Map<string, number>();
  page.on('response', (response) => {
    const request = response.request();
    const isDocument = request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (!isDocument || (response.status() >= 300 && response.status() < 400)) return;
    const pathname = pathOf(response.url());
    loads.set(pathname, (loads.get(pathname) ?? 0) + 1);
  });
  return loads;
}

const all = (loads: Map<string, number>) =>
  [...loads.values()].reduce((sum, each) => sum + each, 0);

const slowDown = (page: Page, content: PreviewContent, delayMs: number) =>
  page.route(`${content.url}/**`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    await route.continue();
  });

const tested = [
  { kind: 'old', readyAfterMs: 0, delayMs: 0 },
  ...(isFull
    ? ([
        { kind: 'old', readyAfterMs: 1500, delayMs: 2000 },
        { kind: 'new', readyAfterMs: 0, delayMs: 0 },
        { kind: 'new', readyAfterMs: 300, delayMs: 2000 },
      ] as const)
    : []),
] as const;

for (const { kind, readyAfterMs, delayMs } of tested) {
  const speed = delayMs ? 'a slow repository' : 'a fast repository';
  test(`a toolbar (${kind}) that is ready after ${readyAfterMs} ms, with ${speed}, causes at most two loads`, async ({
    page,
    content,
  }) => {
    await content.save(withTitle(article, 'Drög í hring'));
    const { path: link, token } = await content.open(article.id);
    // Prismic's session has a newer ref than the link.
    await content.save(withTitle(article, 'Nýjustu drögin'));
    const { host } = new URL(content.url);
    const getRef = () => content.newestRef(token);
    await fakeToolbar(page, { kind, readyAfterMs, host, getRef });
    if (delayMs) await slowDown(page, content, delayMs);
    const loads = countLoads(page);
    await page.goto(link);
    await expect(page.locator('#prismic-toolbar-v2, #prismic-toolbar')).toBeAttached();
    await settled(page);
    await expect(page.locator('h1')).toHaveText('Nýjustu drögin');
    // The toolbar polls and reports a save without a reload.
    const before = all(loads);
    await content.save(withTitle(article, 'Vistað aftur'));
    await expect(page.locator('h1')).toHaveText('Vistað aftur');
    expect(all(loads)).toBe(before);
    expect(Math.max(...loads.values())).toBeLessThanOrEqual(2);
    expect(all(loads)).toBeLessThanOrEqual(2);
  });
}

const kinds: readonly ToolbarKind[] = ['old', 'new'];
for (const kind of kinds.filter((each) => isFull || each === 'old')) {
  test(`a toolbar (${kind}) without a session of Prismic does not end the preview`, async ({
    page,
    content,
  }) => {
    await content.save(withTitle(article, 'Drög án setu'));
    const { path: link } = await content.open(article.id);
    const { host } = new URL(content.url);
    await fakeToolbar(page, { kind, readyAfterMs: 0, host, getRef: () => undefined });
    const loads = countLoads(page);
    await page.goto(link);
    await expect.poll(() => loads.get(address) ?? 0).toBe(kind === 'old' ? 1 : 0);
    await settled(page);
    await expect(page.locator('h1')).toHaveText('Drög án setu');
    await visit(page, '/ha-frettir/2/');
    await expect(page.getByRole('main')).toContainText('Drög án setu');
    expect(Math.max(...loads.values())).toBeLessThanOrEqual(2);
    // The editor can leave the preview although the toolbar is there.
    await bar(page).getByRole('button', { name: 'Hætta í forskoðun' }).click();
    await expect(bar(page)).toHaveCount(0);
    expect(await page.context().cookies()).toEqual([]);
  });

  test(`the toolbar (${kind}) has its styles; its share button is hidden, the bar has its own`, async ({
    page,
    content,
  }) => {
    const { path: link, token } = await content.open(article.id);
    const { host } = new URL(content.url);
    const getRef = () => content.newestRef(token);
    await fakeToolbar(page, { kind, readyAfterMs: 0, host, getRef });
    await visit(page, link);
    const share = page.locator('#prismic-toolbar-v2, #prismic-toolbar').locator('.share');
    await expect(share).toBeAttached();
    await expect(share).toBeHidden();
    await expect(share).toHaveCSS('color', 'rgb(1, 2, 3)');
  });
}
