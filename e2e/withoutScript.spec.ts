import { expect, test } from '@playwright/test';
import { builtPages, isDocumentPage, testedTemplates, isHidden } from './builtPages';

test.use({ javaScriptEnabled: false });

// everyPage.spec.ts compares the text with and without JavaScript.

for (const page of testedTemplates()) {
  test(
    `${page.path} is usable without JavaScript`,
    { tag: isHidden(page) ? [] : '@smoke' },
    async ({ page: tab }) => {
      await tab.goto(page.path);
      // The offline page may hide the newsletter form, because signing up needs a network.
      const hidden = page.template.includes('-templates-offline-') ? ', .newsletter' : '';
      const faults = await tab.evaluate((alsoHidden) => {
        const name = (element: Element) =>
          `<${element.localName}> “${element.textContent?.trim().slice(0, 40)}” ${element.getAttribute('href') ?? ''}`;
        const isSeen = (element: Element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        // Texts in these elements may be hidden. `details` opens without JavaScript. `data-empty`
        // marks a filter's text for no results, and `data-with` the filters that combine with the
        // chosen filter. The cookie banner, its skip link and buttons may need JavaScript.
        const mayHide =
          'details, [data-empty], [data-with], label, button, [aria-label=Vafrakökur], [aria-label=Cookies], [href="#consent"], ' +
          'script, style, noscript, template' +
          alsoHidden;

        const texts = [...document.body.querySelectorAll('*')].filter(
          (element) =>
            !element.closest(mayHide) &&
            [...element.childNodes].some(
              ({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim(),
            ),
        );
        const unread = texts
          .filter((element) => !isSeen(element))
          .map((e) => `${name(e)} is not visible`);

        const deadLinks = [...document.querySelectorAll('a')]
          .filter((link) => {
            const address = link.getAttribute('href') ?? '';
            const target = address.startsWith('#') && document.getElementById(address.slice(1));
            return !/^(https?:|mailto:|tel:|\/|#.)/.test(address) || target === null;
          })
          .map((link) => `${name(link)} leads nowhere`);

        const withoutImage = [...document.querySelectorAll('main img')]
          .filter((image) => !image.getAttribute('src'))
          .map(({ outerHTML }) => `${outerHTML} needs JavaScript`);

        return [...unread, ...deadLinks, ...withoutImage];
      }, hidden);
      expect(faults).toEqual([]);

      if (isHidden(page)) return;
      const idle = await tab.locator('button, input, select, textarea').evaluateAll((controls) =>
        controls
          .filter((control) => control.checkVisibility({ visibilityProperty: true }))
          .filter((control) => {
            const { form, name, type } = control as HTMLInputElement;
            const isSent = form?.getAttribute('action') && (type === 'submit' || name !== '');
            return !isSent;
          })
          .map(({ outerHTML }) => outerHTML),
      );
      expect(idle, 'controls that do nothing').toEqual([]);
    },
  );
}

test('lists name the date of their order', async ({ page }) => {
  await page.goto('/en/fyrir-honnudi/styrkir/');
  const table = page.getByRole('region', { name: 'Deadlines' });
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  await expect(table).toContainText(/As of \p{L}+\s\d{1,2}, \d{4}/u);
  await page.goto('/vidburdir/');
  const main = page.getByRole('main');
  await expect(main).toContainText(/Staðan \d{1,2}\.\s\p{L}+ \d{4}/u);
  await expect(main.getByRole('listitem').first()).toBeVisible();
});

test('the front page names the day of the opening', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main')).toContainText(
    /opnar (mið|fim|fös|lau|sun)\. \d+\.\s\p{L}+ kl\.\s1[02]/iu,
  );
});

test('the not-found page links to the lists, the sections and the search', async ({ page }) => {
  await page.goto('/verkefni/horfid/');
  const main = page.getByRole('main');
  for (const name of ['Fréttir', 'Viðburðir', 'Verkefni', 'Fagfélög', 'Um Miðstöð']) {
    await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await main.getByRole('searchbox').fill('ull');
  await main.getByRole('button', { name: 'Leita' }).click();
  await expect(page).toHaveURL(/\/leit\/\?query=ull$/);
});

test('the search page lists every document of its language', async ({ page }) => {
  await page.goto('/en/leit/');
  const links = page.getByRole('main').getByRole('link');
  const listed = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const documents = builtPages().filter((each) => each.lang === 'en-US' && isDocumentPage(each));
  expect(listed.sort()).toEqual(documents.map((document) => document.path).sort());
});

test('the footer has the publisher and its contact details', async ({ page }) => {
  await page.goto('/en/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Bryggjustétt 4');
  await expect(footer.locator('a[href="mailto:info@example.is"]')).toHaveText('info@example.is');
  await expect(footer.locator('a[href="tel:+3545550100"]')).toHaveText('+354 555 0100');
  await expect(footer).toContainText(/© 20\d\d Miðstöð/);
  await expect(footer).toContainText('This site shows sample content.');
  await expect(footer).toContainText('Its people and events are fictitious.');
  const heading = footer.getByRole('heading', { name: 'Social media' });
  const links = await heading.locator('..').getByRole('link').allTextContents();
  const names = links.map((text) => text.replace(/ \(.*\)$/, ''));
  expect(names).toEqual(['Facebook', 'Instagram', 'X', 'YouTube', 'Pinterest']);
});
