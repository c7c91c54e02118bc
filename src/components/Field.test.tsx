/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { languages } from '../i18n/languages';
import { Provider } from '../i18n/Provider';
import { renderIn } from '../test/renderIn';
import { Field } from './Field';

it('is known by its label', () => {
  renderIn('is', <Field label="Netfang" type="email" name="email" defaultValue="a@example.is" />);
  const field = screen.getByRole('textbox', { name: 'Netfang' });
  expect(field).toHaveAttribute('name', 'email');
  expect(field).toHaveValue('a@example.is');
  expect(field).toBeValid();
  expect(field).not.toHaveAttribute('aria-describedby');
  expect(screen.queryByRole('status')).toBeNull();
});

it.each(languages)('says in words that it has to be filled in, in %s', (lang) => {
  renderIn(lang, <Field label="Netfang" required />);
  const name = { is: 'Netfang (nauðsynlegt)', 'en-us': 'Netfang (required)' }[lang];
  expect(screen.getByRole('textbox', { name })).toBeRequired();
});

it('is described by its hint', () => {
  renderIn('is', <Field label="Netfang" hint="Tvisvar í mánuði." />);
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Tvisvar í mánuði.');
});

it('is invalid with an error, which describes it after the hint', () => {
  renderIn('is', <Field label="Netfang" hint="Tvisvar í mánuði." error="Það vantar @." />);
  const field = screen.getByRole('textbox');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Tvisvar í mánuði. Það vantar @.');
});

it('reads its success out, which comes where nothing was', () => {
  const draw = (success: string) => (
    <Provider lang="is">
      <Field label="Netfang" success={success} />
    </Provider>
  );
  const { rerender } = renderIn('is', <Field label="Netfang" success="" />);
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  rerender(draw('Takk.'));
  expect(screen.getByRole('status')).toBe(status);
  expect(status).toHaveTextContent('Takk.');
  expect(screen.getByRole('textbox')).toBeValid();
});

it('two of them on a page keep their labels and errors apart', () => {
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
