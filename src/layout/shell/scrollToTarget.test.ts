/** @jest-environment jsdom */
import { findTarget, scrollToTarget } from './scrollToTarget';

beforeEach(() => {
  document.body.innerHTML = '<h1 id="">Síða</h1><h2 id="opnunartímar-og-aðgengi">Opnunartímar</h2>';
});

const go = (hash: string) => window.history.replaceState(null, '', `/${hash}`);

it.each(['#opnunart%C3%ADmar-og-a%C3%B0gengi', '#opnunartímar-og-aðgengi'])(
  'finds the element with the id of %s',
  (hash) => {
    go(hash);
    expect(findTarget()).toBe(document.querySelector('h2'));
  },
);

it.each(['', '#', '#enginn', '#%E0%A4%A', '#%'])('finds no element for "%s"', (hash) => {
  go(hash);
  expect(findTarget()).toBeNull();
});

describe('scrolls', () => {
  const toTop = jest.spyOn(window, 'scrollTo').mockImplementation();
  const into = jest.fn();

  beforeEach(() => {
    jest.clearAllMocks();
    Element.prototype.scrollIntoView = into;
  });

  it('to the target of the hash', () => {
    go('#opnunart%C3%ADmar-og-a%C3%B0gengi');
    scrollToTarget();
    expect(into.mock.contexts).toEqual([document.querySelector('h2')]);
    expect(toTop).not.toHaveBeenCalled();
  });

  it.each(['', '#enginn', '#%E0%A4%A'])('to the top for "%s"', (hash) => {
    go(hash);
    scrollToTarget();
    expect(into).not.toHaveBeenCalled();
    expect(toTop).toHaveBeenCalledWith(0, 0);
  });
});
