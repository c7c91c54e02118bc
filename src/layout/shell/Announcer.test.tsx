/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import type { Language } from '../../i18n/languages';
import { is } from '../../i18n/messages/is';
import { Provider } from '../../i18n/Provider';
import { setWords } from '../../i18n/words';
import { Announcer } from './Announcer';

const focused = jest.spyOn(HTMLElement.prototype, 'focus');

beforeEach(() => {
  focused.mockClear();
  document.title = 'Titill skjalsins';
  document.body.innerHTML = '<main id="content" tabindex="-1"></main>';
});

/** What is on the page of the address, and the address itself. */
function turnTo(path: string, hash: string, html: string) {
  window.history.replaceState(null, '', path + hash);
  content().innerHTML = html;
}

const content = () => document.getElementById('content') as HTMLElement;
const said = () => document.getElementById('announcer')?.textContent;

/** A reader who has come to `/` from outside, and a way to send them on. */
async function enter(lang: Language = 'is', html = '<h1>Forsíða</h1>') {
  turnTo('/', '', html);
  const draw = (path: string, hash: string, action?: string) => (
    <Provider lang={lang}>
      <Announcer path={path} hash={hash} action={action} entry="/" />
    </Provider>
  );
  const { rerender } = render(draw('/', ''));
  await act(async () => undefined);
  return async (path: string, hash: string, next: string, action = 'PUSH') => {
    turnTo(path, hash, next);
    rerender(draw(path, hash, action));
    await act(async () => undefined);
  };
}

it('says nothing on the page that the reader comes to first, and leaves the focus alone', async () => {
  await enter();
  expect(said()).toBe('');
  expect(focused).not.toHaveBeenCalled();
});

it('is a live region from the start', async () => {
  await enter();
  expect(document.getElementById('announcer')).toHaveAttribute('aria-live', 'assertive');
});

it.each([
  ['is', 'Farið á síðuna Hönnunarverðlaun'],
  ['en-us', 'Navigated to Hönnunarverðlaun'],
] as const)('says in %s where the reader is now', async (lang, sentence) => {
  const go = await enter(lang);
  await go('/page/verdlaun/', '', '<h1> Hönnunar\u00ADverð\u00ADlaun </h1>');
  expect(said()).toBe(sentence);
});

it('moves the focus to the heading, and nothing else', async () => {
  const go = await enter();
  await go('/verkefni/', '', '<h1>Verkefni</h1><h2 id="annad">Annað</h2>');
  const heading = document.querySelector('h1');
  expect(document.activeElement).toBe(heading);
  expect(heading).toHaveAttribute('tabindex', '-1');
  expect(focused.mock.calls).toEqual([[{ preventScroll: true }]]);
});

it('moves the focus to the part that the address names, and says the page', async () => {
  const go = await enter();
  await go('/verkefni/', '#a%C3%B0ild', '<h1>Verkefni</h1><h2 id="aðild">Aðild</h2>');
  expect(document.activeElement).toBe(document.querySelector('h2'));
  expect(said()).toBe('Farið á síðuna Verkefni');
});

it('moves the focus to the heading where nothing has the name in the address', async () => {
  const go = await enter();
  await go('/verkefni/', '#%E0%A4%A', '<h1>Verkefni</h1>');
  expect(document.activeElement).toBe(document.querySelector('h1'));
});

it('moves the focus within the page in silence', async () => {
  const html = '<h1>Forsíða</h1><a id="opid" href="/x/">Opið</a>';
  const go = await enter('is', html);
  await go('/', '#opid', html);
  const link = document.getElementById('opid');
  expect(document.activeElement).toBe(link);
  // What can be reached with the keyboard stays so.
  expect(link).not.toHaveAttribute('tabindex');
  expect(said()).toBe('');
});

it('leaves the focus within the page to the browser where that has gone there itself', async () => {
  const html = '<h1>Forsíða</h1><h2 id="opid">Opið</h2>';
  const go = await enter('is', html);
  await go('/', '#opid', html, 'POP');
  expect(focused).not.toHaveBeenCalled();
});

it('leaves the focus alone when only the hash is gone', async () => {
  const html = '<h1>Forsíða</h1><h2 id="opid">Opið</h2>';
  const go = await enter('is', html);
  await go('/', '#opid', html);
  focused.mockClear();
  await go('/', '', html);
  expect(focused).not.toHaveBeenCalled();
});

it('says the title of the document where the page has no heading', async () => {
  const go = await enter();
  await go('/tom/', '', '<p>Engin fyrirsögn</p>');
  expect(said()).toBe('Farið á síðuna Titill skjalsins');
  expect(focused).not.toHaveBeenCalled();
});

it('says the page that it came too late for itself', async () => {
  turnTo('/verkefni/', '', '<h1>Verkefni</h1>');
  render(
    <Provider lang="is">
      <Announcer path="/verkefni/" hash="" entry="/" />
    </Provider>,
  );
  await act(async () => undefined);
  expect(said()).toBe('Farið á síðuna Verkefni');
  expect(document.activeElement).toBe(document.querySelector('h1'));
});

it('says the way back too', async () => {
  const go = await enter();
  await go('/verkefni/', '', '<h1>Verkefni</h1>');
  await go('/', '', '<h1>Forsíða</h1>');
  expect(said()).toBe('Farið á síðuna Forsíða');
});

it('says the heading in its own language once the words of that have come', async () => {
  const go = await enter('is');
  await go('/en/leit/', '', '<h1>Leit</h1>');
  expect(said()).toBe('Farið á síðuna Leit');
  content().innerHTML = '<h1>Search</h1>';
  await act(async () => setWords('is', { ...is, announcer: 'Navigated to {title}' }));
  expect(said()).toBe('Navigated to Search');
});
