/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { hydrateAll, hydrateOnInteraction } from './hydrateOnInteraction';

const Button = () => <button type="button">Valmynd</button>;
const load = async () => Button;

it('waits for the parts of the page until they are rendered or have left it, and for no part that the page lacks', async () => {
  hydrateOnInteraction(load);
  const Part = hydrateOnInteraction(load);
  const Other = hydrateOnInteraction(() => new Promise<typeof Button>(() => {}));
  const container = document.createElement('div');
  container.innerHTML = '<!--$--><button type="button">Valmynd</button><!--/$--><!--$--><!--/$-->';
  const page = (withOther: boolean) => (
    <>
      <Part />
      {withOther && <Other />}
    </>
  );
  let isDone = false;
  const root = await act(async () => hydrateRoot(container, page(true)));
  const all = hydrateAll().then(() => (isDone = true));
  await act(async () => undefined);
  expect(isDone).toBe(false);
  await act(async () => root.render(page(false)));
  await all;
  expect(isDone).toBe(true);
  act(() => root.unmount());
});

it('requests a part that cannot be loaded again only at an interaction', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  const fail = jest.fn(() => Promise.reject<typeof Button>(new Error('Loading chunk 7 failed')));
  const Part = hydrateOnInteraction(fail);
  const container = document.createElement('div');
  container.innerHTML = '<!--$--><button type="button">Valmynd</button><!--/$-->';
  const root = await act(async () => hydrateRoot(container, <Part />));
  void hydrateAll();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(fail).toHaveBeenCalledTimes(1);
  act(() => root.unmount());
  jest.useRealTimers();
});
