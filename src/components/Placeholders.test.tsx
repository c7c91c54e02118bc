/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { languages } from '../i18n/languages';
import { renderIn } from '../test/renderIn';
import { Placeholders } from './Placeholders';

it.each(languages)('announces loading, and hides the cards from screen readers, in %s', (lang) => {
  renderIn(lang, <Placeholders />);
  const message = { is: 'Leita …', 'en-us': 'Searching…' }[lang];
  expect(screen.getByRole('status')).toHaveTextContent(message);
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(12);
});
