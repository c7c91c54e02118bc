import { toNeighbours } from './neighbours';

const before = { type: 'article', lang: 'is', uid: 'bord', url: '/ha-frettir/bord/' };
const after = { type: 'article', lang: 'is', uid: 'stoll', url: '/ha-frettir/stoll/' };
const node = (document: typeof before, title: string, hyphenated?: string) => ({
  node: {
    _meta: { id: document.uid, tags: [], ...document },
    title: [{ type: 'heading1', text: title, spans: [], ...(hyphenated && { hyphenated }) }],
  },
});

it('returns the documents before and after, whatever the order of the response', () => {
  const response = { edges: [node(after, 'Stóll'), node(before, 'Borð')] };
  expect(toNeighbours({ previous: before, next: after }, response)).toEqual({
    previous: { path: '/ha-frettir/bord/', title: 'Borð' },
    next: { path: '/ha-frettir/stoll/', title: 'Stóll' },
  });
});

it('returns a long title with soft hyphens', () => {
  const response = { edges: [node(after, 'Húsgagnasmiður', 'Húsgagna\u00ADsmiður')] };
  expect(toNeighbours({ next: after }, response).next?.title).toBe('Húsgagna\u00ADsmiður');
});

it('returns a link without a title if the response lacks it, and none at the ends', () => {
  expect(toNeighbours({ previous: null, next: after }, { edges: [] })).toEqual({
    previous: undefined,
    next: { path: '/ha-frettir/stoll/', title: undefined },
  });
});

it('does not accept a page context without the documents that the response has', () => {
  expect(() => toNeighbours({}, { edges: [node(before, 'Borð')] })).toThrow('lacks neighbours');
});
