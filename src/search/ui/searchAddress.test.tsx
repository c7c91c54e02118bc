/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import { LanguageSwitch } from '../../components/LanguageSwitch';
import { SearchForm } from '../../components/SearchForm';
import { Provider } from '../../i18n/Provider';
import { useQueryInSwitch, useSearchAddress } from './searchAddress';

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

describe('after the reader has typed a text', () => {
  type Location = { search: string; key: string };

  function Search({ location }: { location: Location }) {
    const [{ text, kind = 'all' }, setText] = useSearchAddress('is', {
      pathname: '/leit/',
      ...location,
    });
    return (
      <Provider lang="is">
        <SearchForm action="/leit/" value={text} onChange={setText} />
        <output>{kind}</output>
      </Provider>
    );
  }

  const field = () => screen.getByRole('searchbox');
  const type = (value: string) => fireEvent.change(field(), { target: { value } });
  const open = (location: Location) => {
    const { rerender } = render(<Search location={location} />);
    return (next: Location) => rerender(<Search location={next} />);
  };

  it.each([
    ['another text', 'xyzzyq', '?query=stóll', 'stóll', 'all'],
    ['the text of the opened page', 'xyzzyq', '?query=bók', 'bók', 'all'],
    ['a kind', 'bók ', '?query=bók&kind=project', 'bók', 'project'],
  ])('a link to %s opens its search', (_what, typed, search, text, kind) => {
    const follow = open({ search: '?query=bók', key: 'initial' });
    type(typed);
    expect(field()).toHaveValue(typed);
    follow({ search, key: '2' });
    expect(field()).toHaveValue(text);
    expect(screen.getByRole('status')).toHaveTextContent(kind);
  });

  it('the address follows the text, also when the text is that of the opened page again', () => {
    jest.useFakeTimers();
    window.history.replaceState({}, '', '/leit/');
    open({ search: '', key: 'initial' });
    for (const [text, address] of [
      ['bók', '/leit/?query=b%C3%B3k'],
      ['', '/leit/'],
    ] as const) {
      type(text);
      act(() => jest.runAllTimers());
      expect(window.location.href).toBe(`http://localhost${address}`);
    }
    type('ljós');
    // Gatsby's router changes the address before the next page replaces this page.
    window.history.pushState({}, '', '/verkefni/');
    act(() => jest.runAllTimers());
    expect(window.location.pathname).toBe('/verkefni/');
    jest.useRealTimers();
  });
});
