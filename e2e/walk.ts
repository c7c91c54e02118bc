import { expect } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';
import { hydrated } from './hydrated';
import { interact, openAndInteract } from './interact';
import type { Random } from './seededRandom';
import { servedPage } from './servedPage';

type Entry = {
  /** The path with query and hash. */
  url: string;
  /** The scroll position when the page was left. */
  y: number;
};

/** The expected state after a step. */
type Expected = {
  /**
   * A new page is shown: it is announced, and its heading has the focus unless `focus` is given.
   */
  isNewPage?: boolean;
  /** The CSS selector of the focused element. */
  focus?: string;
  /** The scroll position in px; undefined if a hash decides. */
  y?: number;
};

const fileExtension = /\.(xml|ics|json|pdf|txt|webmanifest)$/;

/**
 * A random walk: links, back and forward, parts of a page, the other language, the menu, the
 * search, reloads. It keeps its own copy of the browser's history and compares the page with it
 * after each step.
 */
export class Walk {
  private entries: Entry[] = [];
  private index = 0;
  /** The steps so far, for the report of a failure. */
  readonly steps: string[] = [];

  constructor(
    private readonly page: Page,
    private readonly request: APIRequestContext,
    private readonly random: Random,
  ) {}

  async start(path: string): Promise<void> {
    await openAndInteract(this.page, path);
    this.entries = [{ url: await this.url(), y: 0 }];
  }

  async step(): Promise<void> {
    const possible = [
      () => this.follow('main'),
      () => this.follow('main'),
      () => this.follow('header'),
      () => this.follow('footer'),
      () => this.scroll(),
      () => this.scroll(),
      () => this.followSkipLink(),
      () => this.changeLanguage(),
      () => this.followInMenu(),
      () => this.closeMenu(),
      () => this.search(),
      () => this.closeSearch(),
      () => this.reload(),
      ...(this.index > 0 ? [() => this.go(-1), () => this.go(-1), () => this.go(-1)] : []),
      ...(this.index < this.entries.length - 1 ? [() => this.go(1), () => this.go(1)] : []),
    ];
    await this.random.pick(possible)();
  }

  private url(): Promise<string> {
    return this.page.evaluate(() => location.pathname + location.search + location.hash);
  }

  private y(): Promise<number> {
    return this.page.evaluate(() => Math.round(window.scrollY));
  }

  /** Saves the scroll position before leaving the page. */
  private async saveScroll(): Promise<void> {
    const entry = this.entries[this.index];
    if (entry) entry.y = await this.y();
  }

  private async push(url: string): Promise<void> {
    this.index += 1;
    this.entries.splice(this.index, Infinity, { url, y: 0 });
    await expect.poll(() => this.url()).toBe(url);
  }

  /** The visible internal links inside an element that lead to another page. */
  private links(root: string): Promise<string[]> {
    return this.page.evaluate(
      ([selector, pattern]) => {
        const links = document.querySelectorAll<HTMLAnchorElement>(`${selector} a[href^="/"]`);
        const hrefs = [...links]
          .filter(
            (link) =>
              link.checkVisibility({ visibilityProperty: true }) &&
              !link.target &&
              link.id !== 'search',
          )
          .filter(({ pathname }) => pathname !== location.pathname)
          .map((link) => link.getAttribute('href') ?? '')
          .filter((href) => !new RegExp(pattern ?? '').test(href));
        return [...new Set(hrefs)];
      },
      [root, fileExtension.source],
    );
  }

  private async click(root: string, href: string): Promise<void> {
    const link = this.page.locator(`${root} a[href="${href}"]:visible`).first();
    await link.scrollIntoViewIfNeeded();
    await this.settle();
    await this.saveScroll();
    await link.click();
  }

  private async follow(root: string): Promise<void> {
    const links = await this.links(root);
    if (links.length === 0) return;
    const href = this.random.pick(links);
    this.steps.push(`follows ${href} in <${root}>`);
    const query = new URL(await this.url(), 'http://localhost').searchParams.get('query');
    await this.click(root, href);
    // The language switch takes a search along.
    const search = query && href.endsWith('/leit/') ? `?query=${encodeURIComponent(query)}` : '';
    await this.push(encodeURI(decodeURI(href)) + search);
    await this.check({
      isNewPage: true,
      ...(href.includes('#') ? { focus: ':focus' } : { y: 0 }),
    });
  }

  private async changeLanguage(): Promise<void> {
    await this.follow('.languages');
  }

  private async scroll(): Promise<void> {
    const part = this.random.next();
    this.steps.push(`scrolls to ${Math.round(100 * part)} %`);
    await this.page.evaluate((share) => {
      const { scrollHeight, clientHeight } = document.documentElement;
      window.scrollTo(0, Math.round(share * (scrollHeight - clientHeight)));
    }, part);
    await this.settle();
  }

  /**
   * Waits until Gatsby has saved the scroll position, which it does one frame after the scroll
   * event.
   */
  private async settle(): Promise<void> {
    await this.page.evaluate(
      () =>
        new Promise((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        ),
    );
  }

  /** Follows a skip link to a part of the page that is not in the current hash. */
  private async followSkipLink(): Promise<void> {
    const { pathname, search, hash } = new URL(await this.url(), 'http://localhost');
    const parts = ['#content', '#navigation', '#search'].filter((part) => part !== hash);
    const part = this.random.pick(parts);
    this.steps.push(`goes to ${part}`);
    await this.page.locator(`.skip-links a[href="${part}"]`).focus();
    await this.settle();
    await this.saveScroll();
    await this.page.keyboard.press('Enter');
    await this.push(`${pathname}${search}${part}`);
    await expect(this.page.locator(part)).toBeInViewport();
    await this.check({ focus: part });
  }

  private async openMenu(): Promise<void> {
    await this.page.evaluate(() => window.scrollTo(0, 0));
    await this.page.locator('summary.menu-button').click();
    await expect(this.page.locator('html')).toHaveClass(/scroll-disabled/);
    // Waits for the animation; otherwise Playwright would scroll to find a clickable position.
    await this.page
      .locator('.menu-panel')
      .evaluate((panel) => Promise.all(panel.getAnimations().map(({ finished }) => finished)));
  }

  private async followInMenu(): Promise<void> {
    await this.openMenu();
    const folded = this.page.locator('.menu-toggle[aria-expanded=false]:visible');
    while ((await folded.count()) > 0) await folded.first().click();
    const links = await this.links('.menu-panel');
    const href = this.random.pick(links);
    this.steps.push(`follows ${href} in the menu`);
    await this.click('.menu-panel', href);
    await this.push(encodeURI(decodeURI(href)));
    await this.check({ isNewPage: true, y: 0 });
  }

  private async closeMenu(): Promise<void> {
    this.steps.push('opens the menu and leaves it');
    await this.openMenu();
    await this.page.keyboard.press('Escape');
    await this.check({ focus: 'summary.menu-button' });
  }

  private async openSearch(): Promise<void> {
    await this.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await this.page.keyboard.press('/');
    await expect(this.page.getByRole('combobox')).toBeFocused();
    await expect(this.page.locator('html')).toHaveClass(/scroll-disabled/);
  }

  private async search(): Promise<void> {
    const word = this.random.pick(['hönnun', 'stóll', 'design', 'ull', 'arkitekt']);
    const isThere = /\/leit\/$/.test((await this.url()).split('?')[0] ?? '');
    if (isThere) return;
    this.steps.push(`searches for ${word}`);
    await this.openSearch();
    await this.saveScroll();
    await this.page.getByRole('combobox').fill(word);
    await this.page.keyboard.press('Enter');
    const prefix = (await this.url()).startsWith('/en/') ? '/en' : '';
    await this.push(`${prefix}/leit/?query=${encodeURIComponent(word)}`);
    // The height of the page depends on the results.
    await expect(this.page.locator('main [role=status]')).not.toBeEmpty();
    await this.check({ isNewPage: true, y: 0 });
  }

  private async closeSearch(): Promise<void> {
    this.steps.push('opens the search and leaves it');
    await this.openSearch();
    await this.page.keyboard.type('hön');
    await this.page.keyboard.press('Escape');
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
    await this.check({});
  }

  private async reload(): Promise<void> {
    const y = await this.y();
    this.steps.push(`reloads at ${y}`);
    await this.page.reload();
    await hydrated(this.page);
    await interact(this.page);
    await this.check({ y });
  }

  private async go(by: 1 | -1): Promise<void> {
    await this.saveScroll();
    const from = this.entries[this.index];
    this.index += by;
    const to = this.entries[this.index];
    if (!from || !to) throw new Error('The history has no such entry');
    this.steps.push(`goes ${by < 0 ? 'back' : 'forward'} to ${to.url} at ${to.y}`);
    await this.page.evaluate((steps) => window.history.go(steps), by);
    await expect.poll(() => this.url()).toBe(to.url);
    const isNewPage = from.url.split(/[?#]/)[0] !== to.url.split(/[?#]/)[0];
    await this.check({ isNewPage, y: to.y, ...(to.url.includes('#') ? { focus: ':focus' } : {}) });
  }

  private async check({ isNewPage, focus, y }: Expected): Promise<void> {
    const { page } = this;
    const { title, heading, lang } = await servedPage(this.request, await this.url());
    await expect(page.locator('h1')).toHaveCount(1);
    await expect
      .poll(async () => (await page.locator('h1').textContent())?.replaceAll('\u00AD', '').trim())
      .toBe(heading);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('[data-wipe], dialog')).toHaveCount(0);
    await expect(page.locator('header details[open]')).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveClass(/scroll-disabled/);
    await expect(page.locator('[inert]')).toHaveCount(0);
    if (isNewPage) {
      const sentence = lang === 'is' ? `Síðan ${heading} er opin` : `Navigated to ${heading}`;
      await expect(page.locator('#announcer')).toHaveText(sentence);
    }
    if (isNewPage || focus) await expect(page.locator(focus ?? 'h1')).toBeFocused();
    if (y !== undefined) {
      await expect
        .poll(async () => Math.abs((await this.y()) - y), `scroll position, expected ${y}`)
        .toBeLessThanOrEqual(2);
    }
  }
}
