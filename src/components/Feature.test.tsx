/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import type { EventCard } from '../content/types/eventCard';
import { renderIn } from '../test/renderIn';
import { Feature } from './Feature';
import { FeatureCaption } from './homeParts';

const event = {
  ...{ id: 'a', type: 'article', kind: 'event', lang: 'is', path: '/ha-frettir/a/', tags: [] },
  title: 'Sýning',
  date: '2026-10-01',
  occasion: { start: '2026-10-15T17:00:00Z', end: '2027-02-28T17:00:00Z', place: 'Lesstofa' },
} as const satisfies EventCard;

const walk = {
  ...event,
  occasion: { start: '2026-12-05T13:00:00Z', end: '2026-12-05T14:30:00Z', place: 'Þingholt' },
};

const price = { rates: [{ amount: 0 }], currency: 'ISK' };

it.each([
  ['running', event, 'Stendur yfir til 28. febrúar 2027'],
  ['upcoming', event, 'Fram undan 15. október 2026 – 28. febrúar 2027'],
  ['running', walk, 'Stendur yfir 5. desember 2026 lau. kl. 13–\u206014:30'],
  ['upcoming', walk, 'Fram undan 5. desember 2026 lau. kl. 13–\u206014:30'],
] as const)('says when an event is that is %s', (phase, piece, text) => {
  const { container } = renderIn('is', <Feature piece={piece} phase={phase} />);
  expect(container.querySelector('p')).toHaveTextContent(text);
});

it.each([
  ['an event that is over', event, 'past', 'Viðburður'],
  ['an article', { ...event, kind: 'article', occasion: undefined }, 'past', 'Grein'],
] as const)('says only the kind and the date of %s', (_name, piece, phase, kind) => {
  const { container } = renderIn('is', <Feature piece={piece} phase={phase} />);
  expect(container.querySelector('p')).toBeNull();
  renderIn('is', <FeatureCaption piece={{ ...piece, price }} isOver />);
  expect(screen.getByText(kind)).toBeInTheDocument();
  expect(screen.queryByText('Ókeypis')).toBeNull();
});

it('says the place and the price of an event', () => {
  renderIn('is', <FeatureCaption piece={{ ...event, price }} isOver={false} />);
  expect(screen.getByText('Lesstofa')).toBeInTheDocument();
  expect(screen.getByText('Ókeypis')).toBeInTheDocument();
});

it('does not show the date of publication as the date of an event', () => {
  renderIn('is', <FeatureCaption piece={{ ...event, occasion: undefined }} isOver />);
  expect(screen.queryByText(/október/)).toBeNull();
});
