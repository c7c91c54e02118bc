/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderIn } from '../test/renderIn';
import { LanguageSwitch } from './LanguageSwitch';

it('shows the present language as text and links the other to the same page', () => {
  renderIn('is', <LanguageSwitch lang="is" translations={{ 'en-us': '/en/verkefni/' }} />);
  expect(screen.getByText('Íslenska')).not.toHaveAttribute('href');
  expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/en/verkefni/');
});

it('links to the front page of a language that the page is not translated to', () => {
  renderIn('en-us', <LanguageSwitch lang="en-us" translations={{}} />);
  expect(screen.getByRole('link', { name: 'Íslenska' })).toHaveAttribute('href', '/');
});
