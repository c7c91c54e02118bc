/** @jest-environment jsdom */
import { act, fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { later } from './later';

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
let place: HTMLElement;
let root: Root;
let served: Element;

/** The browser has the served HTML, and React has started. */
async function start(html = '<!--$--><button type="button">Valmynd</button><!--/$-->') {
  place.innerHTML = html;
  served = place.firstElementChild as Element;
  const Part = later(load);
  await act(async () => {
    root = hydrateRoot(place, <Part name="Valmynd" />);
  });
}

const move = (type = 'pointermove') =>
  act(async () => {
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
  });

const isAlive = () => {
  fireEvent.click(served);
  return place.textContent !== 'Valmynd';
};

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  load = jest.fn(async () => Counter);
  place = document.createElement('div');
  document.body.append(place);
});

afterEach(() => {
  act(() => root.unmount());
  place.remove();
  jest.useRealTimers();
});

it('loads nothing for a reader who has not moved, and leaves the served HTML', async () => {
  await start();
  await act(async () => jest.advanceTimersByTime(60_000));
  expect(load).not.toHaveBeenCalled();
  expect(isAlive()).toBe(false);
  expect(place.firstElementChild).toBe(served);
});

it.each(['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'])(
  'comes to life in the served HTML on %s',
  async (type) => {
    await start();
    await move(type);
    expect(load).toHaveBeenCalledTimes(1);
    expect(place.firstElementChild).toBe(served);
    expect(isAlive()).toBe(true);
  },
);

it('is asked for once, however much a reader moves', async () => {
  await start();
  await move();
  await move('keydown');
  await move('scroll');
  expect(load).toHaveBeenCalledTimes(1);
});

it('leaves the served HTML when it cannot be had, and asks again at a move 10 s later', async () => {
  load.mockImplementationOnce(failed);
  await start();
  await move();
  expect(load).toHaveBeenCalledTimes(1);
  await act(async () => jest.advanceTimersByTime(9_999));
  await move();
  expect(load).toHaveBeenCalledTimes(1);
  expect(place.firstElementChild).toBe(served);
  expect(isAlive()).toBe(false);
  await act(async () => jest.advanceTimersByTime(1));
  expect(load).toHaveBeenCalledTimes(1);
  await move();
  expect(load).toHaveBeenCalledTimes(2);
  expect(place.firstElementChild).toBe(served);
  expect(isAlive()).toBe(true);
});

it('does not give up after the second failure', async () => {
  load.mockImplementationOnce(failed).mockImplementationOnce(failed);
  await start();
  for (let times = 0; times < 3; times += 1) {
    await move();
    await act(async () => jest.advanceTimersByTime(10_000));
  }
  expect(load).toHaveBeenCalledTimes(3);
  expect(isAlive()).toBe(true);
});
