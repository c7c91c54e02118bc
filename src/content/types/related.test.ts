import { endsInTime } from '../../test/endsInTime';
import { rawDocument } from '../../test/rawDocument';
import { completeRelated, toRelatedItems } from './related';
import type { RelatedItem } from './related';

type Rows = Parameters<typeof toRelatedItems>[0];

const row = (id: string, fields: object = {}, type = 'page') => ({
  item: rawDocument<object>(type, fields, { id }),
});
const idsOf = (rows: unknown) => toRelatedItems(rows as Rows).map(({ id }) => id);

it('lists each document once, at its first place', () => {
  expect(idsOf([row('a'), row('b'), row('a'), { item: null }, { item: {} }])).toEqual(['a', 'b']);
  expect(idsOf(null)).toEqual([]);
});

it('lists very many documents', () => {
  const rows = Array.from({ length: 200_000 }, (_, index) => row(String(index)));
  expect(endsInTime(() => idsOf(rows))).toHaveLength(200_000);
});

it('an article that is an event has the kind of an event', () => {
  const event = row('a', { type: 'event' }, 'article');
  const article = row('b', { type: 'article' }, 'article');
  const rows = [event, article, row('c', {}, 'project'), row('d')] as unknown as Rows;
  const kinds = ['event', 'article', 'project', 'page'];
  expect(toRelatedItems(rows).map(({ kind }) => kind)).toEqual(kinds);
});

describe('the related documents of a page', () => {
  const image = (file?: string) =>
    file && { url: `https://images.example.is/${file}.jpg`, dimensions: { width: 9, height: 9 } };
  const raw = (id: string, file?: string) => row(id, { image: image(file) });
  const chosen = (...rows: object[]) => toRelatedItems(rows as unknown as Rows);
  const listOf = (...rows: { item: object }[]) => ({
    edges: rows.map(({ item }) => ({ node: item })),
  });
  const shown = (items: RelatedItem[]) =>
    items.map(({ id, image }) => id + (image ? ' with picture' : ''));
  const complete = (related: RelatedItem[], articles: object, order: string[], own?: string) => {
    const [page] = own ? chosen(raw('own', own)) : [];
    const response = { articles, projects: listOf() } as unknown as Queries.SuggestionsFragment;
    return shown(completeRelated({ related, image: page?.image }, response, order));
  };

  it('are the documents that editors chose, then the closest others, three together', () => {
    const others = listOf(raw('b', 'b'), raw('c'), raw('d', 'd'), raw('a', 'a'));
    const order = ['d', 'gone', 'c', 'b'];
    expect(complete(chosen(raw('a', 'a')), others, order)).toEqual([
      ...['a with picture', 'd with picture'],
      'c',
    ]);
    const four = chosen(raw('a'), raw('e'), raw('f'), raw('g'));
    expect(complete(four, others, order)).toEqual(['a', 'e', 'f', 'g']);
  });

  it('show no picture twice, and not the page’s picture', () => {
    const others = listOf(raw('c', 'same'), raw('d', 'own'), raw('e', 'e'));
    const two = chosen(raw('a', 'same'), raw('b', 'same'));
    expect(complete(two, others, ['c', 'd', 'e'], 'own')).toEqual([
      ...['a with picture', 'b'],
      'e with picture',
    ]);
  });
});
