/** @jest-environment jsdom */
import type { ServiceWorkerArgs } from 'gatsby';

type State = ServiceWorker['state'];

/** The states of a worker that reach Gatsby, whose listener is added after the plugin's. */
async function statesForGatsby(
  found: { states: State[]; controllerAfter?: State }[],
  { hasController }: { hasController: boolean },
): Promise<State[][]> {
  jest.resetModules();
  const container: { controller: object | null } = { controller: hasController ? {} : null };
  Object.assign(navigator, { serviceWorker: container });
  const { onServiceWorkerUpdateFound } = await import('./onServiceWorkerUpdateFound');
  return found.map(({ states, controllerAfter }) => {
    const worker = Object.assign(new EventTarget(), { state: 'installing' as State });
    onServiceWorkerUpdateFound?.(
      {
        serviceWorker: { installing: worker },
      } as unknown as ServiceWorkerArgs,
      { plugins: [] },
    );
    const reached: State[] = [];
    worker.addEventListener('statechange', () => reached.push(worker.state));
    for (const state of states) {
      // The order in which Safari may tell of both.
      if (state === controllerAfter) container.controller = worker;
      worker.state = state;
      worker.dispatchEvent(new Event('statechange'));
    }
    return reached;
  });
}

const whole = ['installed', 'activating', 'activated'] as const;

it('a first worker that controls the page before it tells that it is installed is no update', async () => {
  const first = { states: [...whole], controllerAfter: 'installed' as const };
  const next = { states: [...whole] };
  expect(await statesForGatsby([first, next], { hasController: false })).toEqual([
    ['activating', 'activated'],
    [...whole],
  ]);
});

it('Gatsby hears of a first worker that controls the page later, and of an update', async () => {
  const first = { states: [...whole], controllerAfter: 'activated' as const };
  expect(await statesForGatsby([first], { hasController: false })).toEqual([[...whole]]);
  expect(await statesForGatsby([{ states: [...whole] }], { hasController: true })).toEqual([
    [...whole],
  ]);
});

it('a worker that was active has not failed when the next one replaces it', async () => {
  const replaced = { states: [...whole, 'redundant' as const] };
  const failed = { states: ['redundant' as const] };
  expect(await statesForGatsby([replaced, failed], { hasController: true })).toEqual([
    [...whole],
    ['redundant'],
  ]);
});
