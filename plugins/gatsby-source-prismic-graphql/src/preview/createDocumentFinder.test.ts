import { getOperationAST, parse } from 'graphql';
import { fakeMeta } from '../../test/fakeDocuments';
import type { LinkResolver } from '../PrismicPluginOptions';
import { fieldsOf, keyOf, toArguments } from '../requests/queryNodes';
import { toTypePart } from '../schema/prismicNames';
import { createDocumentFinder, selectByPath } from './createDocumentFinder';
import type { PreviewManifest } from './previewRequests';
import type { PreviewSite } from './registerPreview';

const entryOf = (type: string, match: string, fallback: string, field?: string) => ({
  ...{ type, match, path: `/:lang?/${fallback}/_preview`, langs: ['is', 'en-us'] },
  ...{ selection: field ?? '', keys: field === undefined ? [] : [field] },
});
const manifest = {
  ...{ defaultLang: 'is', shortenUrlLangs: true },
  pages: [
    entryOf('Article', '/:lang?/frettir/:uid', 'frettir', 'kind'),
    entryOf('Article', '/:lang?/frettir/:uid', 'vidburdir', 'kind'),
    entryOf('Sheet', '/:lang?/felog/:club/:uid', 'felog', 'club'),
  ],
  addresses: { stool: ['/frettir/stóll/', 'stóll'], table: ['/frettir/borð/', 'borð'] },
} as unknown as PreviewManifest;

const linkResolver: LinkResolver = ({ type, uid, lang }, { club }) => {
  const prefix = lang === 'is' ? '' : '/en';
  return type === 'article' ? `${prefix}/frettir/${uid}/` : `/felog/${String(club)}/${uid}/`;
};
const site: PreviewSite = {
  linkResolver,
  pages: [
    { filter: ({ node }) => node.kind === 'news' },
    { filter: ({ node }) => node.kind === 'event' },
  ],
};

const documentOf = (id: string, uid: string, lang = 'is', fields: object = { kind: 'news' }) => ({
  _meta: fakeMeta({ id, uid, lang, type: 'club' in fields ? 'sheet' : 'article' }),
  ...fields,
});
/** The preview has a changed uid, an unpublished event, a translation and a sheet of a club. */
const documents = [
  documentOf('stool', 'stóll'),
  documentOf('table', 'skrifborð'),
  documentOf('lamp', 'lampi', 'is', { kind: 'event' }),
  documentOf('stool-en', 'stool', 'en-us'),
  documentOf('board', 'stjórn', 'is', { club: 'arkitektar' }),
];

let queries: string[];
let warnings: jest.SpyInstance;
beforeEach(() => {
  queries = [];
  warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warnings.mockRestore());

type Arguments = { id?: string; uid?: string; id_in?: string[]; lang: string; first: number };

/** Responds like Prismic. */
async function sendQuery(text: string): Promise<Record<string, unknown>> {
  queries.push(text);
  const query = parse(text);
  const fields = fieldsOf(getOperationAST(query)?.selectionSet.selections ?? [], query);
  const lists = fields.map((field) => {
    const { id, uid, id_in, lang, first } = toArguments(field) as Arguments;
    const found = documents.filter(
      ({ _meta: meta }) =>
        ['_allDocuments', `all${toTypePart(meta.type)}s`].includes(field.name.value) &&
        [meta.id, undefined].includes(id) &&
        [meta.uid, undefined].includes(uid) &&
        (id_in?.includes(meta.id) ?? true) &&
        [meta.lang, '*'].includes(lang),
    );
    return [keyOf(field), { edges: found.slice(0, first).map((node) => ({ cursor: '', node })) }];
  });
  return Object.fromEntries(lists);
}
const finder = () => createDocumentFinder(manifest, site, sendQuery);
const related = (id: string, uid: string) => ({ id, uid, type: 'article', lang: 'is' });

test.each([['chair'], ['"}) { x }'], ['']])('finds no unknown document: %s', async (id) => {
  expect(await finder().findById(id)).toBeUndefined();
});

test.each([
  ['/frettir/skrifborð/', 'table', '/frettir/_preview'],
  ['/frettir/lampi/', 'lamp', '/vidburdir/_preview'],
  ['/en/frettir/stool/', 'stool-en', '/en/frettir/_preview'],
  ['/felog/arkitektar/stjórn/', 'board', '/felog/_preview'],
])('finds the document of %s, with its fallback page', async (path, id, fallback) => {
  expect(await finder().findByPath(path)).toMatchObject({ document: { id }, path, fallback });
});

test.each([['/frettir/borð/'], ['/en/frettir/lampi/'], ['/felog/ljósmyndarar/stjórn/']])(
  'no document has the path %s',
  async (path) => {
    expect(await finder().findByPath(path)).toBeUndefined();
  },
);

test.each([
  ['/frettir/_preview/', '?uid=lampi', 'lamp'],
  ['/en/frettir/_preview/', '?uid=stool', 'stool-en'],
  ['/frettir/_preview/', '?uid=stool&lang=en-us', 'stool-en'],
  ['/felog/_preview/', '?id=lamp', 'lamp'],
  ['/felog/_preview/', '?uid=lampi', undefined],
  ['/frettir/_preview/', '', undefined],
])('the fallback page %s%s shows %s', async (path, search, id) => {
  expect((await finder().findForFallback(path, search))?.document.id).toBe(id);
});

test('URLs of linked documents are queried in groups if they exceed Prismic’s limit', async () => {
  const { loadUrls, urlOf } = finder();
  const many = Array.from({ length: 45 }, (_, index) => related(`none-${index}`, 'x'));
  await loadUrls([...many, related('lamp', 'lampi'), related('stool', 'stóll')]);
  expect(['lamp', 'stool', 'none-44'].map(urlOf)).toEqual([
    '/frettir/lampi/',
    '/frettir/stóll/',
    null,
  ]);
  // The type has two entries. Each entry needs three groups of at most 20 ids.
  expect(queries.join().match(/id_in/g)).toHaveLength(2 * 3);
});

test('URLs of an aborted query are queried again', async () => {
  let isAborted = true;
  const { loadUrls, urlOf } = createDocumentFinder(manifest, site, (query) =>
    isAborted ? Promise.reject(new DOMException('', 'AbortError')) : sendQuery(query),
  );
  const lamp = related('lamp', 'lampi');
  await expect(loadUrls([lamp])).rejects.toThrow(DOMException);
  isAborted = false;
  await loadUrls([lamp]);
  expect(urlOf('lamp')).toBe('/frettir/lampi/');
});

test('a draft without a path from the link resolver has no page, and the console shows a warning', async () => {
  const { findById } = createDocumentFinder(
    manifest,
    { ...site, linkResolver: () => '' },
    sendQuery,
  );
  expect((await findById('lamp', 'article'))?.path).toBeUndefined();
  expect(warnings).toHaveBeenCalledWith(
    expect.stringMatching(/^Prismic preview: Document lamp .* the linkResolver returns no path/),
  );
});

describe('selectByPath', () => {
  const options = { defaultLang: 'is', shortenUrlLangs: true };
  const langs = ['is', 'en-us'];

  test.each([
    ['/:lang?/frettir/:uid', '/frettir/stóll/', [{ lang: 'is', uid: 'stóll' }]],
    ['/:lang?/frettir/:uid', '/en/frettir/stool', [{ lang: 'en-us', uid: 'stool' }]],
    ['/:lang/frettir/:uid', '/is/frettir/stóll', [{ lang: 'is', uid: 'stóll' }]],
    ['/:lang?/felag/:parent/:uid', '/felag/a/b/', [{ lang: 'is', uid: 'b' }]],
    ['/:lang?/skra/:id', '/skra/X1', [{ lang: 'is', id: 'X1' }]],
    ['/:lang?/um-okkur', '/um-okkur', [{ lang: 'is' }]],
    ['/:lang?', '/en/', [{ lang: 'en-us' }]],
    ['/:lang?', '/', [{ lang: 'is' }]],
    ['/:lang?/a.b/:uid', '/axb/c', []],
    ['/:lang?/frettir/:uid', '/frettir/a/b', []],
    ['/:lang?/frettir/:uid', '/da/frettir/a', []],
    [
      '/:lang?/:section/:uid?',
      '/en/about/',
      [
        { lang: 'is', uid: 'about' },
        { lang: 'en-us', uid: 'about' },
      ],
    ],
  ])('%s reads %s', (match, path, names) => {
    expect(selectByPath(path, { match, langs }, options)).toEqual(names);
  });

  test('uses the entry’s languages, with full ids unless shortenUrlLangs is true', () => {
    const entry = { match: '/:lang?/news/:uid', langs: ['en-us'] };
    const names = [{ lang: 'en-us', uid: 'a' }];
    expect(selectByPath('/en-us/news/a', entry, { defaultLang: 'is' })).toEqual(names);
    expect(selectByPath('/news/a', entry, {})).toEqual(names);
  });
});
