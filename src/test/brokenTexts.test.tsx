import { renderToStaticMarkup } from 'react-dom/server';
import { parseJson } from '../../plugins/gatsby-source-prismic-graphql/src/requests/fetchJson';
import { toPost } from '../build/subscriptions/toPost';
import { EventView } from '../components/EventView';
import { toArticle } from '../content/types/article';
import { Provider } from '../i18n/Provider';
import { toSearchDocument } from '../search/shape/toSearchDocument';
import { rawEvent, text } from './rawArticle';

// The source plugin repairs texts that an importer cut within an emoji. These tests render such a
// document as a build does, from the response on.

const HALF = '\ud83c';

const content = `Skál${HALF} úr leir er hér`;
const spanOf = (word: string) => ({
  start: content.indexOf(word),
  end: content.indexOf(word) + word.length,
});
const web = { link_type: 'Web', url: 'https://example.is/' };

const broken = rawEvent(
  {
    title: text(`Leir ${HALF}`),
    lead: text(`Leirinn${HALF} man.`),
    content: [
      {
        type: 'paragraph',
        text: content,
        spans: [
          { ...spanOf(`Skál${HALF}`), type: 'hyperlink', data: web },
          { ...spanOf('leir'), type: 'strong' },
        ],
      },
    ],
    image: {
      dimensions: { width: 800, height: 600 },
      alt: `Skál ${HALF}`,
      copyright: null,
      url: 'https://images.example.is/skal.jpg',
    },
    author: `Anna${HALF}`,
    place: `Harpa${HALF}`,
  },
  { tags: [`Leir${HALF}`] },
);

/** What a build knows of a document after its response was parsed. */
const received = parseJson(JSON.stringify(broken)) as Queries.ArticleFragment & typeof broken;

function renderPage(raw: typeof received): string {
  const event = toArticle(raw);
  if (!event) throw new Error('The article has no page');
  return renderToStaticMarkup(
    <Provider lang="is">
      <EventView event={event} kicker={null} url="https://example.is/" phase="upcoming" isOnSale />
    </Provider>,
  );
}

it('cannot be rendered as it is', () => {
  expect(() => renderPage(broken as unknown as typeof received)).toThrow(URIError);
});

it('is rendered without half an emoji, its links and formats in place', () => {
  const html = renderPage(received);
  expect(html).not.toMatch(/[\0\ufffd\p{Surrogate}]/u);
  expect(html).toContain('>Leir</h1>');
  expect(html).toContain('alt="Skál"');
  expect(html).toContain('úr <strong>leir</strong> er hér');
  expect(html).toMatch(/<a href="https:\/\/example\.is\/"[^>]*>Skál /);
});

it('is in the search and in feeds without half an emoji', () => {
  const found = JSON.stringify([toSearchDocument(received), toPost(received)]);
  expect(found).not.toMatch(/\\ud83c/);
  expect(found).toContain('"title":"Leir"');
});
