/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderIn } from '../test/renderIn';
import { AssociationRegister } from './AssociationRegister';

const association = (title: string) => ({
  id: title,
  type: 'association',
  lang: 'is' as const,
  path: `/fagfelog/${title}/`,
  tags: [],
  title,
});

it('says each letter once, where it begins', () => {
  const titles = ['Arkitektafélag', 'Félag gullsmiða', 'Félag teiknara', 'Ýmsir'];
  renderIn('is', <AssociationRegister associations={titles.map(association)} />);
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
