/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { languages } from '../i18n/languages';
import { Provider } from '../i18n/Provider';
import { renderIn } from '../test/renderIn';
import { Field } from './Field';

it('has an accessible name, its label', () => {
  renderIn('is', <Field label="Netfang" type="email" name="email" defaultValue="a@example.is" />);
  const field = screen.getByRole('textbox', { name: 'Netfang' });
  expect(field).toHaveAttribute('name', 'email');
  expect(field).toHaveValue('a@example.is');
  expect(field).toBeValid();
  expect(field).not.toHaveAttribute('aria-describedby');
  expect(screen.queryByRole('status')).toBeNull();
});

it.each(languages)('says in its label that it is required, in %s', (lang) => {
  renderIn(lang, <Field label="Netfang" required />);
  const name = { is: 'Netfang (nauðsynlegt)', 'en-us': 'Netfang (required)' }[lang];
  expect(screen.getByRole('textbox', { name })).toBeRequired();
});

it('has its hint as accessible description', () => {
  renderIn('is', <Field label="Netfang" hint="Tvisvar í mánuði." />);
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Tvisvar í mánuði.');
});

it('is invalid with an error, which follows the hint in the accessible description', () => {
  renderIn('is', <Field label="Netfang" hint="Tvisvar í mánuði." error="Það vantar @." />);
  const field = screen.getByRole('textbox');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Tvisvar í mánuði. Það vantar @.');
});

it('announces success in a status element that was empty before', () => {
  const fieldWith = (success: string) => (
    <Provider lang="is">
      <Field label="Netfang" success={success} />
    </Provider>
  );
  const { rerender } = renderIn('is', <Field label="Netfang" success="" />);
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  rerender(fieldWith('Takk.'));
  expect(screen.getByRole('status')).toBe(status);
  expect(status).toHaveTextContent('Takk.');
  expect(screen.getByRole('textbox')).toBeValid();
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
