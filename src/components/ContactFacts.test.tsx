/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { renderIn } from '../test/renderIn';
import { ContactFacts } from './ContactFacts';

const facts = {
  telephone: '+354 555 0100',
  contact: 'info@example.is',
  address: [
    { kind: 'paragraph' as const, children: [{ kind: 'text' as const, text: 'Bryggjustétt 4' }] },
  ],
  map: 'https://www.openstreetmap.org/directions?to=64.1%2C-21.9',
  opening: { start: '2026-11-25T12:00:00Z', end: '2026-11-25T17:00:00Z', isOn: true, inDays: 0 },
  exceptions: [
    { first: '2026-12-24', last: '2026-12-26' },
    { first: '2027-03-10', last: '2027-03-14', hours: { opens: '10:00', closes: '20:00' } },
  ],
};

const texts = (role: string) =>
  screen.getAllByRole(role).map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));

it('telephone, e-mail and address come first, each with what a tap does', () => {
  renderIn('is', <ContactFacts lang="is" {...facts} />);
  expect(texts('term')).toEqual(['Sími', 'Netfang', 'Heimilisfang', 'Opið']);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:+3545550100',
    'mailto:info@example.is',
    facts.map,
  ]);
});

it('on the page about visits, the price follows, and the week comes before other days', () => {
  const week = [
    { first: '2024-01-01', last: '2024-01-02' },
    { first: '2024-01-03', last: '2024-01-07', hours: { opens: '12:00', closes: '17:00' } },
  ];
  const visit = { path: '/heimsokn/', title: 'Heimsókn' };
  renderIn('is', <ContactFacts lang="is" {...facts} {...{ week, visit }} admission="Ókeypis" />);
  expect(texts('term')).toEqual(['Sími', 'Netfang', 'Heimilisfang', 'Aðgangur', 'Opið']);
  expect(texts('listitem').slice(0, 3)).toEqual([
    'mán.–\u2060þri.: lokað',
    'mið.–\u2060sun.: kl. 12–\u206017',
    '24.–\u206026. desember 2026: lokað',
  ]);
  expect(screen.getByRole('link', { name: 'Heimsókn' })).toHaveAttribute('href', '/heimsokn/');
});

it.each([
  [
    'is',
    'Opið núna, til kl. 17',
    ['24.–\u206026. desember 2026: lokað', '10.–\u206014. mars 2027: kl. 10–\u206020'],
  ],
  [
    'en-us',
    'Open now, until 5 p.m.',
    ['December 24–\u206026, 2026: closed', 'March 10–\u206014, 2027: 10 a.m.–\u20608 p.m.'],
  ],
] as const)(
  'in %s the hours are the state now and the days with other hours',
  (lang, now, days) => {
    renderIn(lang, <ContactFacts lang={lang} {...facts} />);
    const hours = screen.getAllByRole('definition').at(-1);
    expect(hours?.textContent?.replaceAll('\u00a0', ' ')).toContain(now);
    expect(within(hours ?? document.body).getAllByRole('listitem')).toHaveLength(days.length);
    expect(texts('listitem')).toEqual(days);
  },
);

it('leaves out what the homepage document does not say', () => {
  renderIn('is', <ContactFacts lang="is" contact={facts.contact} exceptions={[]} />);
  expect(texts('term')).toEqual(['Netfang']);
});
