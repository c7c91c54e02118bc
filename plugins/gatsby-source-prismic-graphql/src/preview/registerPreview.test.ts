import { loadPreviewSite, registerLinkResolver, registerPreview } from './registerPreview';

test('loads the site’s part only when a preview starts; the part is optional', async () => {
  expect((await loadPreviewSite()).linkResolver).toBeUndefined();
  registerLinkResolver(() => '/2019/');
  const meta = {} as Parameters<Parameters<typeof registerLinkResolver>[0]>[0];
  expect((await loadPreviewSite()).linkResolver?.(meta, {})).toBe('/2019/');

  const site = { linkResolver: () => '/', pages: [] };
  const load = jest.fn(async () => site);
  registerPreview(load);
  expect(load).not.toHaveBeenCalled();
  expect(await loadPreviewSite()).toEqual(site);
});
