import { isValidElement } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { PreRenderHTMLArgs } from 'gatsby';
import { renderToStaticMarkup } from 'react-dom/server';
import { onPreRenderHTML } from './onPreRenderHTML';

type Props = {
  id?: string;
  type?: string;
  sizes?: string;
  dangerouslySetInnerHTML?: { __html: string };
};

const key = 'plugin-google-tagmanager';
const script = <script key={key} dangerouslySetInnerHTML={{ __html: 'start()' }} />;
const frame = <noscript key={key}>a frame</noscript>;
const other = <noscript key="other">another</noscript>;

/** Returns the scripts in the head, and the elements at the start and at the end of the body. */
function render(head: ReactNode[], body: ReactNode[], end: ReactNode[] = [], pathname = '/') {
  const result = { head, body, end };
  void onPreRenderHTML?.(
    {
      pathname,
      getHeadComponents: () => head,
      replaceHeadComponents: (components: ReactNode[]) => (result.head = components),
      getPreBodyComponents: () => body,
      replacePreBodyComponents: (components: ReactNode[]) => (result.body = components),
      getPostBodyComponents: () => end,
      replacePostBodyComponents: (components: ReactNode[]) => (result.end = components),
    } as unknown as PreRenderHTMLArgs,
    { plugins: [] },
  );
  const elements = result.head.filter((node): node is ReactElement<Props> => isValidElement(node));
  const icons = elements.filter(({ type }) => type === 'link').map(({ props }) => props.sizes);
  const scripts = elements.filter(({ type }) => type === 'script').map(({ props }) => props);
  return { ...result, scripts, icons: icons.filter(Boolean) };
}

afterEach(() => jest.restoreAllMocks());

const codeOf = (props: Props | undefined) => props?.dangerouslySetInnerHTML?.__html ?? '';

it('removes the script and the frame of the tag manager', () => {
  const { scripts, body } = render([script], [frame, other]);
  expect(scripts.some((props) => codeOf(props).includes('start()'))).toBe(false);
  expect(body).toEqual([other]);
});

it('keeps one icon for iOS, or all icons if none has its size', () => {
  const link = (sizes: string, index: number) => (
    <link key={index} rel="apple-touch-icon" sizes={sizes} href={`/${index}.png`} />
  );
  const sizes = ['48x48', '192x192', '512x512', '192x192'];
  expect(render(sizes.map(link), []).icons).toEqual(['192x192']);
  expect(render(['48x48', '512x512'].map(link), []).icons).toEqual(['48x48', '512x512']);
});

it('writes a policy of the styles, except in development, where it would block the error overlay', () => {
  const hasPolicy = () => /Content-Security-Policy/.test(renderToStaticMarkup(render([], []).head));
  expect(hasPolicy()).toBe(true);
  jest.replaceProperty(process.env, 'NODE_ENV', 'development');
  expect(hasPolicy()).toBe(false);
});

it('writes the path as data, and escapes what could keep the element from ending', () => {
  const path = '/a<!--<script>/';
  const own = <script key="script-loader" dangerouslySetInnerHTML={{ __html: 'pagePath=…' }} />;
  const { end } = render([], [], [own, other], path);
  const html = renderToStaticMarkup(end);
  expect(html).toContain('<noscript>another</noscript>');
  const written = /<script type="application\/json">([^<]*)<\/script>/.exec(html)?.[1] ?? '""';
  expect(JSON.parse(written)).toBe(path);
});

describe('a path that cannot be decoded', () => {
  /** Runs the head's scripts at another address. Returns the resulting address. */
  function visit(page: string, address: string): string {
    let href = `https://site.example${address}`;
    const history = { state: null, replaceState: (_: null, __: string, to: string) => (href = to) };
    const fonts = { load: () => Promise.resolve() };
    const document = { documentElement: { dataset: {} }, cookie: '', fonts };
    for (const props of render([], [], [], page).scripts) {
      const globals = {
        location: new URL(href),
        history,
        document,
        addEventListener: () => undefined,
        MutationObserver: class {
          observe() {}
        },
      };
      new Function(...Object.keys(globals), codeOf(props))(...Object.values(globals));
    }
    return href.replace('https://site.example', '');
  }

  it.each([
    ['/404.html', '/100%/', '/100%25/'],
    ['/en/404/', '/en/%E0%A4%A?a=%#%', '/en/%25E0%25A4%25A?a=%#%'],
    ['/offline/', '//x/%', '//x/%25'],
  ])('is repaired on %s: %s → %s', (page, address, repaired) => {
    expect(visit(page, address)).toBe(repaired);
  });

  it('is unchanged if it can be decoded, and on any other page', () => {
    expect(visit('/404.html', '/x%3Dy/%C3%B6?a=b#c')).toBe('/x%3Dy/%C3%B6?a=b#c');
    expect(visit('/verkefni/', '/100%/')).toBe('/100%/');
  });
});
