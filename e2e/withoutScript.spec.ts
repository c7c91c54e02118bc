import { expect, test } from '@playwright/test';
import { testedTemplates } from './builtPages';
import { isHidden } from './isHidden';

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
            return !/^(https?:|mailto:|tel:|geo:|\/|#.)/.test(address) || target === null;
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
