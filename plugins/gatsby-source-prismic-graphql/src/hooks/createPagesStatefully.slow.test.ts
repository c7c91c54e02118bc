import type { CreatePagesArgs } from 'gatsby';
import { fakeGatsby } from '../../test/fakeGatsby';
import { fakeOptions } from '../../test/fakeOptions';
import type { FakeRepository } from '../../test/startFakeRepository';
import { startFakeRepository } from '../../test/startFakeRepository';
import { name as packageName } from '../../package.json';
import type { PrismicPluginOptions } from '../PrismicPluginOptions';
import { createPagesStatefully } from './createPages';
import { createSchemaCustomization } from './createSchemaCustomization';

let repository: FakeRepository;
let options: PrismicPluginOptions;
beforeEach(async () => {
  repository = await startFakeRepository();
  options = { ...fakeOptions(repository), extraPageFields: 'heading: title' };
});

async function run(command: 'build' | 'develop' = 'build') {
  const gatsby = fakeGatsby(command);
  await createSchemaCustomization(gatsby.args, options);
  const flattenedPlugins = [
    { name: 'gatsby-plugin-other', pluginFilepath: '/other' },
    { name: packageName, pluginFilepath: '/plugin' },
  ];
  const args: CreatePagesArgs = gatsby.args;
  const store = { getState: () => ({ flattenedPlugins }) };
  await createPagesStatefully({ ...args, store } as unknown as CreatePagesArgs, options);
  return gatsby;
}

test('creates a landing page, and a fallback page in each language', async () => {
  const { pages } = await run();
  expect(pages.map(({ path, component }) => [path, component])).toEqual([
    ['/preview', '/plugin/src/preview/LandingPage.tsx'],
    ['/ha-frettir/_preview', '/article.tsx'],
    ['/en/ha-frettir/_preview', '/article.tsx'],
  ]);
  const empty = { id: '', uid: '', heading: null, previous: null, paginationNextUid: '' };
  expect(pages.map(({ context }) => context)).toMatchObject([
    { prismicPreview: 'landing' },
    { prismicPreview: 'fallback', lang: 'is', ...empty },
    { prismicPreview: 'fallback', lang: 'en-us', ...empty },
  ]);
});

test('uses the path and the component that the site sets for the landing page', async () => {
  Object.assign(options, { previewPath: '/drafts', previewComponent: '/drafts.tsx' });
  expect((await run()).pages[0]).toMatchObject({ path: '/drafts', component: '/drafts.tsx' });
});

test('entries with the same fallback page stop a build, and show an error in gatsby develop', async () => {
  options.pages = [...(options.pages ?? []), ...(options.pages ?? [])];
  await expect(run('build')).rejects.toThrow(
    /panic: gatsby-source-prismic-graphql: pages\[0\] and pages\[1\] .* same fallback page for previews/,
  );
  expect((await run('develop')).errors).toEqual([expect.stringContaining('path option')]);

  options.pages = options.pages.slice(0, 1).map((page) => ({ ...page, path: '/_preview' }));
  await expect(run('build')).rejects.toThrow(/pages\[0\] and pages\[0\] .* same fallback page/);
});

test('creates no pages when previews are off', async () => {
  options.previews = false;
  expect((await run()).pages).toEqual([]);
});
