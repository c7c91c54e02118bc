/** @jest-environment jsdom */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PageProps } from 'gatsby';
import type { ComponentType } from 'react';
import { samplePages } from '../styleguide/samples/samplePages';
import { dummySamples } from '../styleguide/samples/dummySamples';
import { elementsSamples } from '../styleguide/samples/elementsSamples';
import { elementsMessages } from '../styleguide/samples/elementsMessages';
import { languages } from '../i18n/languages';
import type { Language } from '../i18n/languages';
import { colours, contrasts } from '../styles/colours';
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

// The samples are created in Node, which cannot load the templates. This file imports both, so the
// compiler checks that their types agree.

jest.mock('../head/PageHead', () => ({ PageHead: () => null }));
jest.mock('../state/useNow', () => ({
  useNow: (select = (now: string): unknown => now) => select('2026-11-21T12:00Z'),
}));
jest.mock('../state/useSite', () => ({
  useSite: () => ({ site: { siteMetadata: { siteUrl: 'https://example.is' } } }),
}));

/** Returns a function that renders a page. Its context passes through JSON, like page data. */
function rendererOf<Context extends object>(
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
  elements: rendererOf(Elements, elementsSamples.foundations),
  elementsLists: rendererOf(ElementsLists, elementsSamples.lists),
  elementsForms: rendererOf(ElementsForms, elementsSamples.forms),
  elementsControls: rendererOf(ElementsControls, elementsSamples.controls),
};

const dummies = {
  dummyAssociation: rendererOf(DummyAssociation, dummySamples.association),
  dummyAssociations: rendererOf(DummyAssociations, dummySamples.associations),
  dummyEvent: rendererOf(DummyEvent, dummySamples.event),
  dummyEvents: rendererOf(DummyEvents, dummySamples.events),
  dummyPartners: rendererOf(DummyPartners, dummySamples.partners),
};

const templates = { ...chapters, ...dummies };

/** Babel compiles what is loaded. */
const LOAD_TIMEOUT_MS = 20_000;

/** Titles of the sample documents. */
function documentTitles(lang: Language): string[] {
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

describe.each(languages)('in %s', (lang) => {
  it('every sample page has a template and its own path', () => {
    const pages = samplePages(lang);
    expect(pages.map(({ template }) => template).sort()).toEqual(Object.keys(templates).sort());
    expect(new Set(pages.map(({ pathOf }) => pathOf(lang))).size).toBe(pages.length);
  });

  it.each(Object.entries(templates))('%s has one main heading', (_name, renderPage) => {
    renderPage(lang);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('the style guide shows every component', async () => {
    const containers = Object.values(chapters).map((renderPage) => renderPage(lang));
    const shown = () =>
      containers.flatMap((container) =>
        [...container.querySelectorAll('code')].flatMap(({ textContent }) =>
          (textContent ?? '').split(', '),
        ),
      );
    const components = readdirSync(path.resolve('src/components'))
      .filter((file) => /^[A-Z]\w+\.tsx$/.test(file))
      .map((file) => path.basename(file, '.tsx'));
    expect(components.length).toBeGreaterThan(25);
    // Some parts hydrate at the first interaction.
    fireEvent.pointerDown(document.body);
    await waitFor(() => expect(components.filter((name) => !shown().includes(name))).toEqual([]), {
      timeout: LOAD_TIMEOUT_MS,
    });
  });

  it('each chapter of the style guide links to its own parts and to those of the others', () => {
    const counts = Object.values(chapters).map((renderPage) => {
      const container = renderPage(lang);
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

  it('the style guide shows the colours of the CSS, light and dark', () => {
    const container = templates.elements(lang);
    const paper = [...container.querySelectorAll('#colours dt')].find(
      ({ textContent }) => textContent === '--paper',
    );
    expect(paper?.parentElement).toHaveTextContent(colours.paper.light);
    expect(paper?.parentElement).toHaveTextContent(colours.paper.dark);
  });

  it('the style guide describes every colour', () => {
    const terms = [...templates.elements(lang).querySelectorAll('#colours dt')];
    for (const role of Object.keys(colours)) {
      const term = terms.find(({ textContent }) => textContent === `--${role}`);
      expect(term?.parentElement?.querySelectorAll('dd')).toHaveLength(2);
    }
  });

  it('the style guide shows the contrast of every pair of colours, in both schemes', () => {
    const pairs = [...templates.elements(lang).querySelectorAll('#colours dt')].filter(
      ({ textContent }) => textContent?.includes(' / '),
    );
    expect(pairs).toHaveLength(contrasts.length);
    const [ink] = pairs;
    expect(ink).toHaveTextContent({ is: '16,616,3--ink', 'en-us': '16.616.3--ink' }[lang]);
    expect(ink?.parentElement).toHaveTextContent({ is: /4,5$/, 'en-us': /4\.5$/ }[lang]);
  });

  it('the style guide shows every heading size with Icelandic words', () => {
    const container = templates.elements(lang);
    const texts = [...container.querySelectorAll('#type dt[lang=is]')].map((dt) => dt.textContent);
    expect(texts).toEqual(
      expect.arrayContaining(['Smíðamars', 'Þokubókhlaða', 'Landslagsarkitektúr']),
    );
  });

  it('one image is shown in every shape with three focal points: left, middle and right', () => {
    const container = templates.elements(lang);
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
    templates.elementsForms(lang);
    const { form } = elementsMessages[lang];
    const countButtons = (name: string, hidden: boolean) =>
      screen.getAllByRole('button', { name, hidden }).length;
    expect(countButtons(form.signingUp, false)).toBe(2);
    expect(countButtons(form.signingUp, true)).toBe(3);
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

  it('the event has thirty tags, and a title three times as long as any document’s', () => {
    const { event } = dummySamples.event(lang);
    const longest = Math.max(...documentTitles(lang).map((title) => title.length));
    expect(longest).toBeGreaterThan(50);
    expect(event.title.length).toBeGreaterThanOrEqual(3 * longest);
    expect(event.tags).toHaveLength(30);
    templates.dummyEvent(lang);
    for (const name of event.tags) expect(screen.getByRole('link', { name })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(event.title);
  });

  it('events are past, running and upcoming relative to the current date', () => {
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

  it('a partner without a logo is shown by its name', () => {
    templates.dummyPartners(lang);
    const partners = screen.getAllByRole('link', { name: /^[A-Z]+ \d+ / });
    expect(partners).toHaveLength(40);
    expect(partners.filter((link) => !link.querySelector('img')).length).toBeGreaterThan(1);
  });

  it('all images of the samples are data URLs', () => {
    const data = JSON.stringify(samplePages(lang));
    const sources = Array.from(data.matchAll(/"src":"([^"]*)"/g), ([, source]) => source);
    expect(sources.length).toBeGreaterThan(50);
    for (const source of sources) expect(source).toMatch(/^data:image\/svg\+xml,[^\s]+$/);
  });
});
