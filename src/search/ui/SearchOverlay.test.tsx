/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import type { Language } from '../../i18n/languages';
import { Provider } from '../../i18n/Provider';
import { getInterfaceState, setInterfaceState } from '../../state/interfaceState';
import { SearchOverlay } from './SearchOverlay';

jest.mock('gatsby', () => ({ ...jest.requireActual('gatsby'), navigate: jest.fn() }));
// An index that never comes: what it answers is useSearch's.
jest.mock('../loadSearch', () => ({ loadSearch: () => new Promise(() => undefined) }));

const navigated = jest.mocked(navigate);
const dialog = () => screen.getByRole<HTMLDialogElement>('dialog');
const field = () => screen.getByRole('combobox');
const isOpen = () => getInterfaceState().searchOpen;
const pass = (time: number) => act(() => jest.advanceTimersByTime(time));

/** What the browser does on Escape. */
const escape = () => fireEvent(dialog(), new Event('cancel', { cancelable: true }));

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  navigated.mockReset();
  // jsdom has no modal dialogs.
  Object.assign(HTMLDialogElement.prototype, {
    showModal: jest.fn(function (this: HTMLDialogElement) {
      this.open = true;
    }),
    close: jest.fn(function (this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    }),
  });
  setInterfaceState({ searchOpen: true, canTransition: true });
});

afterEach(() => jest.useRealTimers());

function open(lang: Language = 'is') {
  return render(
    <Provider lang={lang}>
      <SearchOverlay lang={lang} />
    </Provider>,
  );
}

it('is over everything at once, with the focus in its field', () => {
  open();
  expect(dialog().showModal).toHaveBeenCalledTimes(1);
  expect(dialog()).toHaveAttribute('data-open', 'true');
  expect(document.activeElement).toBe(field());
});

it.each([
  ['is', 'Leita', 'Leitarorð'],
  ['en-us', 'Search', 'Search terms'],
] as const)('has its field in %s', (lang, label, placeholder) => {
  open(lang);
  expect(field()).toHaveAccessibleName(label);
  expect(field()).toHaveAttribute('placeholder', placeholder);
});

it('holds what is typed', () => {
  open();
  fireEvent.change(field(), { target: { value: 'stóll' } });
  expect(field()).toHaveValue('stóll');
});

it.each([
  ['Escape', escape],
  ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Loka' }))],
])('goes on %s, and is gone after 500 ms', (_, close) => {
  open();
  close();
  expect(dialog()).not.toHaveAttribute('data-open');
  pass(499);
  expect(dialog().open).toBe(true);
  expect(isOpen()).toBe(true);
  pass(1);
  expect(HTMLDialogElement.prototype.close).toHaveBeenCalledTimes(1);
  expect(isOpen()).toBe(false);
});

it('is gone at once without transitions', () => {
  setInterfaceState({ canTransition: false });
  open();
  escape();
  pass(0);
  expect(isOpen()).toBe(false);
});

it('is not taken away by the browser before it has gone', () => {
  open();
  expect(escape()).toBe(false);
  escape();
  pass(500);
  expect(HTMLDialogElement.prototype.close).toHaveBeenCalledTimes(1);
});

it('knows when a browser has closed it without asking', () => {
  open();
  act(() => dialog().close());
  expect(isOpen()).toBe(false);
});

it.each([
  ['is', '/leit/?query=st%C3%B3ll+og+bor%C3%B0'],
  ['en-us', '/en/leit/?query=st%C3%B3ll+og+bor%C3%B0'],
] as const)('goes to the search page on Enter in %s, and is gone after 500 ms', (lang, address) => {
  open(lang);
  fireEvent.change(field(), { target: { value: ' stóll og borð ' } });
  fireEvent.submit(screen.getByRole('search'));
  expect(navigated.mock.calls).toEqual([[address]]);
  pass(499);
  expect(isOpen()).toBe(true);
  pass(1);
  expect(isOpen()).toBe(false);
});

it('goes nowhere on Enter without a text', () => {
  open();
  fireEvent.change(field(), { target: { value: '  ' } });
  fireEvent.submit(screen.getByRole('search'));
  pass(500);
  expect(navigated).not.toHaveBeenCalled();
  expect(isOpen()).toBe(true);
});

it('leaves no timer behind when the next page takes it away', () => {
  const { unmount } = open();
  escape();
  unmount();
  pass(500);
  expect(HTMLDialogElement.prototype.close).not.toHaveBeenCalled();
});
