/** @jest-environment jsdom */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { PageProps } from 'gatsby';
import type { ComponentType } from 'react';
import { samplePages } from '../styleguide/samples/samplePages';
import { dummySamples } from '../styleguide/samples/dummySamples';
import { elementsSamples } from '../styleguide/samples/elementsSamples';
import { elementsWords } from '../styleguide/samples/elementsWords';
import { languages, type Language } from '../i18n/languages';
import { colors, contrasts } from '../styles/colors';
import DummyAssociation from '../templates/dummyAssociation';
import DummyAssociations from '../templates/dummyAssociations';
import DummyEvent from '../templates/dummyEvent';
import DummyEvents from '../templates/dummyEvents';
import DummyPartners from '../templates/dummyPartners';
import Elements from '../templates/elements';
import ElementsControls from '../templates/elementsControls';
import ElementsForms from '../templates/elementsForms';
import ElementsLists from '../templates/elementsLists';
import { renderIn } from './renderIn';

// The samples are made in Node, where a template's types cannot be asked for: here the two meet, and
// the compiler compares them.

jest.mock('../head/PageHead', () => ({ PageHead: () => null }));
jest.mock('../state/useNow', () => ({ useNow: () => '2026-11-21T12:00Z' }));
jest.mock('../head/useSiteUrl', () => ({ useSiteUrl: () => 'https://example.is' }));

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
  elementsForms: drawing(ElementsForms, elementsSamples.forms),
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

/** Of the documents that the site is built from. */
function documentTitles(lang: Language): string[] {
  const folder = path.resolve('content-service/documents', lang);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')).data.title)
    .map((title) => (Array.isArray(title) ? title[0]?.text : title))
    .filter((title) => typeof title === 'string');
}

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
    expect(rest).toEqual([all, all, all]);
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
    const terms = [...templates.elements(lang).querySelectorAll('#colors dt')];
    for (const role of Object.keys(colors)) {
      const term = terms.find(({ textContent }) => textContent === `--${role}`);
      expect(term?.parentElement?.querySelectorAll('dd')).toHaveLength(2);
    }
  });

  it('the style guide says how far apart the colors of a pair are, in both schemes', () => {
    const pairs = [...templates.elements(lang).querySelectorAll('#colors dt')].filter(
      ({ textContent }) => textContent?.includes(' / '),
    );
    expect(pairs).toHaveLength(contrasts.length);
    const [ink] = pairs;
    expect(ink).toHaveTextContent({ is: '16,616,3--ink', 'en-us': '16.616.3--ink' }[lang]);
    expect(ink?.parentElement).toHaveTextContent({ is: /4,5$/, 'en-us': /4\.5$/ }[lang]);
  });

  it('the style guide sets Icelandic words in every size of the headings', () => {
    const container = templates.elements(lang);
    const words = [...container.querySelectorAll('#type dt[lang=is]')].map((dt) => dt.textContent);
    expect(words).toEqual(
      expect.arrayContaining(['HönnunarMars', 'Þjóðarbókhlaða', 'Landslagsarkitektúr']),
    );
  });

  it('one picture is shown in every shape with what matters on the left, in the middle, on the right', () => {
    const container = templates.elements(lang);
    const positions = [...container.querySelectorAll<HTMLElement>('#images img')].map(
      ({ style }) => style.objectPosition,
    );
    const shapes = ['square', 'portrait'];
    for (const position of ['0% 50%', '50% 50%', '100% 50%']) {
      expect(positions.filter((each) => each === position).length).toBeGreaterThanOrEqual(
        shapes.length,
      );
    }
  });

  it('buttons and fields are seen in both schemes, the second for the eye alone', () => {
    templates.elementsForms(lang);
    const { form } = elementsWords[lang];
    const named = (name: string, hidden: boolean) =>
      screen.getAllByRole('button', { name, hidden }).length;
    expect(named(form.signingUp, false)).toBe(2);
    expect(named(form.signingUp, true)).toBe(3);
    const invalid = screen.getByRole('textbox', {
      name: form.email,
      description: RegExp(form.emailError),
    });
    expect(invalid).toBeInvalid();
    expect(screen.getAllByText(form.emailError)).toHaveLength(2);
  });

  it('the whole style guide can be shown in both schemes at once', () => {
    const container = templates.elementsControls(lang);
    const breadcrumbs = () => container.querySelectorAll('[inert] nav ol, [inert] nav ul').length;
    const before = breadcrumbs();
    fireEvent.click(screen.getByLabelText(elementsSamples.controls(lang).schemes.both));
    expect(breadcrumbs()).toBeGreaterThan(before);
    fireEvent.click(screen.getByLabelText(elementsSamples.controls(lang).schemes.dark));
    expect(breadcrumbs()).toBe(before);
  });

  it('an event has a title three times as long as the longest of the documents, and thirty tags', () => {
    const { event } = dummySamples.event(lang);
    const longest = Math.max(...documentTitles(lang).map((title) => title.length));
    expect(longest).toBeGreaterThan(50);
    expect(event.title.length).toBeGreaterThanOrEqual(3 * longest);
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
