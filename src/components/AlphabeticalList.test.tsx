/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderIn } from '../test/renderIn';
import { AlphabeticalList } from './AlphabeticalList';

const association = (title: string) => ({
  id: title,
  type: 'association',
  lang: 'is' as const,
  path: `/fagfelog/${title}/`,
  tags: [],
  title,
});

it('shows each initial once, before its first name', () => {
  const titles = ['Arkitektafélag', 'Félag gullsmiða', 'Félag teiknara', 'Ýmsir'];
  renderIn('is', <AlphabeticalList entries={titles.map(association)} />);
  const rows = screen.getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'AArkitektafélag',
    'FFélag gullsmiða',
    'Félag teiknara',
    'ÝÝmsir',
  ]);
  expect(screen.getByRole('link', { name: 'Félag teiknara' })).toHaveAttribute(
    'href',
    '/fagfelog/Félag teiknara/',
  );
});

it('shows the initials of Icelandic names as English sorts them', () => {
  const entries = ['Ævar', 'Arna', 'Ásta', 'Atli', 'Oddný', 'Örn'].map((name) => ({
    ...association(name),
    ...{ lang: 'en-us' as const, path: `/en/people/${name}/` },
  }));
  renderIn('en-us', <AlphabeticalList entries={entries} />);
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toEqual(['AÆvar', 'Arna', 'Ásta', 'Atli', 'OOddný', 'Örn']);
});

it('shows the texts of an entry after its name', () => {
  const entry = { ...association('Dagrún'), texts: ['Húsgagnahönnuður', 'Skammel'] };
  renderIn('is', <AlphabeticalList entries={[entry]} />);
  expect(screen.getByRole('listitem')).toHaveTextContent('DDagrúnHúsgagnahönnuðurSkammel');
});
