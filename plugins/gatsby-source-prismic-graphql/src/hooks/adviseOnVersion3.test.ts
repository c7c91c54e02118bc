import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { adviseOnLoad, adviseOnOptions } from './onPluginInit';

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

describe('prismic.load', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'advise-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const advise = async (text: string) => {
    const file = path.join(folder, 'list.js');
    writeFileSync(file, text);
    await adviseOnLoad([file, path.join(folder, 'none.js')], folder, { warn });
    return warn.mock.calls.map(([message]) => String(message));
  };

  test.each([
    'const more = () => props.prismic.load({ variables });',
    'this.props.prismic?.load()',
    'const more = () => props.prismic\n  .load({ variables });',
    'export default ({ data, prismic: { load, error } }) => null;',
    'const { error, load } = props.prismic;',
  ])('%s is reported with the file and what to do', async (text) => {
    expect(await advise(text)).toEqual([
      expect.stringMatching(/: list\.js uses prismic\.load.*\n.*first: 100.*createContentApi/),
    ]);
  });

  test.each([
    'export const query = graphql`{ prismic { article { load } } }`;',
    'const { load } = useList(prismic);',
    'data.prismic.loadings',
  ])('%s is not', async (text) => {
    expect(await advise(text)).toEqual([]);
  });
});
