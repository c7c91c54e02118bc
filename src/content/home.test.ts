import { toHome, type HomeSection } from './home';

type Raw = Parameters<typeof toHome>[0];
type Slices = NonNullable<
  NonNullable<NonNullable<Raw['allHomepages']['edges']>[number]>['node']['sections']
>;

const meta = (type: string, id: string) => ({
  id,
  uid: id,
  type,
  lang: 'is',
  tags: [],
  firstPublicationDate: null,
  lastPublicationDate: null,
  url: `/${type}/${id}/`,
});
const title = (text: string) => [{ type: 'heading1', text, spans: [] }];

const article = (id: string, more: { type?: string; category?: string } = {}) => ({
  _meta: meta('article', id),
  title: title(id),
  type: 'article',
  image: null,
  published_date: '2026-11-12',
  start_date: more.type === 'event' ? '2026-12-05T13:00:00+0000' : null,
  end_date: null,
  place: null,
  category: null,
  ...more,
});
const project = (id: string) => ({
  _meta: meta('project', id),
  title: title(id),
  image: null,
  designer: null,
  year: 2026,
});
const association = (id: string) => ({
  _meta: meta('association', id),
  title: title(id),
  logo: null,
});
const list = <Node>(nodes: Node[]) => ({ edges: nodes.map((node) => ({ node })) });

const articles = [
  article('a'),
  article('b', { type: 'event' }),
  article('c', { category: 'HA' }),
  ...['d', 'e', 'f', 'g'].map((id) => article(id)),
];

/** The home page with these slices; nothing else than the lists where there are none. */
function home(sections: unknown[] | null, more: Partial<Raw> = {}): HomeSection[] {
  return toHome({
    allHomepages: list([{ _meta: { id: 'homepage-is' }, sections: sections as Slices | null }]),
    allArticles: list(articles),
    events: list([article('b', { type: 'event' })]),
    allProjects: list(['p', 'q', 'r', 's', 't'].map(project)),
    allAssociations: list([association('x')]),
    ...more,
  } as Raw);
}

const slice = (kind: string, primary: object = {}, fields: object[] = []) => ({
  __typename: `PRISMIC_HomepageSections${kind}`,
  primary,
  fields,
});

/** What is shown in a section: the ids of its documents. */
function idsOf(section: HomeSection | undefined): string[] {
  if (!section) return [];
  if (section.kind === 'feature') return [section.piece.id];
  if (section.kind === 'news') return section.articles.map(({ id }) => id);
  if (section.kind === 'events') return section.events.map(({ id }) => id);
  if (section.kind === 'projects') return section.projects.map(({ id }) => id);
  return section.kind === 'associations' ? section.associations.map(({ id }) => id) : [];
}

let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const link = (path: string) => ({ _linkType: 'Link.web', url: path });

it.each([
  ['the zone is empty', () => home([])],
  ['the repository has no such zone', () => home(null)],
  ['there is no homepage document', () => home(null, { allHomepages: list([]) })],
])('is a large piece, news, projects and associations where %s', (_case, read) => {
  const sections = read();
  expect(sections.map(({ kind }) => kind)).toEqual(['feature', 'news', 'projects', 'associations']);
  expect(sections.map(idsOf)).toEqual([
    ['a'],
    ['b', 'c', 'd', 'e', 'f'],
    ['p', 'q', 'r', 's'],
    ['x'],
  ]);
});

it('keeps the order and the words of the editor', () => {
  const sections = home([
    slice('Associations', { heading: 'Félögin' }),
    slice('Feature', { heading: 'Stuðlar', lead: 'Úr bergi', link: project('q') }),
    slice('Callout', { heading: 'Komdu', link: link('/a/'), link_text: 'Hingað' }),
    slice('Links', { heading: 'Meira' }, [{ title: 'B', text: 'C', link: link('/b/') }]),
  ]);
  expect(sections).toMatchObject([
    { kind: 'associations', heading: 'Félögin' },
    { kind: 'feature', heading: 'Stuðlar', lead: 'Úr bergi', piece: { id: 'q', year: 2026 } },
    { kind: 'callout', heading: 'Komdu', link: { href: '/a/' }, linkText: 'Hingað' },
    { kind: 'links', heading: 'Meira', links: [{ title: 'B', text: 'C', link: { href: '/b/' } }] },
  ]);
});

it('shows nothing twice: not what is large, nor events where there is a timetable', () => {
  const [feature, news, events] = home([
    slice('Feature', { link: article('c') }),
    slice('News'),
    slice('Events'),
  ]);
  expect([feature, news, events].map(idsOf)).toEqual([['c'], ['a', 'd', 'e', 'f', 'g'], ['b']]);
  expect(news).toMatchObject({ hasEvents: false });
});

it('lists as many as are asked for, of the category that is asked for', () => {
  const [two, ofHa, usual] = home([
    slice('News', { count: 2 }),
    slice('News', { category: 'HA' }),
    slice('News', { count: -1 }),
  ]);
  expect([two, ofHa].map(idsOf)).toEqual([['a', 'b'], ['c']]);
  expect(idsOf(usual)).toHaveLength(5);
});

it('takes picked projects as they are picked, and leaves out those that are not published', () => {
  const [some, none] = home([
    slice('Projects', {}, [
      { project: project('t') },
      { project: null },
      { project: project('p') },
    ]),
    slice('Projects', { count: 2 }, [{ project: null }]),
  ]);
  expect([some, none].map(idsOf)).toEqual([
    ['t', 'p'],
    ['p', 'q'],
  ]);
});

it('has the newest article, in its own words, for a large piece that is not published', () => {
  const [feature] = home([
    slice('Feature', { heading: 'Um annað', lead: 'Allt annað', link: null }),
  ]);
  expect(feature).toMatchObject({ kind: 'feature', piece: { id: 'a', title: 'a' } });
  expect(feature).not.toHaveProperty('heading');
});

it('leaves out what has nothing to show', () => {
  const sections = home(
    [
      slice('News', { category: 'Aðsent' }),
      slice('Links', {}, [{ title: 'Horfið', text: null, link: null }]),
      slice('Callout', { heading: null, text: null, link: null }),
      slice('Associations'),
      slice('Callout', { heading: 'Stendur', text: null, link: null }),
    ],
    { allAssociations: list([]) } as Partial<Raw>,
  );
  expect(sections).toMatchObject([{ kind: 'callout', heading: 'Stendur' }]);
});

it('reports a slice that it does not know, and a large piece of another kind, to whoever builds', () => {
  const sections = home([
    { __typename: 'PRISMIC_HomepageSectionsCarousel' },
    slice('Feature', { link: { _linkType: 'Link.web' } }),
  ]);
  expect(sections.map(({ kind }) => kind)).toEqual(['feature']);
  const said = warn.mock.calls.map(([message]) => String(message));
  expect(said).toEqual([
    expect.stringMatching(/homepage-is.*Carousel.*does not know/),
    expect.stringMatching(/homepage-is.*feature\.link.*no article/),
  ]);
});
