/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import type * as ReactModule from 'react';
import type { ComponentType, ReactNode } from 'react';
import type * as BoundaryModule from './ErrorBoundary';
import type * as HydrateModule from './replaceHydrateFunction';

const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
const reported = jest.fn();
const listened = jest.spyOn(window, 'addEventListener');

let React: typeof ReactModule;
let replaceHydrateFunction: typeof HydrateModule.replaceHydrateFunction;
let wrapRootElement: typeof BoundaryModule.wrapRootElement;
/** Gatsby's router, which has an error boundary too. */
let Location: ComponentType<{ children: () => ReactNode }>;
let root: HTMLElement;
let Template: () => ReactNode;

const Served = () => <h1>Verkefni</h1>;

function App() {
  return (
    <div id="gatsby-focus-wrapper">
      <a href="/fagfelog/" onClick={(event) => event.preventDefault()}>
        Fagfélög
      </a>
      <main>
        <Template />
      </main>
    </div>
  );
}

beforeEach(async () => {
  logged.mockClear();
  reported.mockClear();
  listened.mockClear();
  window.reportError = reported;
  window.history.replaceState(null, '', '/verkefni/');
  // The test needs React's production build, which logs an error only once.
  jest.resetModules();
  const { NODE_ENV } = process.env;
  Object.assign(process.env, { NODE_ENV: 'production' });
  React = await import('react');
  ({ replaceHydrateFunction } = await import('./replaceHydrateFunction'));
  ({ wrapRootElement } = await import('./ErrorBoundary'));
  ({ Location } = jest.requireActual('@gatsbyjs/reach-router'));
  Object.assign(process.env, { NODE_ENV });
  Template = Served;
  document.head.innerHTML = '<title data-gatsby-head="true">Verkefni – Miðstöð</title>';
  document.body.innerHTML =
    '<div id="___gatsby"><div id="gatsby-focus-wrapper">' +
    '<a href="/fagfelog/">Fagfélög</a><main><h1>Verkefni</h1></main></div></div>';
  root = document.getElementById('___gatsby') as HTMLElement;
});

afterEach(() => {
  for (const [type, listener] of listened.mock.calls) window.removeEventListener(type, listener);
});

async function start() {
  const onRendered = jest.fn();
  const Effect = () => {
    React.useEffect(onRendered, []);
    return null;
  };
  replaceHydrateFunction()?.(
    <Location>
      {() =>
        wrapRootElement({
          element: (
            <>
              <App />
              <Effect />
            </>
          ),
        })
      }
    </Location>,
    root,
  );
  await waitFor(() => expect([...onRendered.mock.calls, ...faults()]).not.toEqual([]));
}

// jsdom cannot reload a page, and reports this error instead.
const isReload = (error: unknown) => /Not implemented: navigation/.test(String(error));
const reloads = () => logged.mock.calls.filter(([error]) => isReload(error));
const faults = () => logged.mock.calls.filter(([error]) => !isReload(error));

const throwing = (message: string) => (): never => {
  throw new TypeError(message);
};

/** Expects the served page, whose links a browser follows without React. */
function expectServedPage() {
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Verkefni');
  expect(document.title).toBe('Verkefni – Miðstöð');
  expect(isPlain(screen.getByRole('link'))).toBe(true);
}

/** Returns whether the browser follows a link, because no handler prevents it. */
function isPlain(link: HTMLElement): boolean {
  let isPrevented: boolean | undefined;
  const onClick = (event: Event) => {
    isPrevented = event.defaultPrevented;
    // jsdom cannot follow the link.
    event.preventDefault();
  };
  window.addEventListener('click', onClick, { once: true });
  fireEvent.click(link);
  return isPrevented === false;
}

it('keeps the served HTML when an effect throws, and logs the error once', async () => {
  Template = () => {
    React.useEffect(() => throwing('no map')(), []);
    return <Served />;
  };
  await start();
  await waitFor(() => expectServedPage());
  expect(logged.mock.calls).toEqual([[new TypeError('no map')]]);
});

it('renders other data than the server had, if they fit, as React does', async () => {
  Template = () => <h1>Önnur verkefni</h1>;
  await start();
  await waitFor(() => expect(screen.getByRole('heading').textContent).toBe('Önnur verkefni'));
  expect(logged).not.toHaveBeenCalled();
  expect(reported).toHaveBeenCalled();
});

it('logs nothing when the page changes before the code of a part of it has arrived', async () => {
  const main = root.querySelector('main');
  if (main) main.innerHTML += '<!--$--><p>Valmynd</p><!--/$-->';
  let arrive: (menu: { default: () => ReactNode }) => void = () => undefined;
  const Menu = React.lazy(
    () => new Promise<{ default: () => ReactNode }>((resolve) => (arrive = resolve)),
  );
  let change: (count: number) => void = () => undefined;
  Template = () => {
    const [count, setCount] = React.useState(0);
    change = setCount;
    return (
      <>
        <Served />
        <React.Suspense>
          <Menu key={count} />
        </React.Suspense>
      </>
    );
  };
  await start();
  change(1);
  await waitFor(() => expect(screen.queryByText('Valmynd')).toBeNull());
  arrive({ default: () => <p>Valmyndin</p> });
  expect(await screen.findByText('Valmyndin')).toBeTruthy();
  expect(logged).not.toHaveBeenCalled();
  expect(reported).not.toHaveBeenCalled();
});

it('loads nothing again when the page throws later, until the reader goes elsewhere', async () => {
  let open: (isOpen: boolean) => void = () => undefined;
  Template = () => {
    const [isOpen, setOpen] = React.useState(false);
    open = setOpen;
    return isOpen ? throwing('no menu')() : <Served />;
  };
  await start();
  open(true);
  await waitFor(() => expect(faults()).toEqual([[new TypeError('no menu')]]));
  expectServedPage();
  window.history.replaceState(null, '', '#content');
  fireEvent.popState(window);
  expect(reloads()).toEqual([]);
  window.history.replaceState(null, '', '/fagfelog/');
  fireEvent.popState(window);
  expect(reloads()).toHaveLength(1);
});
