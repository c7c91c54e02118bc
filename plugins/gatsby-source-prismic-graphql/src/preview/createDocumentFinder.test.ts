import type { PreviewRepository } from '../../test/previewRepository';
import { previewSite, queryAt, startPreviewRepository } from '../../test/previewRepository';
import { toCursor } from '../requests/guessCursors';
import type { DocumentFinder } from './createDocumentFinder';
import { createDocumentFinder } from './createDocumentFinder';

let repository: PreviewRepository;
let finder: DocumentFinder;
/** The queries sent so far. */
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
  finder = createDocumentFinder(manifest, previewSite, (query, variables) => {
    sentQueries.push(query);
    return sendQuery(query, variables);
  });
  warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warnings.mockRestore());

describe('by its id', () => {
  test('finds a changed document with the path and the context of its page', async () => {
    const found = await finder.findById('article-stool-is', 'article');
    expect(found).toMatchObject({
      document: {
        ...{ id: 'article-stool-is', uid: 'stóll', type: 'article', lang: 'is' },
        url: '/frettir/stóll/',
      },
      ...{ path: '/frettir/stóll', entry: 0 },
      fallback: '/frettir/_preview',
    });
    expect(found?.toContext()).toMatchObject({
      ...{ id: 'article-stool-is', uid: 'stóll', lang: 'is', kind: null, isKnown: true },
    });
  });

  test.each([
    ['article-lamp-is', '/frettir/lampi', '/frettir/_preview'],
    ['article-empty-is', '/frettir/tómt', '/frettir/_preview'],
    ['article-table-is', '/frettir/skrifborð', '/frettir/_preview'],
    ['article-stool-en-us', '/en/frettir/stool', '/en/frettir/_preview'],
    ['article-party-is', '/frettir/hóf', '/vidburdir/_preview'],
    ['sheet-board-is', '/felog/ark/stjórn/', '/felog/_preview/_preview'],
  ])('%s will have the path %s and the fallback page %s', async (id, path, fallback) => {
    const found = await finder.findById(id);
    expect(found).toMatchObject({ document: { id }, path, fallback });
    expect(warnings).not.toHaveBeenCalled();
  });

  test.each([
    ['article-stool-en-us', '/frettir/stóll/'],
    ['article-stool-is', '/en/frettir/stool/'],
  ])('%s has the URL of its translation, draft or not: %s', async (id, url) => {
    const found = await finder.findById(id);
    expect(found?.toContext().alternateLanguages).toMatchObject([{ url }]);
  });

  test('a document whose page the site creates has the link resolver’s URL and no path', async () => {
    const found = await finder.findById('homepage-front-is');
    expect(found?.document).toMatchObject({ type: 'homepage', url: '/' });
    expect(found?.path).toBeUndefined();
  });

  test.each([['article-chair-is'], ['nobody'], ['"}) { x }'], ['']])(
    'finds no deleted and no unknown document: %s',
    async (id) => {
      expect(await finder.findById(id)).toBeUndefined();
    },
  );
});

test('the text of the query is the same for all documents, so it is parsed once', async () => {
  await finder.findByPath('/frettir/askja/');
  await finder.findByPath('/frettir/borð/');
  await finder.findById('nobody', 'homepage');
  await finder.findById('"}) { x }', 'homepage');
  expect(sentQueries).toEqual([sentQueries[0], sentQueries[0], sentQueries[2], sentQueries[2]]);
});

describe('by its path', () => {
  test.each([
    ['/frettir/stóll/', 'article-stool-is'],
    ['/frettir/st%C3%B3ll', 'article-stool-is'],
    ['/frettir/lampi/', 'article-lamp-is'],
    ['/frettir/skrifborð', 'article-table-is'],
    ['/frettir/hóf/', 'article-party-is'],
    ['/en/frettir/stool/', 'article-stool-en-us'],
    ['/felog/ark/stjórn/', 'sheet-board-is'],
    ['/um/', 'about-house-is'],
  ])('%s is the path of %s', async (path, id) => {
    expect((await finder.findByPath(path))?.document.id).toBe(id);
  });

  test.each([
    ['/frettir/borð/'],
    ['/frettir/askja/'],
    ['/en/frettir/lampi/'],
    ['/en/um/'],
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

  test('come from the manifest, without a query', async () => {
    await finder.loadUrls([related('article-stool-is', 'stóll')]);
    expect(sentQueries).toEqual([]);
    expect(finder.urlOf('article-stool-is')).toBe('/frettir/stóll/');
  });

  test('come from one query if the uid has changed or the document had no page', async () => {
    const ids = ['article-table-is', 'article-lamp-is'];
    await finder.loadUrls([
      related('article-table-is', 'skrifborð'),
      related('article-lamp-is', 'x'),
    ]);
    expect(ids.map(finder.urlOf)).toEqual(['/frettir/skrifborð/', '/frettir/lampi/']);
    expect(sentQueries).toHaveLength(1);
  });

  test('are queried again after a draft was saved', async () => {
    await finder.loadUrls([related('article-lamp-is', 'lampi')]);
    await finder.loadUrls([related('article-lamp-is', 'lampi')]);
    expect(sentQueries).toHaveLength(1);
    finder.clearUrls();
    expect(finder.urlOf('article-lamp-is')).toBeNull();
    await finder.loadUrls([related('article-lamp-is', 'lampi')]);
    expect(sentQueries).toHaveLength(2);
  });

  test('are queried in groups if they exceed Prismic’s limit', async () => {
    const many = Array.from({ length: 45 }, (_, index) => related(`none-${index}`, 'x'));
    await finder.loadUrls([...many, related('article-lamp-is', 'lampi')]);
    expect(finder.urlOf('article-lamp-is')).toBe('/frettir/lampi/');
    expect(finder.urlOf('none-44')).toBeNull();
    // Two entries have this type, and each needs three groups.
    expect(sentQueries.join().match(/id_in/g)).toHaveLength(2 * 3);
  });
});

describe('the neighbours', () => {
  const find = (name: string, entry = 0, cursor?: string) =>
    finder.findNeighbours({ id: `article-${name}-is`, lang: 'is', entry, cursor });

  test.each([
    ['of a draft that is sorted elsewhere now', 'stool', toCursor(3), undefined, 'lampi'],
    ['of a renamed draft, among drafts', 'table', toCursor(1), 'lampi', 'tómt'],
    ['of a draft that was never published', 'lamp', undefined, 'stóll', 'skrifborð'],
    ['of the last draft, which was never published', 'empty', undefined, 'skrifborð', undefined],
  ])('%s are those in the preview, from one query', async (_, name, cursor, previous, next) => {
    const neighbours = await find(name, 0, cursor);
    expect(neighbours?.previous?.uid).toBe(previous);
    expect(neighbours?.next?.uid).toBe(next);
    expect(sentQueries).toHaveLength(1);
  });

  test('have the URLs of the preview, and all forms that a build gives them', async () => {
    const table = { id: 'article-table-is', uid: 'skrifborð', type: 'article', lang: 'is' };
    const next = { ...table, url: '/frettir/skrifborð/' };
    expect(await find('lamp')).toMatchObject({
      ...{ cursor: toCursor(2), next, paginationNextMeta: next },
      ...{ paginationNextUid: 'skrifborð', paginationPreviousUid: 'stóll' },
    });
  });

  test('are documents that the filter of the entry keeps', async () => {
    expect(await find('party', 1)).toMatchObject({ previous: null, next: null });
    expect(await find('stool')).toMatchObject({ previous: null });
  });

  test('of a document that the filter leaves out are not known', async () => {
    expect(await find('party')).toBeUndefined();
  });

  test('are documents with the required field, also of a draft without it', async () => {
    const { manifest, open } = repository;
    const required = { field: 'title', isFilled: Boolean };
    const selection = 'kind requiredField: title';
    const withRequired = createDocumentFinder(
      { ...manifest, pages: manifest.pages.map((entry) => ({ ...entry, selection })) },
      { ...previewSite, pages: [{ required }] },
      queryAt(manifest, await open('article-stool-is')),
    );
    const of = (id: string) => withRequired.findNeighbours({ id, lang: 'is', entry: 0 });
    expect(await of('article-table-is')).toMatchObject({ next: null });
    expect(await of('article-empty-is')).toMatchObject({ previous: { uid: 'skrifborð' } });
  });

  test('pass through the site’s changes to the context', async () => {
    const { manifest, open } = repository;
    const toPageContext = (context: Record<string, unknown>) => ({
      ...context,
      nextUrl: (context.next as { url: string } | null)?.url,
    });
    const changed = createDocumentFinder(
      manifest,
      { ...previewSite, toPageContext },
      queryAt(manifest, await open('article-lamp-is')),
    );
    const lamp = await changed.findById('article-lamp-is', 'article');
    const place = { id: 'article-lamp-is', lang: 'is', entry: 0 };
    const context = lamp?.toContext(await changed.findNeighbours(place));
    expect(context).toMatchObject({ uid: 'lampi', nextUrl: '/frettir/skrifborð/' });
    expect(lamp?.toContext()).toMatchObject({ next: null, cursor: expect.any(String) });
  });
});

test('URLs of an aborted query are queried again', async () => {
  const { manifest, open } = repository;
  const sendQuery = queryAt(manifest, await open('article-lamp-is'));
  let isAborted = true;
  const interrupted = createDocumentFinder(manifest, previewSite, (query, variables) =>
    isAborted ? Promise.reject(new DOMException('', 'AbortError')) : sendQuery(query, variables),
  );
  const lamp = { id: 'article-lamp-is', uid: 'lampi', type: 'article', lang: 'is' };
  await expect(interrupted.loadUrls([lamp])).rejects.toThrow(DOMException);
  isAborted = false;
  await interrupted.loadUrls([lamp]);
  expect(interrupted.urlOf(lamp.id)).toBe('/frettir/lampi/');
});

test('a document without a page in the preview has no URL, even if it had one in the build', async () => {
  await finder.findById('article-chair-is');
  await finder.loadUrls([{ id: 'article-chair-is', uid: 'none', type: 'article', lang: 'is' }]);
  expect(finder.urlOf('article-chair-is')).toBeNull();
});

test('a draft with a wrong URL has no page, and the console shows a warning', async () => {
  const { manifest, open } = repository;
  const site = { ...previewSite, linkResolver: () => '/elsewhere/' };
  const withWrongResolver = createDocumentFinder(
    manifest,
    site,
    queryAt(manifest, await open('article-lamp-is')),
  );
  const found = await withWrongResolver.findById('article-lamp-is', 'article');
  expect(found?.path).toBeUndefined();
  expect(warnings).toHaveBeenCalledWith(
    expect.stringMatching(
      /^Prismic preview: Document article-lamp-is .* \/elsewhere\/ from the link/,
    ),
  );
});
