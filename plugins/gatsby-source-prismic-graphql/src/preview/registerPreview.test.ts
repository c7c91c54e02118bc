import { loadPreviewSite, registerLinkResolver, registerPreview } from './registerPreview';

test('the site’s part is loaded when a preview begins; a site need not have one', async () => {
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
