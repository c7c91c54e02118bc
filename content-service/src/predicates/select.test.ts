import path from 'node:path';
import { cleanUp, field, richText, testContent } from '../../test/content';
import { HttpError } from '../http/response';
import type { Snapshot } from '../repository/repository';
import { loadRepository } from '../startContentService';
import { select } from './select';

const content = testContent();
let snapshot: Snapshot;

beforeAll(async () => {
  content.writeType('place', {
    Main: {
      uid: field('UID'),
      name: field('StructuredText', { single: 'heading1' }),
      nickname: field('Text'),
      region: field('Select', { options: ['Suðurland', 'Norðurland'] }),
      people: field('Number'),
      stars: field('Range'),
      open: field('Boolean'),
      founded: field('Date'),
      event: field('Timestamp'),
      where: field('GeoPoint'),
      twin: field('Link', { select: 'document' }),
      sights: field('Group', {
        fields: { label: field('Text'), height: field('Number'), at: field('GeoPoint') },
      }),
      body: field('Slices', {
        choices: {
          fact: { type: 'Slice', 'non-repeat': { text: field('Text') }, repeat: {} },
        },
      }),
    },
  });
  content.writeType('empty', { Main: { uid: field('UID'), title: field('Text') } });
  const dates = {
    first_publication_date: '2026-01-05T08:00:00+0000',
    last_publication_date: '2026-01-05T08:00:00+0000',
  };
  content.writeDocument('is/place/vik', {
    ...dates,
    uid: 'vik',
    tags: ['sea', 'south'],
    data: {
      name: richText('Vík í Mýrdal', 'heading1'),
      nickname: 'Þorpið við sjóinn',
      region: 'Suðurland',
      people: 750,
      stars: 4,
      open: true,
      founded: '2024-02-29',
      event: '2026-03-02T17:30:00+0000',
      where: { latitude: 63.4186, longitude: -19.006 },
      twin: { link_type: 'Document', id: 'place-akureyri-is' },
      sights: [
        { label: 'Reynisdrangar', height: 66, at: { latitude: 63.4, longitude: -19.03 } },
        { label: 'Dyrhólaey', height: 120 },
      ],
      body: [{ slice_type: 'fact', primary: { text: 'Lundar' } }],
    },
  });
  content.writeDocument('is/place/akureyri', {
    first_publication_date: '2026-02-14T20:00:00+0000',
    last_publication_date: '2026-02-14T20:00:00+0000',
    uid: 'akureyri',
    tags: ['sea'],
    data: {
      name: richText('Akureyri', 'heading1'),
      nickname: 'Höfuðstaður Norðurlands',
      region: 'Norðurland',
      people: 20000,
      open: false,
      founded: '2025-12-31',
      event: '2026-08-09T00:00:00+0000',
      where: { latitude: 65.6885, longitude: -18.1262 },
    },
  });
  content.writeDocument('is/place/selfoss', {
    uid: 'selfoss',
    data: { nickname: 'Bær við Ölfusá "sjálfa"', where: { latitude: 63.933, longitude: -21 } },
  });
  content.writeDocument('en-us/place/vik', {
    uid: 'vik',
    alternate_language_id: 'place-vik-is',
    data: { nickname: 'The village by the sea' },
  });
  const repository = await loadRepository({
    types: path.join(content.folder, 'customtypes'),
    documents: path.join(content.folder, 'documents'),
    media: path.join(content.folder, 'documents'),
  });
  expect(repository.problems).toEqual([]);
  snapshot = repository.master;
});
afterAll(cleanUp);

const found = (q: string | string[], lang: string | null = null) =>
  select(snapshot, [q].flat(), lang).map(({ uid }) => uid);

test.each([
  ['at(my.place.nickname, "Þorpið við sjóinn")', ['vik']],
  ['at(my.place.nickname, "Bær við Ölfusá \\"sjálfa\\"")', ['selfoss']],
  ['at(my.place.name, "Akureyri")', ['akureyri']],
  ['at(my.place.region, "Suðurland")', ['vik']],
  ['at(my.place.people, 750.0)', ['vik']],
  ['at(my.place.stars, +4)', ['vik']],
  ['at(my.place.open, true)', ['vik']],
  ['at(my.place.open, false)', ['akureyri', 'selfoss']],
  ['at(my.place.founded, "2024-02-29")', ['vik']],
  ['at(my.place.founded, 1709164800000)', ['vik']],
  ['at(my.place.event, "2026-03-02T18:30:00+01:00")', ['vik']],
  ['at(my.place.event, 1772472600000)', ['vik']],
  ['at(my.place.event, "2026-08-09")', ['akureyri']],
  ['at(my.place.twin, "place-akureyri-is")', ['vik']],
  ['at(my.place.sights.label, "Dyrhólaey")', ['vik']],
  ['at(document.tags, ["sea"])', ['akureyri', 'vik']],
  ['at(document.tags, ["sea", "south"])', ['vik']],
  ['at(document.tags, "south")', ['vik']],
  ['at(document.tags, [])', []],
  ['at(document.first_publication_date, "2026-01-05T08:00:00Z")', ['vik']],
  ['not(my.place.region, "Suðurland")', ['akureyri', 'selfoss']],
  ['not(document.tags, ["south"])', ['akureyri', 'selfoss']],
  ['any(my.place.people, [750, 20000, 1])', ['akureyri', 'vik']],
  ['any(document.id, [])', []],
  ['any(document.tags, ["south", "nowhere"])', ['vik']],
  ['in(my.place.uid, ["vik", "selfoss", "akureyri"])', ['vik', 'selfoss', 'akureyri']],
  ['in(document.id, ["place-selfoss-is", "no", "place-akureyri-is"])', ['selfoss', 'akureyri']],
  ['in(my.place.region, ["Suðurland", "Norðurland"])', ['akureyri', 'vik']],
  ['has(my.place.name)', ['akureyri', 'vik']],
  ['has(my.place.where)', ['akureyri', 'vik', 'selfoss']],
  ['has(my.place.sights.at)', ['vik']],
  ['has(document.tags)', ['akureyri', 'vik']],
  ['missing(my.place.twin)', ['akureyri', 'selfoss']],
  ['fulltext(document, "ÞORPIÐ")', ['vik']],
  ['fulltext(document, "þorp")', []],
  ['fulltext(document, "thorpid vid sjoinn")', ['vik']],
  ['fulltext(document, "thorpid akureyri")', []],
  ['fulltext(document, "lundar")', ['vik']],
  ['fulltext(document, "selfoss")', ['selfoss']],
  ['fulltext(my.place.name, "vik myrdal")', ['vik']],
  ['fulltext(my.place.region, "nordurland")', ['akureyri']],
  ['fulltext(my.place.uid, "VIK")', ['vik']],
  ['fulltext(my.place.sights.label, "dyrholaey")', ['vik']],
  ['fulltext(document, "")', []],
  ['similar("place-vik-is", 10)', ['selfoss']],
  ['similar("nobody", 10)', []],
  ['similar("place-vik-is", 1)', []],
  ['geopoint.near(my.place.where, 63.9, -20.9, 150)', ['selfoss', 'vik']],
  ['geopoint.near(my.place.where, 63.9, -20.9, 10)', ['selfoss']],
  ['geopoint.near(my.place.sights.at, 63.4, -19.03, 0.1)', ['vik']],
  ['number.gt(my.place.people, 749.9)', ['akureyri', 'vik']],
  ['number.gt(my.place.people, 750)', ['akureyri']],
  ['number.lt(my.place.people, 751)', ['vik']],
  ['number.lt(my.place.people, 750)', []],
  ['number.lt(my.place.stars, 5)', ['vik']],
  ['number.inRange(my.place.people, 750, 20000)', ['akureyri', 'vik']],
  ['number.inRange(my.place.sights.height, 100, 130)', ['vik']],
  ['date.before(my.place.founded, "2025-12-31")', ['vik']],
  ['date.before(my.place.founded, 1767139200001)', ['akureyri', 'vik']],
  ['date.after(my.place.founded, "2024-02-29")', ['akureyri']],
  ['date.after(my.place.event, "2026-03-02T17:30:00")', ['akureyri']],
  ['date.after(my.place.event, "2026-03-02T17:30:00+01:00")', ['akureyri', 'vik']],
  ['date.between(my.place.founded, "2024-02-29", "2025-12-31")', ['akureyri', 'vik']],
  ['date.between(document.first_publication_date, 1767600000000, "2026-02-01")', ['vik']],
  ['date.day-of-month(my.place.founded, 29)', ['vik']],
  ['date.day-of-month-before(my.place.founded, 31)', ['vik']],
  ['date.day-of-month-after(my.place.founded, 29)', ['akureyri']],
  ['date.day-of-week(my.place.event, 1)', ['vik']],
  ['date.day-of-week(my.place.event, 7)', ['akureyri']],
  ['date.day-of-week(my.place.event, "Monday")', ['vik']],
  ['date.day-of-week-before(my.place.event, "sunday")', ['vik']],
  ['date.day-of-week-after(my.place.event, "Sat")', ['akureyri']],
  ['date.month(my.place.founded, 2)', ['vik']],
  ['date.month(document.first_publication_date, "February")', ['akureyri']],
  ['date.month(my.place.founded, "12")', ['akureyri']],
  ['date.month-before(my.place.founded, "december")', ['vik']],
  ['date.month-after(my.place.founded, 2)', ['akureyri']],
  ['date.year(my.place.founded, 2025)', ['akureyri']],
  ['date.hour(my.place.event, 17)', ['vik']],
  ['date.hour-before(my.place.event, 17)', ['akureyri']],
  ['date.hour-after(document.last_publication_date, 8)', ['akureyri', 'selfoss']],
  ['has(my.place.name)][number.lt(my.place.people, 1000)', ['vik']],
])('%s', (predicate, uids) => {
  expect(found(`[[${predicate}]]`)).toEqual(uids);
});

test('selects the master language, another language, or all languages', () => {
  const q = '[[fulltext(document, "village")]]';
  expect([found(q), found(q, 'en-us'), found(q, '*'), found(q, 'fr')]).toEqual([
    [],
    ['vik'],
    ['vik'],
    [],
  ]);
});

test('the first predicate with an order decides', () => {
  const near = '[[geopoint.near(my.place.where, 63.9, -20.9, 1000)]]';
  const list = '[[in(my.place.uid, ["akureyri", "vik", "selfoss"])]]';
  expect(found([near, list])).toEqual(['selfoss', 'vik', 'akureyri']);
  expect(found([list, near])).toEqual(['akureyri', 'vik', 'selfoss']);
});

test.each([
  ['[[at(my.place.nope, "x")]]', 6, "[function at(..)] unexpected field 'my.place.nope'"],
  ['[[has(my.empty.title)]]', 7, "[function has(..)] unexpected field 'my.empty.title'"],
  ['[[has(my.place.sights)]]', 7, "[function has(..)] unexpected field 'my.place.sights'"],
  ['[[has(my.place.body)]]', 7, "[function has(..)] unexpected field 'my.place.body'"],
  ['[[has(my.place.body.text)]]', 7, "unexpected field 'my.place.body.text'"],
  ['[[at(document, "x")]]', 6, "[function at(..)] unexpected field 'document'"],
  ['[[at(my.place.people, "many")]]', 3, '[function at(..)] a number expected but "many" found'],
  ['[[at(my.place.open, "true")]]', 3, 'true or false expected but "true" found'],
  ['[[at(my.place.nickname, 5)]]', 3, 'a string in double quotes expected but 5 found'],
  ['[[fulltext(document, 5)]]', 3, 'a string in double quotes expected but 5 found'],
  ['[[fulltext(my.place.people, "x")]]', 12, "'my.place.people' is a Number, not one of document"],
  [
    '[[number.gt(my.place.nickname, 5)]]',
    13,
    "'my.place.nickname' is a Text, not one of Number, Range",
  ],
  ['[[number.inRange(my.place.people, 5)]]', 3, '2 expected after the field but 1 found'],
  [
    '[[date.after(my.place.founded, "soon")]]',
    3,
    'or an ISO 8601 timestamp) expected but "soon" found',
  ],
  ['[[date.month(my.place.founded, "Mai")]]', 3, 'or its English name expected but "Mai" found'],
  ['[[date.hour(my.place.founded, 5)]]', 13, "'my.place.founded' is a Date, not one of Timestamp"],
  ['[[geopoint.near(my.place.name, 1, 2, 3)]]', 17, 'is a StructuredText, not one of GeoPoint'],
  ['[[similar("x")]]', 3, '[function similar(..)] 2 expected but 1 found'],
  ['[[date.after-noon(my.place.event, 5)]]', 3, "unexpected function 'date.after-noon'"],
])('%s is rejected at column %i', (q, column, message) => {
  let error: unknown;
  try {
    found(q);
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toBeInstanceOf(HttpError);
  const { status, body } = error as HttpError;
  expect([status, body.type, body.line, body.column]).toEqual([400, 'parsing-error', 1, column]);
  expect(body.message).toContain(message);
  expect(body.message).toContain(
    ` on line:1 col:${column} in query '${q}'\n${q}\n${' '.repeat(column - 1)}^\n`,
  );
});
