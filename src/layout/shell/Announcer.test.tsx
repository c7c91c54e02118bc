/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import type { Language } from '../../i18n/languages';
import { is } from '../../i18n/messages/is';
import { Provider } from '../../i18n/Provider';
import { setMessages } from '../../i18n/messageStore';
import { Announcer } from './Shell';

const focused = jest.spyOn(HTMLElement.prototype, 'focus');
// jsdom has no layout to scroll.
jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);

beforeEach(() => {
  focused.mockClear();
  document.title = 'Titill skjalsins';
  document.body.innerHTML = '<main id="content" tabindex="-1"></main>';
});

function setPage(path: string, hash: string, html: string) {
  window.history.replaceState(null, '', path + hash);
  content().innerHTML = html;
}

const content = () => document.getElementById('content') as HTMLElement;
const announced = () => document.getElementById('announcer')?.textContent;

/** Starts a visit at `/`. Returns a function that goes to another page. */
async function enter(lang: Language = 'is', html = '<h1>Forsíða</h1>') {
  setPage('/', '', html);
  const draw = (path: string, hash: string, action?: string) => (
    <Provider lang={lang}>
      <Announcer path={path} hash={hash} action={action} entry="/" />
    </Provider>
  );
  const { rerender } = render(draw('/', ''));
  await act(async () => undefined);
  return async (path: string, hash: string, next: string, action = 'PUSH') => {
    setPage(path, hash, next);
    rerender(draw(path, hash, action));
    await act(async () => undefined);
  };
}

it('announces nothing and moves no focus on the first page of a visit', async () => {
  await enter();
  // Screen readers announce a text only in a live region that existed before the text.
  expect(document.getElementById('announcer')).toHaveAttribute('aria-live', 'assertive');
  expect(announced()).toBe('');
  expect(focused).not.toHaveBeenCalled();
});

it('moves no focus within the page after back or forward, when the browser does', async () => {
  const html = '<h1>Forsíða</h1><h2 id="opid">Opið</h2>';
  const go = await enter('is', html);
  await go('/', '#opid', html, 'POP');
  expect(focused).not.toHaveBeenCalled();
});

it('moves no focus when only the hash disappears', async () => {
  const html = '<h1>Forsíða</h1><h2 id="opid">Opið</h2>';
  const go = await enter('is', html);
  await go('/', '#opid', html);
  focused.mockClear();
  await go('/', '', html);
  expect(focused).not.toHaveBeenCalled();
});

it('announces the title of the document when the page has no heading', async () => {
  const go = await enter();
  await go('/tom/', '', '<p>Engin fyrirsögn</p>');
  expect(announced()).toBe('Síðan Titill skjalsins er opin');
  expect(focused).not.toHaveBeenCalled();
});

it('announces the next page of a list, which has the same title', async () => {
  const go = await enter();
  await go('/verkefni/2/', '', '<h1>Verkefni</h1>');
  const first = document.querySelector('#announcer > *');
  await go('/verkefni/3/', '', '<h1>Verkefni</h1>');
  expect(announced()).toBe('Síðan Verkefni er opin');
  expect(document.querySelector('#announcer > *')).not.toBe(first);
});

it('announces a page that the reader opened before the announcer was loaded', async () => {
  setPage('/verkefni/', '', '<h1>Verkefni</h1>');
  render(
    <Provider lang="is">
      <Announcer path="/verkefni/" hash="" entry="/" />
    </Provider>,
  );
  await act(async () => undefined);
  expect(announced()).toBe('Síðan Verkefni er opin');
  expect(document.activeElement).toBe(document.querySelector('h1'));
});

it('announces the heading again when the messages of its language arrive', async () => {
  const go = await enter('is');
  await go('/en/leit/', '', '<h1>Leit</h1>');
  expect(announced()).toBe('Síðan Leit er opin');
  content().innerHTML = '<h1>Search</h1>';
  await act(async () => setMessages('is', { ...is, announcer: 'Navigated to {title}' }));
  expect(announced()).toBe('Navigated to Search');
});
