/** @jest-environment jsdom */
import { act, fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { hydrateOnInteraction } from './hydrateOnInteraction';

function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count === 0 ? name : count}
    </button>
  );
}

const failed = () => Promise.reject(new Error('Loading chunk 7 failed'));

let load: jest.Mock<Promise<typeof Counter>, []>;
let container: HTMLElement;
let root: Root;
let served: Element;

/** Puts the served HTML on the page and hydrates it. */
async function start(html = '<!--$--><button type="button">Valmynd</button><!--/$-->') {
  container.innerHTML = html;
  served = container.firstElementChild as Element;
  const Part = hydrateOnInteraction(load);
  await act(async () => {
    root = hydrateRoot(container, <Part name="Valmynd" />);
  });
}

const interact = (type = 'pointermove') =>
  act(async () => {
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
  });

const isHydrated = () => {
  fireEvent.click(served);
  return container.textContent !== 'Valmynd';
};

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  load = jest.fn(async () => Counter);
  container = document.createElement('div');
  document.body.append(container);
});

afterEach(() => {
  act(() => root.unmount());
  container.remove();
  jest.useRealTimers();
});

it('loads nothing before an interaction, and keeps the served HTML', async () => {
  await start();
  await act(async () => jest.advanceTimersByTime(60_000));
  expect(load).not.toHaveBeenCalled();
  expect(isHydrated()).toBe(false);
  expect(container.firstElementChild).toBe(served);
});

it.each(['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'])(
  'hydrates the served HTML on %s',
  async (type) => {
    await start();
    await interact(type);
    expect(load).toHaveBeenCalledTimes(1);
    expect(container.firstElementChild).toBe(served);
    expect(isHydrated()).toBe(true);
  },
);

it('keeps the served HTML when loading fails, and loads again at an interaction 10 s later', async () => {
  load.mockImplementationOnce(failed);
  await start();
  await interact();
  expect(load).toHaveBeenCalledTimes(1);
  await act(async () => jest.advanceTimersByTime(9_999));
  await interact();
  expect(load).toHaveBeenCalledTimes(1);
  expect(container.firstElementChild).toBe(served);
  expect(isHydrated()).toBe(false);
  await act(async () => jest.advanceTimersByTime(1));
  expect(load).toHaveBeenCalledTimes(1);
  await interact();
  expect(load).toHaveBeenCalledTimes(2);
  expect(container.firstElementChild).toBe(served);
  expect(isHydrated()).toBe(true);
});
