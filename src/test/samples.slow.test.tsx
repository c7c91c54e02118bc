/** @jest-environment jsdom */
import { cleanup, screen, within } from '@testing-library/react';
import { dummies, elementsChapters } from '../addresses';
import type { Dummy as DummyName, ElementsChapter } from '../addresses';
import { Chapter } from '../styleguide/Chapter';
import { Dummy } from '../styleguide/Dummy';
import { samplePages } from '../styleguide/samplePages';
import { colours } from '../styles/colours';
import { renderIn } from './renderIn';

const lang = 'en-us';

// Queries have `hidden: true`, because jsdom is slow in finding hidden elements among `:has` rules.

const renderChapter = (name: ElementsChapter) =>
  renderIn(lang, <Chapter name={name} title="Elements" />).container;
const renderDummy = (name: DummyName) => renderIn(lang, <Dummy name={name} />).container;

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
  expect(screen.getAllByRole('heading', { level: 1, hidden: true })).toHaveLength(1);
});

it('each chapter of the style guide links to its own parts and to those of the others', () => {
  const counts = elementsChapters.map((name) => {
    const container = renderChapter(name);
    const links = within(
      screen.getByRole('navigation', { name: 'Chapters', hidden: true }),
    ).getAllByRole('link', { hidden: true });
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

it('the style guide describes every colour, light and dark', () => {
  const terms = [...renderChapter('foundations').querySelectorAll('#colours dt')];
  for (const [role, { light, dark }] of Object.entries(colours)) {
    const term = terms.find(({ textContent }) => textContent === `--${role}`);
    expect(term?.parentElement).toHaveTextContent(light);
    expect(term?.parentElement).toHaveTextContent(dark);
  }
});

it('all images of the samples are data URLs', () => {
  const containers = [...elementsChapters.map(renderChapter), ...dummies.map(renderDummy)];
  const images = containers.flatMap((container) => [...container.querySelectorAll('img')]);
  expect(images.length).toBeGreaterThan(20);
  for (const { src } of images) expect(src).toMatch(/^data:image\/svg\+xml,[^\s]+$/);
});
