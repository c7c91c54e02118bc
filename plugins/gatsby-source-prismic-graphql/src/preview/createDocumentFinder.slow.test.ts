import type { PreviewRepository } from '../../test/previewRepository';
import { previewSite, queryAt, startPreviewRepository } from '../../test/previewRepository';
import type { DocumentFinder } from './createDocumentFinder';
import { createDocumentFinder } from './createDocumentFinder';

let repository: PreviewRepository;
let finder: DocumentFinder;
let sentQueries: string[];
let warnings: jest.SpyInstance;

beforeAll(async () => {
  repository = await startPreviewRepository();
});
afterAll(() => repository.close());
beforeEach(async () => {
  const { manifest, open } = repository;
  const sendQuery = queryAt(manifest, await open('article-stool-is'));
  sentQueries = [];
  finder = createDocumentFinder(manifest, previewSite, (query) => {
    sentQueries.push(query);
    return sendQuery(query, {});
  });
  warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warnings.mockRestore());

describe('by its id', () => {
  test.each([['article-chair-is'], ['nobody'], ['"}) { x }'], ['']])(
    'finds no deleted and no unknown document: %s',
    async (id) => {
      expect(await finder.findById(id)).toBeUndefined();
    },
  );
});

describe('by its path', () => {
  test.each([
    ['/frettir/borð/'],
    ['/frettir/askja/'],
    ['/en/frettir/lampi/'],
    ['/felog/arkitektar/stjórn/'],
  ])('no document has the path %s', async (path) => {
    expect(await finder.findByPath(path)).toBeUndefined();
  });

  test('sends no query for a path that fits no entry', async () => {
    expect(await finder.findByPath('/leit/')).toBeUndefined();
    expect(sentQueries).toEqual([]);
  });
});

describe('on a fallback page', () => {
  test.each([
    ['/frettir/_preview/', '?uid=lampi', 'article-lamp-is'],
    ['/en/frettir/_preview/', '?uid=stool', 'article-stool-en-us'],
    ['/frettir/_preview/', '?uid=stool&lang=en-us', 'article-stool-en-us'],
    ['/felog/_preview/', '?id=article-lamp-is', 'article-lamp-is'],
    ['/felog/_preview/', '?uid=lampi', undefined],
    ['/frettir/_preview/', '', undefined],
  ])('%s%s names %s', async (path, search, id) => {
    expect((await finder.findForFallback(path, search))?.document.id).toBe(id);
  });
});

describe('URLs of linked documents', () => {
  const related = (id: string, uid: string) => ({ id, uid, type: 'article', lang: 'is' });

  test('are queried in groups if they exceed Prismic’s limit', async () => {
    const many = Array.from({ length: 45 }, (_, index) => related(`none-${index}`, 'x'));
    await finder.loadUrls([...many, related('article-lamp-is', 'lampi')]);
    expect(finder.urlOf('article-lamp-is')).toBe('/frettir/lampi/');
    expect(finder.urlOf('none-44')).toBeNull();
    // The type has two entries. Each entry needs three groups of at most 20 ids.
    expect(sentQueries.join().match(/id_in/g)).toHaveLength(2 * 3);
  });
});

test('URLs of an aborted query are queried again', async () => {
  const { manifest, open } = repository;
  const sendQuery = queryAt(manifest, await open('article-lamp-is'));
  let isAborted = true;
  const interrupted = createDocumentFinder(manifest, previewSite, (query) =>
    isAborted ? Promise.reject(new DOMException('', 'AbortError')) : sendQuery(query, {}),
  );
  const lamp = { id: 'article-lamp-is', uid: 'lampi', type: 'article', lang: 'is' };
  await expect(interrupted.loadUrls([lamp])).rejects.toThrow(DOMException);
  isAborted = false;
  await interrupted.loadUrls([lamp]);
  expect(interrupted.urlOf(lamp.id)).toBe('/frettir/lampi/');
});

test('a draft without a path from the link resolver has no page, and the console shows a warning', async () => {
  const { manifest, open } = repository;
  const site = { ...previewSite, linkResolver: () => 'elsewhere' };
  const sendQuery = queryAt(manifest, await open('article-lamp-is'));
  const withWrongResolver = createDocumentFinder(manifest, site, (query) => sendQuery(query, {}));
  const found = await withWrongResolver.findById('article-lamp-is', 'article');
  expect(found?.path).toBeUndefined();
  expect(warnings).toHaveBeenCalledWith(
    expect.stringMatching(
      /^Prismic preview: Document article-lamp-is .* the linkResolver returns no path for it/,
    ),
  );
});
