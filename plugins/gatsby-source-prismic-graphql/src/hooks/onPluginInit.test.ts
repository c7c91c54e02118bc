import type { ParentSpanPluginArgs } from 'gatsby';
import type { PrismicPluginOptions } from '../PrismicPluginOptions';
import { toRepositoryConnection } from '../requests/repository';
import { onPluginInit } from './onPluginInit';

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
