/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderIn } from '../test/renderIn';
import { RelatedItems } from './RelatedItems';

const item = { type: 'article', lang: 'is' as const, path: '/ha-frettir/a/', tags: [], title: 'A' };

it('names the category of an article in the singular, and the kind of any other item', () => {
  renderIn(
    'is',
    <RelatedItems
      items={[
        { ...item, id: 'a', kind: 'article', category: 'Greinar' },
        { ...item, id: 'b', kind: 'article', category: 'HA' },
        { ...item, id: 'c', kind: 'article' },
        { ...item, id: 'd', kind: 'event', category: 'Greinar' },
        { ...item, id: 'e', kind: 'project' },
      ]}
    />,
  );
  const names = screen.getAllByRole('article').map((card) => card.querySelector('p')?.textContent);
  expect(names).toEqual(['Grein', 'Kvarði', 'Grein', 'Viðburður', 'Verkefni']);
});
