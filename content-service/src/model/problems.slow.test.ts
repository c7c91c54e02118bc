import { search } from '../../test/requests';
import { cleanUp, field, richText, serve, testContent } from '../../test/content';
import type { TestContent } from '../../test/content';
import type { ContentServiceOptions } from '../startContentService';
import type { Json, JsonObject } from './json';
import type { Problem } from './problems';

let content: TestContent;
beforeEach(() => {
  content = testContent();
  content.writeType('article', {
    Main: {
      uid: field('UID'),
      title: field('StructuredText'),
      image: field('Image'),
      day: field('Date'),
      moment: field('Timestamp'),
      number: field('Number'),
      colour: field('Color'),
      flag: field('Boolean'),
      text: field('Text'),
      embed: field('Embed'),
      kind: field('Select', { options: ['one', 'two'] }),
      link: field('Link'),
      rows: field('Group', { fields: { link: field('Link') } }),
      body: field('Slices', {
        choices: { quote: { type: 'Slice', repeat: { link: field('Link') } } },
      }),
    },
  });
  content.writeType('single', { Main: { text: field('Text') } }, { repeatable: false });
  content.writeDocument('is/article/good', { uid: 'good' });
});
afterEach(cleanUp);

const goodId = 'article-good-is';

async function outcome(options: ContentServiceOptions = {}) {
  const service = await serve(content, options);
  const { body } = await search(service, { lang: '*', pageSize: '100' });
  const results = body.results as JsonObject[];
  const documents = new Map(results.map((result) => [String(result.id), result]));
  const problems = service.problems();
  const problem = problems[0] ?? ({} as Problem);
  return { problems, problem, ids: [...documents.keys()].sort(), documents, log: service.log };
}

test('valid content has no problems, and the log stays empty', async () => {
  const { problems, log, ids } = await outcome();
  expect([problems, log, ids]).toEqual([[], [], [goodId]]);
});

test('very many problems in one document', async () => {
  const data = { title: Array.from({ length: 200_000 }, () => 1) };
  content.writeDocument('is/article/bad', { uid: 'bad', data });
  const { problems } = await outcome();
  expect(problems).toHaveLength(200_000);
});

describe('an invalid document is left out, the others are served', () => {
  test('malformed JSON, with line and column', async () => {
    content.write('documents/is/article/bad.json', '{\n  "id": "x"\n  "uid": "y"\n}');
    const { problems, problem, ids, log } = await outcome();
    expect(problems).toHaveLength(1);
    expect(problem.file).toMatch(/documents\/is\/article\/bad\.json$/);
    expect(problem).toMatchObject({
      field: 'line 3, column 3',
      cause: expect.stringContaining("Expected ',' or '}'"),
    });
    expect(ids).toEqual([goodId]);
    expect(log).toHaveLength(1);
    expect(log[0]).toContain('bad.json › line 3, column 3: the JSON is malformed');
  });

  test.each<[string, JsonObject, string, string]>([
    ['a missing uid', {}, 'uid', 'the uid is missing, but "article" has a UID field'],
    ['an empty uid', { uid: '' }, 'uid', 'the uid is ""'],
    ['an empty id', { uid: 'a', id: '' }, 'id', 'the id is ""'],
    ['an id that is not a string', { uid: 'a', id: 7 }, 'id', 'the id is 7'],
    [
      'another type',
      { uid: 'a', type: 'single' },
      'type',
      'the type is "single", but the file is in the folder "article"',
    ],
    [
      'another language',
      { uid: 'a', lang: 'en-us' },
      'lang',
      'the lang is "en-us", but the file is in the folder "is"',
    ],
    ['no language', { uid: 'a', lang: null }, 'lang', 'the lang is null'],
  ])('%s', async (_what, document, fieldPath, cause) => {
    content.writeDocument('is/article/bad', document);
    const { problems, problem, ids } = await outcome();
    expect(problems).toHaveLength(1);
    expect(problem.field).toBe(fieldPath);
    expect(problem.cause).toContain(cause);
    expect(problem.remedy).not.toBe('');
    expect(ids).toEqual([goodId]);
  });

  test('a type and a language that do not exist', async () => {
    content.writeDocument('is/nothing/bad');
    content.writeDocument('de/article/bad', { uid: 'bad' });
    const { problems, ids } = await outcome();
    expect(problems.map(({ field: place, cause }) => [place, cause])).toEqual([
      ['lang', '"de" is not a language of this repository.'],
      ['type', 'there is no custom type "nothing".'],
    ]);
    expect(ids).toEqual([goodId]);
  });

  test('two with the same uid; the problem names both files', async () => {
    content.writeDocument('is/article/second', { uid: 'good' });
    content.writeDocument('en-us/article/other-language', { uid: 'good' });
    const { problems, problem, ids } = await outcome();
    expect(problems).toHaveLength(1);
    expect(problem.file).toMatch(/second\.json$/);
    expect(problem.cause).toMatch(
      /"good" is also the uid of another article in "is", .*good\.json/,
    );
    expect(ids).toEqual(['article-good-is', 'article-other-language-en-us']);
  });

  test('two with the same id; the problem names both files', async () => {
    content.writeDocument('is/article/second', { uid: 'second', id: goodId });
    const { problem, ids } = await outcome();
    expect(problem.file).toMatch(/second\.json$/);
    expect(problem.cause).toMatch(/the id "article-good-is" is also the id of .*good\.json/);
    expect(ids).toEqual([goodId]);
  });

  test('two of a single type in one language', async () => {
    for (const file of ['is/single/a', 'is/single/b', 'en-us/single/c'])
      content.writeDocument(file);
    const { problems, problem, ids } = await outcome();
    expect(problems).toHaveLength(1);
    expect(problem.cause).toMatch(
      /"single" is a single type, and its document in "is" is already .*a\.json/,
    );
    expect(ids).toEqual([goodId, 'single-a-is', 'single-c-en-us']);
  });

  test('a file outside the folders for documents', async () => {
    for (const file of ['stray', 'is/stray', 'is/article/deep/stray']) {
      content.write(`documents/${file}.json`, '{}');
    }
    const { problems, ids } = await outcome();
    expect(problems).toHaveLength(3);
    expect(ids).toEqual([goodId]);
  });
});

describe('an invalid value becomes empty, the document is served', () => {
  test.each<[string, JsonObject, string, string, Json]>([
    ['an unknown field', { nope: 1 }, 'data.nope', 'has no such field', undefined as never],
    ['a missing image', { image: { file: 'no.jpg' } }, 'data.image', 'no image "no.jpg"', {}],
    [
      'an image without dimensions',
      { image: { url: 'https://images.example.is/a.jpg', dimensions: { width: 0, height: 9 } } },
      'data.image',
      '"dimensions" in whole pixels',
      {},
    ],
    [
      'a select that is not an option',
      { kind: 'three' },
      'data.kind',
      'one of the options "one", "two"',
      null,
    ],
    ['text that is a number', { text: 5 }, 'data.text', 'text was expected, not 5', null],
    ['a number that is a string', { number: '5' }, 'data.number', 'a number was expected', null],
    ['a date that does not exist', { day: '2026-02-30' }, 'data.day', 'a date like', null],
    ['a colour by name', { colour: 'red' }, 'data.colour', 'a colour like', null],
    ['a boolean that is a string', { flag: 'yes' }, 'data.flag', 'true or false', false],
    ['rich text that is a string', { title: 'Hello' }, 'data.title', 'a list of blocks', []],
    ['a block without a type', { title: [{ text: 'x' }] }, 'data.title[0]', 'is not a block', []],
    [
      'a web link without an address',
      { link: { link_type: 'Web', url: '' } },
      'data.link',
      'is not a link',
      { link_type: 'Any' },
    ],
    [
      'a link to media that is not there',
      { link: { link_type: 'Media', file: 'no.pdf' } },
      'data.link',
      'no file "no.pdf"',
      { link_type: 'Any' },
    ],
    ['a group that is an object', { rows: {} }, 'data.rows', 'a list of objects', []],
    [
      'an unknown slice',
      { body: [{ slice_type: 'nope' }] },
      'data.body[0].slice_type',
      'slice_type is "nope", but this zone has no such slice',
      [],
    ],
  ])('%s', async (_what, data, place, cause, value) => {
    content.writeDocument('is/article/bad', { uid: 'bad', data });
    const { problems, problem, documents } = await outcome();
    expect(problems).toHaveLength(1);
    expect(problem.field).toBe(place);
    expect(problem.cause).toContain(cause);
    const served = documents.get('article-bad-is')?.data as JsonObject;
    expect(served[Object.keys(data)[0] ?? '']).toEqual(value);
  });

  test('a link to an unknown id is broken in every kind of field', async () => {
    const link = { link_type: 'Document', id: 'nobody' };
    const span = { start: 0, end: 4, type: 'hyperlink', data: link };
    content.writeDocument('is/article/bad', {
      uid: 'bad',
      data: {
        title: richText('Text', 'paragraph', [span]),
        link,
        rows: [{}, { link }],
        body: [{ slice_type: 'quote', items: [{ link }] }],
      },
    });
    const { problems, documents } = await outcome();
    expect(problems.map(({ field: place }) => place)).toEqual([
      'data.title[0].spans[0].data',
      'data.link',
      'data.rows[1].link',
      'data.body[0].items[0].link',
    ]);
    expect(
      problems.every(({ file, cause }) => file.endsWith('bad.json') && cause.includes('"nobody"')),
    ).toBe(true);
    const broken = { id: 'nobody', type: 'broken_type', link_type: 'Document', isBroken: true };
    const data = documents.get('article-bad-is')?.data as JsonObject;
    expect(data.link).toMatchObject(broken);
    expect(data.title).toMatchObject([{ spans: [{ data: broken }] }]);
  });

  test('a link that was broken at Prismic leads to its target if the target exists', async () => {
    const broken = { type: 'broken_type', link_type: 'Document', isBroken: true };
    for (const [uid, id] of Object.entries({ bad: goodId, worse: 'nobody' })) {
      content.writeDocument(`is/article/${uid}`, { uid, data: { link: { ...broken, id } } });
    }
    const { documents, problem } = await outcome();
    const { link } = documents.get('article-bad-is')?.data as JsonObject;
    expect(link).toMatchObject({ id: goodId, type: 'article', isBroken: false });
    expect(problem.cause).toContain('"nobody", which no document has');
  });

  test('a span outside its text is dropped, the text stays', async () => {
    const title = richText('Text', 'paragraph', [
      { start: 2, end: 9, type: 'em' },
      { start: 0, end: 2, type: 'em' },
    ]);
    content.writeDocument('is/article/bad', { uid: 'bad', data: { title } });
    const { problem, documents } = await outcome();
    expect(problem.field).toBe('data.title[0].spans[0]');
    expect(documents.get('article-bad-is')?.data).toMatchObject({
      title: [{ text: 'Text', spans: [{ start: 0, end: 2, type: 'em' }] }],
    });
  });

  test('invalid publication dates, tags, slugs and uids', async () => {
    content.writeDocument('is/article/bad', {
      uid: 'bad',
      tags: ['a', 1],
      slugs: 'bad',
      first_publication_date: 'soon',
    });
    content.writeDocument('is/single/bad', { uid: 'bad' });
    const { problems, documents } = await outcome();
    expect(problems.map(({ field: place }) => place)).toEqual([
      'slugs',
      'tags',
      'first_publication_date',
      'uid',
    ]);
    expect(documents.get('article-bad-is')).toMatchObject({
      tags: ['a'],
      slugs: ['-'],
      first_publication_date: null,
    });
    expect(documents.get('single-bad-is')).toMatchObject({ uid: null });
  });
});

describe('invalid alternate languages have no effect', () => {
  test.each<[string, string, JsonObject]>([
    ['an id that does not exist', 'en-us/article/bad', { alternate_language_id: 'nobody' }],
    ['from the master language', 'is/article/bad', { alternate_language_id: goodId }],
    [
      'of another type',
      'en-us/single/bad',
      { uid: undefined as never, alternate_language_id: goodId },
    ],
  ])('%s', async (_what, file, document) => {
    content.writeDocument(file, { uid: 'bad', ...document });
    const { problems, problem, documents } = await outcome();
    expect(problems).toHaveLength(1);
    expect(problem.field).toBe('alternate_language_id');
    expect(
      [...documents.values()].every(
        (served) => JSON.stringify(served.alternate_languages) === '[]',
      ),
    ).toBe(true);
  });
});

describe('the service does not start', () => {
  test.each<[string, () => void, RegExp]>([
    [
      'with a tab that is not an object',
      () => content.writeType('article', { Main: 'x' }),
      /json\.Main: .*an object was expected/,
    ],
    [
      'with two types with the same id',
      () => content.write('customtypes/other/index.json', { id: 'article', json: {} }),
      /another custom type has the id "article"/,
    ],
    [
      'without a master language',
      () => content.write('documents/repository.json', { languages: [{ id: 'is' }] }),
      /repository\.json: .*0 languages have "is_master": true/,
    ],
    [
      'with malformed settings',
      () => content.write('documents/repository.json', '{'),
      /repository\.json › line 1, column 2/,
    ],
  ])('%s', async (_what, spoil, message) => {
    spoil();
    await expect(serve(content)).rejects.toThrow(message);
  });

  test.each(['types', 'documents'])('without the folder of %s', async (name) => {
    await expect(serve(content, { [name]: '/nowhere/at/all' })).rejects.toThrow(/nowhere\/at\/all/);
  });
});

test('a shared slice without a model is a problem; the type is served without it', async () => {
  content.writeType('article', {
    Main: { uid: field('UID'), b: field('Slices', { choices: { hero: { type: 'SharedSlice' } } }) },
  });
  const { problem, ids } = await outcome();
  expect(problem).toMatchObject({
    field: 'json.Main.b.config.choices.hero',
    remedy: expect.stringContaining('"hero"'),
  });
  expect(ids).toEqual([goodId]);
});
