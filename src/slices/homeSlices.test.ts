import { Children, isValidElement } from 'react';
import type { ReactNode } from 'react';
import type { ArticleCard } from '../content/types/articleCard';
import { rawDocument } from '../test/rawDocument';
import { featuredAt, toSections } from './homeSlices';

type Raw = Parameters<typeof toSections>[0];

const document = (type: string, id: string, fields: object = {}): object =>
  rawDocument(type, { title: [{ text: id }], ...fields }, { id });
const project = (id: string) => document('project', id, { designer: null, year: 2026 });
const article = (id: string, fields: object = {}) =>
  document('article', id, { type: 'article', published_date: '2026-11-12', ...fields });
const event = (id: string, start_date: string, end_date: string) =>
  article(id, { type: 'event', start_date, end_date });

const list = <Node>(nodes: Node[]) => ({ edges: nodes.map((node) => ({ node })) });

const opening = {
  ...event('b', '2026-12-05T13:00:00+0000', '2026-12-05T14:30:00+0000'),
  published_date: '2026-11-13',
};
const articles = [
  article('a', { published_date: '2026-11-13' }),
  article('c', { category: 'HA' }),
  ...['d', 'e', 'f', 'g'].map((id) => article(id)),
];

type Documents = { id: string }[];

type Content = { kind: string; piece?: ArticleCard } & Partial<
  Record<'articles' | 'events' | 'projects' | 'associations', Documents>
>;

/** A day on which no event of `articles` is on or near. */
const quiet = '2026-10-01T12:00:00Z';

/** Returns what the sections of a front page with these slices show at a moment. */
function home(sections: unknown[] | null, more: object = {}, now = quiet): Content[] {
  const read = toSections({
    allHomepages: list([{ _meta: { id: 'homepage-is' }, sections }]),
    allArticles: list(articles),
    events: list([opening]),
    allProjects: list(['p', 'q', 'r', 's', 't'].map(project)),
    allAssociations: list([document('association', 'x')]),
    ...more,
  } as unknown as Raw);
  const shown = featuredAt(read, now);
  return read.map(({ name, render }, index) => ({
    kind: name.replace('PRISMIC_HomepageSections', '').toLowerCase(),
    ...propsIn(
      render({
        lang: 'is',
        isFirst: index === 0,
        featured: new Set(shown),
        shown: shown[index],
      }),
    ),
  }));
}

/** Returns the properties of an element and of the elements inside it. */
function propsIn(node: ReactNode): object {
  if (!isValidElement<{ children?: ReactNode }>(node)) return {};
  const { children, ...props } = node.props;
  return Object.assign(props, ...Children.toArray(children).map(propsIn));
}

const slice = (kind: string, primary: object = {}, fields: object[] = []) => ({
  __typename: `PRISMIC_HomepageSections${kind}`,
  primary,
  fields,
});

function idsOf(section: Content | undefined): string[] {
  const { piece, articles, events, projects, associations } = section ?? {};
  const listed = piece ? [piece] : (articles ?? events ?? projects ?? associations ?? []);
  return listed.map(({ id }) => id);
}

const warn = jest.spyOn(console, 'warn').mockImplementation();
beforeEach(() => warn.mockClear());

const link = (path: string) => ({ _linkType: 'Link.web', url: path });

it.each([
  ['the zone is empty', () => home([])],
  ['the repository has no such zone', () => home(null)],
  ['there is no homepage document', () => home(null, { allHomepages: list([]) })],
  ['no slice has content', () => home([slice('Callout'), slice('News', { category: 'Aðsent' })])],
])('shows a feature, news, projects and associations if %s', (_case, read) => {
  const sections = read();
  expect(sections.map(({ kind }) => kind)).toEqual(['feature', 'news', 'projects', 'associations']);
  expect(sections.map((each) => idsOf(each).join(''))).toEqual(['a', 'bcdef', 'pqrs', 'x']);
});

it('keeps the order and the texts of the editor', () => {
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

it('lists no document twice: no featured one, and no events if they have a section', () => {
  const [feature, news, events] = home([
    slice('Feature', { link: article('c') }),
    slice('News'),
    slice('Events'),
  ]);
  expect([feature, news, events].map(idsOf)).toEqual([['c'], ['a', 'd', 'e', 'f', 'g'], ['b']]);
  expect(news).toHaveProperty('heading.props.id', 'article.news');
});

it('lists as many articles as the editor chose, of the chosen category', () => {
  const [two, ofHa, usual] = home([
    slice('News', { count: 2 }),
    slice('News', { category: 'HA' }),
    slice('News', { count: -1 }),
  ]);
  expect([two, ofHa].map(idsOf)).toEqual([['a', 'b'], ['c']]);
  expect(idsOf(usual)).toHaveLength(5);
});

it('shows picked projects in their order, each once, without unpublished ones', () => {
  const [some, none] = home([
    slice('Projects', {}, [
      { project: project('t') },
      { project: null },
      { project: project('p') },
      { project: project('t') },
    ]),
    slice('Projects', { count: 2 }, [{ project: null }]),
  ]);
  expect([idsOf(some), idsOf(none)].flat()).toEqual(['t', 'p', 'p', 'q']);
});

it('shows a featured project once, also if it is picked', () => {
  const [feature, projects] = home([
    slice('Feature', { link: project('q') }),
    slice('Projects', {}, [{ project: project('q') }, { project: project('p') }]),
  ]);
  expect(feature).toMatchObject({ piece: { id: 'q' } });
  expect(idsOf(projects)).toEqual(['p']);
});

it('features the newest article, with its own title, if the linked one is not published', () => {
  const [feature] = home([
    slice('Feature', { heading: 'Um annað', lead: 'Allt annað', link: null }),
  ]);
  expect(feature).toMatchObject({ kind: 'feature', piece: { id: 'a', title: 'a' } });
  expect(feature).not.toHaveProperty('heading');
});

it('leaves out sections without content', () => {
  const sections = home(
    [
      slice('News', { category: 'Aðsent' }),
      slice('Links', {}, [{ title: 'Horfið', text: null, link: null }]),
      slice('Callout', { heading: null, text: null, link: null }),
      slice('Associations'),
      slice('Callout', { heading: 'Stendur', text: null, link: null }),
    ],
    { allAssociations: list([]) } as object,
  );
  expect(sections).toMatchObject([{ kind: 'callout', heading: 'Stendur' }]);
});

it('reports an unknown slice, and a feature that links to neither article nor project', () => {
  const sections = home([
    { __typename: 'PRISMIC_HomepageSectionsCarousel' },
    slice('Feature', { link: { _linkType: 'Link.web' } }),
  ]);
  expect(sections.map(({ kind }) => kind)).toEqual(['feature']);
  const warnings = warn.mock.calls.map(([message]) => String(message));
  expect(warnings).toEqual([
    expect.stringMatching(/homepage-is.*Carousel.*unknown type/),
    expect.stringMatching(/homepage-is.*feature\.link.*does not link to an article/),
  ]);
});

describe('a feature at the beginning of the page', () => {
  const exhibition = event('sýning', '2026-10-15T17:00:00+0000', '2027-02-28T17:00:00+0000');
  const walk = event('ganga', '2026-12-05T13:00:00+0000', '2026-12-05T14:30:00+0000');
  const events = { events: list([walk, exhibition]) } as object;
  const at = (now: string, primary: object = {}) =>
    home([slice('Feature', primary), slice('News'), slice('Events')], events, now);
  const leads = (now: string, primary?: object) => idsOf(at(now, primary)[0])[0];

  it.each([
    ['2026-09-16T23:59:00Z', 'a', 'the newest article, long before an event'],
    ['2026-09-17T00:00:00Z', 'sýning', 'the next event, from four weeks ahead'],
    ['2026-12-05T13:30:00Z', 'sýning', 'an exhibition, not a walk of one day'],
    ['2027-02-28T16:59:00Z', 'sýning', 'the exhibition on its last day'],
    ['2027-02-28T17:00:00Z', 'a', 'the newest article, after the last event'],
  ])('shows at %s %s: %s', (now, id) => expect(leads(now)).toBe(id));

  it('lists the event only once, and the article again', () => {
    const sections = at('2026-12-05T12:00:00Z');
    expect(sections.map(idsOf)).toEqual([['sýning'], ['a', 'c', 'd', 'e', 'f'], ['ganga']]);
  });

  it('shows an event before the linked article, except until the last day that editors chose', () => {
    const link = { link: article('c'), lead: 'Um c' };
    expect(leads('2026-12-04T12:00:00Z', link)).toBe('sýning');
    expect(at('2026-12-04T12:00:00Z', link)[0]).not.toHaveProperty('lead');
    const held = { ...link, until: '2026-12-04' };
    expect(at('2026-12-04T23:59:00Z', held)[0]).toMatchObject({ piece: { id: 'c' }, lead: 'Um c' });
    expect(leads('2026-12-05T00:00:00Z', held)).toBe('sýning');
    expect(leads('2027-03-01T12:00:00Z', held)).toBe('c');
  });

  it('shows a linked event until it is over', () => {
    const link = { link: walk, heading: 'Komdu út' };
    const [feature] = at('2026-11-01T12:00:00Z', link);
    expect(feature).toMatchObject({ piece: { id: 'ganga' }, heading: 'Komdu út' });
    expect(leads('2026-12-05T14:30:00Z', link)).toBe('sýning');
    expect(leads('2027-03-01T12:00:00Z', link)).toBe('a');
  });

  it('is the only one that leads with an event', () => {
    const sections = home(
      [slice('Callout', { heading: 'Fyrst' }), slice('Feature', { link: project('q') })],
      events,
      '2026-12-01T12:00:00Z',
    );
    expect(sections.map(idsOf)).toEqual([[], ['q']]);
  });
});
