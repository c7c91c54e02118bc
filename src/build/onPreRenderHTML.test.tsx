import { isValidElement } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { PreRenderHTMLArgs } from 'gatsby';
import { renderToStaticMarkup } from 'react-dom/server';
import { withheldScriptId } from '../layout/consent/consent';
import { onPreRenderHTML } from './onPreRenderHTML';

type Props = { id?: string; type?: string; dangerouslySetInnerHTML?: { __html: string } };

const key = 'plugin-google-tagmanager';
const script = <script key={key} dangerouslySetInnerHTML={{ __html: 'start()' }} />;
const frame = <noscript key={key}>a frame</noscript>;
const other = <noscript key="other">another</noscript>;

/**
 * Runs the hook and returns the scripts in the head, and the elements at the start and at the end of
 * the body.
 */
function render(head: ReactNode[], body: ReactNode[], end: ReactNode[] = []) {
  const result = { head, body, end };
  void onPreRenderHTML?.(
    {
      pathname: '/',
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
  const scripts = elements.filter(({ type }) => type === 'script').map(({ props }) => props);
  return { scripts, body: result.body, end: result.end };
}

const codeOf = (props: Props | undefined) => props?.dangerouslySetInnerHTML?.__html ?? '';

it('turns the tag manager into text after denying consent, and removes its frame', () => {
  const { scripts, body } = render([script], [frame, other]);
  const manager = scripts.findIndex(({ id }) => id === withheldScriptId);
  expect(scripts[manager]?.type).toBe('text/plain');
  expect(codeOf(scripts[manager])).toMatch(/'consent','update'.*start\(\)$/);
  const defaults = scripts.findIndex((props) => /'consent','default'/.test(codeOf(props)));
  expect(defaults).toBeGreaterThanOrEqual(0);
  expect(defaults).toBeLessThan(manager);
  expect(body).toEqual([other]);
});

it('sets no consent defaults if the plugin is absent, as in development', () => {
  const { scripts } = render([], []);
  expect(scripts.some((props) => /gtag|dataLayer/.test(codeOf(props)))).toBe(false);
});

it('escapes the path in Gatsby’s script, which a path could otherwise keep from ending', () => {
  const path = '/a<!--<script>/';
  const __html = `window.pagePath=${JSON.stringify(path)};`;
  const own = <script key="script-loader" dangerouslySetInnerHTML={{ __html }} />;
  const { end } = render([], [], [own, other]);
  const html = renderToStaticMarkup(end);
  expect(html).toContain('<noscript>another</noscript>');
  const written = /<script>window\.pagePath=([^<]*);<\/script>/.exec(html)?.[1] ?? '""';
  expect(JSON.parse(written)).toBe(path);
});
