/** @jest-environment jsdom */
import { findTarget } from './scrollToTarget';

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
