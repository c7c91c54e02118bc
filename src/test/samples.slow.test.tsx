/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { dummies, elementsChapters } from '../addresses';
import type { Dummy as DummyName, ElementsChapter } from '../addresses';
import { Chapter } from '../styleguide/Chapter';
import { Dummy } from '../styleguide/Dummy';
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

it.each([
  ...elementsChapters.map((name) => [name, () => renderChapter(name)] as const),
  ...dummies.map((name) => [`the dummy ${name}`, () => renderDummy(name)] as const),
])('%s has one main heading', (_name, renderPage) => {
  renderPage();
  expect(screen.getAllByRole('heading', { level: 1, hidden: true })).toHaveLength(1);
});

it('all images of the samples are data URLs', () => {
  const containers = [...elementsChapters.map(renderChapter), ...dummies.map(renderDummy)];
  const images = containers.flatMap((container) => [...container.querySelectorAll('img')]);
  expect(images.length).toBeGreaterThan(20);
  for (const { src } of images) expect(src).toMatch(/^data:image\/svg\+xml,[^\s]+$/);
});
