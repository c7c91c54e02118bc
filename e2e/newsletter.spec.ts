import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { axeViolations } from './axeViolations';
import { holdRequests, newsletterForm } from './interact';
import { openHydrated } from './hydrated';

const receiver = String(process.env['NEWSLETTER_URL']);

// The tests intercept requests, so the service worker must not.
test.use({ serviceWorkers: 'block' });

const messages = {
  '/verkefni/': {
    lang: 'is',
    heading: 'Fréttir í pósti tvisvar í mánuði',
    label: 'Netfang (nauðsynlegt)',
    button: 'Skrá mig',
    invalid: 'Athugaðu netfangið. Það á að líta svona út: nafn@example.is',
    done: /^Takk fyrir\. Líttu í tölvupóstinn \(.+\) til að staðfesta skráninguna\.$/,
    page: 'Takk fyrir. Líttu í tölvupóstinn þinn til að staðfesta skráninguna.',
    failed: 'Skráningin komst ekki til skila. Athugaðu nettenginguna og reyndu aftur.',
  },
  '/en/verkefni/': {
    lang: 'en-us',
    heading: 'Our news, twice a month',
    label: 'E-mail (required)',
    button: 'Sign me up',
    invalid: 'Check the address. It should look like this: name@example.com',
    done: /^Thank you\. Check your e-mail \(.+\) to confirm\.$/,
    page: 'Thank you. Check your e-mail to confirm.',
    failed: 'You could not be signed up. Check your connection and try again.',
  },
} as const;

const newEmail = (test: string) => `${test}-${Date.now()}-${process.pid}@example.is`;

async function recorded(email: string): Promise<{ email: string; lang: string }[]> {
  const response = await fetch(receiver, { headers: { Accept: 'application/json' } });
  const signUps: { email: string; lang: string }[] = await response.json();
  return signUps.filter((signUp) => signUp.email === email);
}

async function declineCookies(page: Page): Promise<void> {
  const url = new URL(String(process.env['BASE_URL']));
  await page.context().addCookies([{ name: 'gdprConsent', value: 'false', url: url.origin }]);
}

for (const [width, colorScheme, address] of [
  [375, 'light', '/verkefni/'],
  [1440, 'dark', '/en/verkefni/'],
] as const) {
  const { lang, heading, label, button, invalid, done } = messages[address];

  test(
    `${address}, ${width} px: signs up with only the keyboard after a mistake, and the receiver records the address`,
    { tag: address === '/verkefni/' ? '@smoke' : [] },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await declineCookies(page);
      await openHydrated(page, address);
      const form = await newsletterForm(page);
      await expect(form).toHaveAccessibleName(heading);
      const field = form.getByRole('textbox', { name: label, exact: true });
      await field.focus();

      await page.keyboard.type('nobody');
      await page.keyboard.press('Enter');
      await expect(form.getByRole('alert')).toHaveText(invalid);
      await expect(field).toBeFocused();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(invalid);
      expect(await axeViolations(page)).toEqual([]);

      const email = newEmail(`keyboard-${width}-${lang}`);
      await page.keyboard.press('Control+A');
      await page.keyboard.type(email);
      await page.keyboard.press('Tab');
      await expect(form.getByRole('button', { name: button })).toBeFocused();
      await page.keyboard.press('Space');
      const status = form.getByRole('status');
      await expect(status).toHaveText(done);
      await expect(status).toContainText(email);
      await expect(status).toBeFocused();
      await expect(status).toBeInViewport();
      expect(await recorded(email)).toEqual([{ email, lang, at: expect.any(String) }]);
      expect(await axeViolations(page)).toEqual([]);
      expect(new URL(page.url()).pathname).toBe(address);
    },
  );
}

const { label, button, page: title, done, failed } = messages['/en/verkefni/'];
const address = '/en/verkefni/';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the browser validates the address, and the provider’s page confirms the sign-up',
    { tag: '@smoke' },
    async ({ page }) => {
      await page.goto(address);
      const form = page.getByRole('contentinfo').getByRole('form');
      const field = form.getByLabel(label);
      await field.fill('nobody');
      await form.getByRole('button', { name: button }).click();
      expect(new URL(page.url()).pathname).toBe(address);

      const email = newEmail('without-script');
      await field.fill(email);
      await form.getByRole('button', { name: button }).click();
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      expect(page.url()).toBe(receiver);
      expect(await recorded(email)).toHaveLength(1);
      await page.getByRole('link').click();
      await expect(page).toHaveURL('/en/');
    },
  );
});

test('the address stays in the field when the provider or the network fails', async ({ page }) => {
  await openHydrated(page, address);
  const form = await newsletterForm(page);
  const field = form.getByLabel(label);
  const email = newEmail('again');
  await field.fill(email);
  for (const fail of [{ status: 500 }, undefined]) {
    await page.route(receiver, (route) => (fail ? route.fulfill(fail) : route.abort()));
    await form.getByRole('button').click();
    await expect(form.getByRole('status')).toHaveText(failed);
    await expect(field).toHaveValue(email);
    await page.unroute(receiver);
  }
  expect(await recorded(email)).toEqual([]);
  await form.getByRole('button').click();
  await expect(form.getByRole('status')).toHaveText(done);
  expect(await recorded(email)).toHaveLength(1);
});

test('pressing twice signs up once, and the button shows that the request is running', async ({
  page,
}) => {
  await openHydrated(page, '/');
  const form = await newsletterForm(page);
  const release = await holdRequests(page, receiver);
  const email = newEmail('twice');
  await form.getByRole('textbox').fill(email);
  await form.getByRole('button').click();
  await expect(form.getByRole('button')).toHaveText('Skrái …');
  await form.getByRole('button').click();
  release();
  await expect(form.getByRole('status')).toHaveText(/^Takk fyrir/);
  expect(await recorded(email)).toHaveLength(1);
});

test('without its lazy code the form is sent as without JavaScript', async ({ page }) => {
  await openHydrated(page, '/en/');
  const form = await newsletterForm(page);
  await page.route('**/*.js', (route) => route.abort());
  const email = newEmail('plain');
  await form.getByRole('textbox').fill(email);
  await form.getByRole('button').click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  expect(await recorded(email)).toEqual([{ email, lang: 'en-us', at: expect.any(String) }]);
});
