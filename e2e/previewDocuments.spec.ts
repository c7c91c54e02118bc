import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { publishedDocument, publishedDocuments, richText, withTitle } from './previewContent';
import type { ContentDocument, PreviewContent } from './previewContent';
import { expectedOf, kinds, roots, sampleOf, textOf } from './previewKinds';
import type { Kind } from './previewKinds';
import {
  addressOf,
  alert,
  bar,
  neverShows,
  openPreview,
  previewTest,
  settled,
  visit,
} from './previewTest';

// Without TEST_FULL, the tests cover one kind of document per state of a draft.

const published = publishedDocuments();

const messages = {
  is: {
    stamp: 'Drög',
    notFound: 'Síða fannst ekki',
    missing: 'Þetta skjal er ekki í forskoðuninni',
  },
  'en-us': {
    stamp: 'Draft',
    notFound: 'Page not found',
    missing: 'This document is not in the preview',
  },
};

async function expectDraft(page: Page, kind: Kind, document: ContentDocument): Promise<void> {
  const expected = expectedOf(kind, document);
  const heading = textOf(document.data['title']);
  await expect(page.locator('h1')).toHaveText(heading);
  await expect(page).toHaveTitle(expected.title);
  expect(addressOf(page)).toBe(expected.path);
  await expect(page.getByRole('main')).toContainText(textOf(document.data['content']));
  await expect(page.locator('html')).toHaveAttribute(
    'lang',
    document.lang === 'is' ? 'is' : 'en-US',
  );
  const breadcrumbs = page.getByRole('main').locator('nav ol').first().getByRole('link');
  await expect
    .poll(() => breadcrumbs.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
    .toEqual(expected.breadcrumbs);
  await expect(bar(page)).toContainText(messages[document.lang].stamp);
  await expect(bar(page)).toContainText(heading);
}

type State = {
  name: string;
  draftOf: (document: ContentDocument, kind: Kind) => ContentDocument;
};

const states: State[] = [
  { name: 'changed', draftOf: (document) => document },
  {
    name: 'unpublished',
    // A section shows only pages with the uids of src/routes.ts, which are all published.
    draftOf: (document, kind) => ({
      ...document,
      alternate_language_id: undefined,
      id: `${document.id}-nytt`,
      uid: kind.isOfSection ? 'honnunarnam' : 'nýtt-skjal',
    }),
  },
  {
    name: 'given another uid',
    draftOf: (document, kind) => ({
      ...document,
      uid: kind.isOfSection ? 'samningar' : 'annað-veffang',
    }),
  },
];

const quickTests = new Set([
  'page of a section en-us unpublished',
  'event is given another uid',
  'project en-us deleted',
  'page about visits en-us changed',
]);

const isRun = (...parts: string[]) =>
  Boolean(process.env['TEST_FULL']) || quickTests.has(parts.join(' '));

async function unpublishSameAddress(
  content: PreviewContent,
  { id, uid, type, lang }: ContentDocument,
) {
  const others = published.filter((document) => document.id !== id);
  const duplicate = others.find(
    (each) => each.uid === uid && each.type === type && each.lang === lang,
  );
  if (duplicate) await content.unpublish(duplicate);
}

/** Links the draft from the menu, which decides the section of a page. */
function linkedFromMenu({ id, lang }: ContentDocument, draft: ContentDocument): ContentDocument {
  const homepage = publishedDocument(`homepage-${lang}`);
  return JSON.parse(JSON.stringify(homepage).replaceAll(`"${id}"`, `"${draft.id}"`));
}

for (const kind of kinds) {
  for (const lang of ['is', 'en-us'] as const) {
    const document = sampleOf(kind, lang);
    for (const { name, draftOf } of states) {
      if (!isRun(kind.name, lang, name) || (kind.keepsUid && name !== 'changed')) continue;

      previewTest(
        `${kind.name} in ${lang}, ${name}`,
        { tag: kind.name === 'event' ? '@smoke' : [] },
        async ({ page, content: service }) => {
          const draft = draftOf(withTitle(document, `Drög að ${kind.name}: „þorn“ & <ð>`), kind);
          const content = richText('Þetta stendur hvergi nema í drögunum.');
          // The draft has no category, which would add a breadcrumb.
          draft.data = { ...draft.data, content, category: undefined };
          await unpublishSameAddress(service, draft);
          await service.save(draft);
          if (kind.isOfSection) await service.save(linkedFromMenu(document, draft));
          const { path } = await service.open(draft.id);
          await neverShows(page, textOf(document.data['title']));
          await visit(page, path);
          await expectDraft(page, kind, draft);

          await page.reload();
          await settled(page);
          await expectDraft(page, kind, draft);
          if (name === 'given another uid') {
            await visit(page, expectedOf(kind, document).path);
            await expectDraft(page, kind, draft);
          }
        },
      );
    }

    if (!isRun(kind.name, lang, 'deleted')) continue;
    previewTest(`${kind.name} in ${lang}, deleted`, async ({ page, content, faults }) => {
      await content.archive(document);
      await openPreview(page, content, `homepage-${lang}`);
      for (const open of [
        () => visit(page, expectedOf(kind, document).path),
        () => page.reload(),
      ]) {
        await open();
        await expect(page.locator('h1')).toHaveText(messages[lang].notFound);
        await expect(bar(page)).toContainText(messages[lang].missing);
        await settled(page);
      }
      expect(addressOf(page)).toBe(expectedOf(kind, document).path);
      // This failure proves that the other tests would detect the not-found page.
      expect(faults.splice(0).join()).toContain(messages[lang].notFound);
    });
  }
}

for (const lang of ['is', 'en-us'] as const) {
  if (!process.env['TEST_FULL']) continue;
  previewTest(`homepage in ${lang}, changed`, async ({ page, content }) => {
    const homepage = publishedDocument(`homepage-${lang}`);
    const heading = 'Þessi kafli er aðeins í drögunum';
    const sections = [{ slice_type: 'news', slice_label: null, primary: { heading }, items: [] }];
    await content.save({ ...homepage, data: { ...homepage.data, sections } });
    await openPreview(page, content, homepage.id);
    for (const open of [() => Promise.resolve(), () => page.reload()]) {
      await open();
      await settled(page);
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      expect(addressOf(page)).toBe(roots[lang]);
      await expect(page).toHaveTitle('Miðstöð');
      await expect(bar(page)).toContainText(messages[lang].stamp);
    }
  });
}

for (const id of [
  'homepage-is',
  'article-barujarn-half-onnur-old-i-bylgjum-is',
  'project-letrid-eyri-is',
  'association-page-saga-ivafs-is',
  'page-styrkir-is',
]) {
  if (!process.env['TEST_FULL']) continue;
  previewTest(
    `a draft of ${id} with every field empty still has a page`,
    async ({ page, content }) => {
      await content.save({ ...publishedDocument(id), data: {} });
      await openPreview(page, content, id);
      await expect(bar(page)).toContainText('Drög');
      await expect(alert(page)).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      // A homepage shows no title, and an association's page without a title has no address.
      if (!/^(homepage|association-page)/.test(id)) {
        await expect(page.locator('h1')).toHaveText('Án titils');
      }
    },
  );
}
