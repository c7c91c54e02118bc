/** @jest-environment jsdom */
import { TextEncoder } from 'node:util';
import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { replaceHydrateFunction } from './replaceHydrateFunction';

const clicks = jest.fn();
const onSummary = jest.fn();

function Page() {
  return (
    <main>
      <a href="#on" onClick={() => clicks('link')}>
        Link
      </a>
      <button type="button" onClick={() => clicks('button')}>
        Button
      </button>
      <details>
        <summary onClick={onSummary}>Menu</summary>
      </details>
    </main>
  );
}

const root = () => document.getElementById('gatsby-focus-wrapper') as HTMLElement;
const find = (selector: string) => root().querySelector(selector) as HTMLElement;

let listen: jest.SpiedFunction<typeof window.addEventListener>;
let hydrate: (app: ReactElement, root: Element) => void;

beforeEach(async () => {
  // React's server renderer needs TextEncoder, which jsdom lacks.
  Object.assign(globalThis, { TextEncoder });
  const { renderToString } = await import('react-dom/server');
  clicks.mockClear();
  onSummary.mockClear();
  document.body.innerHTML = `<div id="gatsby-focus-wrapper">${renderToString(<Page />)}</div>`;
  listen = jest.spyOn(window, 'addEventListener');
  hydrate = replaceHydrateFunction() as typeof hydrate;
});

afterEach(() => {
  for (const args of listen.mock.calls) window.removeEventListener(...args);
  jest.restoreAllMocks();
});

async function hydrateAfter(press: () => void) {
  await act(async () => {
    hydrate(<Page />, root());
    press();
    expect(clicks).not.toHaveBeenCalled();
  });
}

it('leaves a press during hydration to the HTML, and hydrates nothing for it', async () => {
  await hydrateAfter(() => {
    for (const type of ['pointerdown', 'mousedown', 'mouseup', 'click']) {
      find('a').dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
    }
    expect(Object.keys(find('a')).join()).not.toContain('__react');
  });
  expect(clicks).not.toHaveBeenCalled();
  find('a').click();
  expect(clicks.mock.calls).toEqual([['link']]);
});

it('opens the menu by its HTML during hydration, once', async () => {
  await hydrateAfter(() => find('summary').click());
  expect(find('details')).toHaveAttribute('open');
  expect(onSummary).not.toHaveBeenCalled();
  find('summary').click();
  expect(onSummary).toHaveBeenCalledTimes(1);
});

it('repeats the last click on a button that React has marked but does not serve yet', async () => {
  await hydrateAfter(() => {
    // React first marks an element, and handles the events of the element only later.
    Object.assign(find('button'), { __reactFiber$: {} });
    find('button').click();
    find('button').click();
  });
  expect(clicks.mock.calls).toEqual([['button']]);
});
