/** @jest-environment jsdom */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { cleanup, screen, within } from '@testing-library/react';
import type { PageProps } from 'gatsby';
import type { ComponentType } from 'react';
import { samplePages } from '../build/pages/samplePages';
import { dummySamples } from '../build/pages/samples/dummySamples';
import { elementsSamples } from '../build/pages/samples/elementsSamples';
import { languages, type Language } from '../i18n/languages';
import { colors } from '../styles/colors';
import DummyAssociation from '../templates/dummyAssociation';
import DummyAssociations from '../templates/dummyAssociations';
import DummyEvent from '../templates/dummyEvent';
import DummyEvents from '../templates/dummyEvents';
import DummyPartners from '../templates/dummyPartners';
import Elements from '../templates/elements';
import ElementsControls from '../templates/elementsControls';
import ElementsLists from '../templates/elementsLists';
import { renderIn } from './renderIn';

// The samples are made in Node, where a template's types cannot be asked for: here the two meet, and
// the compiler compares them.

jest.mock('../layout/PageHead', () => ({ PageHead: () => null }));
jest.mock('../layout/useNow', () => ({ useNow: () => '2026-11-21T12:00Z' }));
jest.mock('../layout/useSiteUrl', () => ({ useSiteUrl: () => 'https://example.is' }));

/** Draws a page as page data brings it: through JSON. */
function drawing<Context extends object>(
  Template: ComponentType<PageProps<unknown, Context>>,
  samples: (lang: Language) => Omit<Context, 'lang'>,
) {
  return (lang: Language) => {
    const pageContext = JSON.parse(JSON.stringify({ lang, ...samples(lang) })) as Context;
    const props = { pageContext } as PageProps<unknown, Context>;
    return renderIn(lang, <Template {...props} />).container;
  };
}

const chapters = {
  elements: drawing(Elements, elementsSamples.foundations),
  elementsLists: drawing(ElementsLists, elementsSamples.lists),
  elementsControls: drawing(ElementsControls, elementsSamples.controls),
};

const dummies = {
  dummyAssociation: drawing(DummyAssociation, dummySamples.association),
  dummyAssociations: drawing(DummyAssociations, dummySamples.associations),
  dummyEvent: drawing(DummyEvent, dummySamples.event),
  dummyEvents: drawing(DummyEvents, dummySamples.events),
  dummyPartners: drawing(DummyPartners, dummySamples.partners),
};

const templates = { ...chapters, ...dummies };

let complaints: jest.SpyInstance[];

beforeEach(() => {
  complaints = [jest.spyOn(console, 'error'), jest.spyOn(console, 'warn')];
});

afterEach(() => {
  for (const complaint of complaints) expect(complaint).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});

describe.each(languages)('in %s', (lang) => {
  it('every sample page has its template, and an address of its own', () => {
    const pages = samplePages(lang);
    expect(pages.map(({ template }) => template).sort()).toEqual(Object.keys(templates).sort());
    expect(new Set(pages.map(({ pathOf }) => pathOf(lang))).size).toBe(pages.length);
  });

  it.each(Object.entries(templates))('%s is drawn under one main heading', (_name, draw) => {
    draw(lang);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('the style guide shows every component by its name', () => {
    const shown = Object.values(chapters).flatMap((draw) =>
      [...draw(lang).querySelectorAll('code')].flatMap(({ textContent }) =>
        (textContent ?? '').split(', '),
      ),
    );
    const components = readdirSync(path.resolve('src/components'))
      .filter((file) => /^[A-Z]\w+\.tsx$/.test(file))
      .map((file) => path.basename(file, '.tsx'));
    expect(components.length).toBeGreaterThan(25);
    expect(components.filter((name) => !shown.includes(name))).toEqual([]);
  });

  it('each chapter of the style guide leads to its own parts and to those of the others', () => {
    const counts = Object.values(chapters).map((draw) => {
      const container = draw(lang);
      const { contents } = elementsSamples.foundations(lang);
      const links = within(screen.getByRole('navigation', { name: contents })).getAllByRole('link');
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
    expect(rest).toEqual([all, all]);
    expect(counts.reduce((sum, { own }) => sum + own, 0)).toBe(all);
  });

  it('the style guide says of the colors what the style sheet says, for light and for dark', () => {
    const container = templates.elements(lang);
    const paper = [...container.querySelectorAll('#colors dt')].find(
      ({ textContent }) => textContent === '--paper',
    );
    expect(paper?.parentElement).toHaveTextContent(colors.paper.light);
    expect(paper?.parentElement).toHaveTextContent(colors.paper.dark);
  });

  it('the style guide has a word for every color', () => {
    const colors = [...templates.elements(lang).querySelectorAll('#colors dt')];
    expect(colors.length).toBeGreaterThan(8);
    for (const color of colors) {
      expect(color.parentElement?.querySelectorAll('dd')).toHaveLength(2);
    }
  });

  it('an event has a title of 200 characters and thirty tags', () => {
    const { event } = dummySamples.event(lang);
    expect(event.title).toHaveLength(200);
    expect(event.tags).toHaveLength(30);
    templates.dummyEvent(lang);
    expect(screen.getByText(event.tags.join(', '))).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(event.title);
  });

  it('events are past, running and upcoming as seen from the day on which they are read', () => {
    templates.dummyEvents(lang);
    const names = {
      is: ['Stendur yfir', 'Fram undan', 'Liðnir viðburðir'],
      'en-us': ['On now', 'Upcoming', 'Past events'],
    };
    const days = names[lang].map((name) =>
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

  it('a partner is named also where its logo is not', () => {
    templates.dummyPartners(lang);
    const partners = screen.getAllByRole('link', { name: /^[A-Z]+ \d+ / });
    expect(partners).toHaveLength(40);
    expect(partners.filter((link) => !link.querySelector('img')).length).toBeGreaterThan(1);
  });

  it('the samples ask nobody for an image', () => {
    const data = JSON.stringify(samplePages(lang));
    const sources = Array.from(data.matchAll(/"src":"([^"]*)"/g), ([, source]) => source);
    expect(sources.length).toBeGreaterThan(50);
    for (const source of sources) expect(source).toMatch(/^data:image\/svg\+xml,[^\s]+$/);
  });
});
