import { resolve } from 'node:path';
import { Joi, testPluginOptionsSchema } from 'gatsby-plugin-utils';
import { pluginOptionsSchema } from './pluginOptionsSchema';

const component = resolve(__filename);
const page = { type: 'Article', match: '/:lang?/news/:uid', component };

async function errorsOf(options: Record<string, unknown>): Promise<string[]> {
  return (await testPluginOptionsSchema(pluginOptionsSchema as never, options)).errors;
}

test('all documented options are valid', async () => {
  const errors = await errorsOf({
    repositoryName: 'acme',
    endpoint: 'http://localhost:3100/api/v2',
    accessToken: '',
    defaultLang: 'is',
    langs: ['is', 'en-us'],
    shortenUrlLangs: true,
    linkResolver: () => '/',
    reservedFor: () => undefined,
    toPageContext: (context: Record<string, unknown>) => context,
    strict: true,
    prismicRef: 'Christmas campaign',
    timeoutInMs: 30_000,
    maxConcurrency: 20,
    customTypes: resolve(__dirname),
    extraPageFields: 'title category',
    previews: true,
    previewPath: '/preview',
    previewComponent: component,
    useGETForQueries: true,
    passContextKeys: ['category'],
    omitPrismicScript: true,
    sharpKeys: [/image|photo/, 'profilepic'],
    pages: [
      {
        ...page,
        extraPageFields: 'kind: type',
        path: '/_preview',
        sortBy: 'title_ASC',
        langs: ['is'],
        filter: () => true,
        required: { field: 'title', isFilled: Boolean },
      },
    ],
  });
  expect(errors).toEqual([]);
});

test('the options of version 3 are valid, and its path is the previewPath', async () => {
  const options = {
    repositoryName: 'acme',
    path: '/drafts',
    fieldName: 'prismic',
    typeName: 'PRISMIC',
    pages: [
      { ...page, previewPath: '/article' },
      { ...page, path: 'blog-preview' },
    ],
  };
  expect(await errorsOf(options)).toEqual([]);
  const schema = pluginOptionsSchema({ Joi } as never);
  expect(await schema.validateAsync(options)).toMatchObject({ previewPath: '/drafts' });
  expect(await schema.validateAsync({ ...options, previewPath: '/new' })).toMatchObject({
    previewPath: '/new',
  });
});

test('with a linkResolver, a match may have parameters that a document alone cannot fill', async () => {
  const pages = [{ ...page, match: '/:lang?/:section/:uid?' }];
  expect(await errorsOf({ repositoryName: 'acme', linkResolver: () => '/', pages })).toEqual([]);
});

test.each([
  [{}, /set repositoryName .* or endpoint/],
  [{ repositoryName: 'https://acme.prismic.io' }, /only the name in .*use endpoint/],
  [{ endpoint: 'localhost:3100' }, /"endpoint" is "localhost:3100".*such as http:/],
  [{ endpoint: 'http://localhost:3100/graphql' }, /such as http:\/\/localhost:3100\/api\/v2/],
  [{ langs: 'is' }, /"langs" must be a list of Prismic language ids/],
  [{ langs: [] }, /"langs" is empty/],
  [{ langs: ['is', 'en-us', 'en-gb'], shortenUrlLangs: true }, /"en-gb" has the same URL prefix/],
  [{ pages: [{ match: '/', component }] }, /"pages\[0\].type" is missing/],
  [{ pages: [{ ...page, type: 'article' }] }, /"pages\[0\].type" is "article".*GraphQL type name/],
  [{ pages: [{ ...page, match: 'news' }] }, /"pages\[0\].match" is "news".*begin with a slash/],
  [
    { pages: [page, { ...page, match: '/:lang?/:parent/:uid' }] },
    /"pages\[1\].match".*":parent".*use :lang\?.* or add a linkResolver/,
  ],
  [{ pages: [{ ...page, component: 'a.tsx' }] }, /absolute path: path.resolve\("a.tsx"\)/],
  [
    { pages: [{ ...page, component: '/no.tsx' }] },
    /"pages\[0\].component": there is no file \/no.tsx/,
  ],
  [{ timeoutInMs: 'long' }, /"timeoutInMs" must be a number of milliseconds/],
  [{ maxConcurrency: 0 }, /"maxConcurrency" must be 1 or more/],
  [{ customTypes: 'customtypes' }, /absolute path: path.resolve\("customtypes"\)/],
  [{ customTypes: '/none' }, /"customTypes": there is no folder \/none/],
  [{ extraPageFields: ['title'] }, /"extraPageFields" must be a string of GraphQL fields/],
  [
    { extraPageFields: 'title {' },
    /"extraPageFields" must be GraphQL fields, .* failed: Syntax Error/,
  ],
  [{ previewPath: 'preview' }, /"previewPath" is "preview".*begin with a slash/],
  [{ previewComponent: 'preview.tsx' }, /"previewComponent".*path.resolve\("preview.tsx"\)/],
  [{ previewComponent: '/no.tsx' }, /"previewComponent": there is no file \/no.tsx/],
  [{ useGETForQueries: 'POST' }, /"useGETForQueries" must be a boolean/],
  [{ previews: 'yes' }, /"previews" must be a boolean/],
  [
    { fieldName: 'cms' },
    /"fieldName" is "cms", but this plugin always uses "prismic": write prismic/,
  ],
  [{ typeName: 'CMS' }, /"typeName" is "CMS", but this plugin always uses "PRISMIC"/],
  [{ sharpKeys: /photo/ }, /"sharpKeys" must be a list/],
  [{ sharpKeys: [1] }, /"sharpKeys\[0\]" must be/],
  [
    { pages: [{ ...page, customPath: () => '/' }] },
    /"pages\[0\].customPath".*return the path from linkResolver/,
  ],
  [{ passContextKeys: 'category' }, /"passContextKeys" must be a list of page context names/],
])('the message for %j tells how to fix the option', async (options, message) => {
  const known = Object.keys(options).some((key) => /repositoryName|endpoint/.test(key));
  const base = known || Object.keys(options).length === 0 ? {} : { repositoryName: 'acme' };
  expect(await errorsOf({ ...base, ...options })).toEqual([expect.stringMatching(message)]);
});
