import { toImage } from '../content/values/image';
import { is } from '../i18n/messages/is';
import type { Project } from '../content/types/project';
import type { ArticleDocument, PageMetadata } from './PageMetadata';
import { toHeadTags } from './toHeadTags';

const facts: PageMetadata = {
  lang: 'is',
  siteUrl: 'https://example.is',
  path: '/verkefni/',
  context: { translations: { is: '/verkefni/', 'en-us': '/en/verkefni/' } },
  title: 'Verkefni',
  fullTitle: 'Verkefni',
  messageOf: (id) => is[id],
};

/** Returns the `content` of the `<meta>` elements with a name or property. */
function metas(page: PageMetadata, name: string): (string | undefined)[] {
  return toHeadTags(page)
    .map(({ attributes }) => attributes)
    .filter(({ name: own, property }) => own === name || property === name)
    .map(({ content }) => content);
}

/** Returns the `href` of the `<link>` elements with these attributes. */
function links(page: PageMetadata, wanted: Record<string, string>): (string | undefined)[] {
  return toHeadTags(page)
    .map(({ attributes }) => attributes)
    .filter((attributes) => Object.entries(wanted).every(([key, is]) => attributes[key] === is))
    .map(({ href }) => href);
}

/** Returns the structured data of the page, by type. */
function things(page: PageMetadata): Map<string, Record<string, unknown>> {
  const scripts = toHeadTags(page).filter(({ name }) => name === 'script');
  const graphs = scripts.map(({ text = '' }) => JSON.parse(text)['@graph']);
  return new Map(graphs.flat().map((thing) => [thing['@type'], thing]));
}

function breadcrumbs(page: PageMetadata): [name: string, address: string][] {
  const items = things(page).get('BreadcrumbList')?.['itemListElement'];
  return Array.isArray(items) ? items.map(({ name, item }) => [name, item]) : [];
}

const document: ArticleDocument = {
  ...{ id: 'a', type: 'article', lang: 'is', path: '/ha-frettir/skál/', title: 'Skál' },
  ...{ tags: ['Leir', 'Gler'], kind: 'article', words: 12, minutes: 1, related: [] },
};
const article: PageMetadata = {
  ...facts,
  path: document.path,
  context: {},
  title: document.title,
  steps: ['article'],
  subject: { kind: 'NewsArticle', document },
};

it('offers the feeds and the search of the page’s language', () => {
  expect(links(facts, { type: 'application/atom+xml' })).toEqual(['/ha-frettir/atom.xml']);
  expect(links({ ...facts, lang: 'en-us' }, { rel: 'search' })).toEqual(['/en/opensearch.xml']);
  expect(links(facts, { type: 'text/calendar' })).toEqual([]);
  expect(links({ ...facts, calendar: '/skál.ics' }, { type: 'text/calendar' })).toEqual([
    '/sk%C3%A1l.ics',
  ]);
});

it('offers the feed of a category, with its label, before the feed of all news', () => {
  const inCategory = { ...facts, category: 'Viðtal' };
  expect(links(inCategory, { type: 'application/atom+xml' })).toEqual([
    '/ha-frettir/Vi%C3%B0tal/atom.xml',
    '/ha-frettir/atom.xml',
  ]);
  const title = `Viðtöl – ${is.sitename}`;
  expect(links(inCategory, { title })).toEqual(['/ha-frettir/Vi%C3%B0tal/atom.xml']);
});

it('links the previous and next pages of a list, and no translations from the second page on', () => {
  const pathOf = (page: number) => (page === 1 ? '/verkefni/' : `/verkefni/${page}/`);
  const onPage = (page: number) => ({
    ...facts,
    pathOf,
    path: pathOf(page),
    context: { ...facts.context, page, pages: 3 },
  });
  const around = [1, 2, 3].map((page) => [
    links(onPage(page), { rel: 'prev' })[0],
    links(onPage(page), { rel: 'next' })[0],
  ]);
  expect(around).toEqual([
    [undefined, '/verkefni/2/'],
    ['/verkefni/', '/verkefni/3/'],
    ['/verkefni/2/', undefined],
  ]);
  const english = { rel: 'alternate', hreflang: 'en' };
  expect(links(onPage(1), english)).toEqual(['https://example.is/en/verkefni/']);
  expect(links(onPage(2), english)).toEqual([]);
  expect(breadcrumbs(onPage(2))).toEqual(breadcrumbs(onPage(1)));
});

it('is an Open Graph article when its subject is an article', () => {
  expect(metas(facts, 'og:type')).toEqual(['website']);
  expect(metas(article, 'og:type')).toEqual(['article']);
  expect(metas(article, 'article:tag')).toEqual(['Leir', 'Gler']);
  expect(metas(article, 'article:published_time')).toEqual([]);
  const dated = { ...document, tags: [], date: '2026-11-02', category: 'HA' };
  const page: PageMetadata = { ...article, subject: { kind: 'NewsArticle', document: dated } };
  expect(metas(page, 'article:published_time')).toEqual(['2026-11-02']);
  expect(metas(page, 'article:section')).toEqual(['Kvarði']);
});

it('has a modification date that is never before the publication date', () => {
  const dated = { ...document, date: '2026-11-08', modified: '2026-11-05T10:30:00+00:00' };
  const page: PageMetadata = { ...article, subject: { kind: 'NewsArticle', document: dated } };
  expect(metas(page, 'article:modified_time')).toEqual(['2026-11-08']);
});

it('has the image’s alternative text only when the document has one', () => {
  const raw = { url: 'https://images.example.is/a.jpg', dimensions: { width: 9, height: 9 } };
  const withImage = (alt: string | null) => ({ ...facts, image: toImage({ ...raw, alt }) });
  expect(metas(withImage('Stóll'), 'og:image:alt')).toEqual(['Stóll']);
  expect(metas(withImage(null), 'og:image:alt')).toEqual([]);
  expect(metas(withImage(null), 'og:image')[0]).toContain('https://images.example.is/a.jpg?');
  expect(metas(facts, 'og:image')).toEqual(['https://example.is/share.png']);
});

it.each(['svg', 'gif'])('has the site’s image instead of a file in the format %s', (format) => {
  const image = { src: '', width: 9, height: 9, alt: 'Merki', shared: `/media/merki.${format}` };
  expect(metas({ ...facts, image }, 'og:image')).toEqual(['https://example.is/share.png']);
  expect(metas({ ...facts, image }, 'og:image:alt')).toEqual([]);
});

it('has breadcrumbs from the front page', () => {
  expect(breadcrumbs(article)).toEqual([
    ['Miðstöð', 'https://example.is/'],
    ['Fréttir', 'https://example.is/ha-frettir/'],
    ['Skál', 'https://example.is/ha-frettir/sk%C3%A1l/'],
  ]);
  const association = { title: 'Leirlistafélag', path: '/fagfelog/leir/' };
  const below = { ...facts, path: '/fagfelog/leir/um/', title: 'Um félagið' };
  const page = { ...below, steps: ['association', association] } as const;
  const names = breadcrumbs(page).map(([name]) => name);
  expect(names).toEqual(['Miðstöð', 'Fagfélög', 'Leirlistafélag', 'Um félagið']);
  // An undefined step means that the association is no longer published.
  expect(breadcrumbs({ ...below, steps: ['association', undefined] })).toHaveLength(3);
});

it('has no breadcrumbs on the front page, but the centre and the website', () => {
  const home: PageMetadata = {
    ...facts,
    path: '/',
    title: undefined,
    fullTitle: '',
    subject: { kind: 'FrontPage', navigation: undefined, homepage: undefined },
  };
  expect([...things(home).keys()].map(String)).toEqual(['Organization,Museum', 'WebSite']);
  expect(metas(home, 'og:title')).toEqual(['Miðstöð']);
});

/** Returns the structured data of a project. */
const projectWith = (fields: Partial<Project>) => {
  const project = { ...document, plates: [], ...fields };
  return things({ ...article, subject: { kind: 'CreativeWork', document: project } }).get(
    'CreativeWork',
  );
};

it('names the designer, year and place of a project when the document has them', () => {
  const designers = [{ before: '', name: 'Hallfríður' }];
  const work = { designers, year: 2024, location: 'Höfn', materials: 'Ull' };
  expect(projectWith(work)).toMatchObject({
    creator: { name: 'Hallfríður' },
    dateCreated: '2024',
    locationCreated: { name: 'Höfn' },
    material: 'Ull',
  });
  for (const property of ['creator', 'dateCreated', 'locationCreated', 'material', 'image']) {
    expect(projectWith({})).not.toHaveProperty(property);
  }
});

it('lists the pictures of a project, its main image first', () => {
  const image = { src: '', width: 1600, height: 900, alt: '', shared: '/media/a.jpg@w_1200.jpg' };
  const plates = ['b', 'c'].map((name) => ({
    image,
    file: `/media/${name}.jpg`,
    size: 'one' as const,
  }));
  expect(projectWith({ image, plates })?.['image']).toEqual([
    'https://example.is/media/a.jpg@w_1200.jpg',
    'https://example.is/media/b.jpg',
    'https://example.is/media/c.jpg',
  ]);
  expect(projectWith({ image })?.['image']).toBe('https://example.is/media/a.jpg@w_1200.jpg');
});

it('gives an association’s own website as its URL, or else its page', () => {
  const association = (website?: { href: string }) => {
    const subject = { kind: 'Organization', document: { ...document, website } } as const;
    return things({ ...article, subject }).get('Organization')?.['url'];
  };
  expect(association({ href: 'https://ai.example.is/' })).toBe('https://ai.example.is/');
  expect(association({ href: '/verkefni/' })).toBe('https://example.is/verkefni/');
  expect(association()).toBe('https://example.is/ha-frettir/sk%C3%A1l/');
});
