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

it.each([
  ['is', true, 0, 'Opnar í dag kl. 12'],
  ['en-us', true, 0, 'Opens today at noon'],
  ['is', true, 1, 'Sýningarsalurinn opnar á morgun kl. 12'],
  ['en-us', true, 1, 'The gallery opens tomorrow at noon'],
  ['is', true, 2, 'Sýningarsalurinn opnar mið. 25. nóvember kl. 12'],
  ['en-us', true, 2, 'The gallery opens Wed., November 25 at noon'],
  ['is', false, 0, 'Opnar mið. 25. nóvember kl. 12'],
  ['is', false, 1, 'Sýningarsalurinn opnar mið. 25. nóvember kl. 12'],
] as const)(
  'says in %s when the gallery opens (live: %s, in %s days)',
  (lang, isLive, inDays, text) => {
    const [start, end] = ['2026-11-25T12:00:00Z', '2026-11-25T17:00:00Z'];
    renderIn(
      lang,
      <Today lang={lang} isLive={isLive} opening={{ start, end, isOn: false, inDays }} />,
    );
    expect(screen.getByText(/opnar|opens/i)).toHaveTextContent(text);
  },
);
