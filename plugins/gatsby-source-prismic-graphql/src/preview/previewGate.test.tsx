/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { StaticQueryContext } from 'gatsby';
import * as React from 'react';
import { useContext, useEffect, useState } from 'react';
import { clearBrowser, setExperimentCookie, setPreviewCookie } from '../../test/cookies';
import type * as gateModule from './previewGate';
import { onRouteUpdate, wrapPageElement, wrapRootElement } from './previewGate';
import type { PreviewView } from './previewStore';
import { setView } from './previewStore';

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

/** The gate as a page has it that is loaded anew. */
async function loadGate() {
  jest.doMock('react', () => React);
  const gates: (typeof gateModule)[] = [];
  await jest.isolateModulesAsync(async () => {
    gates.push(await import('./previewGate'));
  });
  jest.dontMock('react');
  const [gate] = gates;
  if (!gate) throw new Error('The gate was not loaded.');
  return gate;
}

async function enter(previews = true) {
  const gate = await loadGate();
  gate.onClientEntry(undefined, { previews, previewPath: '/preview' });
  await settle();
  return gate;
}

describe('a preview begins', () => {
  test.each([
    ['a preview', () => setPreviewCookie('https://acme.prismic.io/previews/X1')],
    ['the toolbar’s', () => setPreviewCookie({ 'acme.prismic.io': { preview: 'x' } })],
    ['an experiment', () => setExperimentCookie('g1 0')],
  ])('with a cookie: %s', async (_, setCookie) => {
    setCookie();
    await enter();
    expect(mockStart).toHaveBeenCalledTimes(1);
  });

  test('once', async () => {
    setPreviewCookie('https://acme.prismic.io/previews/X1');
    const gate = await enter();
    gate.onClientEntry(undefined, { previews: true, previewPath: '/preview' });
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

  test('not in a browser that forbids cookies, which throws', async () => {
    const cookie = jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
    await enter();
    expect(mockStart).not.toHaveBeenCalled();
    cookie.mockRestore();
  });

  test('or says that it could not, and shows the page', async () => {
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
    gate?: Pick<typeof gateModule, 'wrapPageElement'>;
  };
  /** As Gatsby draws a page: `wrapPageElement` is called while it renders. */
  function Drawn({ json, gate = { wrapPageElement } }: Drawing) {
    const props = { ...json, pageResources: { json } };
    const element = <Template {...props} />;
    return gate.wrapPageElement({ element, props } as never);
  }
  const resources = (title: string, pageContext = {}) => ({ data: { title }, pageContext });
  beforeEach(() => {
    mounts = 0;
  });

  test('is as it is without a preview', () => {
    render(<Drawn json={resources('Stóll')} />);
    expect(screen.getByRole('heading')).toHaveTextContent('Stóll');
    expect(mockStart).not.toHaveBeenCalled();
  });

  test('gets the draft and what the preview says, and keeps what was typed, and the focus', () => {
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

  test('is told of a failure', () => {
    render(<Drawn json={resources('Stóll')} />);
    const template = { props: { loading: false, error: new Error('lost') } };
    act(() => setView(toView(template)));
    expect(screen.getByText(/"loading":false,"error"/)).toBeInTheDocument();
  });

  test('is the published one again after the end', () => {
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
    'of previews begins one when it is asked for something: %s',
    async (prismicPreview, search, isFallback) => {
      window.history.replaceState({}, '', `/preview/${search}`);
      const gate = await loadGate();
      render(<Drawn json={resources('Preview', { prismicPreview })} gate={gate} />);
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

  test('have the draft in their place, and the published content after the end', () => {
    draw(<Title hash="7" />);
    expect(screen.getByText('Forsíða')).toBeInTheDocument();
    act(() => setView(toView({ staticQueries: { 7: { data: { title: 'Ný forsíða' } } } })));
    expect(screen.getByText('Ný forsíða')).toBeInTheDocument();
    act(() => setView(undefined));
    expect(screen.getByText('Forsíða')).toBeInTheDocument();
  });

  test('that Gatsby loads with a later page are there too', () => {
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

test('a preview hears of every page that is on show', () => {
  onRouteUpdate();
  const onRoute = jest.fn();
  act(() => setView(toView({ onRoute })));
  onRouteUpdate();
  expect(onRoute).toHaveBeenCalledTimes(1);
});
