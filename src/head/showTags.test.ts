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
  say: (id) => is[id],
};

let showTags: (facts: PageFacts) => Promise<void>;

/** What Gatsby does on each page: what is its own and was not rendered now goes. */
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
  // The module remembers the page that the browser shows; each test is a first visit.
  jest.resetModules();
  ({ showTags } = await import('./showTags'));
});

it('keeps what the server wrote, however often the page is drawn', async () => {
  await showTags(facts);
  clearAsGatsby();
  await showTags(facts);
  expect(canonicals()).toEqual(['https://example.is/']);
});

it('leaves the title to Gatsby', async () => {
  await showTags(facts);
  expect(document.querySelector('title')).toHaveAttribute('data-gatsby-head');
});

it('shows the tags of the next page in the place of the last one’s', async () => {
  await showTags(facts);
  await showTags({ ...facts, path: '/a/' });
  expect(canonicals()).toEqual(['https://example.is/a/']);
  const script = document.querySelector('script[type="application/ld+json"]');
  expect(JSON.parse(script?.textContent ?? '')['@graph']).toHaveLength(1);
  await showTags(facts);
  expect(canonicals()).toEqual(['https://example.is/']);
  expect(document.querySelector('meta[charset]')).toBeInTheDocument();
});

it('shows those of the last page alone to a reader in a hurry', async () => {
  await showTags(facts);
  await Promise.all([showTags({ ...facts, path: '/a/' }), showTags({ ...facts, path: '/b/' })]);
  expect(canonicals()).toEqual(['https://example.is/b/']);
  await Promise.all([showTags({ ...facts, path: '/a/' }), showTags({ ...facts, path: '/b/' })]);
  expect(canonicals()).toEqual(['https://example.is/b/']);
});

it('makes the tags of the first page too where the server wrote none', async () => {
  clearAsGatsby();
  await showTags(facts);
  expect(canonicals()).toEqual(['https://example.is/']);
});
