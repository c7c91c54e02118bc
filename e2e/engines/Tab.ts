import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { isHydrated } from '../hydrated';
import type { OwnSite } from '../ownSite';
import type { Browser } from './webDriver';

// https://www.w3.org/TR/webdriver2/#keyboard-actions
const keys: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  Space: ' ',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
};

const MAX_TRIES = 5;
const RETRY_AFTER_MS = 200;

/** Runs a script again if its page was replaced. */
async function untilRun(run: () => Promise<Result | null>, tries = 1): Promise<Result> {
  try {
    const result = await run();
    // Firefox returns nothing if the page is replaced.
    if (!result) throw new Error('The script has no result');
    return result;
  } catch (error) {
    if (tries === MAX_TRIES) throw error;
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    return untilRun(run, tries + 1);
  }
}

type Result = { value: never; error?: string };

/** A browser window driven by WebDriver. Elements are identified by a CSS selector and a text. */
export class Tab {
  /** Equals Playwright's `evaluate`, so that helpers of other browser tests accept a tab too. */
  readonly evaluate: Page['evaluate'];

  readonly #send: Browser['send'];
  readonly #site: OwnSite;

  // Each test has its own key, because the previous test's page may still log something.
  readonly #faultsKey = `faults ${randomUUID()}`;
  readonly faultRecorder = `(${recordFaults})('${this.#faultsKey}');`;

  constructor(send: Browser['send'], site: OwnSite) {
    this.#send = send;
    this.#site = site;
    this.evaluate = async (script: unknown, argument: unknown = null) => {
      // Errors are returned as values, because the two drivers report them differently.
      const whole =
        'const done = arguments[arguments.length - 1];' +
        `new Promise((resolve) => resolve((${script})(arguments[0])))` +
        '.then((value) => done({ value }), (error) => done({ error: `${error}\\n${error.stack}` }));';
      const run = () => send('run', { script: whole, args: [argument] });
      const { value, error } = await untilRun(run as () => Promise<Result | null>);
      if (error) throw new Error(error);
      return value;
    };
  }

  /** @param path on the site, or a complete URL */
  async open(path: string): Promise<void> {
    await this.#send('open', { url: new URL(path, this.#site.url).href });
  }

  async openHydrated(path: string): Promise<void> {
    await this.open(path);
    await this.hydrated();
  }

  async hydrated(): Promise<void> {
    await expect.poll(() => this.evaluate(isHydrated)).toBe(true);
    // Effects and the renders that they cause need two frames.
    await this.frames();
  }

  async openAndInteract(path: string): Promise<void> {
    await this.openHydrated(path);
    await this.interact();
  }

  async interact(): Promise<void> {
    await this.#act('pointer', [pointerTo(1, 300), pointerTo(2, 301)], mouse);
    await expect.poll(() => this.count('[data-folding="true"]')).toBe(1);
  }

  async frames(): Promise<void> {
    await this.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  }

  /** @param height of the window in WebKit; of the page in Firefox */
  async resize(width: number, height: number): Promise<void> {
    await this.#send('setWindow', { width, height });
    await expect.poll(() => this.evaluate(() => innerWidth)).toBe(width);
    await this.frames();
  }

  async path(): Promise<string> {
    const { pathname, search, hash } = new URL(String(await this.#send('address')));
    return decodeURIComponent(pathname + search + hash);
  }

  back = () => this.#send('back', {});
  forward = () => this.#send('forward', {});
  reload = () => this.#send('reload', {});

  /** Waits for a visible, uncovered element with the text, and clicks it. */
  async click(selector: string, text = ''): Promise<void> {
    await expect(async () => {
      const element = await this.evaluate(findVisible, { selector, text });
      if (!element) throw new Error(`There is no visible ${selector} “${text}”`);
      const [id] = Object.values(element as unknown as Record<string, string>);
      await this.#send('click', { id }).catch(async (error) => {
        // The consent banner may cover the element, so the page is scrolled before the next try.
        await this.evaluate(scrollToMiddle, { selector, text });
        throw error;
      });
    }).toPass({ timeout: 10_000 });
  }

  async press(chord: string): Promise<void> {
    const values = chord.split(/(?<=.)\+/).map((name) => keys[name] ?? name);
    await this.#act('key', [
      ...values.map((value) => ({ type: 'keyDown', value })),
      ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
    ]);
  }

  async type(text: string): Promise<void> {
    await this.#act(
      'key',
      [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
    );
  }

  async #act(type: string, actions: object[], more: object = {}): Promise<void> {
    await this.#send('act', { actions: [{ type, id: type, actions, ...more }] });
  }

  async texts(selector: string): Promise<string[]> {
    return this.evaluate(
      (wanted) =>
        [...document.querySelectorAll(wanted)].map((element) =>
          String(element.textContent).replaceAll('\u00AD', '').trim(),
        ),
      selector,
    );
  }

  text = async (selector: string) => (await this.texts(selector))[0];

  count = (selector: string) =>
    this.evaluate((wanted) => document.querySelectorAll(wanted).length, selector);

  sees = async (selector: string, text = '') =>
    (await this.evaluate(findVisible, { selector, text })) !== null;

  async attribute(selector: string, name: string): Promise<string | null | undefined> {
    return this.evaluate(
      ([wanted, attribute]) => document.querySelector(wanted)?.getAttribute(attribute),
      [selector, name] as const,
    );
  }

  isFocused = (selector: string) =>
    this.evaluate((wanted) => Boolean(document.activeElement?.matches(wanted)), selector);

  scrollY = () => this.evaluate(() => Math.round(window.scrollY));

  async scrollTo(y: number): Promise<void> {
    await this.evaluate((top) => window.scrollTo(0, top), y);
    await this.frames();
  }

  async cookie(name: string): Promise<string | undefined> {
    const cookies = (await this.#send('cookies')) as { name: string; value: string }[];
    return cookies.find((cookie) => cookie.name === name)?.value;
  }

  async screenshot(file: string): Promise<void> {
    const image = String(await this.#send('screenshot', { full: false }));
    writeFileSync(file, image, 'base64');
  }

  faults = (): Promise<string[]> =>
    this.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '[]'), this.#faultsKey);
}

const mouse = { parameters: { pointerType: 'mouse' } };

const pointerTo = (x: number, y: number) => ({ type: 'pointerMove', x, y, duration: 0 });

/** Runs in the page. */
function findVisible({ selector, text }: { selector: string; text: string }): Element | null {
  const found = [...document.querySelectorAll(selector)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      String(element.textContent).replaceAll('\u00AD', '').includes(text),
  );
  return found ?? null;
}

/** Runs in the page. */
function scrollToMiddle({ selector, text }: { selector: string; text: string }): void {
  [...document.querySelectorAll(selector)]
    .find((element) => String(element.textContent).replaceAll('\u00AD', '').includes(text))
    ?.scrollIntoView({ block: 'center' });
}

/** Runs in each page before its scripts. Records errors and warnings across navigations. */
function recordFaults(key: string): void {
  const note = (fault: string) => {
    const faults: string[] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    sessionStorage.setItem(key, JSON.stringify([...faults, `${location.href}: ${fault}`]));
  };
  for (const level of ['error', 'warn']) {
    const log: (...values: unknown[]) => void = Reflect.get(console, level);
    Reflect.set(console, level, (...values: unknown[]) => {
      note(values.map(String).join(' '));
      log(...values);
    });
  }
  addEventListener('error', ({ message }) => note(message));
  addEventListener('unhandledrejection', ({ reason }) => note(String(reason)));
}
