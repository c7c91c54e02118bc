import type { ParentSpanPluginArgs } from 'gatsby';
import type { PrismicPluginOptions } from '../PrismicPluginOptions';
import { toRepositoryConnection } from '../requests/repository';
import { adviseOnOptions, onPluginInit } from './pluginOptions';

const setErrorMap = jest.fn();
const init = (options: PrismicPluginOptions) =>
  onPluginInit({ reporter: { setErrorMap } } as unknown as ParentSpanPluginArgs, options);

test('only the public options are written into the code for browsers', () => {
  const options = { repositoryName: 'acme', accessToken: 'secret', previewPath: '/drafts' };
  init(options);
  // Gatsby writes the options of all plugins into `.cache` in this way.
  expect(JSON.stringify([{ plugin: 'prismic', options }])).toBe(
    '[{"plugin":"prismic","options":{"previews":true,"previewPath":"/drafts"}}]',
  );
});

test('the plugin itself can read all options, also from a copy', () => {
  const options = { repositoryName: 'acme', accessToken: 'secret', previews: false };
  init(options);
  expect(toRepositoryConnection(options).accessToken).toBe('secret');
  expect({ ...options }).toEqual({
    repositoryName: 'acme',
    accessToken: 'secret',
    previews: false,
  });
  expect(JSON.parse(JSON.stringify(options))).toEqual({ previews: false, previewPath: '/preview' });
});

test('Gatsby can start twice in one process', () => {
  const options = { repositoryName: 'acme' };
  init(options);
  expect(() => init(options)).not.toThrow();
  expect(setErrorMap).toHaveBeenCalled();
});

describe('options of version 3', () => {
  const warn = jest.fn();
  beforeEach(() => warn.mockReset());
  const page = { type: 'Article', match: '/:uid', component: '/article.js' };

  test('are named in one warning, each with what to write', () => {
    const pages = [
      { ...page, previewPath: '/article' },
      { ...page, path: '/blog-preview' },
    ];
    adviseOnOptions({ path: '/preview', pages }, { warn });
    expect(warn.mock.calls).toEqual([
      [
        expect.stringMatching(
          /previewPath: '\/preview' instead of path\n.*pages\[0\]\.previewPath.*\n.*pages\[1\]\.path/,
        ),
      ],
    ]);
  });

  test('are no concern of a site that has none', () => {
    const pages = [{ ...page, path: '/a/_preview' }];
    adviseOnOptions({ previewPath: '/preview', pages }, { warn });
    expect(warn).not.toHaveBeenCalled();
  });
});
