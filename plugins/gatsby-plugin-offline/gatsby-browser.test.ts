/** @jest-environment jsdom */
import type { RouteUpdateArgs, ServiceWorkerArgs } from 'gatsby';
import type { Visit } from './src/worker/pages';

type State = ServiceWorker['state'];

/** Returns the states that reach Gatsby's listener, which is added after the plugin's listener. */
async function statesForGatsby(
  found: { states: State[]; controllerAfter?: State }[],
  { hasController }: { hasController: boolean },
): Promise<State[][]> {
  jest.resetModules();
  const container: { controller: object | null } = { controller: hasController ? {} : null };
  Object.assign(navigator, { serviceWorker: container });
  const { onServiceWorkerUpdateFound } = await import('./gatsby-browser');
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
      // In Safari, the new worker may be the controller before its state changes.
      if (state === controllerAfter) container.controller = worker;
      worker.state = state;
      worker.dispatchEvent(new Event('statechange'));
    }
    return reached;
  });
}

const allStates = ['installed', 'activating', 'activated'] as const;

it('a first worker that controls the page before it reports that it is installed is no update', async () => {
  const first = { states: [...allStates], controllerAfter: 'installed' as const };
  const next = { states: [...allStates] };
  expect(await statesForGatsby([first, next], { hasController: false })).toEqual([
    ['activating', 'activated'],
    [...allStates],
  ]);
});

it('Gatsby hears of a first worker that controls the page later, and of an update', async () => {
  const first = { states: [...allStates], controllerAfter: 'activated' as const };
  expect(await statesForGatsby([first], { hasController: false })).toEqual([[...allStates]]);
  expect(await statesForGatsby([{ states: [...allStates] }], { hasController: true })).toEqual([
    [...allStates],
  ]);
});

it('a worker that was active has not failed when the next one replaces it', async () => {
  const replaced = { states: [...allStates, 'redundant' as const] };
  const failed = { states: ['redundant' as const] };
  expect(await statesForGatsby([replaced, failed], { hasController: true })).toEqual([
    [...allStates],
    ['redundant'],
  ]);
});

it('reports each page with the files that it has loaded, unless only its query or hash changes', async () => {
  jest.resetModules();
  const reported: Visit[] = [];
  const loaded: { name: string }[] = [];
  const active = { postMessage: (visit: Visit) => reported.push(visit) };
  Object.assign(navigator, { serviceWorker: { ready: Promise.resolve({ active }) } });
  Object.assign(performance, { getEntriesByType: () => [...loaded] });
  const { onRouteUpdate } = await import('./gatsby-browser');
  const at = (pathname: string) => ({ pathname }) as RouteUpdateArgs['location'];
  for (const [path, previous, url] of [
    ['/', undefined, 'https://acme.example/a.js'],
    ['/about/', '/', 'https://acme.example/b.js'],
    ['/about/', '/about/', 'https://acme.example/c.js'],
  ] as const) {
    loaded.push({ name: url });
    const prevLocation = previous ? at(previous) : null;
    onRouteUpdate({ location: at(path), prevLocation }, { enabled: true, offlinePages: [] });
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(reported).toEqual([
    { type: 'read', path: '/', isFirst: true, urls: ['https://acme.example/a.js'] },
    { type: 'read', path: '/about/', isFirst: false, urls: ['https://acme.example/b.js'] },
  ]);
});
