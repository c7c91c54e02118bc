/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import { LanguageSwitch } from '../../components/LanguageSwitch';
import { Provider } from '../../i18n/Provider';
import { useQueryInSwitch } from './searchAddress';

jest.mock('gatsby', () => ({ ...jest.requireActual('gatsby'), navigate: jest.fn() }));

const navigated = jest.mocked(navigate);
beforeEach(() => navigated.mockReset());

function Page({ text, to = '/en/leit/' }: { text: string; to?: string }) {
  useQueryInSwitch(text);
  return (
    <Provider lang="is">
      <LanguageSwitch lang="is" translations={{ 'en-us': to }} />
    </Provider>
  );
}

const click = (init = {}) => fireEvent.click(screen.getByRole('link', { name: 'English' }), init);

it.each([
  ['without a text', { text: ' ' }, {}],
  ['of another page', { text: 'stóll', to: '/en/' }, {}],
  ['in a new tab', { text: 'stóll' }, { ctrlKey: true }],
])('leaves a click %s as it is', (_what, props, init) => {
  render(<Page {...props} />);
  click(init);
  expect(navigated.mock.calls.flat().filter((to) => String(to).includes('query='))).toEqual([]);
});
