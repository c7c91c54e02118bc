import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { hydrated } from './hydrated';
import { moved, openAndMove } from './moved';
import type { Random } from './seededRandom';
import { servedPage } from './servedPage';

type Entry = {
  /** Address, with query and hash. */
  url: string;
  /** Where the page was scrolled to when it was left. */
  y: number;
};

/** Where the reader must be after a step. */
type Expected = {
  /** Another page has come: it is announced, and its heading has the focus unless `focus` says more. */
  isNewPage?: boolean;
  /** CSS selector of what has the focus. */
  focus?: string;
  /** Place on the page, in px; left out where a hash decides. */
  y?: number;
};

const files = /\.(xml|ics|json|pdf|txt|webmanifest)$/;

/**
 * A reader who goes anywhere: links, back and forward, parts of a page, the other language, the menu,
 * the search, a reload. Knows of the browser's history what a browser does, and after each step
 * compares the page with it.
 */
export class Walk {
  private entries: Entry[] = [];
  private index = 0;
  /** For the report of a failure: what was done, step by step. */
  readonly steps: string[] = [];

  constructor(
    private readonly page: Page,
    private readonly request: APIRequestContext,
    private readonly random: Random,
  ) {}

  async begin(path: string): Promise<void> {
    await openAndMove(this.page, path);
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
      () => this.goToPart(),
      () => this.changeLanguage(),
      () => this.followInMenu(),
      () => this.leaveMenu(),
      () => this.search(),
      () => this.leaveSearch(),
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

  /** Writes down where the page is left. */
  private async leave(): Promise<void> {
    const entry = this.entries[this.index];
    if (entry) entry.y = await this.y();
  }

  private async push(url: string): Promise<void> {
    this.index += 1;
    this.entries.splice(this.index, Infinity, { url, y: 0 });
    await expect.poll(() => this.url()).toBe(url);
  }

  /** Links of this site below an element, that can be seen and lead to another page. */
  private links(root: string): Promise<string[]> {
    return this.page.evaluate(
      ([selector, pattern]) => {
        const links = document.querySelectorAll<HTMLAnchorElement>(`${selector} a[href^="/"]`);
        const hrefs = [...links]
          .filter((link) => link.checkVisibility() && !link.target && link.id !== 'search')
          .filter(({ pathname }) => pathname !== location.pathname)
          .map((link) => link.getAttribute('href') ?? '')
          .filter((href) => !new RegExp(pattern ?? '').test(href));
        return [...new Set(hrefs)];
      },
      [root, files.source],
    );
  }

  private async click(root: string, href: string): Promise<void> {
    const link = this.page.locator(`${root} a[href="${href}"]:visible`).first();
    await link.scrollIntoViewIfNeeded();
    await this.settle();
    await this.leave();
    await link.click();
  }

  private async follow(root: string): Promise<void> {
    const links = await this.links(root);
    if (links.length === 0) return;
    const href = this.random.pick(links);
    this.steps.push(`follows ${href} in <${root}>`);
    await this.click(root, href);
    await this.push(encodeURI(decodeURI(href)));
    await this.check({ isNewPage: true, y: 0 });
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

  /** Gatsby writes the place down in the frame after the browser has told of it. */
  private async settle(): Promise<void> {
    await this.page.evaluate(
      () =>
        new Promise((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        ),
    );
  }

  /** One of the links past the top bar, to another part than the one that the address names already. */
  private async goToPart(): Promise<void> {
    const { pathname, search, hash } = new URL(await this.url(), 'http://localhost');
    const parts = ['#content', '#navigation', '#search'].filter((part) => part !== hash);
    const part = this.random.pick(parts);
    this.steps.push(`goes to ${part}`);
    await this.page.locator(`.skip-links a[href="${part}"]`).focus();
    await this.settle();
    await this.leave();
    await this.page.keyboard.press('Enter');
    await this.push(`${pathname}${search}${part}`);
    await expect(this.page.locator(part)).toBeInViewport();
    await this.check({ focus: part });
  }

  private async openMenu(): Promise<void> {
    await this.page.evaluate(() => window.scrollTo(0, 0));
    await this.page.locator('summary.menu-button').click();
    await expect(this.page.locator('html')).toHaveClass(/scroll-disabled/);
    // Before it is all there, Playwright would look for a way past it, and scroll.
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

  private async leaveMenu(): Promise<void> {
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
    await this.leave();
    await this.page.getByRole('combobox').fill(word);
    await this.page.keyboard.press('Enter');
    const prefix = (await this.url()).startsWith('/en/') ? '/en' : '';
    await this.push(`${prefix}/leit/?query=${encodeURIComponent(word)}`);
    // What was found decides how long the page is.
    await expect(this.page.locator('main [role=status]')).not.toBeEmpty();
    await this.check({ isNewPage: true, y: 0 });
  }

  private async leaveSearch(): Promise<void> {
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
    await moved(this.page);
    await this.check({ y });
  }

  private async go(by: 1 | -1): Promise<void> {
    await this.leave();
    const from = this.entries[this.index];
    this.index += by;
    const to = this.entries[this.index];
    if (!from || !to) throw new Error('There is no such entry');
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
      const sentence = lang === 'is' ? 'Farið á síðuna' : 'Navigated to';
      await expect(page.locator('#announcer')).toHaveText(`${sentence} ${heading}`);
    }
    if (isNewPage || focus) await expect(page.locator(focus ?? 'h1')).toBeFocused();
    if (y !== undefined) {
      await expect
        .poll(async () => Math.abs((await this.y()) - y), `place, wanted ${y}`)
        .toBeLessThanOrEqual(2);
    }
  }
}
