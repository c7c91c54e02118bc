import type { Page } from '@playwright/test';

type Value = { value?: unknown };

type Node = {
  nodeId: string;
  ignored: boolean;
  role?: Value;
  name?: Value;
  properties?: { name: string; value: Value }[];
  childIds?: string[];
};

const landmarks = new Set([
  'banner',
  'complementary',
  'contentinfo',
  'form',
  'main',
  'navigation',
  'region',
  'search',
]);

/** A screen reader speaks each of these roles as one phrase, because the content is the name. */
const controls = new Set([
  'button',
  'checkbox',
  'combobox',
  'DisclosureTriangle',
  'link',
  'radio',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'textbox',
]);

const images = new Set(['image', 'img']);

export type Phrase = { role: string; name: string; states: string[] };

/** Reads the page like a screen reader, from Chromium's accessibility tree (DevTools protocol). */
export async function speak(page: Page): Promise<Phrase[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: Node[] };
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const phrases: Phrase[] = [];

  const visit = (node: Node): void => {
    const children = (node.childIds ?? []).flatMap((id) => byId.get(id) ?? []);
    const descend = () => children.forEach(visit);
    const role = String(node.role?.value ?? '');
    const name = String(node.name?.value ?? '')
      .replaceAll('\u00AD', '')
      .trim();
    const say = (states: string[] = []) => phrases.push({ role, name, states });
    const read = (property: string) =>
      node.properties?.find((each) => each.name === property)?.value.value;
    if (node.ignored) return descend();
    if (role === 'StaticText') {
      if (/[\p{L}\p{N}]/u.test(name)) say();
      return;
    }
    if (controls.has(role)) {
      const expanded = read('expanded');
      say([
        ...(expanded === undefined ? [] : [expanded ? 'expanded' : 'collapsed']),
        ...(read('hasPopup') ? [`opens ${read('hasPopup')}`] : []),
        ...(read('required') ? ['required'] : []),
      ]);
      return;
    }
    if (images.has(role)) {
      say();
      return;
    }
    if (role === 'heading') {
      const control = children.find((child) => controls.has(String(child.role?.value)));
      say([`level ${read('level')}`, ...(control ? [String(control.role?.value)] : [])]);
      return;
    }
    if (role === 'list') {
      say([`${children.filter((child) => child.role?.value === 'listitem').length} items`]);
    } else if (landmarks.has(role) || role === 'table' || role === 'dialog') {
      say();
    }
    descend();
  };

  const root = nodes.find((node) => node.role?.value === 'RootWebArea');
  if (root) visit(root);
  return phrases;
}

/** Returns a line such as `heading, level 2, “Fram undan”`. */
export function toLine({ role, name, states }: Phrase): string {
  return [role, ...states, ...(name ? [`“${name}”`] : [])].join(', ');
}

const named =
  /^(button|checkbox|combobox|form|heading|image|link|navigation|region|searchbox|textbox)$/;

const order = ['banner', 'main', 'contentinfo'];

export function findSpokenProblems(phrases: readonly Phrase[]): string[] {
  const parts = phrases.map(({ role }) => role).filter((role) => order.includes(role));
  const faults = parts.join() === order.join() ? [] : [`The page is made of ${parts.join(', ')}`];
  let level = 0;
  const landmarks = new Set<string>();
  for (const [index, phrase] of phrases.entries()) {
    const line = toLine(phrase);
    if (named.test(phrase.role) && !phrase.name) faults.push(`${line} has no name`);
    if (
      phrase.role !== 'StaticText' &&
      line === toLine(phrases[index - 1] ?? { role: '', name: '', states: [] })
    )
      faults.push(`${line} is said twice`);
    if (/^(navigation|region|form)$/.test(phrase.role)) {
      if (landmarks.has(line)) faults.push(`${line} names two landmarks`);
      landmarks.add(line);
    }
    if (phrase.role === 'heading') {
      const next = Number(/\d/.exec(phrase.states[0] ?? '')?.[0]);
      if (next > level + 1) faults.push(`${line} follows a heading of level ${level}`);
      level = next;
    }
  }
  return faults;
}
