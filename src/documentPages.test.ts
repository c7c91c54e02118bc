import { documentPages, toPageContext } from './documentPages';

type Documents = Parameters<typeof toPageContext>[1];

const contextOf = (context: object, documents?: readonly object[]) =>
  toPageContext(context as Record<string, unknown>, documents as Documents);

const meta = (id: string, type: string) => ({ id, uid: id, type, lang: 'is', tags: [] });
const text = (title: string) => [{ type: 'heading1', text: title, spans: [] }];

it.each(documentPages)('a document needs a title for a page ($template)', ({ required }) => {
  expect(required?.field).toBe('title');
  expect(required?.isFilled(text('Skál'))).toBe(true);
  for (const title of [undefined, null, '', 'Skál', 7, {}, [], [null], text(''), text(' \n')]) {
    expect(required?.isFilled(title)).toBe(false);
  }
});

describe('a page with a season', () => {
  const templatesOf = (uid: string, season_start: string | null) => {
    const _meta = { id: 'a', uid, type: 'page', lang: 'is' };
    return documentPages
      .filter(
        ({ type, filter }) =>
          type === 'Page' && filter?.({ node: { _meta, season_start } } as never),
      )
      .map(({ template }) => template);
  };

  it('has the template of a festival, but not in a section', () => {
    expect(templatesOf('honnunarmars', '2027-03-10')).toEqual(['season']);
    expect(templatesOf('honnunarmars', null)).toEqual(['page']);
    expect(templatesOf('styrkir', '2027-03-10')).toEqual(['about']);
    expect(templatesOf('hafa-samband', null)).toEqual(['contact']);
    expect(templatesOf('heimsokn', null)).toEqual(['visit']);
  });

  it('gets the condition for its events in a preview, and no other page does', () => {
    const context = { id: 'a', season_start: '2027-03-10', season_end: null };
    expect(contextOf(context)).toEqual({
      ...{ ...context, events: undefined, hasEvents: true },
      whereEvents: {
        type: 'event',
        start_date_after: '2027-03-09T23:59:59+0000',
        start_date_before: '2027-03-11T00:00:00+0000',
      },
    });
    expect(contextOf({ id: 'a', season_start: null }, [])).not.toHaveProperty('whereEvents');
  });

  it('gets the ids of its events in the build, the earliest first, at most 100', () => {
    const season = { lang: 'is', season_start: '2027-03-10', season_end: '2027-03-11' };
    const event = (start_date: string | null, lang = 'is', kind = 'event') => ({
      _meta: { id: `${start_date} ${kind}`, lang, tags: [] },
      ...{ kind, start_date },
    });
    const documents = [
      event('2027-03-11T23:59:59+0000'),
      event('2027-03-10T00:00:00+0000'),
      event('2027-03-09T23:59:59+0000'),
      event('2027-03-12T00:00:00+0000'),
      event('2027-03-10T12:00:00+0000', 'en-us'),
      event('2027-03-10T12:00:00+0000', 'is', 'news'),
      event(null),
    ];
    expect(contextOf(season, documents)).toMatchObject({
      events: ['2027-03-10T00:00:00+0000 event', '2027-03-11T23:59:59+0000 event'],
      hasEvents: true,
    });
    expect(contextOf(season, documents.slice(2))).not.toHaveProperty('hasEvents');
    const many = Array.from({ length: 101 }, (_, second) =>
      event(new Date(Date.UTC(2027, 2, 10, 12, 0, 100 - second)).toISOString()),
    );
    const { events } = contextOf(season, many);
    expect(events).toHaveLength(100);
    expect(events?.[0]).toBe('2027-03-10T12:00:00.000Z event');
  });
});

describe('a series of events', () => {
  const link = { _meta: { id: 'evenings' } };
  const article = (id: string, lang = 'is', kind = 'event', published_date = `2026-${id}`) => ({
    _meta: { id, lang, tags: [] },
    ...{ published_date, kind, series: link, chosen: [] },
  });
  const documents = [
    article('01-01'),
    article('01-02'),
    article('01-03', 'en-us'),
    article('01-04', 'is', 'news'),
  ];

  it('is on the pages of its events and on its own page, and on no other page', () => {
    const eventsOf = (context: object) => contextOf({ lang: 'is', ...context }, documents);
    const shown = { events: ['01-02', '01-01'], hasEvents: true };
    expect(eventsOf({ id: '01-01', type: 'article', series: link })).toMatchObject(shown);
    expect(eventsOf({ id: 'evenings', type: 'page' })).toMatchObject(shown);
    expect(eventsOf({ id: 'evenings', type: 'page', lang: 'en-us' }).events).toEqual(['01-03']);
    for (const other of [{ id: 'walk', type: 'article', series: null }, { id: 'grants' }]) {
      expect(eventsOf(other)).not.toHaveProperty('hasEvents');
    }
  });

  it('has at most 100 events, the newest', () => {
    const many = Array.from({ length: 101 }, (_, index) =>
      article(`talk-${index}`, 'is', 'event', `${1900 + index}-01-01`),
    );
    const { events } = contextOf({ id: 'evenings', lang: 'is' }, many);
    expect(events).toHaveLength(100);
    expect(events).not.toContain('talk-0');
  });

  it('is searched for in a preview, because drafts can join the series', () => {
    const whereEvents = { type: 'event', series: 'evenings' };
    const drafted = { whereEvents, hasEvents: true, events: undefined };
    for (const page of [
      { id: 'talk', series: link },
      { id: 'evenings', type: 'page' },
    ]) {
      expect(contextOf({ events: ['talk'], ...page })).toMatchObject(drafted);
    }
  });
});

it('related documents are added if editors chose fewer than three', () => {
  const node = (id: string, type: string, ...chosen: string[]) => ({
    ...{ _meta: { ...meta(id, type), tags: ['Vöruhönnun'] }, by: null },
    chosen: chosen.map((id) => ({ item: { _meta: { id } } })),
  });
  const nodes = [
    node('lamp', 'article', 'house', 'bowl'),
    node('talk', 'article', 'house', 'bowl', 'chair'),
    node('bowl', 'project'),
    node('chair', 'project'),
    { _meta: node('grants', 'page')._meta },
  ];
  expect(contextOf({ id: 'lamp' }, nodes).suggested).toEqual(['chair', 'talk']);
  expect(contextOf({ id: 'talk' }, nodes).suggested).toBeUndefined();
  expect(contextOf({ id: 'bowl' }, nodes).suggested).toEqual(['chair', 'lamp', 'talk']);
  expect(contextOf({ id: 'lamp' })).not.toHaveProperty('suggested');
});

describe('people', () => {
  const nodes = [
    { _meta: meta('dagrun', 'person'), title: text('Dagrún') },
    { _meta: meta('stool', 'project'), designer: 'Dagrún og Anna', chosen: null },
    ...Array.from({ length: 21 }, (_, index) => ({
      _meta: meta(`article-${index}`, 'article'),
      published_date: `2026-01-${String(index + 1).padStart(2, '0')}`,
      ...{ guests: 'Dagrún', author: index === 20 ? 'Dagrún' : null, chosen: null },
    })),
  ];

  it('have the newest documents that name them, with their role', () => {
    const articles = Array.from({ length: 20 }, (_, index) => `article-${20 - index}`);
    expect(contextOf({ id: 'dagrun', type: 'person' }, nodes)).toEqual({
      ...{ id: 'dagrun', type: 'person' },
      ...{ articles, hasArticles: true, projects: ['stool'], hasProjects: true, hasMore: true },
      works: [
        ['article-20', 'guests'],
        ['article-20', 'author'],
        ...articles.slice(1).map((id) => [id, 'guests']),
        ['stool', 'designer'],
      ],
    });
  });

  it('are in the page context of the documents that name them', () => {
    const dagrun = { before: '', name: 'Dagrún', path: '/folk/dagrun/' };
    const designer = [dagrun, { before: ' og ', name: 'Anna' }];
    expect(contextOf({ id: 'stool' }, nodes)).toMatchObject({ names: { designer } });
  });

  it('have addresses and fallback pages with the segment of their language', () => {
    const pages = documentPages.filter(({ type }) => type === 'Person');
    expect(pages).toMatchObject([
      { match: '/:lang?/folk/:uid', langs: ['is'] },
      { match: '/:lang?/people/:uid', langs: ['en-us'] },
    ]);
  });
});

it('an article in the contents of an issue has the issue of its language in its page context', () => {
  const contents = [{ article: { _meta: { id: 'stool' } } }, { article: null }];
  const nodes = [
    { _meta: meta('issue-14', 'issue'), title: text('Kvarði 14'), contents },
    { _meta: { ...meta('issue-14-en', 'issue'), lang: 'en-us' }, title: text('A'), contents },
  ];
  const context = { id: 'stool', lang: 'is' };
  const issue = { title: 'Kvarði 14', path: '/timarit/issue-14/' };
  expect(contextOf(context, nodes)).toEqual({ ...context, issue });
  expect(contextOf({ ...context, id: 'lamp' }, nodes)).not.toHaveProperty('issue');
});
