import { toNeighbours } from './neighbours';

const before = { type: 'article', lang: 'is', uid: 'bord', url: '/ha-frettir/bord/' };
const after = { type: 'article', lang: 'is', uid: 'stoll', url: '/ha-frettir/stoll/' };
const node = (document: typeof before, title: string, hyphenated?: string) => ({
  node: {
    _meta: { id: document.uid, tags: [], ...document },
    title: [{ type: 'heading1', text: title, spans: [], ...(hyphenated && { hyphenated }) }],
  },
});

it('names the documents before and after, whatever order the answer has', () => {
  const answer = { edges: [node(after, 'Stóll'), node(before, 'Borð')] };
  expect(toNeighbours({ previous: before, next: after }, answer)).toEqual({
    previous: { path: '/ha-frettir/bord/', title: 'Borð' },
    next: { path: '/ha-frettir/stoll/', title: 'Stóll' },
  });
});

it('draws a long name with the places where it may break', () => {
  const answer = { edges: [node(after, 'Húsgagnasmiður', 'Húsgagna\u00ADsmiður')] };
  expect(toNeighbours({ next: after }, answer).next?.title).toBe('Húsgagna\u00ADsmiður');
});

it('still leads there when the name is unknown, and nowhere at the ends', () => {
  expect(toNeighbours({ previous: null, next: after }, { edges: [] })).toEqual({
    previous: undefined,
    next: { path: '/ha-frettir/stoll/', title: undefined },
  });
});
