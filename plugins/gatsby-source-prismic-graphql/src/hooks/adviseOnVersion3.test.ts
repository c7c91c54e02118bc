import { adviseOnOptions } from './onPluginInit';

const warn = jest.fn();
afterEach(() => warn.mockReset());
const page = { type: 'Article', match: '/:uid', component: '/article.js' };

describe('options of version 3', () => {
  test('are named in one warning, each with what to write', () => {
    const pages = [
      { ...page, previewPath: '/article' },
      { ...page, path: '/blog-preview' },
    ];
    adviseOnOptions({ path: '/preview', pages }, { warn });
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toMatch(
      /previewPath: '\/preview' instead of path\n.*pages\[0\]\.previewPath.*\n.*pages\[1\]\.path/,
    );
  });

  test('are no concern of a site that has none', () => {
    adviseOnOptions(
      { previewPath: '/preview', pages: [{ ...page, path: '/a/_preview' }] },
      { warn },
    );
    expect(warn).not.toHaveBeenCalled();
  });
});
