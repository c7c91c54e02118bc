import type { ParentSpanPluginArgs } from 'gatsby';
import type { PrismicPluginOptions } from '../PrismicPluginOptions';
import { toConnection } from '../requests/connection';
import { onPluginInit } from './onPluginInit';

const setErrorMap = jest.fn();
const init = (options: PrismicPluginOptions) =>
  onPluginInit({ reporter: { setErrorMap } } as unknown as ParentSpanPluginArgs, options);

test('of the options only what is public is written into the code for browsers', () => {
  const options = { repositoryName: 'acme', accessToken: 'secret', previewPath: '/drafts' };
  init(options);
  // As Gatsby writes them, with those of the other plugins, into `.cache`.
  expect(JSON.stringify([{ plugin: 'prismic', options }])).toBe(
    '[{"plugin":"prismic","options":{"previews":true,"previewPath":"/drafts"}}]',
  );
});

test('the plugin itself still reads them all, also from a copy', () => {
  const options = { repositoryName: 'acme', accessToken: 'secret', previews: false };
  init(options);
  expect(toConnection(options).accessToken).toBe('secret');
  expect({ ...options }).toEqual({
    repositoryName: 'acme',
    accessToken: 'secret',
    previews: false,
  });
  expect(JSON.parse(JSON.stringify(options))).toEqual({ previews: false, previewPath: '/preview' });
});

test('a second start of Gatsby in one process is no fault', () => {
  const options = { repositoryName: 'acme' };
  init(options);
  expect(() => init(options)).not.toThrow();
  expect(setErrorMap).toHaveBeenCalled();
});
