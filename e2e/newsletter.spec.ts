import { expect, test } from '@playwright/test';
import { axeViolations } from './axeViolations';
import { holdRequests, newsletterForm } from './interact';
import { openHydrated } from './hydrated';

const receiver = String(process.env['NEWSLETTER_URL']);

// The tests intercept requests, so the service worker must not.
test.use({ serviceWorkers: 'block' });

const address = '/en/verkefni/';
const label = 'E-mail (required)';
const button = 'Sign me up';
const pageTitle = 'Thank you. Check your e-mail to confirm.';
const done = /^Thank you\. Check your e-mail \(.+\) to confirm\.$/;

const newEmail = (test: string) => `${test}-${Date.now()}-${process.pid}@example.is`;

async function recorded(email: string): Promise<{ email: string; lang: string }[]> {
  const response = await fetch(receiver, { headers: { Accept: 'application/json' } });
  const signUps: { email: string; lang: string }[] = await response.json();
  return signUps.filter((signUp) => signUp.email === email);
}

test('signs up with only the keyboard after a mistake, and the receiver records the address @smoke', async ({
  page,
  context,
  baseURL,
}) => {
  const invalid = 'Athugaðu netfangið. Það á að líta svona út: nafn@example.is';
  await page.setViewportSize({ width: 375, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await context.addCookies([{ name: 'gdprConsent', value: 'false', url: baseURL ?? '' }]);
  await openHydrated(page, '/verkefni/');
  const form = await newsletterForm(page);
  await expect(form).toHaveAccessibleName('Fréttir í pósti tvisvar í mánuði');
  const field = form.getByRole('textbox', { name: 'Netfang (nauðsynlegt)', exact: true });
  await field.focus();

  await page.keyboard.type('nobody');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toHaveText(invalid);
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(invalid);
  expect(await axeViolations(page)).toEqual([]);

  const email = newEmail('keyboard');
  await page.keyboard.press('Control+A');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await expect(form.getByRole('button', { name: 'Skrá mig' })).toBeFocused();
  await page.keyboard.press('Space');
  const status = form.getByRole('status');
  await expect(status).toHaveText(
    `Takk fyrir. Líttu í tölvupóstinn (${email}) til að staðfesta skráninguna.`,
  );
  await expect(status).toBeFocused();
  await expect(status).toBeInViewport();
  expect(await recorded(email)).toEqual([{ email, lang: 'is', at: expect.any(String) }]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeViolations(page)).toEqual([]);
  expect(new URL(page.url()).pathname).toBe('/verkefni/');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser validates the address, and the provider’s page confirms the sign-up @smoke', async ({
    page,
  }) => {
    await page.goto(address);
    const form = page.getByRole('contentinfo').getByRole('form');
    const field = form.getByLabel(label);
    await field.fill('nobody');
    await form.getByRole('button', { name: button }).click();
    expect(new URL(page.url()).pathname).toBe(address);

    const email = newEmail('without-script');
    await field.fill(email);
    await form.getByRole('button', { name: button }).click();
    await expect(page.getByRole('heading', { name: pageTitle })).toBeVisible();
    expect(page.url()).toBe(receiver);
    expect(await recorded(email)).toHaveLength(1);
    await page.getByRole('link').click();
    await expect(page).toHaveURL('/en/');
  });
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
    await expect(form.getByRole('status')).toHaveText(
      'You could not be signed up. Check your connection and try again.',
    );
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
  await expect(page.getByRole('heading', { name: pageTitle })).toBeVisible();
  expect(await recorded(email)).toEqual([{ email, lang: 'en-us', at: expect.any(String) }]);
});
