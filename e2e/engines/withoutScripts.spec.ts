import { expect } from '@playwright/test';
import { builtPages, isDocumentPage } from '../builtPages';
import { engineTest as test } from './engineTest';

test.use({ look: { scripts: false, colorScheme: 'light', reducedMotion: false } });

for (const path of ['/', '/ha-frettir/', '/ha-frettir/smidamars-2027/', '/en/verkefni/']) {
  test(`${path} is readable without JavaScript`, async ({ tab, site }) => {
    site.headScript = "document.documentElement.id = 'scripted'";
    await tab.open(path);
    const unread = await tab.evaluate(() => {
      const mayHide =
        'details, label, button, #consent, [href="#consent"], script, style, noscript, template';
      const texts = [...document.body.querySelectorAll('*')].filter(
        (element) =>
          !element.closest(mayHide) &&
          [...element.childNodes].some(
            ({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim(),
          ),
      );
      const isSeen = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      return texts.filter((element) => !isSeen(element)).map(({ outerHTML }) => outerHTML);
    });
    expect(unread).toEqual([]);
    expect(await tab.sees('h1')).toBe(true);
    // Otherwise this test would prove nothing.
    expect(await tab.count('#scripted')).toBe(0);
  });
}

test('the menu opens, and its links lead to pages', async ({ tab }) => {
  await tab.resize(375, 900);
  await tab.open('/');
  const link = '.menu-panel a[href="/fagfelog/"]';
  expect(await tab.sees(link)).toBe(false);
  await tab.click('header summary');
  await tab.click(link);
  await expect.poll(() => tab.path()).toBe('/fagfelog/');
  await expect.poll(() => tab.text('h1')).toBe('Fagfélög');
});

test('the search is a link to a page that lists every document', async ({ tab }) => {
  await tab.open('/en/verkefni/');
  await tab.click('header a[href="/en/leit/"]');
  await expect.poll(() => tab.path()).toBe('/en/leit/');
  const listed = () =>
    tab.evaluate(() =>
      [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href')).sort(),
    );
  const documents = builtPages().filter((page) => page.lang === 'en-US' && isDocumentPage(page));
  await expect.poll(listed).toEqual(documents.map(({ path }) => path).sort());
});

test('the list of events gives the date of its grouping', async ({ tab }) => {
  await tab.open('/vidburdir/');
  expect(await tab.text('main')).toMatch(/Staðan \d{1,2}\.\s\p{L}+ \d{4}/u);
});

test('the language switch leads to the translation', async ({ tab }) => {
  await tab.open('/verkefni/fjoruleidin/');
  await tab.click('.languages a', 'English');
  await expect.poll(() => tab.path()).toBe('/en/verkefni/shoreline-path/');
  await expect.poll(() => tab.attribute('html', 'lang')).toBe('en-US');
});

test('the newsletter’s form is validated by the browser and confirmed by a page', async ({
  tab,
}) => {
  await tab.open('/en/verkefni/');
  await tab.click('form.newsletter input[type=email]');
  await tab.type('nobody');
  await tab.press('Enter');
  expect(await tab.path()).toBe('/en/verkefni/');
  await tab.type('@example.is');
  await tab.press('Enter');
  await expect.poll(() => tab.text('h1')).toBe('Thank you. Check your e-mail to confirm.');
});

test('an embed is a link to its content', async ({ tab, foreignHosts }) => {
  await tab.open('/ha-frettir/hlutur-sem-dettur-a-ad-geta-thad/');
  const links = await tab.evaluate(() =>
    [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href')),
  );
  expect(links).toContainEqual(expect.stringMatching(/^https:\/\/www\.youtube\.com\/watch/));
  expect(foreignHosts).toEqual([]);
});
