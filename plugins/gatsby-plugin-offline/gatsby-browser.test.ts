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

type Shown = { path: string; previous?: string; loads?: string; enabled?: boolean };

async function visitsOf(shown: Shown[], { hasWorkers = true } = {}): Promise<Visit[]> {
  jest.resetModules();
  const reported: Visit[] = [];
  const loaded: { name: string }[] = [];
  const active = { postMessage: (visit: Visit) => reported.push(visit) };
  Object.assign(navigator, { serviceWorker: { ready: Promise.resolve({ active }) } });
  Object.assign(performance, { getEntriesByType: () => [...loaded] });
  const { onRouteUpdate } = await import('./gatsby-browser');
  if (!hasWorkers) Reflect.deleteProperty(navigator, 'serviceWorker');
  const at = (pathname: string) => ({ pathname }) as RouteUpdateArgs['location'];
  for (const { path, previous, loads, enabled = true } of shown) {
    if (loads !== undefined) loaded.push({ name: loads });
    const prevLocation = previous === undefined ? null : at(previous);
    onRouteUpdate({ location: at(path), prevLocation }, { enabled, offlinePages: [] });
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return reported;
}

it('reports the page that the browser has loaded, and each page that a link leads to, with what each has loaded', async () => {
  expect(
    await visitsOf([
      { path: '/', loads: 'https://acme.example/a.js' },
      { path: '/about/', previous: '/', loads: 'https://acme.example/b.js' },
    ]),
  ).toEqual([
    { type: 'read', path: '/', isFirst: true, urls: ['https://acme.example/a.js'] },
    { type: 'read', path: '/about/', isFirst: false, urls: ['https://acme.example/b.js'] },
  ]);
});

it('reports nothing if only the query or the hash is another', async () => {
  expect(await visitsOf([{ path: '/about/', previous: '/about/' }])).toEqual([]);
});

it('reports nothing if the plugin is disabled or the browser has no service workers', async () => {
  expect(await visitsOf([{ path: '/', enabled: false }])).toEqual([]);
  expect(await visitsOf([{ path: '/' }], { hasWorkers: false })).toEqual([]);
});

it.each([
  ['/en/offline/', '/404.html'],
  ['/about/', '/about/'],
  [undefined, undefined],
])('of HTML that was rendered for %s, Gatsby reads the path %s', async (rendered, read) => {
  const { onClientEntry } = await import('./gatsby-browser');
  const page = Object.assign(window as { pagePath?: string }, { pagePath: rendered });
  onClientEntry({}, { enabled: true, offlinePages: ['/offline/', '/en/offline/'] });
  expect(page.pagePath).toBe(read);
});
