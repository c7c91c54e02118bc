/** @jest-environment jsdom */
import { parseAtomFeed } from 'feedsmith';
import { rawArticle } from '../../test/rawArticle';
import { toAtom } from './toAtom';
import { toPost } from './toPost';
import { toSite } from './toSite';

const site = toSite('https://example.is');

function atom(...raw: ReturnType<typeof rawArticle>[]): string {
  return toAtom(
    raw.flatMap((each) => toPost(each) ?? []),
    { site, lang: 'is' },
  );
}

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
  const xml = atom(rawArticle({ image, category: 'HA', author: 'Æsa' }));
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
  const xml = atom();
  expect(parseXml(xml).querySelectorAll('entry')).toHaveLength(0);
  expect(parseAtomFeed(xml)).toMatchObject({
    title: { value: 'Fréttir – Miðstöð' },
    updated: '1970-01-01T00:00:00.000Z',
  });
});
