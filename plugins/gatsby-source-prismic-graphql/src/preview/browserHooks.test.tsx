/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { StaticQueryContext } from 'gatsby';
import * as React from 'react';
import { useContext, useEffect, useState } from 'react';
import { clearBrowser, setExperimentCookie, setPreviewCookie } from '../../test/cookies';
import type * as hooksModule from './browserHooks';
import { onRouteUpdate, wrapPageElement, wrapRootElement } from './browserHooks';
import type { PreviewView } from './previewView';
import { setView } from './previewView';

jest.mock('gatsby', () => ({
  StaticQueryContext: jest.requireActual<typeof React>('react').createContext({}),
}));

const mockStart = jest.fn<Promise<void>, [Promise<void>, boolean]>();
jest.mock('./startPreviews', () => ({
  startPreviews: (drawn: Promise<void>, isFallback: boolean) => mockStart(drawn, isFallback),
}));

beforeEach(() => {
  clearBrowser();
  mockStart.mockReset().mockResolvedValue();
});
afterEach(() => {
  act(() => setView(undefined));
  document.body.innerHTML = '';
});

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Imports the module again, as a newly loaded page does. */
async function loadHooks() {
  jest.doMock('react', () => React);
  const modules: (typeof hooksModule)[] = [];
  await jest.isolateModulesAsync(async () => {
    modules.push(await import('./browserHooks'));
  });
  jest.dontMock('react');
  const [hooks] = modules;
  if (!hooks) throw new Error('The module was not loaded.');
  return hooks;
}

async function enter(previews = true) {
  const hooks = await loadHooks();
  hooks.onClientEntry(undefined, { previews, previewPath: '/preview' });
  await settle();
  return hooks;
}

describe('a preview starts', () => {
  test.each([
    ['a preview', () => setPreviewCookie('https://acme.prismic.io/previews/X1')],
    ['the toolbar’s cookie', () => setPreviewCookie({ 'acme.prismic.io': { preview: 'x' } })],
    ['an experiment', () => setExperimentCookie('g1 0')],
  ])('with a cookie: %s', async (_, setCookie) => {
    setCookie();
    await enter();
    expect(mockStart).toHaveBeenCalledTimes(1);
  });

  test('once', async () => {
    setPreviewCookie('https://acme.prismic.io/previews/X1');
    const hooks = await enter();
    hooks.onClientEntry(undefined, { previews: true, previewPath: '/preview' });
    await settle();
    expect(mockStart).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['without a cookie', true, () => {}],
    ['with another cookie', true, () => void (document.cookie = 'gdprConsent=true; path=/')],
    ['without the option', false, () => setPreviewCookie('https://acme.prismic.io/previews/X1')],
  ])('not %s', async (_, previews, setCookie) => {
    setCookie();
    await enter(previews);
    expect(mockStart).not.toHaveBeenCalled();
  });

  test('not in a browser that blocks cookies, where reading them throws', async () => {
    const cookie = jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
    await enter();
    expect(mockStart).not.toHaveBeenCalled();
    cookie.mockRestore();
  });

  test('or shows the page with an error message', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    document.documentElement.style.visibility = 'hidden';
    mockStart.mockRejectedValue(new Error('chunk lost'));
    setPreviewCookie('https://acme.prismic.io/previews/X1');
    await enter();
    expect(document.body).toHaveTextContent('The preview could not be loaded.');
    expect(document.documentElement.style.visibility).toBe('');
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ message: 'chunk lost' }));
    logged.mockRestore();
  });
});

const toView = (view: Partial<PreviewView> = {}): PreviewView => ({
  staticQueries: {},
  props: { loading: false },
  onDraw: () => {},
  onRoute: () => {},
  ...view,
});

describe('the page', () => {
  type Page = { data: { title: string }; preview?: PreviewView['props'] };
  let mounts: number;
  function Template({ data, preview }: Page) {
    useEffect(() => {
      mounts += 1;
    }, []);
    return (
      <>
        <h1>{data.title}</h1>
        <p>{preview && JSON.stringify(preview)}</p>
        <input aria-label="Search" />
      </>
    );
  }

  type Drawing = {
    json: { data: Page['data']; pageContext: { prismicPreview?: string } };
    hooks?: Pick<typeof hooksModule, 'wrapPageElement'>;
  };
  /** Calls `wrapPageElement` during rendering, as Gatsby does. */
  function Drawn({ json, hooks = { wrapPageElement } }: Drawing) {
    const props = { ...json, pageResources: { json } };
    const element = <Template {...props} />;
    return hooks.wrapPageElement({ element, props } as never);
  }
  const resources = (title: string, pageContext = {}) => ({ data: { title }, pageContext });
  beforeEach(() => {
    mounts = 0;
  });

  test('stays unchanged without a preview', () => {
    render(<Drawn json={resources('Stóll')} />);
    expect(screen.getByRole('heading')).toHaveTextContent('Stóll');
    expect(mockStart).not.toHaveBeenCalled();
  });

  test('gets the draft and the prop preview, and keeps typed text and the focus', () => {
    const json = resources('Stóll');
    render(<Drawn json={json} />);
    const input = screen.getByLabelText<HTMLInputElement>('Search');
    input.value = 'typed';
    input.focus();

    json.data = { title: 'Kollur' };
    const onDraw = jest.fn();
    act(() => setView(toView({ onDraw, props: { loading: true } })));
    expect(screen.getByRole('heading')).toHaveTextContent('Kollur');
    expect(screen.getByText('{"loading":true}')).toBeInTheDocument();
    expect(onDraw).toHaveBeenCalledTimes(1);
    expect(screen.getByLabelText('Search')).toBe(input);
    expect(input).toHaveValue('typed');
    expect(input).toHaveFocus();
    expect(mounts).toBe(1);
  });

  test('receives an error in the prop preview', () => {
    render(<Drawn json={resources('Stóll')} />);
    const template = { props: { loading: false, error: new Error('lost') } };
    act(() => setView(toView(template)));
    expect(screen.getByText(/"loading":false,"error"/)).toBeInTheDocument();
  });

  test('shows the published content again after the preview', () => {
    const json = resources('Stóll');
    render(<Drawn json={json} />);
    act(() => setView(toView()));
    act(() => setView(undefined));
    expect(screen.queryByText(/loading/)).toBeNull();
  });

  test.each([
    ['landing', '?token=x', false],
    ['fallback', '?id=X1', true],
  ])(
    'for previews starts a preview if its URL has a query: %s',
    async (prismicPreview, search, isFallback) => {
      window.history.replaceState({}, '', `/preview/${search}`);
      const hooks = await loadHooks();
      render(<Drawn json={resources('Preview', { prismicPreview })} hooks={hooks} />);
      await settle();
      expect(mockStart).toHaveBeenCalledWith(expect.any(Promise), isFallback);
      await expect(mockStart.mock.lastCall?.[0]).resolves.toBeUndefined();
      window.history.replaceState({}, '', '/');
    },
  );
});

describe('static queries', () => {
  const published: Record<string, { data: Record<string, unknown> }> = {};
  function Title({ hash }: { hash: string }) {
    return <p>{String(useContext(StaticQueryContext)[hash]?.data.title)}</p>;
  }
  const draw = (element: React.ReactElement) =>
    render(
      <StaticQueryContext.Provider value={published}>
        {wrapRootElement({ element } as never)}
      </StaticQueryContext.Provider>,
    );
  beforeEach(() => {
    published['7'] = { data: { title: 'Forsíða' } };
    delete published['8'];
  });

  test('return the draft, and the published content again after the preview', () => {
    draw(<Title hash="7" />);
    expect(screen.getByText('Forsíða')).toBeInTheDocument();
    act(() => setView(toView({ staticQueries: { 7: { data: { title: 'Ný forsíða' } } } })));
    expect(screen.getByText('Ný forsíða')).toBeInTheDocument();
    act(() => setView(undefined));
    expect(screen.getByText('Forsíða')).toBeInTheDocument();
  });

  test('that Gatsby loads with a later page are available too', () => {
    act(() => setView(toView({ staticQueries: { 7: { data: { title: 'Ný forsíða' } } } })));
    function Pages() {
      const [hash, setHash] = useState('7');
      return (
        <>
          <Title hash={hash} />
          <button onClick={() => setHash('8')}>Next</button>
        </>
      );
    }
    draw(<Pages />);
    published['8'] = { data: { title: 'Síðar' } };
    act(() => screen.getByRole('button').click());
    expect(screen.getByText('Síðar')).toBeInTheDocument();
    expect(published['7']?.data.title).toBe('Forsíða');
  });
});

test('a preview is notified of every page that Gatsby shows', () => {
  onRouteUpdate();
  const onRoute = jest.fn();
  act(() => setView(toView({ onRoute })));
  onRouteUpdate();
  expect(onRoute).toHaveBeenCalledTimes(1);
});
