import { previewSite } from '../../test/previewRepository';
import { toCursor, toPosition } from '../requests/cursors';
import { createDocumentFinder } from './createDocumentFinder';
import type { PreviewManifest } from './PreviewManifest';

const manifest = {
  addresses: {},
  defaultLang: 'is',
  shortenUrlLangs: true,
  pages: [
    {
      ...{ type: 'Article', match: '/:lang?/frettir/:uid', path: '/:lang?/frettir/_preview' },
      ...{ langs: ['is'], sortBy: 'published_date_ASC', selection: '', keys: [] },
    },
  ],
} as unknown as PreviewManifest;

let warnings: jest.SpyInstance;
beforeEach(() => {
  warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warnings.mockRestore());

type Service = {
  /** Names of the documents, in the order of the list. */
  names: string[];
  cursorAt?: (index: number) => string;
  failure?: Error;
};

/** Starts a finder for one list, whose service answers as Prismic does. */
function start({ names, cursorAt = toCursor, failure }: Service) {
  const queries: string[] = [];
  const edges = names.map((uid, index) => {
    const _meta = { id: `X-${uid}`, uid, type: 'article', lang: 'is', alternateLanguages: [] };
    return { cursor: cursorAt(index), node: { _meta } };
  });
  const finder = createDocumentFinder(manifest, previewSite, async (query, variables) => {
    queries.push(query);
    if (failure) throw failure;
    const lists = [
      ...query.matchAll(/(\w+): allArticles\(.*?first: (\d+)(?:, after: \$(\w+))?\)/g),
    ];
    return Object.fromEntries(
      lists.map(([, alias, first, after]) => {
        const from = after ? Number(toPosition(String(variables[after]))) + 1 : 0;
        // Prismic returns at most 20 documents.
        const page = edges.slice(from, from + Math.min(Number(first), 20));
        return [alias, { totalCount: names.length, edges: page }];
      }),
    );
  });
  return {
    queries,
    /** @param builtAt position of the document in the build. */
    async find(uid: string, builtAt?: number) {
      const neighbours = await finder.findNeighbours({
        ...{ id: `X-${uid}`, lang: 'is', entry: 0 },
        cursor: builtAt === undefined ? undefined : cursorAt(builtAt),
      });
      return neighbours && [neighbours.previous?.uid, neighbours.next?.uid];
    },
  };
}

const toNames = (count: number) => Array.from({ length: count }, (_, index) => `n${index}`);

test.each([
  ['in the middle, at its place', 'n150', 150, ['n149', 'n151'], 1],
  ['in the middle, a few places away', 'n150', 143, ['n149', 'n151'], 1],
  ['first', 'n0', 0, [undefined, 'n1'], 1],
  ['last', 'n299', 299, ['n298', undefined], 1],
  ['new, at the end', 'n299', undefined, ['n298', undefined], 5],
  ['new, at the beginning', 'n0', undefined, [undefined, 'n1'], 5],
  ['new, where the first part that is read ends', 'n19', undefined, ['n18', 'n20'], 5],
  ['new, in the middle', 'n150', undefined, ['n149', 'n151'], 5],
  ['new, where two parts meet', 'n200', undefined, ['n199', 'n201'], 5],
  ['new, where two parts meet', 'n199', undefined, ['n198', 'n200'], 5],
  ['moved to the end', 'n298', 2, ['n297', 'n299'], 5],
  ['moved to the middle', 'n130', 280, ['n129', 'n131'], 5],
  ['at the edge of the part around its place', 'n140', 150, ['n139', 'n141'], 5],
  ['at the other edge of the part around its place', 'n159', 150, ['n158', 'n160'], 5],
  ['in a list that was twice as long in the build', 'n299', 600, ['n298', undefined], 5],
])('a document of a long list has its neighbours: %s', async (_, uid, builtAt, expected, most) => {
  const { find, queries } = start({ names: toNames(300) });
  expect(await find(uid, builtAt)).toEqual(expected);
  expect(queries.length).toBeLessThanOrEqual(most);
});

describe('neighbours are not known, without a warning,', () => {
  afterEach(() => expect(warnings).not.toHaveBeenCalled());

  test('when cursors are not positions', async () => {
    const { find, queries } = start({ names: toNames(30), cursorAt: (index) => `cursor-${index}` });
    expect(await find('n3', 3)).toBeUndefined();
    expect(queries).toEqual([]);
    expect(await find('n3')).toBeUndefined();
    expect(queries).toHaveLength(1);
  });

  test('when the request is aborted, which rejects', async () => {
    const { find } = start({ names: ['a'], failure: new DOMException('', 'AbortError') });
    await expect(find('a')).rejects.toThrow(DOMException);
  });
});

test('a failure is a warning in the console', async () => {
  const { find } = start({ names: ['a'], failure: new Error('503: out of order') });
  expect(await find('a', 0)).toBeUndefined();
  expect(warnings.mock.calls).toEqual([
    [expect.stringMatching(/^Prismic preview: .* neighbours of document X-a .*503: out of order/)],
  ]);
});

test('other documents without a page are skipped, and no warning is shown', async () => {
  const { find } = start({ names: ['a', 'b?', 'c', 'd/d', 'e'] });
  expect(await find('c', 2)).toEqual(['a', 'e']);
  expect(warnings).not.toHaveBeenCalled();
});

test('a very long list is not read as a whole', async () => {
  const { find, queries } = start({ names: toNames(3000) });
  expect(await find('n1500')).toBeUndefined();
  expect(queries).toHaveLength(10);
});
