import { expect, test, type Page } from '@playwright/test';
import { axeFaults } from './axeFaults';
import { newsletterForm } from './newsletterForm';
import { hydrated } from './hydrated';

const sink = String(process.env['NEWSLETTER_URL']);

// Answers that the tests give in the sink's place must not be a service worker's to give.
test.use({ serviceWorkers: 'block' });

test.beforeAll(() => {
  if (!process.env['NEWSLETTER_URL']) {
    throw new Error(
      'NEWSLETTER_URL is not set: it is the address that the site was built to send the newsletter’s ' +
        'sign-ups to. Run npm test; or, with npm start running: NEWSLETTER_URL=http://localhost:3101/',
    );
  }
});

const words = {
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
    done: /^Thank you\. Look in your e-mail \(.+\) to confirm\.$/,
    page: 'Thank you. Look in your e-mail to confirm.',
    failed: 'The sign-up did not get through. Check your connection and try again.',
  },
} as const;

type Address = keyof typeof words;

const addresses = Object.keys(words) as Address[];

/** An address that no other test and no other run has signed up. */
const newEmail = (test: string) => `${test}-${Date.now()}-${process.pid}@example.is`;

/** What the sink has recorded of an address. */
async function recorded(email: string): Promise<{ email: string; lang: string }[]> {
  const answer = await fetch(sink, { headers: { Accept: 'application/json' } });
  const signUps: { email: string; lang: string }[] = await answer.json();
  return signUps.filter((signUp) => signUp.email === email);
}

async function answered(page: Page): Promise<void> {
  const url = new URL(String(process.env['BASE_URL']));
  await page.context().addCookies([{ name: 'gdprConsent', value: 'false', url: url.origin }]);
}

const views = [
  [375, 'light', '/verkefni/'],
  [1440, 'dark', '/en/verkefni/'],
  [375, 'dark', '/en/verkefni/'],
  [1440, 'light', '/verkefni/'],
] as const;

for (const [width, colorScheme, address] of views.slice(0, process.env['TEST_FULL'] ? 4 : 2)) {
  const { lang, heading, label, button, invalid, done } = words[address];

  test(`${address}, ${width} px: the keyboard alone signs up, after a mistake, and the sink has it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await answered(page);
    await page.goto(address);
    await hydrated(page);
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
    expect(await axeFaults(page)).toEqual([]);

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
    expect(await axeFaults(page)).toEqual([]);
    expect(new URL(page.url()).pathname).toBe(address);
  });
}

for (const address of addresses) {
  const { lang, label, button, page: title, done, failed } = words[address];

  test.describe(`${address} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });

    test('the browser checks the address, and the provider’s page says what is to be done', async ({
      page,
    }) => {
      await page.goto(address);
      const form = page.getByRole('contentinfo').getByRole('form');
      const field = form.getByLabel(label);
      await field.fill('nobody');
      await form.getByRole('button', { name: button }).click();
      expect(new URL(page.url()).pathname).toBe(address);

      const email = newEmail(`plain-${lang}`);
      await field.fill(email);
      await form.getByRole('button', { name: button }).click();
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      expect(page.url()).toBe(sink);
      expect(await recorded(email)).toHaveLength(1);
      await page.getByRole('link').click();
      await expect(page).toHaveURL(lang === 'is' ? '/' : '/en/');
    });
  });

  test(`${address}: a provider that fails, and a network that is gone, lose no address`, async ({
    page,
  }) => {
    await page.goto(address);
    await hydrated(page);
    const form = await newsletterForm(page);
    const field = form.getByLabel(label);
    const email = newEmail(`again-${lang}`);
    await field.fill(email);
    for (const fail of [{ status: 500 }, undefined]) {
      await page.route(sink, (route) => (fail ? route.fulfill(fail) : route.abort()));
      await form.getByRole('button').click();
      await expect(form.getByRole('status')).toHaveText(failed);
      await expect(field).toHaveValue(email);
      await page.unroute(sink);
    }
    expect(await recorded(email)).toEqual([]);
    await form.getByRole('button').click();
    await expect(form.getByRole('status')).toHaveText(done);
    expect(await recorded(email)).toHaveLength(1);
  });
}

test('who presses twice signs up once, and is told meanwhile that it is under way', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const form = await newsletterForm(page);
  let letThrough: () => void = () => undefined;
  const wait = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(sink, async (route) => {
    await wait;
    await route.continue();
  });
  const email = newEmail('twice');
  await form.getByRole('textbox').fill(email);
  await form.getByRole('button').click();
  await expect(form.getByRole('button')).toHaveText('Skrái …');
  await form.getByRole('button').click();
  letThrough();
  await expect(form.getByRole('status')).toHaveText(/^Takk fyrir/);
  expect(await recorded(email)).toHaveLength(1);
});

test('without the code that sends it, the form is sent as without JavaScript', async ({ page }) => {
  await page.goto('/en/');
  await hydrated(page);
  const form = await newsletterForm(page);
  await page.route('**/*.js', (route) => route.abort());
  const email = newEmail('plain');
  await form.getByRole('textbox').fill(email);
  await form.getByRole('button').click();
  await expect(page.getByRole('heading', { name: words['/en/verkefni/'].page })).toBeVisible();
  expect(await recorded(email)).toEqual([{ email, lang: 'en-us', at: expect.any(String) }]);
});
