/** @jest-environment jsdom */
import { is } from '../i18n/messages/is';
import type { PageFacts } from './PageFacts';

const facts: PageFacts = {
  lang: 'is',
  siteUrl: 'https://example.is',
  path: '/',
  context: {},
  title: 'Síða',
  fullTitle: 'Síða',
  messageOf: (id) => is[id],
};

let showTags: (facts: PageFacts) => Promise<void>;

/** As Gatsby does on each page: removes its own elements that the page did not render. */
function clearAsGatsby() {
  for (const element of document.querySelectorAll('[data-gatsby-head]')) element.remove();
}

function canonicals(): (string | null)[] {
  return [...document.querySelectorAll('link[rel=canonical]')].map((link) =>
    link.getAttribute('href'),
  );
}

beforeEach(async () => {
  document.head.innerHTML = `
    <meta charset="utf-8">
    <title data-gatsby-head="true">Síða</title>
    <link data-gatsby-head="true" rel="canonical" href="https://example.is/">`;
  // The module remembers the shown page; each test begins with a first visit.
  jest.resetModules();
  ({ showTags } = await import('./showTags'));
});

it('keeps the server’s tags, however often the page renders', async () => {
  await showTags(facts);
  clearAsGatsby();
  await showTags(facts);
  expect(canonicals()).toEqual(['https://example.is/']);
});

it('leaves the title to Gatsby', async () => {
  await showTags(facts);
  expect(document.querySelector('title')).toHaveAttribute('data-gatsby-head');
});

it('replaces the tags of the previous page with those of the next page', async () => {
  await showTags(facts);
  await showTags({ ...facts, path: '/a/' });
  expect(canonicals()).toEqual(['https://example.is/a/']);
  const script = document.querySelector('script[type="application/ld+json"]');
  expect(JSON.parse(script?.textContent ?? '')['@graph']).toHaveLength(1);
  await showTags(facts);
  expect(canonicals()).toEqual(['https://example.is/']);
  expect(document.querySelector('meta[charset]')).toBeInTheDocument();
});

it('shows only the tags of the last page when pages change quickly', async () => {
  await showTags(facts);
  await Promise.all([showTags({ ...facts, path: '/a/' }), showTags({ ...facts, path: '/b/' })]);
  expect(canonicals()).toEqual(['https://example.is/b/']);
  await Promise.all([showTags({ ...facts, path: '/a/' }), showTags({ ...facts, path: '/b/' })]);
  expect(canonicals()).toEqual(['https://example.is/b/']);
});

it('creates the tags of the first page when the server wrote none', async () => {
  clearAsGatsby();
  await showTags(facts);
  expect(canonicals()).toEqual(['https://example.is/']);
});
