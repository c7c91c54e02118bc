/** @jest-environment jsdom */
import { parseAtomFeed } from 'feedsmith';
import { rawArticle, text } from '../../test/rawArticle';
import { toAtom, toFeed } from './toFeed';
import { toPost } from './toPost';
import { toSite } from './toSite';

const site = toSite('https://example.is');

function atom(...raw: ReturnType<typeof rawArticle>[]): string {
  return toAtom(
    toFeed(
      raw.flatMap((each) => toPost(each) ?? []),
      { site, lang: 'is' },
    ),
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

const long = 'Langur titill um allt og ekkert '.repeat(7).slice(0, 200);

it.each([
  ['markup', 'a < b & c > "d" \'e\' <script>alert(1)</script>'],
  ['the end of a CDATA section', 'a ]]> b'],
  ['entities', '&amp; &ouml; &#x1F600;'],
  ['two hundred characters', long.trim()],
  ['emoji', '👩🏽‍🎨 🇮🇸'],
])('preserves %s', (_what, words) => {
  const document = parseXml(
    atom(rawArticle({ title: text(words), lead: text(words), author: words, category: words })),
  );
  // White space around a text is insignificant (RFC 4287, 3.1.1.1).
  const textOf = (selector: string) =>
    document.querySelector(`entry ${selector}`)?.textContent?.trim();
  expect(textOf('title')).toBe(words);
  expect(textOf('summary')).toBe(words);
  expect(textOf('author name')).toBe(words);
  expect(document.querySelector('entry category')?.getAttribute('term')).toBe(words);
});

it('is well-formed if a text has characters that XML forbids', () => {
  const document = parseXml(atom(rawArticle({ title: text('a\u0000\u000b\ud83db'), lead: null })));
  expect(document.querySelector('entry title')?.textContent).toBe('a b');
  expect(document.querySelector('entry summary')).toBeNull();
});

it('is a feed without entries when there is no news', () => {
  const xml = atom();
  expect(parseXml(xml).querySelectorAll('entry')).toHaveLength(0);
  expect(parseAtomFeed(xml)).toMatchObject({
    title: { value: 'Fréttir – Miðstöð' },
    updated: '1970-01-01T00:00:00.000Z',
  });
});
