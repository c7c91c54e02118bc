import type { Page } from '@playwright/test';

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
export type ToolbarKind = 'old' | 'new';

type ToolbarOptions = {
  kind: ToolbarKind;
  /** Time in ms until the toolbar knows Prismic's session. */
  readyAfterMs: number;
  host: string;
  /** The session's newest ref; undefined without a session. */
  getRef: () => Promise<string | undefined> | string | undefined;
};

export const toolbarOrigin = 'https://static.cdn.prismic.io';

const POLL_MS = 3000;

/** Replaces Prismic's CDN by a script that behaves like the toolbar. */
export async function fakeToolbar(page: Page, options: ToolbarOptions): Promise<void> {
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
