/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import type { ArticleCard } from '../content/articleCard';
import { renderIn } from '../test/renderIn';
import { Today } from './Today';

it('says the last day of what is on, which a midnight ends', () => {
  const running = {
    ...{ id: 'a', type: 'article', kind: 'event', lang: 'is', path: '/ha-frettir/a/', tags: [] },
    title: 'Sýning',
    occasion: { start: '2027-03-10T20:00:00Z', end: '2027-03-13T00:00:00Z' },
  } as const satisfies ArticleCard;
  renderIn('is', <Today lang="is" running={running} />);
  expect(screen.getByText(/^Stendur yfir/)).toHaveTextContent('Sýning til 12. mars 2027');
});
