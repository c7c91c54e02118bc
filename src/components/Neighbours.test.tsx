/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderIn } from '../test/renderIn';
import { Neighbours } from './Neighbours';

it('links to the complete list, also without neighbours', () => {
  renderIn('is', <Neighbours of="article" lang="is" />);
  expect(screen.getByRole('link', { name: 'Allar fréttir' })).toHaveAttribute(
    'href',
    '/ha-frettir/',
  );
});
