import type { PreviewRepository } from '../../test/previewRepository';
import { askAt, previewSite, startPreviewRepository } from '../../test/previewRepository';
import type { DocumentFinder } from './createDocumentFinder';
import { createDocumentFinder } from './createDocumentFinder';

let repository: PreviewRepository;
let finder: DocumentFinder;
/** Texts of the queries so far. */
let asked: string[];
let warnings: jest.SpyInstance;

beforeAll(async () => {
  repository = await startPreviewRepository();
});
afterAll(() => repository.close());
beforeEach(async () => {
  const { manifest, open } = repository;
  const ask = askAt(manifest, await open('article-stool-is'));
  asked = [];
  finder = createDocumentFinder(manifest, previewSite, (query, variables) => {
    asked.push(query);
    return ask(query, variables);
  });
  warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warnings.mockRestore());

describe('by its id', () => {
  test('a changed document is at the address that it has, with what its query needs', async () => {
    expect(await finder.findById('article-stool-is', 'article')).toMatchObject({
      document: {
        ...{ id: 'article-stool-is', uid: 'stóll', type: 'article', lang: 'is' },
        url: '/frettir/stóll/',
      },
      path: '/frettir/stóll',
      fallback: '/frettir/_preview',
      context: { id: 'article-stool-is', uid: 'stóll', lang: 'is', kind: null, isKnown: true },
    });
  });

  test.each([
    ['article-lamp-is', '/frettir/lampi', '/frettir/_preview'],
    ['article-empty-is', '/frettir/tómt', '/frettir/_preview'],
    ['article-table-is', '/frettir/skrifborð', '/frettir/_preview'],
    ['article-stool-en-us', '/en/frettir/stool', '/en/frettir/_preview'],
    ['article-party-is', '/frettir/hóf', '/vidburdir/_preview'],
    ['sheet-board-is', '/felog/ark/stjórn/', '/felog/_preview/_preview'],
  ])('%s will be at %s, and %s stands for it', async (id, path, fallback) => {
    const place = await finder.findById(id);
    expect(place).toMatchObject({ document: { id }, path, fallback });
    expect(warnings).not.toHaveBeenCalled();
  });

  test.each([
    ['article-stool-en-us', '/frettir/stóll/'],
    ['article-stool-is', '/en/frettir/stool/'],
  ])('%s knows where its other language is, draft or not: %s', async (id, url) => {
    const place = await finder.findById(id);
    expect(place?.context.alternateLanguages).toMatchObject([{ url }]);
  });

  test('a document of the site’s own pages has the address of the link resolver, and no page', async () => {
    const place = await finder.findById('homepage-front-is');
    expect(place?.document).toMatchObject({ type: 'homepage', url: '/' });
    expect(place?.path).toBeUndefined();
  });

  test.each([['article-chair-is'], ['nobody'], ['"}) { x }'], ['']])(
    'a deleted document and one that never was are none: %s',
    async (id) => {
      expect(await finder.findById(id)).toBeUndefined();
    },
  );
});

test('one text asks for whatever document, so that it is parsed once', async () => {
  await finder.findByPath('/frettir/askja/');
  await finder.findByPath('/frettir/borð/');
  await finder.findById('nobody', 'homepage');
  await finder.findById('"}) { x }', 'homepage');
  expect(asked).toEqual([asked[0], asked[0], asked[2], asked[2]]);
});

describe('by its address', () => {
  test.each([
    ['/frettir/stóll/', 'article-stool-is'],
    ['/frettir/st%C3%B3ll', 'article-stool-is'],
    ['/frettir/lampi/', 'article-lamp-is'],
    ['/frettir/skrifborð', 'article-table-is'],
    ['/frettir/hóf/', 'article-party-is'],
    ['/en/frettir/stool/', 'article-stool-en-us'],
    ['/felog/ark/stjórn/', 'sheet-board-is'],
    ['/um/', 'about-house-is'],
  ])('%s is %s', async (path, id) => {
    expect((await finder.findByPath(path))?.document.id).toBe(id);
  });

  test.each([
    ['/frettir/borð/'],
    ['/frettir/askja/'],
    ['/en/frettir/lampi/'],
    ['/en/um/'],
    ['/felog/arkitektar/stjórn/'],
  ])('nothing is at %s any more, or yet', async (path) => {
    expect(await finder.findByPath(path)).toBeUndefined();
  });

  test('an address of another shape is not asked for', async () => {
    expect(await finder.findByPath('/leit/')).toBeUndefined();
    expect(asked).toEqual([]);
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
  ])('%s%s is %s', async (path, search, id) => {
    expect((await finder.findForFallback(path, search))?.document.id).toBe(id);
  });
});

describe('addresses of linked documents', () => {
  const related = (id: string, uid: string) => ({ id, uid, type: 'article', lang: 'is' });

  test('are those of the build, for which nothing is asked', async () => {
    await finder.learn([related('article-stool-is', 'stóll')]);
    expect(asked).toEqual([]);
    expect(finder.urlOf('article-stool-is')).toBe('/frettir/stóll/');
  });

  test('are asked where the uid has changed or there was no page, together', async () => {
    const ids = ['article-table-is', 'article-lamp-is'];
    await finder.learn([related('article-table-is', 'skrifborð'), related('article-lamp-is', 'x')]);
    expect(ids.map(finder.urlOf)).toEqual(['/frettir/skrifborð/', '/frettir/lampi/']);
    expect(asked).toHaveLength(1);
  });

  test('are asked again after a draft was saved', async () => {
    await finder.learn([related('article-lamp-is', 'lampi')]);
    await finder.learn([related('article-lamp-is', 'lampi')]);
    expect(asked).toHaveLength(1);
    finder.forget();
    expect(finder.urlOf('article-lamp-is')).toBeNull();
    await finder.learn([related('article-lamp-is', 'lampi')]);
    expect(asked).toHaveLength(2);
  });

  test('more than Prismic gives at once are asked in groups', async () => {
    const many = Array.from({ length: 45 }, (_, index) => related(`none-${index}`, 'x'));
    await finder.learn([...many, related('article-lamp-is', 'lampi')]);
    expect(finder.urlOf('article-lamp-is')).toBe('/frettir/lampi/');
    expect(finder.urlOf('none-44')).toBeNull();
    // Two entries are of that type.
    expect(asked.join().match(/id_in/g)).toHaveLength(2 * 3);
  });
});

test('addresses of which the asking was given up are asked again', async () => {
  const { manifest, open } = repository;
  const ask = askAt(manifest, await open('article-lamp-is'));
  let isLost = true;
  const interrupted = createDocumentFinder(manifest, previewSite, (query, variables) =>
    isLost ? Promise.reject(new DOMException('', 'AbortError')) : ask(query, variables),
  );
  const lamp = { id: 'article-lamp-is', uid: 'lampi', type: 'article', lang: 'is' };
  await expect(interrupted.learn([lamp])).rejects.toThrow(DOMException);
  isLost = false;
  await interrupted.learn([lamp]);
  expect(interrupted.urlOf(lamp.id)).toBe('/frettir/lampi/');
});

test('a document that has no page in the preview has no address, though it had one', async () => {
  await finder.findById('article-chair-is');
  await finder.learn([{ id: 'article-chair-is', uid: 'none', type: 'article', lang: 'is' }]);
  expect(finder.urlOf('article-chair-is')).toBeNull();
});

test('what is wrong with the address of a draft is said to the editor, and it has no page', async () => {
  const { manifest, open } = repository;
  const site = { ...previewSite, linkResolver: () => '/elsewhere/' };
  const astray = createDocumentFinder(
    manifest,
    site,
    askAt(manifest, await open('article-lamp-is')),
  );
  const place = await astray.findById('article-lamp-is', 'article');
  expect(place?.path).toBeUndefined();
  expect(warnings).toHaveBeenCalledWith(
    expect.stringMatching(
      /^Prismic preview: Document article-lamp-is .*at \/elsewhere\/ by the link/,
    ),
  );
});
