/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { languages } from '../i18n/languages';
import { renderIn } from '../test/renderIn';
import { Field } from './Field';

it.each(languages)('says in its label that it is required, in %s', (lang) => {
  renderIn(lang, <Field label="Netfang" required />);
  const name = { is: 'Netfang (nauðsynlegt)', 'en-us': 'Netfang (required)' }[lang];
  expect(screen.getByRole('textbox', { name })).toBeRequired();
});

it('two fields on a page are invalid with their own errors', () => {
  renderIn(
    'is',
    <>
      <Field label="Nafn" error="Skrifaðu nafnið." />
      <Field label="Netfang" error="Það vantar @." />
    </>,
  );
  const [name, email] = screen.getAllByRole('textbox');
  expect(name).toBeInvalid();
  expect(name).toHaveAccessibleName('Nafn');
  expect(name).toHaveAccessibleDescription('Skrifaðu nafnið.');
  expect(email).toHaveAccessibleName('Netfang');
  expect(email).toHaveAccessibleDescription('Það vantar @.');
});
