import { expect, test as base } from '@playwright/test';
import { openHydrated, scrollToEnd } from './hydrated';
import { newsletterForm } from './interact';

type Watched = { blocked: string[] };

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

test(
  'what a reader does is not blocked, and asks no other site',
  { tag: '@smoke' },
  async ({ page, blocked }) => {
    const ours = ['BASE_URL', 'CONTENT_URL', 'NEWSLETTER_URL'].map((name) => process.env[name]);
    const isOurs = (url: string) => ours.some((own) => own?.startsWith(new URL(url).origin));
    const foreign: string[] = [];
    page.context().on('request', (request) => {
      if (/^http/.test(request.url()) && !isOurs(request.url())) foreign.push(request.url());
    });
    page.on('websocket', (socket) => foreign.push(socket.url()));
    await openHydrated(page, '/');
    await page.getByRole('button', { name: 'Samþykkja' }).click();
    await expect(page.locator('script[src^="/sampleContainer.js"]')).toHaveCount(1);
    await page.getByRole('navigation', { name: 'Valmynd' }).locator('summary').click();
    await expect(page.locator('.menu-panel')).toBeVisible();
    await page.keyboard.press('Escape');
    await openHydrated(page, '/leit/?query=stóll');
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    const form = await newsletterForm(page);
    await form.getByRole('textbox').fill('lesandi@example.is');
    await form.getByRole('button').click();
    await expect(form.getByRole('status')).toContainText('lesandi@example.is');
    await scrollToEnd(page);
    await page.getByRole('main').getByRole('heading').getByRole('link').first().click();
    await expect(page).not.toHaveURL(/leit/);
    await scrollToEnd(page);
    expect(blocked).toEqual([]);
    expect(foreign).toEqual([]);
  },
);
