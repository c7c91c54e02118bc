import { expect } from '@playwright/test';
import { publishedDocument, withTitle } from './previewContent';
import {
  addressOf,
  bar,
  neverShows,
  openPreview,
  previewTest as test,
  settled,
  visit,
} from './previewTest';

/** Returns the Icelandic homepage document with replaced texts. */
function homepage(...changes: (readonly [string, string])[]) {
  const published = JSON.stringify(publishedDocument('homepage-is'));
  return JSON.parse(changes.reduce((text, change) => text.replaceAll(...change), published));
}

test('a draft of the front page changes the menu and the footer on every page', async ({
  page,
  content,
}) => {
  await content.save(
    homepage(['"title":"Fréttir"', '"title":"Fréttaveita"'], ['555 0100', '555 0199']),
  );
  await openPreview(page, content, 'smidamars-2027');
  const menu = page.getByRole('navigation', { name: 'Aðalvalmynd' });
  const expectLayout = async () => {
    await expect(menu.getByRole('link', { name: 'Fréttaveita' }).first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('+354 555 0199');
  };
  await expectLayout();
  await menu.getByRole('link', { name: 'Verkefni' }).first().click();
  await expect(page).toHaveURL('/verkefni/');
  await expect(page.locator('h1')).toHaveText('Verkefni');
  await expectLayout();
  await page.reload();
  await settled(page);
  await expectLayout();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.locator('h1')).toHaveText('Projects');
  await expect(page.getByRole('contentinfo')).toContainText('+354 555 0100');
});

test('a draft shows its tables, its prices, its tickets and the place of the centre', async ({
  page,
  content,
}) => {
  const event = publishedDocument('article-fyrirlestradagur-smidamars-2027-is');
  const { data } = publishedDocument('article-glerungur-ur-gososku-is');
  await content.save({
    ...event,
    data: {
      ...event.data,
      content: data['content'],
      tables: JSON.parse(JSON.stringify(data['tables']).replaceAll('Gosaska', 'Beinaaska')),
      prices: [{ group: 'Organistar', price: 3210 }],
      tickets: { link_type: 'Web', url: 'https://example.is/organistar' },
      tickets_date: undefined,
      access: [{ kind: 'quiet-session', note: 'við orgelið' }],
    },
  });
  await content.save(homepage(['64.1527', '65.25']));
  await openPreview(page, content, event.id);
  const main = page.getByRole('main');
  await expect(main.getByRole('rowheader', { name: 'Beinaaska' })).toBeVisible();
  await expect(main).toContainText(/Organistar\W+3\.210/);
  await expect(main.locator('a[href="https://example.is/organistar"]')).toBeVisible();
  await expect(main).toContainText('kyrrlát stund (við orgelið)');
  await visit(page, '/um-honnunarmidstod/hafa-samband/');
  await expect(main.locator('a[href*="to=65.25"]')).toBeVisible();
});

test('a draft moves the season and has the events of its new days', async ({ page, content }) => {
  const festival = publishedDocument('page-honnunarmars-is');
  const { data } = festival;
  await content.save({
    ...festival,
    data: { ...data, season_start: '2026-12-04', season_end: '2026-12-06' },
  });
  await openPreview(page, content, festival.id);
  await expect(page.getByRole('main').locator('header')).toContainText('4.–\u20606. desember 2026');
  await expect(page.getByRole('main').locator('h4')).toHaveText(['Gengið um gafla í Þingholtunum']);
});

if (process.env['TEST_FULL']) {
  test('the front page shows drafts of the documents that it links to', async ({
    page,
    content,
  }) => {
    const feature = publishedDocument('article-barujarn-half-onnur-old-i-bylgjum-is');
    await content.save(withTitle(feature, 'Bárujárn, endurskoðað'));
    await content.save(homepage(['"lead":"Það kom', '"until":"2999-12-31","lead":"Það kom']));
    await neverShows(page, 'Bárujárn: Hálf önnur öld í bylgjum');
    await openPreview(page, content, 'homepage-is');
    expect(addressOf(page)).toBe('/');
    await expect(page.locator('h1')).toHaveText('Bárujárn, endurskoðað');
  });

  test('lists show unpublished documents and hide archived ones', async ({ page, content }) => {
    const model = publishedDocument('article-glerungur-ur-gososku-is');
    const title = 'Nýjasta fréttin af öllum';
    const data = {
      ...withTitle(model, title).data,
      published_date: '2026-11-20',
      association: { link_type: 'Document', id: 'association-glod-is' },
    };
    await content.save({ ...model, id: 'article-nyjust-is', uid: 'nýjust', data });
    const deleted = publishedDocument('article-hver-teiknar-bidskylid-is');
    await content.archive(deleted);
    await openPreview(page, content, 'article-nyjust-is');

    for (const list of ['/ha-frettir/', '/ha-frettir/Greinar/', '/fagfelog/glod/ha-frettir/']) {
      await visit(page, list);
      const link = page.getByRole('main').getByRole('link', { name: title });
      await expect(link).toHaveAttribute('href', '/ha-frettir/nýjust/');
      await expect(page.locator(`main a[href="/ha-frettir/${deleted.uid}/"]`)).toHaveCount(0);
    }
    await page.getByRole('link', { name: title }).click();
    await expect(page.locator('h1')).toHaveText(title);
    await expect(bar(page)).toContainText(title);
    expect(addressOf(page)).toBe('/ha-frettir/nýjust/');
  });

  test('the language switch leads to an unpublished translation', async ({ page, content }) => {
    const untranslated = publishedDocument('article-leyfid-hrauninu-ad-vera-is');
    const translation = withTitle(untranslated, 'A Translation Nobody Has Read');
    await content.save({
      ...translation,
      id: 'article-translation-en-us',
      uid: 'a-translation',
      lang: 'en-us',
      alternate_language_id: untranslated.id,
      data: { ...translation.data, category: undefined, association: undefined, related: [] },
    });
    await openPreview(page, content, untranslated.id);
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.locator('h1')).toHaveText('A Translation Nobody Has Read');
    expect(addressOf(page)).toBe('/en/ha-frettir/a-translation/');
    await expect(bar(page)).toContainText('Draft');
    await page.getByRole('link', { name: 'Íslenska' }).click();
    await expect(page).toHaveURL(`/ha-frettir/${untranslated.uid}/`);
    await expect(bar(page)).toContainText('Drög');
  });
}
