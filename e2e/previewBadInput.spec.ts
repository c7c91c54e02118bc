import { expect, type Page } from '@playwright/test';
import { publishedDocument, withTitle } from './previewContent';
import { alert, bar, overlay, previewTest, visit } from './previewTest';

const article = publishedDocument('article-barujarn-half-onnur-old-i-bylgjum-is');
const isFull = Boolean(process.env['TEST_FULL']);
const script = `<img src=x onerror="window.wasExecuted=true"><script>window.wasExecuted=true</script>`;

const refused = 'Þessi forskoðunartengill gildir ekki hér';
const ended = 'Forskoðuninni er lokið';

/** Opens the landing page, and looks on as a burglar would be looked on at. */
async function land(page: Page, parameters: Record<string, string>) {
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(request.url()));
  await page.goto(`/preview/?${new URLSearchParams(parameters)}`);
  await expect(bar(page)).toBeVisible();
  await expect(overlay(page)).toHaveCount(0);
  return asked;
}

async function expectNothingDone(page: Page, asked: string[], ours: string[]): Promise<void> {
  const own = [new URL(page.url()).origin, ...ours];
  expect(asked.filter((url) => /^https?:/.test(url) && !own.includes(new URL(url).origin))).toEqual(
    [],
  );
  expect(await page.evaluate(() => 'wasExecuted' in window)).toBe(false);
  expect(await page.context().cookies()).toEqual([]);
  expect(new URL(page.url()).pathname).toBe('/preview/');
}

const tokens = {
  'of another repository': 'https://annad.prismic.io/previews/abc:def?websitePreviewId=x',
  'that is a script': 'javascript:window.wasExecuted=true//localhost/previews/a',
  'that is data': 'data:text/html,<script>parent.wasExecuted=true</script>/previews/a',
  'that is HTML': script,
  'with another host behind a name': 'http://localhost@evil.example/previews/abc',
  'without a scheme': '//evil.example/previews/abc',
};

const tested = Object.entries(tokens).filter(([name]) => isFull || /script/.test(name));

for (const [name, token] of tested) {
  previewTest(`a token ${name} is refused`, async ({ page, content }) => {
    const asked = await land(page, { token, documentId: script });
    await expect(alert(page)).toContainText(refused);
    await expectNothingDone(page, asked, [content.url]);
  });
}

if (isFull) {
  for (const [name, parameters] of [
    ['a document that there is not, without a preview', { documentId: script }],
    ['an experiment that does not run', { experiment: script }],
  ] as const) {
    previewTest(`${name} is refused`, async ({ page, content }) => {
      const asked = await land(page, parameters);
      await expect(alert(page)).toContainText(refused);
      await expectNothingDone(page, asked, [content.url]);
    });
  }

  previewTest(
    'an address of the repository that is no preview is refused',
    async ({ page, content }) => {
      const asked = await land(page, { token: `${content.url}/api/v2` });
      await expect(alert(page)).toContainText(refused);
      await expectNothingDone(page, asked, [content.url]);
    },
  );

  previewTest(
    'a document that the preview does not have is refused, and named',
    async ({ page, content }) => {
      await content.archive(article);
      const { token } = await content.open('homepage-is');
      for (const documentId of [article.id, script]) {
        await land(page, { token, documentId });
        await expect(alert(page)).toContainText(refused);
        await bar(page).getByText('Nánar, fyrir forritara').click();
        await expect(alert(page)).toContainText(documentId);
        expect(await page.evaluate(() => 'wasExecuted' in window)).toBe(false);
      }
    },
  );

  let now = Date.now();
  previewTest.describe('when its hour is over', () => {
    previewTest.use({ contentOptions: { now: () => now } });
    previewTest.beforeEach(() => {
      now = Date.now();
    });

    previewTest('a link opens nothing, and says why', async ({ page, content }) => {
      const { token } = await content.open(article.id);
      now += 61 * 60 * 1000;
      const asked = await land(page, { token });
      await expect(alert(page)).toContainText(ended);
      await expectNothingDone(page, asked, [content.url]);
    });

    previewTest(
      'a page that is loaded again says so, and the dead cookie is gone',
      async ({ page, context, content }) => {
        const { path } = await content.open(article.id);
        await visit(page, path);
        now += 61 * 60 * 1000;
        await page.reload();
        await expect(alert(page)).toContainText(ended);
        await expect(overlay(page)).toHaveCount(0);
        expect(await context.cookies()).toEqual([]);
      },
    );
  });

  previewTest(
    'a page that stays open says so when its hour is over',
    async ({ page, context, content }) => {
      await page.clock.install();
      await content.save(withTitle(article, 'Drög í eina klukkustund'));
      const { path } = await content.open(article.id);
      await visit(page, path);
      await page.clock.fastForward('01:00:01');
      await expect(alert(page)).toContainText(ended);
      await expect(page.locator('h1')).toHaveText('Drög í eina klukkustund');
      expect(await context.cookies()).toEqual([]);
    },
  );

  for (const id of [
    'homepage-is',
    article.id,
    'article-honnunarmars-2027-is',
    'project-letrid-eyri-is',
    'association-textilfelagid-is',
    'association-page-saga-textilfelagsins-is',
    'page-honnunarmars-is',
    'page-styrkir-is',
  ]) {
    previewTest(
      `a draft of ${id} with every field empty is a page all the same`,
      async ({ page, content, faults }) => {
        await content.save({ ...publishedDocument(id), data: {} });
        const { path } = await content.open(id);
        await visit(page, path);
        await expect(bar(page)).toContainText('Drög');
        await expect(alert(page)).toHaveCount(0);
        await expect(page.getByRole('contentinfo')).toBeVisible();
        expect(faults).toEqual([]);
      },
    );
  }
}
