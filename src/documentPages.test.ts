import { documentPages, toPageContext } from './documentPages';

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
    expect(toPageContext(context)).toEqual({
      ...context,
      whereEvents: {
        type: 'event',
        start_date_after: '2027-03-09T23:59:59+0000',
        start_date_before: '2027-03-11T00:00:00+0000',
      },
      events: undefined,
      hasEvents: true,
    });
    expect(toPageContext({ id: 'a', season_start: null }, [])).not.toHaveProperty('whereEvents');
  });

  it('gets the ids of its events in the build, the earliest first, at most 100', () => {
    const eventsOf = (documents: object[]) =>
      toPageContext(
        { lang: 'is', season_start: '2027-03-10', season_end: '2027-03-11' },
        documents as Parameters<typeof toPageContext>[1],
      ) as { events?: string[]; hasEvents?: boolean };
    const event = (start_date: string | null, lang = 'is', kind = 'event') => ({
      _meta: { id: `${start_date} ${kind}`, lang, tags: [] },
      kind,
      start_date,
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
    expect(eventsOf(documents)).toMatchObject({
      events: ['2027-03-10T00:00:00+0000 event', '2027-03-11T23:59:59+0000 event'],
      hasEvents: true,
    });
    expect(eventsOf(documents.slice(2))).not.toHaveProperty('hasEvents');
    const many = Array.from({ length: 101 }, (_, second) =>
      event(new Date(Date.UTC(2027, 2, 10, 12, 0, 100 - second)).toISOString()),
    );
    const { events } = eventsOf(many);
    expect(events).toHaveLength(100);
    expect(events?.[0]).toBe('2027-03-10T12:00:00.000Z event');
  });
});

describe('a series of events', () => {
  const link = { _meta: { id: 'evenings' } };
  const article = (id: string, lang = 'is', kind = 'event') => ({
    _meta: { id, lang, tags: [] },
    published_date: `2026-01-${id.slice(-2)}`,
    kind,
    series: link,
    chosen: [],
  });
  type Documents = Parameters<typeof toPageContext>[1];
  const documents = [
    article('talk-01'),
    article('talk-02'),
    article('talk-03', 'en-us'),
    article('news-04', 'is', 'news'),
  ] as unknown as Documents;
  const seriesOf = (context: object, all = documents) => {
    const { events, hasEvents } = toPageContext({ lang: 'is', ...context }, all) as {
      events?: string[];
      hasEvents?: boolean;
    };
    expect(hasEvents).toBe(events && true);
    return events;
  };

  it('is on the pages of its events and on its own page, and on no other page', () => {
    const events = ['talk-02', 'talk-01'];
    expect(seriesOf({ id: 'talk-01', type: 'article', series: link })).toEqual(events);
    expect(seriesOf({ id: 'evenings', type: 'page' })).toEqual(events);
    expect(seriesOf({ id: 'evenings', type: 'page', lang: 'en-us' })).toEqual(['talk-03']);
    expect(seriesOf({ id: 'walk', type: 'article', series: null })).toBeUndefined();
    expect(seriesOf({ id: 'grants', type: 'page' })).toBeUndefined();
  });

  it('has at most 100 events, the newest', () => {
    const many = Array.from({ length: 101 }, (_, index) =>
      article(`talk-${String(index).padStart(3, '0')}`),
    ).map((node, index) => ({ ...node, published_date: `${1900 + index}-01-01` }));
    const events = seriesOf({ id: 'evenings' }, many as unknown as Documents);
    expect(events).toHaveLength(100);
    expect(events).not.toContain('talk-000');
  });

  it('is searched for in a preview, because drafts can join the series', () => {
    const contextOf = (context: object) => toPageContext({ events: ['talk-01'], ...context });
    const drafted = {
      whereEvents: { type: 'event', series: 'evenings' },
      hasEvents: true,
      events: undefined,
    };
    expect(contextOf({ id: 'talk-01', series: link })).toMatchObject(drafted);
    expect(contextOf({ id: 'evenings', type: 'page' })).toMatchObject(drafted);
  });
});

describe('the related documents of a page', () => {
  const node = (id: string, type: string, tags: string[], ...chosen: string[]) => ({
    _meta: { id, uid: id, type, lang: 'is', tags },
    by: null,
    chosen: chosen.map((id) => ({ item: { _meta: { id } } })),
  });
  const nodes = [
    node('lamp', 'article', ['Vöruhönnun'], 'house', 'bowl'),
    node('talk', 'article', ['Vöruhönnun'], 'house', 'bowl', 'chair'),
    node('bowl', 'project', ['Vöruhönnun']),
    node('chair', 'project', ['Vöruhönnun']),
    { _meta: node('grants', 'page', ['Vöruhönnun'])._meta },
  ] as unknown as Parameters<typeof toPageContext>[1];
  const suggestedFor = (id: string, type: string) => toPageContext({ id, type }, nodes).suggested;

  it('are added if editors chose fewer than three', () => {
    expect(suggestedFor('lamp', 'article')).toEqual(['chair', 'talk']);
    expect(suggestedFor('talk', 'article')).toBeUndefined();
    expect(suggestedFor('bowl', 'project')).toEqual(['chair', 'lamp', 'talk']);
    expect(toPageContext({ id: 'lamp', type: 'article' })).not.toHaveProperty('suggested');
  });
});

describe('people', () => {
  const meta = (id: string, type: string) => ({ id, uid: id, type, lang: 'is', tags: [] });
  const nodes = [
    { _meta: meta('dagrun', 'person'), title: text('Dagrún') },
    { _meta: meta('stool', 'project'), designer: 'Dagrún og Anna', chosen: null },
    ...Array.from({ length: 21 }, (_, index) => ({
      _meta: meta(`article-${index}`, 'article'),
      published_date: `2026-01-${String(index + 1).padStart(2, '0')}`,
      guests: 'Dagrún',
      author: index === 20 ? 'Dagrún' : null,
      chosen: null,
    })),
  ] as unknown as Parameters<typeof toPageContext>[1];
  const contextOf = (id: string, type: string) => toPageContext({ id, type }, nodes);

  it('have the newest documents that name them, with their role', () => {
    const articles = Array.from({ length: 20 }, (_, index) => `article-${20 - index}`);
    expect(contextOf('dagrun', 'person')).toEqual({
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
    expect(contextOf('stool', 'project')).toMatchObject({ names: { designer } });
  });

  it('have addresses and fallback pages with the segment of their language', () => {
    const pages = documentPages.filter(({ type }) => type === 'Person');
    expect(pages).toMatchObject([
      { match: '/:lang?/folk/:uid', langs: ['is'] },
      { match: '/:lang?/people/:uid', langs: ['en-us'] },
    ]);
  });
});

describe('an article in the contents of an issue', () => {
  const meta = (id: string, type: string, lang = 'is') => ({ id, uid: id, type, lang, tags: [] });
  const contents = [{ article: { _meta: { id: 'stool' } } }, { article: null }];
  const nodes = [
    { _meta: meta('issue-14', 'issue'), title: text('Kvarði 14'), contents },
    { _meta: meta('issue-14-en', 'issue', 'en-us'), title: text('Kvarði 14'), contents },
  ] as unknown as Parameters<typeof toPageContext>[1];

  it('has the issue of its language in its page context', () => {
    const context = { id: 'stool', lang: 'is' };
    const issue = { title: 'Kvarði 14', path: '/timarit/issue-14/' };
    expect(toPageContext(context, nodes)).toEqual({ ...context, issue });
    expect(toPageContext({ ...context, id: 'lamp' }, nodes)).not.toHaveProperty('issue');
  });
});
