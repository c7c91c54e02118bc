/** @jest-environment jsdom */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { dummies, elementsChapters } from '../addresses';
import type { Dummy as DummyName, ElementsChapter } from '../addresses';
import { Chapter } from '../styleguide/Chapter';
import { Dummy } from '../styleguide/Dummy';
import { samplePages } from '../styleguide/samplePages';
import { texts } from '../styleguide/samples';
import { colours, contrasts } from '../styles/colours';
import { renderIn } from './renderIn';

jest.mock('../state/useNow', () => ({
  useNow: (select = (now: string): unknown => now) => select('2026-11-21T12:00Z'),
}));
jest.mock('../state/useSite', () => ({
  useSite: () => ({ site: { siteMetadata: { siteUrl: 'https://example.is' } } }),
}));

const lang = 'en-us';

const renderChapter = (name: ElementsChapter) =>
  renderIn(lang, <Chapter name={name} title="Elements" />).container;
const renderDummy = (name: DummyName) => renderIn(lang, <Dummy name={name} />).container;

/** Titles of the sample documents. */
function documentTitles(): string[] {
  const folder = path.resolve('content-service/documents', lang);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')).data.title)
    .map((title) => (Array.isArray(title) ? title[0]?.text : title))
    .filter((title) => typeof title === 'string');
}

let consoleSpies: jest.SpyInstance[];

beforeEach(() => {
  consoleSpies = [jest.spyOn(console, 'error'), jest.spyOn(console, 'warn')];
});

afterEach(() => {
  for (const spy of consoleSpies) expect(spy).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});

it('every sample page has its own path', () => {
  expect(samplePages).toHaveLength(elementsChapters.length + dummies.length);
  expect(new Set(samplePages.map((page) => page.path)).size).toBe(samplePages.length);
});

it.each([
  ...elementsChapters.map((name) => [name, () => renderChapter(name)] as const),
  ...dummies.map((name) => [`the dummy ${name}`, () => renderDummy(name)] as const),
])('%s has one main heading', (_name, renderPage) => {
  renderPage();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

it('the style guide shows every component', () => {
  const shown = elementsChapters
    .map(renderChapter)
    .flatMap((container) => [...container.querySelectorAll('code')])
    .flatMap(({ textContent }) => (textContent ?? '').split(', '));
  const components = readdirSync(path.resolve('src/components'))
    .filter((file) => /^[A-Z]\w+\.tsx$/.test(file))
    .map((file) => path.basename(file, '.tsx'));
  expect(components.length).toBeGreaterThan(25);
  expect(components.filter((name) => !shown.includes(name))).toEqual([]);
});

it('each chapter of the style guide links to its own parts and to those of the others', () => {
  const counts = elementsChapters.map((name) => {
    const container = renderChapter(name);
    const links = within(screen.getByRole('navigation', { name: 'Chapters' })).getAllByRole('link');
    for (const link of links) {
      const href = link.getAttribute('href') ?? '';
      if (!href.startsWith('#')) continue;
      expect(container.querySelector(href)).toHaveTextContent(link.textContent ?? '');
    }
    cleanup();
    const own = links.filter((link) => link.getAttribute('href')?.startsWith('#'));
    return { all: links.length, own: own.length };
  });
  const [all, ...rest] = counts.map((count) => count.all);
  expect(rest).toEqual([all, all, all]);
  expect(counts.reduce((sum, { own }) => sum + own, 0)).toBe(all);
});

it('the style guide shows the colours of the CSS, light and dark', () => {
  const container = renderChapter('foundations');
  const paper = [...container.querySelectorAll('#colours dt')].find(
    ({ textContent }) => textContent === '--paper',
  );
  expect(paper?.parentElement).toHaveTextContent(colours.paper.light);
  expect(paper?.parentElement).toHaveTextContent(colours.paper.dark);
});

it('the style guide describes every colour', () => {
  const terms = [...renderChapter('foundations').querySelectorAll('#colours dt')];
  for (const role of Object.keys(colours)) {
    const term = terms.find(({ textContent }) => textContent === `--${role}`);
    expect(term?.parentElement?.querySelectorAll('dd')).toHaveLength(2);
  }
});

it('the style guide shows the contrast of every pair of colours, in both schemes', () => {
  const pairs = [...renderChapter('foundations').querySelectorAll('#colours dt')].filter(
    ({ textContent }) => textContent?.includes(' / '),
  );
  expect(pairs).toHaveLength(contrasts.length);
  const [ink] = pairs;
  expect(ink).toHaveTextContent('16.616.3--ink');
  expect(ink?.parentElement).toHaveTextContent(/4\.5$/);
});

it('the style guide shows every heading size with Icelandic words', () => {
  const container = renderChapter('foundations');
  const texts = [...container.querySelectorAll('#type dt[lang=is]')].map((dt) => dt.textContent);
  expect(texts).toEqual(
    expect.arrayContaining(['Smíðamars', 'Þokubókhlaða', 'Landslagsarkitektúr']),
  );
});

it('one image is shown in every shape with three focal points: left, middle and right', () => {
  const container = renderChapter('foundations');
  const positions = [...container.querySelectorAll<HTMLElement>('#images img')].map(
    (img) => getComputedStyle(img).objectPosition,
  );
  const shapes = ['square', 'portrait'];
  for (const position of ['0% 50%', '50% 50%', '100% 50%']) {
    expect(positions.filter((each) => each === position).length).toBeGreaterThanOrEqual(
      shapes.length,
    );
  }
});

it('buttons and fields are shown in both schemes, the second one hidden from screen readers', () => {
  renderChapter('forms');
  const countButtons = (name: string, hidden: boolean) =>
    screen.getAllByRole('button', { name, hidden }).length;
  expect(countButtons('Signing up…', false)).toBe(2);
  expect(countButtons('Signing up…', true)).toBe(3);
  const invalid = screen.getByRole('textbox', {
    name: 'E-mail address',
    description: /The address has no @/,
  });
  expect(invalid).toBeInvalid();
  expect(screen.getAllByText(/^The address has no @/)).toHaveLength(2);
});

it('the whole style guide can be shown in both schemes at once', () => {
  const container = renderChapter('controls');
  const breadcrumbs = () => container.querySelectorAll('[inert] nav ol, [inert] nav ul').length;
  const before = breadcrumbs();
  fireEvent.click(screen.getByLabelText('light and dark together'));
  expect(breadcrumbs()).toBeGreaterThan(before);
  fireEvent.click(screen.getByLabelText('dark'));
  expect(breadcrumbs()).toBe(before);
});

it('the event has thirty tags, and a title three times as long as any document’s', () => {
  const longest = Math.max(...documentTitles().map((title) => title.length));
  expect(longest).toBeGreaterThan(50);
  const [title] = texts.longTitles;
  expect(title.length).toBeGreaterThanOrEqual(3 * longest);
  expect(texts.tags).toHaveLength(30);
  renderDummy('event');
  for (const name of texts.tags) expect(screen.getByRole('link', { name })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});

it('events are past, running and upcoming relative to the current date', () => {
  renderDummy('events');
  const days = ['On now', 'Upcoming', 'Past events'].map((name) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('listitem')
      .map((row) => row.querySelector('time')?.dateTime),
  );
  expect(days).toEqual([
    ['2025-10-17', '2026-11-18'],
    ['2026-11-22T12:00:00Z', '2026-11-30T17:00:00Z', '2026-12-31'],
    ['2026-11-19T20:00:00Z', '2025-11-21'],
  ]);
});

it('a partner without a logo is shown by its name', () => {
  renderDummy('partners');
  const partners = screen.getAllByRole('link', { name: /^[A-Z]+ \d+ / });
  expect(partners).toHaveLength(40);
  expect(partners.filter((link) => !link.querySelector('img')).length).toBeGreaterThan(1);
});

it('all images of the samples are data URLs', () => {
  const containers = [...elementsChapters.map(renderChapter), ...dummies.map(renderDummy)];
  const images = containers.flatMap((container) => [...container.querySelectorAll('img')]);
  expect(images.length).toBeGreaterThan(50);
  for (const { src } of images) expect(src).toMatch(/^data:image\/svg\+xml,[^\s]+$/);
});
