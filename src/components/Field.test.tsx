/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { languages } from '../i18n/languages';
import { renderIn } from '../test/renderIn';
import { Field } from './Field';

it('has an accessible name, its label', () => {
  renderIn('is', <Field label="Netfang" type="email" name="email" defaultValue="a@example.is" />);
  const field = screen.getByRole('textbox', { name: 'Netfang' });
  expect(field).toHaveAttribute('name', 'email');
  expect(field).toHaveValue('a@example.is');
  expect(field).toBeValid();
  expect(field).not.toHaveAttribute('aria-describedby');
});

it.each(languages)('says in its label that it is required, in %s', (lang) => {
  renderIn(lang, <Field label="Netfang" required />);
  const name = { is: 'Netfang (nauðsynlegt)', 'en-us': 'Netfang (required)' }[lang];
  expect(screen.getByRole('textbox', { name })).toBeRequired();
});

it('is invalid with an error, which is its accessible description', () => {
  renderIn('is', <Field label="Netfang" error="Það vantar @." />);
  const field = screen.getByRole('textbox');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Það vantar @.');
});

it('two fields on a page have separate labels and errors', () => {
  renderIn(
    'is',
    <>
      <Field label="Nafn" error="Skrifaðu nafnið." />
      <Field label="Netfang" error="Það vantar @." />
    </>,
  );
  const [name, email] = screen.getAllByRole('textbox');
  expect(name).toHaveAccessibleName('Nafn');
  expect(name).toHaveAccessibleDescription('Skrifaðu nafnið.');
  expect(email).toHaveAccessibleName('Netfang');
  expect(email).toHaveAccessibleDescription('Það vantar @.');
});
