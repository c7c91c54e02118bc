/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import { getInterfaceState, setInterfaceState } from '../../state/interfaceState';
import { addDialogs } from '../../test/addDialogs';
import { renderIn } from '../../test/renderIn';
import { SearchOverlay } from './SearchOverlay';

jest.mock('gatsby', () => ({ ...jest.requireActual('gatsby'), navigate: jest.fn() }));
// The index never loads here, because browser tests show the results.
jest.mock('../loadSearch', () => ({ loadSearch: () => new Promise(() => undefined) }));

const navigated = jest.mocked(navigate);
const dialog = () => screen.getByRole<HTMLDialogElement>('dialog');
const field = () => screen.getByRole('combobox');
const isOpen = () => getInterfaceState().searchOpen;
const pass = (time: number) => act(() => jest.advanceTimersByTime(time));

/** Sends the event that browsers send for the key Escape. */
const escape = () => fireEvent(dialog(), new Event('cancel', { cancelable: true }));

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  navigated.mockReset();
  // jsdom does not scroll.
  Element.prototype.scrollIntoView = jest.fn();
  addDialogs();
  setInterfaceState({ searchOpen: true, canTransition: true });
});

afterEach(() => jest.useRealTimers());

const open = () => renderIn('is', <SearchOverlay lang="is" />);

it('closes at once when transitions are off', () => {
  setInterfaceState({ canTransition: false });
  open();
  escape();
  pass(0);
  expect(isOpen()).toBe(false);
});

it('keeps the browser from closing the dialog before the transition is over', () => {
  const closed = jest.spyOn(HTMLDialogElement.prototype, 'close');
  open();
  expect(escape()).toBe(false);
  escape();
  pass(500);
  expect(closed).toHaveBeenCalledTimes(1);
});

it('updates the interface state when the browser closes the dialog', () => {
  open();
  act(() => dialog().close());
  expect(isOpen()).toBe(false);
});

it('stays open on Enter without a text', () => {
  open();
  fireEvent.change(field(), { target: { value: '  ' } });
  fireEvent.submit(screen.getByRole('search'));
  pass(500);
  expect(navigated).not.toHaveBeenCalled();
  expect(isOpen()).toBe(true);
});

it('announces a search in an element that existed before', () => {
  open();
  const status = screen.getByRole('status');
  fireEvent.change(field(), { target: { value: 'stóll' } });
  expect(screen.getByRole('status')).toBe(status);
  expect(status).toHaveTextContent('Leita …');
});
