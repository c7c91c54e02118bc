import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { defaultLanguage, languages } from '../src/i18n/languages';
import { publishedDocument, publishedDocuments, richText, withTitle } from './previewContent';
import type { ContentDocument, PreviewContent } from './previewContent';
import { breadcrumbsOf, kinds, pathOf, sampleOf, textOf, titleOf } from './previewKinds';
import type { Kind } from './previewKinds';
import {
  addressOf,
  alert,
  bar,
  neverShows,
  openPreview,
  previewTest as test,
  settled,
  visit,
} from './previewTest';

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

/** @param published the document that the draft changes, or a document of the same kind */
async function expectDraft(
  page: Page,
  document: ContentDocument,
  published: ContentDocument,
): Promise<void> {
  const heading = textOf(document.data['title']);
  await expect(page.locator('h1')).toHaveText(heading);
  await expect(page).toHaveTitle(titleOf(document));
  expect(addressOf(page)).toBe(pathOf(document));
  await expect(page.getByRole('main')).toContainText(textOf(document.data['content']));
  await expect(page.locator('html')).toHaveAttribute(
    'lang',
    document.lang === 'is' ? 'is' : 'en-US',
  );
  const breadcrumbs = page.getByRole('main').locator('nav ol').first().getByRole('link');
  await expect
    .poll(() => breadcrumbs.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
    .toEqual(breadcrumbsOf(published));
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

/** Without TEST_FULL, the tests cover one kind of document per state of a draft. */
const quickTests = new Set([
  'page of a section, unpublished',
  'event, given another uid',
  'project, deleted',
  'page about visits, changed',
]);

const isRun = (name: string) => Boolean(process.env['TEST_FULL']) || quickTests.has(name);

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

for (const [place, kind] of kinds.entries()) {
  /** Returns a document in one of the languages, which alternate from state to state. */
  const documentFor = (state: number) =>
    sampleOf(kind, languages[(place + state) % languages.length] ?? defaultLanguage);

  for (const [state, { name, draftOf }] of states.entries()) {
    const title = `${kind.name}, ${name}`;
    if (!isRun(title) || (kind.keepsUid && name !== 'changed')) continue;

    test(
      title,
      { tag: kind.name === 'event' ? '@smoke' : [] },
      async ({ page, content: service }) => {
        const document = documentFor(state);
        const draft = draftOf(withTitle(document, `Drög að ${kind.name}: „þorn“ & <ð>`), kind);
        const content = richText('Þetta stendur hvergi nema í drögunum.');
        draft.data = { ...draft.data, content };
        await unpublishSameAddress(service, draft);
        await service.save(draft);
        if (kind.isOfSection) await service.save(linkedFromMenu(document, draft));
        const { path } = await service.open(draft.id);
        await neverShows(page, textOf(document.data['title']));
        await visit(page, path);
        await expectDraft(page, draft, document);

        await page.reload();
        await settled(page);
        await expectDraft(page, draft, document);
        if (name === 'given another uid') {
          await visit(page, pathOf(document));
          await expectDraft(page, draft, document);
        }
      },
    );
  }

  const title = `${kind.name}, deleted`;
  if (!isRun(title)) continue;
  test(title, async ({ page, content, faults }) => {
    const document = documentFor(states.length);
    const { notFound, missing } = messages[document.lang];
    await content.archive(document);
    await openPreview(page, content, `homepage-${document.lang}`);
    for (const open of [() => visit(page, pathOf(document)), () => page.reload()]) {
      await open();
      await expect(page.locator('h1')).toHaveText(notFound);
      await expect(bar(page)).toContainText(missing);
      await settled(page);
    }
    expect(addressOf(page)).toBe(pathOf(document));
    // This failure proves that the other tests would detect the not-found page.
    expect(faults.splice(0).join()).toContain(notFound);
  });
}

for (const lang of languages) {
  if (!process.env['TEST_FULL']) continue;
  test(`homepage in ${lang}, changed`, async ({ page, content }) => {
    const homepage = publishedDocument(`homepage-${lang}`);
    const heading = 'Þessi kafli er aðeins í drögunum';
    const sections = [{ slice_type: 'news', slice_label: null, primary: { heading }, items: [] }];
    await content.save({ ...homepage, data: { ...homepage.data, sections } });
    await openPreview(page, content, homepage.id);
    for (const open of [() => Promise.resolve(), () => page.reload()]) {
      await open();
      await settled(page);
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      expect(addressOf(page)).toBe(pathOf(homepage));
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
  test(`a draft of ${id} with every field empty still has a page`, async ({ page, content }) => {
    await content.save({ ...publishedDocument(id), data: {} });
    await openPreview(page, content, id);
    await expect(bar(page)).toContainText('Drög');
    await expect(alert(page)).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    // A homepage shows no title, and an association's page without a title has no address.
    if (!/^(homepage|association-page)/.test(id)) {
      await expect(page.locator('h1')).toHaveText('Án titils');
    }
  });
}
