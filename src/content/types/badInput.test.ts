import { toAssociation } from './association';
import { toAssociationPage } from './associationPage';
import { toEvent } from './event';
import { toIssue } from './issue';
import { toPage } from './page';
import { toPerson } from './person';
import { toProject } from './project';

// Documents may hold anything that editors, importers and earlier custom types left there. GraphQL
// checks the types of texts, numbers and lists, but not Prismic's JSON fields (titles, rich text,
// images) nor the target of a link.

const paragraph = (text: string) => [{ type: 'paragraph', text, spans: [] }];
const meta = (type: string, url: string | null = `/${type}/þjóðarskál/`) => ({
  id: type,
  uid: 'þjóðarskál',
  type,
  lang: 'is',
  tags: ['Leir'],
  url,
});
const image = {
  dimensions: { width: 1600, height: 900 },
  alt: null,
  copyright: null,
  url: 'https://images.example.is/skal.jpg',
};
const association = { _meta: meta('association'), title: paragraph('Leirlistafélagið') };
const web = { _linkType: 'Link.web', url: 'https://example.is/' };
const deleted = { _linkType: 'Link.document', _meta: { id: 'gone', type: null, lang: null } };

type Json = Record<string, unknown>;
/** The kind of a field, a valid value, and the keys of the view model that depend on the field. */
type Fields = Record<string, [Kind, unknown, string[]]>;
type Kind = 'json' | 'text' | 'number' | 'date' | 'link' | 'list';

const empty: Record<Kind, unknown[]> = {
  json: [null, undefined, {}, [], '', 'x', 7, true, [null], [{}], [[]], { url: null }],
  text: [null, undefined, '', '  '],
  number: [null, undefined],
  date: [null, undefined, '', 'á morgun'],
  link: [null, undefined, {}, deleted],
  list: [null, undefined, []],
};

const body: Fields = {
  lead: ['json', paragraph('Leirinn man.'), ['lead', 'summary', 'words']],
  content: ['json', paragraph('Skál og bolli.'), ['content', 'words']],
};
const pageBody: Fields = {
  ...body,
  content: ['json', paragraph('Skál og bolli.'), ['content', 'words', 'isList']],
};
const related = [{ item: { _meta: { ...meta('project'), id: 'b' }, title: paragraph('Bolli') } }];

// One complete document of each type.
const documents: { type: string; url?: string; toView: unknown; fields: Fields }[] = [
  {
    type: 'article',
    toView: toEvent,
    fields: {
      ...body,
      image: ['json', image, ['image']],
      type: ['text', 'event', ['kind', 'occasion']],
      published_date: ['date', '2026-11-20', ['date']],
      start_date: ['date', '2027-01-14T20:00:00+0000', ['occasion']],
      category: ['text', 'Greinar', ['category']],
      author: ['text', 'Anna', ['author']],
      guests: ['text', 'Dagrún', ['guests']],
      photographer: ['text', 'Björn', ['photographer']],
      // Without a price the tickets become a registration.
      price: ['number', 2500, ['price', 'facts']],
      tickets: ['link', web, ['tickets']],
      spoken: ['text', 'English', ['facts']],
      access: ['list', [{ kind: 'captions', note: null }], ['facts']],
      series: ['link', { _meta: meta('page'), title: paragraph('Kvöldin') }, ['facts']],
      association: ['link', association, ['association']],
      related: ['list', related, ['related']],
    },
  },
  {
    type: 'project',
    toView: toProject,
    fields: {
      ...body,
      image: ['json', image, ['image']],
      designer: ['text', 'Anna', ['designer', 'designers']],
      year: ['number', 1987, ['year']],
      location: ['text', 'Ísafjörður', ['location']],
      association: ['link', association, ['association']],
      related: ['list', related, ['related']],
    },
  },
  {
    type: 'issue',
    toView: toIssue,
    fields: {
      ...body,
      image: ['json', image, ['image']],
      published_date: ['date', '2026-11-20', ['date']],
      contents: ['list', [{ title: 'Bolli', article: null, author: null, page: 1 }], ['contents']],
      // Without the number of pages, the last page of the last piece is unknown.
      page_count: ['number', 96, ['pages', 'contents']],
      price: ['number', 2490, ['price']],
      shop: ['link', web, ['shop']],
      editor: ['text', 'Anna', ['editors']],
    },
  },
  {
    type: 'person',
    toView: toPerson,
    fields: {
      ...body,
      image: ['json', image, ['image']],
      occupation: ['text', 'Vefari', ['occupation']],
      association: ['link', association, ['association']],
      website: ['link', web, ['website']],
      email: ['text', 'leir@example.is', ['email']],
      related: ['list', related, ['related']],
    },
  },
  {
    type: 'association',
    toView: toAssociation,
    fields: {
      ...body,
      logo: ['json', image, ['logo']],
      website: ['link', web, ['website']],
      email: ['text', 'leir@example.is', ['email']],
      register: ['link', web, ['register']],
    },
  },
  {
    type: 'association_page',
    url: '/fagfelog/leir/log/',
    toView: toAssociationPage,
    fields: {
      ...pageBody,
      image: ['json', image, ['image']],
      association: ['link', association, ['association']],
    },
  },
  {
    type: 'page',
    toView: toPage,
    fields: { ...pageBody, image: ['json', image, ['image']] },
  },
];

const types = documents.map(({ toView, fields, type, url }) => {
  const table = Object.entries(fields);
  const full: Json = {
    _meta: meta(type, url),
    title: paragraph('Þjóðarskálin'),
    ...Object.fromEntries(table.map(([field, [, value]]) => [field, value])),
  };
  return { type, full, table, view: toView as (raw: unknown) => Json | undefined };
});

const warn = jest.spyOn(console, 'warn').mockImplementation();
beforeEach(() => warn.mockClear());

function without(view: Json | undefined, keys: string[]): Json {
  return Object.fromEntries(Object.entries(view ?? {}).filter(([key]) => !keys.includes(key)));
}

describe.each(types)('a document of the type $type', ({ full, table, view }) => {
  it.each(table)('loses only what depends on %s, if that field is bad', (field, [kind, , keys]) => {
    const whole = view(full);
    for (const value of empty[kind]) {
      const rest = view({ ...full, [field]: value });
      expect(without(rest, keys)).toEqual(without(whole, keys));
      for (const key of keys) expect(rest?.[key]).not.toEqual(whole?.[key]);
    }
  });

  it('is shown if it has only a title', () => {
    const bare = table.map(([field]) => [field, null]);
    expect(view({ ...full, ...Object.fromEntries(bare) })).toMatchObject({ title: 'Þjóðarskálin' });
  });

  it('keeps a title of 200 letters, an emoji, and an address with Icelandic letters', () => {
    const title = '🏺 Vaðlaheiðarvegavinnuverkfærageymsluskúrslyklakippuhringur '.repeat(4).trim();
    const long = view({ ...full, title: paragraph(title) });
    expect(long?.['title']).toBe(title);
    expect(long?.['path']).toMatch(/^\/.+\/(?:þjóðarskál|log)\/$/);
  });

  it.each(empty.json)('is not shown with the title %p', (title) => {
    expect(view({ ...full, title })).toBeUndefined();
  });

  it.each([
    null,
    undefined,
    {},
    { id: 'x' },
    meta('banner', null),
    { ...meta('page'), lang: 'fr-fr' },
  ])('is not shown without an address: %p', (_meta) => {
    expect(view({ ...full, _meta })).toBeUndefined();
  });
});
