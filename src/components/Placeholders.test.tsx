/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { languages } from '../i18n/languages';
import { renderIn } from '../test/renderIn';
import { Placeholders } from './Placeholders';

it.each(languages)('says that one waits, and hides what only holds the place, in %s', (lang) => {
  renderIn(lang, <Placeholders />);
  const words = { is: 'Leita …', 'en-us': 'Searching …' }[lang];
  expect(screen.getByRole('status')).toHaveTextContent(words);
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(12);
});

it('holds the place of as many as will come', () => {
  renderIn('is', <Placeholders count={3} />);
  expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(3);
});
