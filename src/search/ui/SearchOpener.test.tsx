/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { getInterfaceState, setInterfaceState } from '../../state/interfaceState';
import { renderIn } from '../../test/renderIn';
import { SearchOpener } from './SearchOpener';

jest.mock('./SearchOverlay', () => ({ SearchOverlay: () => <p role="dialog">Leit</p> }));
jest.mock('../loadSearch', () => ({ prepareSearch: jest.fn() }));

const button = () => screen.getByRole('button', { name: 'Leita' });
const state = () => {
  const { navOpen, searchOpen } = getInterfaceState();
  return { navOpen, searchOpen };
};
const settle = () => act(async () => undefined);

beforeEach(() => {
  setInterfaceState({ navOpen: true, searchOpen: false });
  renderIn('is', <SearchOpener lang="is" />);
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

it('opens nothing if the reader is on another page when its code arrives', async () => {
  fireEvent.click(button());
  window.history.pushState(null, '', '/verkefni/');
  await settle();
  expect(state().searchOpen).toBe(false);
  window.history.back();
});
