/** @jest-environment ./plugins/gatsby-source-prismic-graphql/test/browserEnvironment.ts */
import type { RenderBodyArgs } from 'gatsby';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { onRenderBody } from './onRenderBody';

jest.mock('gatsby', () => ({ withPrefix: (path: string) => `/site${path}` }));

const token = encodeURIComponent('https://acme.prismic.io/previews/X1:Y2');
const toolbar = encodeURIComponent(
  '{"_tracker":"a","acme.prismic.io":{"preview":"https://acme.prismic.io/previews/X1"}}',
);

function headOf(pathname: string, { previews = true, previewPath = '/preview' } = {}): string {
  const head: ReactNode[] = [];
  const setHeadComponents = (components: ReactNode[]) => head.push(...components);
  onRenderBody({ pathname, setHeadComponents } as unknown as RenderBodyArgs, {
    previews,
    previewPath,
  });
  return renderToStaticMarkup(head);
}

/** Runs the page's script and returns whether the page is hidden. */
function isHidden(pathname: string, { cookie = '', search = '' } = {}): boolean {
  document.documentElement.style.visibility = '';
  document.cookie = `${cookie}; path=/`;
  window.history.replaceState({}, '', pathname + search);
  const script = document.createElement('script');
  script.text = /<script>(.*)<\/script>/.exec(headOf(pathname))?.[1] ?? '';
  document.head.append(script);
  const { visibility } = document.documentElement.style;
  document.cookie = `${cookie.replace(/=.*/, '')}=; path=/; max-age=0`;
  return visibility === 'hidden';
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  ['/', `io.prismic.preview=${token}`],
  ['/en/news/', `io.prismic.preview=${toolbar}`],
  ['/ha-frettir/_preview/', `io.prismic.preview=${token}`],
  ['/', 'io.prismic.preview=m-aLx3dREAAC8A1f2k%3Ap-9f1c7a52'],
  ['/', 'io.prismic.preview=m-aLx3dREAAC8A1f2k:p-9f1c7a52'],
  ['/', `io.prismic.preview=${encodeURIComponent('{"acme.prismic.io":{"preview":"m-a:p-b"}}')}`],
  // js-cookie, which the plugin uses, encodes JSON in this form.
  ['/', 'io.prismic.preview={%22acme.prismic.io%22:{%22preview%22:%22m-a:p-b%22}}'],
  ['/', 'io.prismic.preview=refused'],
  ['/', 'io.prismic.experiment=g1%200'],
])('%s is hidden until the draft has loaded, with the cookie %s', (path, cookie) => {
  expect(isHidden(path, { cookie })).toBe(true);
});

test.each([
  ['/', ''],
  ['/', 'gdprConsent=true'],
  ['/', `io.prismic.preview=${encodeURIComponent('{"_tracker":"a1b2"}')}`],
  ['/', 'io.prismic.preview={%22_tracker%22:%22a1b2%22}'],
  ['/', 'io.prismic.preview='],
  ['/', 'io.prismic.experiment='],
  ['/preview/', `io.prismic.preview=${token}`],
])('%s is shown at once with the cookie %s', (path, cookie) => {
  expect(isHidden(path, { cookie })).toBe(false);
});

test('a browser that blocks cookies shows the page without an error', () => {
  const onError = jest.fn();
  window.addEventListener('error', onError);
  const cookie = jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  expect(isHidden('/ha-frettir/a/')).toBe(false);
  expect(onError).not.toHaveBeenCalled();
  cookie.mockRestore();
  window.removeEventListener('error', onError);
});

test('the page is shown after a timeout', () => {
  isHidden('/', { cookie: `io.prismic.preview=${token}` });
  jest.runAllTimers();
  expect(document.documentElement.style.visibility).toBe('');
});

test('adds nothing when previews are off', () => {
  expect(headOf('/', { previews: false })).toBe('');
});
