import { isValidElement, type ReactElement, type ReactNode } from 'react';
import type { PreRenderHTMLArgs } from 'gatsby';
import { withheldScriptId } from '../layout/consent/consent';
import { onPreRenderHTML } from './onPreRenderHTML';

type Props = { id?: string; type?: string; dangerouslySetInnerHTML?: { __html: string } };

const key = 'plugin-google-tagmanager';
const script = <script key={key} dangerouslySetInnerHTML={{ __html: 'start()' }} />;
const frame = <noscript key={key}>a frame</noscript>;
const other = <noscript key="other">another</noscript>;

/** What the hook leaves of the head and of the beginning of the body. */
function render(head: ReactNode[], body: ReactNode[]) {
  const left = { head, body };
  void onPreRenderHTML?.(
    {
      pathname: '/',
      getHeadComponents: () => head,
      replaceHeadComponents: (components: ReactNode[]) => (left.head = components),
      getPreBodyComponents: () => body,
      replacePreBodyComponents: (components: ReactNode[]) => (left.body = components),
    } as unknown as PreRenderHTMLArgs,
    { plugins: [] },
  );
  const elements = left.head.filter((node): node is ReactElement<Props> => isValidElement(node));
  const scripts = elements.filter(({ type }) => type === 'script').map(({ props }) => props);
  return { scripts, body: left.body };
}

const codeOf = (props: Props | undefined) => props?.dangerouslySetInnerHTML?.__html ?? '';

it('turns the tag manager into text behind a refusal of everything, and drops its frame', () => {
  const { scripts, body } = render([script], [frame, other]);
  const manager = scripts.findIndex(({ id }) => id === withheldScriptId);
  expect(scripts[manager]?.type).toBe('text/plain');
  expect(codeOf(scripts[manager])).toMatch(/'consent','update'.*start\(\)$/);
  const defaults = scripts.findIndex((props) => /'consent','default'/.test(codeOf(props)));
  expect(defaults).toBeGreaterThanOrEqual(0);
  expect(defaults).toBeLessThan(manager);
  expect(body).toEqual([other]);
});

it('says nothing of consent to anybody where the plugin is absent, as in development', () => {
  const { scripts } = render([], []);
  expect(scripts.some((props) => /gtag|dataLayer/.test(codeOf(props)))).toBe(false);
});
