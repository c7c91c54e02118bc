import { parseJsonFeed } from 'feedsmith';
import { rawArticle, text } from '../../test/rawArticle';
import { toFeed, toJsonFeed } from './toFeed';
import { toPost } from './toPost';
import { toSite } from './toSite';

const site = toSite('https://example.is');

function json(...raw: ReturnType<typeof rawArticle>[]): string {
  const posts = raw.flatMap((each) => toPost(each) ?? []);
  return toJsonFeed(toFeed(posts, { site, lang: 'is', category: 'HA' }));
}

it('is valid for a feed reader', () => {
  const raw = rawArticle({ category: 'HA', author: 'Æsa', title: text('„A“ <b> & ]]> 👩🏽‍🎨') });
  expect(parseJsonFeed(json(raw))).toEqual({
    title: 'Kvarði – Miðstöð',
    language: 'is',
    description: expect.stringContaining('fréttir'),
    home_page_url: 'https://example.is/ha-frettir/HA/',
    feed_url: 'https://example.is/ha-frettir/HA/feed.json',
    authors: [{ name: 'Miðstöð', url: 'https://example.is/' }],
    items: [
      {
        id: 'tag:example.is,2026:Yx1',
        url: 'https://example.is/ha-frettir/grein/',
        title: '„A“ <b> & ]]> 👩🏽‍🎨',
        summary: 'Fyrst þetta.',
        content_text: 'Fyrst þetta.',
        date_published: '2026-11-01T00:00:00.000Z',
        date_modified: '2026-11-05T10:30:00.000Z',
        authors: [{ name: 'Æsa' }],
        tags: ['Kvarði', 'Letur'],
      },
    ],
  });
});

it('states its version', () => {
  expect(JSON.parse(json()).version).toBe('https://jsonfeed.org/version/1.1');
});

it('uses the title as content of an article without a lead', () => {
  const [item] = JSON.parse(json(rawArticle({ category: 'HA', lead: null }))).items;
  expect(item.content_text).toBe('Grein');
  expect(item).not.toHaveProperty('summary');
  expect(item).not.toHaveProperty('image');
  expect(item).not.toHaveProperty('authors');
});

it('is a feed without items when there is no news', () => {
  expect(JSON.parse(json()).items).toEqual([]);
});
