import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { hydrated, openAt, openHydrated } from './hydrated';
import { newsletterForm, openAndInteract } from './interact';

const button = (page: Page) => page.locator('header summary');
const panel = (page: Page) => page.locator('.menu-panel');
const root = (page: Page) => page.locator('html');
const scrollPosition = (page: Page) => page.evaluate(() => window.scrollY);

/** Counts the page transitions that begin after this call. */
async function countTransitions(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Object.assign(window, { transitions: 0 });
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      const wipes = added.filter((node) => node instanceof HTMLElement && 'wipe' in node.dataset);
      Object.assign(window, { transitions: Reflect.get(window, 'transitions') + wipes.length });
    }).observe(document.body, { childList: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'transitions'));
}

for (const { width, home, list, menu, close, announced } of [
  {
    ...{ width: 375, home: '/en/', list: '/en/ha-frettir/', menu: 'Menu', close: 'Close' },
    announced: 'Navigated to News',
  },
  {
    ...{ width: 1440, home: '/', list: '/ha-frettir/', menu: 'Valmynd', close: 'Loka' },
    announced: 'Síðan Fréttir er opin',
  },
]) {
  test.describe(`${home}, ${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('while the menu is open only the bar and the menu are interactive', async ({ page }) => {
      await openAndInteract(page, home);
      for (const leave of ['button', 'Escape', 'page'] as const) {
        await expect(button(page)).toHaveAccessibleName(menu);
        await button(page).click();
        await expect(panel(page)).toBeVisible();
        await expect(button(page)).toHaveAccessibleName(close);
        await expect(button(page).getByText(close)).toBeVisible();
        await expect(root(page)).toHaveClass('scroll-disabled');
        for (const part of ['main', 'footer'])
          await expect(page.locator(part)).toHaveAttribute('inert');
        await page.mouse.wheel(0, 300);
        expect(await scrollPosition(page)).toBe(0);

        if (leave === 'button') await button(page).click();
        else if (leave === 'Escape') await page.keyboard.press('Escape');
        // The event is dispatched directly, because the menu may cover the bar.
        else await page.locator('.bar').dispatchEvent('click');
        await expect(panel(page)).toBeHidden();
        await expect(button(page)).toBeFocused();
        await expect(root(page)).not.toHaveClass('scroll-disabled');
        await expect(page.locator('[inert]')).toHaveCount(0);
      }
    });

    test('a link in the menu opens its page and closes the menu @smoke', async ({ page }) => {
      await openAndInteract(page, home);
      await button(page).click();
      const toggle = page.locator('.menu-toggle').first();
      const link = panel(page).locator(`a[href="${list}"]:visible`).first();
      if (width < 720) {
        await expect(link).toBeHidden();
        await expect(toggle).toHaveAttribute('aria-expanded', 'false');
        await toggle.click();
        await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      } else {
        await expect(toggle).toBeHidden();
      }
      await link.click();
      await expect(page).toHaveURL(list);
      await expect(panel(page)).toBeHidden();
      await expect(root(page)).not.toHaveClass('scroll-disabled');
      await expect(page.locator('h1')).toBeFocused();
      await expect(page.locator('#announcer')).toHaveText(announced);
    });
  });
}

test('the search closes the menu, and Escape closes the search', async ({ page }) => {
  await openAndInteract(page, '/');
  await button(page).click();
  await expect(panel(page)).toBeVisible();
  await page.locator('#search').click();
  await expect(page.getByRole('combobox')).toBeFocused();
  await expect(panel(page)).toBeHidden();
  await page.keyboard.type('hön');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('#search')).toBeFocused();
});

test('the page transition covers the old page before anything moves', async ({ page }) => {
  await openAndInteract(page, '/ha-frettir/');
  await page.evaluate(() => window.scrollTo(0, 500));
  const frames = await page.evaluate(async () => {
    type Frame = { heading?: string | null; y: number; covered: boolean; time: number };
    const frames: Frame[] = [];
    const link = [...document.querySelectorAll<HTMLAnchorElement>('main h2 a')].find(
      (each) => each.getBoundingClientRect().top > 0,
    );
    link?.focus({ preventScroll: true });
    link?.click();
    const began = performance.now();
    for (;;) {
      await new Promise(requestAnimationFrame);
      const box = document.querySelector('[data-wipe]')?.getBoundingClientRect();
      const time = performance.now() - began;
      const isAbove = box && box.left < 1 && box.top < 1;
      const covered = Boolean(
        isAbove && box.right > innerWidth - 1 && box.bottom > innerHeight - 1,
      );
      const heading = document.querySelector('h1')?.textContent;
      frames.push({ heading, y: window.scrollY, covered, time });
      const isOver = frames.some((frame) => frame.covered) && !box;
      if (isOver || time > 10_000) return frames;
    }
  });
  const [first] = frames;
  const change = frames.findIndex(({ heading }) => heading !== first?.heading);
  expect(change).toBeGreaterThan(0);
  // The page must not move before the change. The page transition covers the change.
  expect(new Set(frames.slice(0, change).map(({ y }) => y))).toEqual(new Set([500]));
  expect(frames[change]).toMatchObject({ y: 0, covered: true });
  expect(frames.at(-1)?.covered).toBe(false);
});

test('back and forward have no page transition and restore the scroll position @smoke', async ({
  page,
}) => {
  await openAndInteract(page, '/ha-frettir/');
  const link = page.locator('main a[href^="/ha-frettir/"]:visible').nth(12);
  await link.scrollIntoViewIfNeeded();
  const scrollY = await scrollPosition(page);
  await link.click();
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.locator('[data-wipe]')).toHaveCount(0);
  const transitions = await countTransitions(page);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Fréttir');
  await expect.poll(() => scrollPosition(page)).toBe(scrollY);
  await page.goForward();
  await expect(page.locator('h1')).not.toHaveText('Fréttir');
  await expect.poll(() => scrollPosition(page)).toBe(0);
  expect(await transitions()).toBe(0);
});

test('with reduced motion the next page is shown at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAndInteract(page, '/verkefni/');
  const transitions = await countTransitions(page);
  await page.locator('main a[href^="/verkefni/"]:visible').first().click();
  await expect(page.locator('h1')).toBeFocused();
  expect(await transitions()).toBe(0);
});

test('a link to a part of the page scrolls and focuses, and its scroll position is restored', async ({
  page,
}) => {
  await openAndInteract(page, '/ha-frettir/');
  await page.locator('.skip-links a[href="#content"]').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/ha-frettir/#content');
  await expect(page.locator('#content')).toBeFocused();

  await page.mouse.wheel(0, 900);
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(850);
  const before = await scrollPosition(page);
  await page.reload();
  await hydrated(page);
  expect(await scrollPosition(page)).toBe(before);
  await page.goBack();
  await expect(page).toHaveURL('/ha-frettir/');
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await page.goForward();
  await expect(page).toHaveURL('/ha-frettir/#content');
  await expect.poll(() => scrollPosition(page)).toBe(before);
});

const contact = '/um-honnunarmidstod/hafa-samband/';

const openingHours = (page: Page) =>
  page.getByRole('heading', { name: 'Opnunartími', exact: true });

async function expectArrival(page: Page): Promise<void> {
  await expect(page).toHaveURL(`${contact}#opnunartimi`);
  await expect(page.locator('[data-wipe]')).toHaveCount(0);
  const place = () =>
    openingHours(page).evaluate((element) => {
      const { left, top, bottom } = element.getBoundingClientRect();
      const front = document.elementFromPoint(left + 2, (top + bottom) / 2);
      return { isInFront: front === element, isAtTop: top >= 0 && top < innerHeight / 4 };
    });
  await expect.poll(place).toEqual({ isInFront: true, isAtTop: true });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 600 } });

  test('a link to a heading of the page arrives, and again after a reload', async ({ page }) => {
    await openAndInteract(page, contact);
    await page.getByRole('link', { name: 'alla virka daga' }).click();
    await expectArrival(page);
    await page.reload();
    await hydrated(page);
    await expectArrival(page);
  });

  test('a link to a heading of another page arrives without a load of a document', async ({
    page,
  }) => {
    await openAndInteract(page, '/um-honnunarmidstod/');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole('main').getByRole('link', { name: 'opnunartími', exact: true }).click();
    await expectArrival(page);
    await expect(openingHours(page)).toBeFocused();
    expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
  });
});

test('the footer is there after the hash was changed in the address bar, before anything else', async ({
  page,
}) => {
  await openHydrated(page, '/verkefni/');
  await page.evaluate(() => {
    window.location.hash = 'no-such-part';
  });
  await hydrated(page);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('an old build shows the new year in January', async ({ page }) => {
  await openAt(page, '/', '2099-01-02T12:00:00Z');
  await newsletterForm(page);
  await expect(page.getByRole('contentinfo')).toContainText('© 2099 Miðstöð');
});

test('an issue leads to its articles, and an article leads back', async ({ page }) => {
  const title = 'Kvarði 14: Ysta lagið';
  await openAndInteract(page, '/timarit/');
  const heading = page.getByRole('heading', { level: 1 });
  await page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
  await expect(heading).toHaveText(title);
  const issue = page.url();
  const articles = page.getByRole('region', { name: 'Efni' }).getByRole('link');
  const [name = ''] = await articles.allTextContents();
  await articles.first().click();
  await expect(heading).toHaveText(name);
  await page.getByRole('definition').getByRole('link', { name: title, exact: true }).click();
  await expect(page).toHaveURL(issue);
});
