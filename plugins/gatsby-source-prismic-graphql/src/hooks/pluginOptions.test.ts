import { resolve } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { Joi, testPluginOptionsSchema } from 'gatsby-plugin-utils';
import { toRepositoryConnection } from '../requests/repository';
import { onPluginInit, pluginOptionsSchema } from './pluginOptions';

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

test('with a linkResolver, a match may have parameters that a document’s own values cannot fill', async () => {
  const pages = [{ ...page, match: '/:lang?/:section/:uid?' }];
  expect(await errorsOf({ repositoryName: 'acme', linkResolver: () => '/', pages })).toEqual([]);
});

test.each([
  [{}, /at least one of \[repositoryName, endpoint\]/],
  [{ repositoryName: 'https://acme.prismic.io' }, /"repositoryName".*name in https/],
  [{ endpoint: 'localhost:3100' }, /"endpoint"/],
  [{ endpoint: 'http://localhost:3100/graphql' }, /such as http:\/\/localhost:3100\/api\/v2/],
  [{ langs: 'is' }, /"langs" must be an array/],
  [{ langs: [] }, /"langs" must contain at least 1/],
  [{ pages: [{ match: '/', component }] }, /"pages\[0\].type" is required/],
  [{ pages: [{ ...page, type: 'article' }] }, /"pages\[0\].type".*GraphQL type name/],
  [{ pages: [{ ...page, match: 'news' }] }, /"pages\[0\].match".*beginning with a slash/],
  [
    { pages: [page, { ...page, match: '/:lang?/:parent/:uid' }] },
    /"pages\[1\].match".*":parent".*use :lang\?.* or add a linkResolver/,
  ],
  [{ maxConcurrency: 0 }, /"maxConcurrency" must be greater than or equal to 1/],
  [{ extraPageFields: ['title'] }, /"extraPageFields" must be a string/],
  [{ fieldName: 'cms' }, /"fieldName" must be \[prismic\]/],
  [{ sharpKeys: [1] }, /"sharpKeys\[0\]"/],
  [{ pages: [{ ...page, customPath: () => '/' }] }, /"pages\[0\].customPath".*use linkResolver/],
])('the message for %j names the option', async (options, message) => {
  const known = Object.keys(options).some((key) => /repositoryName|endpoint/.test(key));
  const base = known || Object.keys(options).length === 0 ? {} : { repositoryName: 'acme' };
  const [first] = await errorsOf({ ...base, ...options });
  expect(first).toMatch(message);
});

const reporter = { setErrorMap: jest.fn(), warn: jest.fn() };
const init = (options: Parameters<typeof onPluginInit>[1]) =>
  onPluginInit({ reporter } as unknown as ParentSpanPluginArgs, options);

test('the plugin can read all options, but only the public options are written into the code for browsers', () => {
  const options = { repositoryName: 'acme', accessToken: 'secret', previewPath: '/drafts' };
  init(options);
  // Gatsby writes the options of all plugins into `.cache` in this way.
  expect(JSON.stringify([{ plugin: 'prismic', options }])).toBe(
    '[{"plugin":"prismic","options":{"previews":true,"previewPath":"/drafts"}}]',
  );
  expect(toRepositoryConnection({ ...options }).accessToken).toBe('secret');
});

test('Gatsby can start twice in one process', () => {
  const options = { repositoryName: 'acme' };
  init(options);
  expect(() => init(options)).not.toThrow();
  expect(reporter.setErrorMap).toHaveBeenCalled();
});

describe('options of version 3', () => {
  beforeEach(() => reporter.warn.mockReset());

  test('are named in one warning, each with what to write', () => {
    const pages = [
      { ...page, previewPath: '/article' },
      { ...page, path: '/blog-preview' },
    ];
    init({ path: '/preview', pages });
    expect(reporter.warn.mock.calls).toEqual([
      [
        expect.stringMatching(
          /previewPath: '\/preview' instead of path\n.*pages\[0\]\.previewPath.*\n.*pages\[1\]\.path/,
        ),
      ],
    ]);
  });

  test('are not required of a site without them', () => {
    const pages = [{ ...page, path: '/a/_preview' }];
    init({ previewPath: '/preview', pages });
    expect(reporter.warn).not.toHaveBeenCalled();
  });
});
