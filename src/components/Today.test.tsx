/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import type { ArticleCard } from '../content/types/articleCard';
import { renderIn } from '../test/renderIn';
import { Today } from './Today';

const [start, end] = ['2026-11-25T12:00:00Z', '2026-11-25T17:00:00Z'];
const opening = { start, end, isOn: false };

it.each([
  ['is', 0, 'Opnar í dag kl. 12'],
  ['en-us', 0, 'Opens today at noon'],
  ['is', 1, 'Salurinn opnar á morgun kl. 12'],
  ['en-us', 1, 'The gallery opens tomorrow at noon'],
  ['is', 2, 'Salurinn opnar mið. 25. nóvember kl. 12'],
  ['en-us', 2, 'The gallery opens Wed., November 25 at noon'],
] as const)('says in %s when the gallery opens in %s days', (lang, inDays, text) => {
  renderIn(lang, <Today lang={lang} opening={{ ...opening, inDays }} />);
  expect(screen.getByText(/opnar|opens/i)).toHaveTextContent(text);
});

it('says that the gallery is open until midnight', () => {
  const late = { start, end: '2026-11-26T00:00:00Z', isOn: true, inDays: 0 };
  renderIn('is', <Today lang="is" opening={late} />);
  expect(screen.getByText(/^Opið/)).toHaveTextContent('til kl. 24');
});

it.each([
  ['2027-03-10T20:00:00Z', '2027-03-13T00:00:00Z', 'til 12. mars 2027'],
  ['2027-03-10T13:00:00Z', '2027-03-10T14:30:00Z', 'til kl. 14:30'],
  ['2027-03-10T20:00:00Z', '2027-03-11T00:00:00Z', 'til kl. 24'],
  ['2027-03-10', '2027-03-10', 'til 10. mars 2027'],
])('of what is on from %s until %s it says “%s”', (from, until, text) => {
  const running = {
    ...{ id: 'a', type: 'article', kind: 'event', lang: 'is', path: '/ha-frettir/a/', tags: [] },
    title: 'Sýning',
    occasion: { start: from, end: until },
  } as const satisfies ArticleCard;
  const { container } = renderIn('is', <Today lang="is" running={running} />);
  expect(screen.getByText(/^Stendur yfir/)).toHaveTextContent(`Sýning ${text}`);
  // The homepage document has no introduction.
  expect(container.querySelector('p:empty')).toBeNull();
});

it('links to the page about visits, if there is one', () => {
  renderIn('is', <Today lang="is" opening={{ ...opening, inDays: 0 }} visit="/heimsokn/" />);
  const link = screen.getByRole('link', { name: /^Opnar í dag/ });
  expect(link).toHaveAttribute('href', '/heimsokn/');
});
