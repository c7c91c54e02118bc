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

const prepare = jest.mocked(prepareSearch);
const button = () => screen.getByRole('button', { name: 'Leita' });
const state = () => {
  const { navOpen, searchOpen } = getInterfaceState();
  return { navOpen, searchOpen };
};
const settle = () => act(async () => undefined);

/** @returns whether the browser's default action is kept */
function press(key: string, how = {}, target: Element = document.body) {
  return fireEvent.keyDown(target, { key, ...how });
}

beforeEach(() => {
  jest.resetModules();
  mockIsMissing = false;
  prepare.mockClear();
  setInterfaceState({ navOpen: true, searchOpen: false });
  render(
    <Provider lang="is">
      <SearchOpener lang="is" />
      <input aria-label="Netfang" />
    </Provider>,
  );
});

it('is a button that opens a dialog; in a new tab, its link opens the search page', () => {
  expect(button()).toHaveAttribute('aria-haspopup', 'dialog');
  expect(button()).toHaveAttribute('href', '/leit/');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('opens on a click, and closes the menu', async () => {
  expect(fireEvent.click(button())).toBe(false);
  await settle();
  expect(screen.getByRole('dialog')).toHaveTextContent('is');
  expect(state()).toEqual({ navOpen: false, searchOpen: true });
});

it('opens on the space bar, as a button does', async () => {
  expect(press(' ', {}, button())).toBe(false);
  await settle();
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

it('opens on the key /', async () => {
  expect(press('/')).toBe(false);
  await settle();
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(state()).toEqual({ navOpen: false, searchOpen: true });
});

it('unmounts the overlay when the search closes', async () => {
  fireEvent.click(button());
  await settle();
  act(() => setInterfaceState({ searchOpen: false }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it.each([
  ['another key', 's', {}],
  ['a browser shortcut', '/', { ctrlKey: true }],
  ['a browser shortcut on a Mac', '/', { metaKey: true }],
  ['a character typed with AltGr', '/', { altKey: true }],
])('ignores %s', async (_, key, how) => {
  expect(press(key, how)).toBe(true);
  await settle();
  expect(state().searchOpen).toBe(false);
});

it('ignores / in a form field', async () => {
  expect(press('/', {}, screen.getByLabelText('Netfang'))).toBe(true);
  await settle();
  expect(state().searchOpen).toBe(false);
});

it.each(['ctrlKey', 'metaKey', 'shiftKey'])(
  'leaves a click with %s to the browser',
  async (key) => {
    const preventNavigation = (event: Event) => {
      expect(event.defaultPrevented).toBe(false);
      event.preventDefault();
    };
    document.addEventListener('click', preventNavigation, { once: true });
    fireEvent.click(button(), { [key]: true });
    await settle();
    expect(state()).toEqual({ navOpen: true, searchOpen: false });
    expect.assertions(2);
  },
);

it('starts loading the search on hover and focus, and loads all of it when it opens', async () => {
  expect(prepare).not.toHaveBeenCalled();
  fireEvent.pointerEnter(button());
  fireEvent.focus(button());
  expect(prepare.mock.calls).toEqual([['is'], ['is']]);
  fireEvent.click(button());
  expect(prepare).toHaveBeenLastCalledWith('is', true);
  await settle();
});

it('goes to the search page when the overlay cannot be loaded', async () => {
  mockIsMissing = true;
  const errors: unknown[] = [];
  // jsdom cannot navigate, and logs an error instead.
  jest.spyOn(console, 'error').mockImplementation((error) => errors.push(error));
  fireEvent.pointerEnter(button());
  await settle();
  expect(errors).toEqual([]);
  fireEvent.click(button());
  await settle();
  jest.restoreAllMocks();
  expect(String(errors[0])).toContain('navigation');
  expect(state().searchOpen).toBe(false);
});
