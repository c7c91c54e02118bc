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
