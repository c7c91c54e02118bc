/** @jest-environment jsdom */
import { parseAtomFeed } from 'feedsmith';
import { rawArticle, rawEvent } from '../../test/rawArticle';
import { toSite } from '../siteVariables';
import { toAtom } from './toAtom';
import { toPost } from './toPost';
import type { Post } from './toPost';

const site = toSite('https://example.is');
const read = (...feed: Parameters<typeof toAtom>) => parseAtomFeed(toAtom(...feed));
const entriesOf = (...feed: Parameters<typeof toAtom>) => read(...feed).entries ?? [];
const posts = (...raw: ReturnType<typeof rawArticle>[]): Post[] =>
  raw.flatMap((each) => toPost(each) ?? []);

it('contains all articles, or those of a category', () => {
  const all = posts(
    rawArticle({ category: 'HA' }, { id: 'a' }),
    rawArticle({ category: 'Greinar' }, { id: 'b' }),
  );
  const ids = (category?: string) =>
    entriesOf(all, { site, lang: 'is', category }).map(({ id }) => id);
  expect(ids()).toEqual(['tag:example.is,2026:a', 'tag:example.is,2026:b']);
  expect(ids('HA')).toEqual(['tag:example.is,2026:a']);
  expect(ids('Aðsent')).toEqual([]);
});

it('contains its title, its own addresses and that of its list', () => {
  expect(read([], { site, lang: 'en-us' })).toMatchObject({
    xml: { lang: 'en-US' },
    title: { value: 'News – Miðstöð' },
    links: [{}, { href: 'https://example.is/en/ha-frettir/' }],
  });
  expect(read([], { site, lang: 'is', category: 'HönnunarMars' })).toMatchObject({
    id: 'tag:example.is,2026:/ha-frettir/H%C3%B6nnunarMars/atom.xml',
    title: { value: 'Smíðamars – Miðstöð' },
    links: [
      { href: 'https://example.is/ha-frettir/H%C3%B6nnunarMars/atom.xml' },
      { href: 'https://example.is/ha-frettir/H%C3%B6nnunarMars/' },
    ],
  });
});

it('contains the newest fifty articles, the newest first', () => {
  const many = Array.from({ length: 60 }, (_, index) => {
    const day = String(new Date(Date.UTC(2026, 0, index + 1)).toISOString().slice(0, 10));
    return rawArticle({ published_date: day }, { id: `n${index}`, uid: `n${index}` });
  });
  const entries = entriesOf(posts(...many), { site, lang: 'is' });
  expect(entries).toHaveLength(50);
  expect(entries[0]?.links?.[0]?.href).toBe('https://example.is/ha-frettir/n59/');
  expect(entries.at(-1)?.links?.[0]?.href).toBe('https://example.is/ha-frettir/n10/');
});

it('has the date of its newest entry, not of the build', () => {
  const raw = [
    rawArticle({}, { id: 'a', lastPublicationDate: '2026-11-09T08:00:00+0000' }),
    rawArticle({ published_date: '2026-11-08' }, { id: 'b' }),
  ];
  expect(read(posts(...raw), { site, lang: 'is' }).updated).toBe('2026-11-09T08:00:00.000Z');
});

it('leaves out articles without a date', () => {
  const never = { firstPublicationDate: null, lastPublicationDate: null };
  const raw = rawArticle({ published_date: null }, never);
  expect(entriesOf(posts(raw), { site, lang: 'is' })).toEqual([]);
});

it('lists each tag and the category of an entry once', () => {
  const raw = rawArticle({ category: 'HA' }, { tags: ['Letur', 'Kvarði', 'Letur'] });
  const [entry] = entriesOf(posts(raw), { site, lang: 'is' });
  expect(entry?.categories).toEqual([{ term: 'Kvarði' }, { term: 'Letur' }]);
});

it.each([
  [{}, '10.\u00A0mars 2027, kl.\u00A016–18 · Harpa · Fyrst þetta.'],
  [{ end_date: null, place: null }, '10.\u00A0mars 2027, kl.\u00A016 · Fyrst þetta.'],
  [{ end_date: '2027-03-12T18:00:00+0000', lead: null }, '10.–12.\u00A0mars 2027 · Harpa'],
  [
    { start_date: '2027-03-10', end_date: '2027-03-10' },
    '10.\u00A0mars 2027 · Harpa · Fyrst þetta.',
  ],
  [
    { start_date: '2027-03-10T20:00:00+0000', end_date: '2027-03-11T00:00:00+0000', lead: null },
    '10.\u00A0mars 2027, kl.\u00A020–24 · Harpa',
  ],
  [{ start_date: null }, 'Fyrst þetta.'],
])('summarises time and place of an event: %j', (fields, summary) => {
  const [entry] = entriesOf(posts(rawEvent(fields)), { site, lang: 'is' });
  expect(entry?.summary?.value).toBe(summary);
});

it('summarises an event in English', () => {
  const [entry] = entriesOf(posts(rawEvent({}, { lang: 'en-us' })), { site, lang: 'en-us' });
  expect(entry?.summary?.value).toBe(
    'March\u00A010, 2027, 4\u00A0p.m.–6\u00A0p.m. · Harpa · Fyrst þetta.',
  );
});

it('has absolute URLs of images, on the CMS and on the site', () => {
  const of = (url: string) => {
    const raw = rawArticle({ image: { url, dimensions: { width: 1600, height: 900 } } });
    return entriesOf(posts(raw), { site, lang: 'is' })[0]?.media?.contents?.[0]?.url;
  };
  expect(of('https://images.example.com/a.jpg')).toMatch(
    /^https:\/\/images\.example\.com\/a\.jpg\?/,
  );
  process.env['GATSBY_MEDIA_ORIGIN'] = 'http://localhost:3100';
  expect(of('http://localhost:3100/media/a.jpg')).toMatch(/^https:\/\/example\.is\/media\/a\.jpg@/);
  delete process.env['GATSBY_MEDIA_ORIGIN'];
});

/** Parses with a browser's parser, which stops at the first error. */
function parseXml(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return document;
}

const image = {
  url: 'https://images.prismic.io/a/b.jpg?rect=0,0,1,1',
  alt: '„Stóll“ & borð',
  dimensions: { width: 1600, height: 900 },
};

it('is valid for a feed reader', () => {
  const raw = rawArticle({ image, category: 'HA', author: 'Æsa' });
  const xml = toAtom(posts(raw), { site, lang: 'is' });
  expect(parseAtomFeed(xml)).toMatchObject({
    id: 'tag:example.is,2026:/ha-frettir/atom.xml',
    title: { value: 'Fréttir – Miðstöð' },
    updated: '2026-11-05T10:30:00.000Z',
    authors: [{ name: 'Miðstöð', uri: 'https://example.is/' }],
    links: [
      { rel: 'self', href: 'https://example.is/ha-frettir/atom.xml' },
      { rel: 'alternate', href: 'https://example.is/ha-frettir/' },
    ],
    entries: [
      {
        id: 'tag:example.is,2026:Yx1',
        title: { value: 'Grein' },
        summary: { value: 'Fyrst þetta.' },
        links: [{ rel: 'alternate', href: 'https://example.is/ha-frettir/grein/' }],
        published: '2026-11-01T00:00:00.000Z',
        updated: '2026-11-05T10:30:00.000Z',
        authors: [{ name: 'Æsa' }],
        categories: [{ term: 'Kvarði' }, { term: 'Letur' }],
        media: {
          contents: [
            {
              url: expect.stringMatching(/^https:\/\/images\.prismic\.io\/a\/b\.jpg\?rect=/),
              medium: 'image',
              width: 1200,
              height: 640,
              description: { value: '„Stóll“ & borð' },
            },
          ],
        },
      },
    ],
  });
  expect(parseXml(xml).documentElement.getAttribute('xml:lang')).toBe('is');
});

it('is a feed without entries when there is no news', () => {
  const xml = toAtom([], { site, lang: 'is' });
  expect(parseXml(xml).querySelectorAll('entry')).toHaveLength(0);
  expect(parseAtomFeed(xml)).toMatchObject({
    title: { value: 'Fréttir – Miðstöð' },
    updated: '1970-01-01T00:00:00.000Z',
  });
});
