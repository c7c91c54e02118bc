/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from '../../i18n/Provider';
import { prepareSearch } from '../loadSearch';
import { getInterfaceState, setInterfaceState } from '../../state/interfaceState';
import { SearchOpener } from './SearchOpener';

let mockIsMissing = false;

jest.mock('./SearchOverlay', () => {
  if (mockIsMissing) throw new Error('Loading chunk 7 failed');
  return { SearchOverlay: ({ lang }: { lang: string }) => <p role="dialog">{lang}</p> };
});
jest.mock('../loadSearch', () => ({ prepareSearch: jest.fn() }));

const prepared = jest.mocked(prepareSearch);
const link = () => screen.getByRole('link', { name: 'Leita' });
const state = () => {
  const { navOpen, searchOpen } = getInterfaceState();
  return { navOpen, searchOpen };
};
const arrive = () => act(async () => undefined);

/** @returns whether the browser is left to do what it does itself */
function press(key: string, how = {}, target: Element = document.body) {
  return fireEvent.keyDown(target, { key, ...how });
}

beforeEach(() => {
  jest.resetModules();
  mockIsMissing = false;
  prepared.mockClear();
  setInterfaceState({ navOpen: true, searchOpen: false });
  render(
    <Provider lang="is">
      <SearchOpener lang="is" />
      <input aria-label="Netfang" />
    </Provider>,
  );
});

it('is a link to the search page', () => {
  expect(link()).toHaveAttribute('href', '/leit/');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('opens by a click, and closes the menu', async () => {
  expect(fireEvent.click(link())).toBe(false);
  await arrive();
  expect(screen.getByRole('dialog')).toHaveTextContent('is');
  expect(state()).toEqual({ navOpen: false, searchOpen: true });
});

it('opens by /', async () => {
  expect(press('/')).toBe(false);
  await arrive();
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(state()).toEqual({ navOpen: false, searchOpen: true });
});

it('is gone when it is closed', async () => {
  fireEvent.click(link());
  await arrive();
  act(() => setInterfaceState({ searchOpen: false }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it.each([
  ['another key', 's', {}],
  ['a command of the browser', '/', { ctrlKey: true }],
  ['a command of the browser on a Mac', '/', { metaKey: true }],
  ['a letter by AltGr', '/', { altKey: true }],
])('leaves %s alone', async (_, key, how) => {
  expect(press(key, how)).toBe(true);
  await arrive();
  expect(state().searchOpen).toBe(false);
});

it('leaves a / alone that is typed', async () => {
  expect(press('/', {}, screen.getByLabelText('Netfang'))).toBe(true);
  await arrive();
  expect(state().searchOpen).toBe(false);
});

it.each(['ctrlKey', 'metaKey', 'shiftKey'])(
  'leaves a click with %s to the browser',
  async (key) => {
    const stay = (event: Event) => {
      expect(event.defaultPrevented).toBe(false);
      event.preventDefault();
    };
    document.addEventListener('click', stay, { once: true });
    fireEvent.click(link(), { [key]: true });
    await arrive();
    expect(state()).toEqual({ navOpen: true, searchOpen: false });
    expect.assertions(2);
  },
);

it('fetches what a search needs for a pointer or the focus on it, and all of it once it opens', async () => {
  expect(prepared).not.toHaveBeenCalled();
  fireEvent.pointerEnter(link());
  fireEvent.focus(link());
  expect(prepared.mock.calls).toEqual([['is'], ['is']]);
  fireEvent.click(link());
  expect(prepared).toHaveBeenLastCalledWith('is', true);
  await arrive();
});

it('leads to the search page where the overlay cannot be loaded', async () => {
  mockIsMissing = true;
  const gone: unknown[] = [];
  // jsdom goes nowhere, and says so.
  jest.spyOn(console, 'error').mockImplementation((error) => gone.push(error));
  fireEvent.pointerEnter(link());
  await arrive();
  expect(gone).toEqual([]);
  fireEvent.click(link());
  await arrive();
  jest.restoreAllMocks();
  expect(String(gone[0])).toContain('navigation');
  expect(state().searchOpen).toBe(false);
});
