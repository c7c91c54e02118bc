/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import { URL } from 'node:url';
import ICAL from 'ical.js';
import { createElement } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { toAtom } from '../build/subscriptions/toAtom';
import { datedPosts, toEventCalendar, toSubscription } from '../build/subscriptions/toCalendar';
import { toPost } from '../build/subscriptions/toPost';
import type { Post } from '../build/subscriptions/toPost';
import { toSite } from '../build/siteVariables';
import { toPlayerUrl } from '../components/EmbedPlayer';
import { toEmbed } from '../content/values/embed';
import { Provider } from '../i18n/Provider';
import '../head/toHeadTags';
import { documentPath } from '../routes';
import * as articlePage from '../templates/article';
import { hostileBlocks } from './hostileBlocks';
import { embedAddresses, hostileHost, lookalikes, payloadClasses } from './hostilePayloads';
import { rawArticle, rawEvent } from './rawArticle';

// These tests put hostile texts into an article's HTML, feeds and calendars. The page
// must have the same elements and attributes as with other texts, and links must keep their
// targets. e2e/hostileInput.spec.ts tests all types in a browser.

jest.mock('../state/useSite', () => ({
  useSite: () => ({ site: { siteMetadata: { siteUrl: 'https://site.example' } } }),
}));
jest.mock('../state/useNow', () => ({
  useNow: (select = (now: string): unknown => now) => select('2026-11-21T12:00Z'),
}));
jest.mock('gatsby/cache-dir/find-path', () => ({ grabMatchParams: () => ({}) }));
jest.mock('gatsby/cache-dir/api-runner-ssr', () => ({
  apiRunner: (_api: string, _args: object, element: unknown) => [element],
}));

/** Gatsby's function for the head parses the head that React has rendered, and renders it again. */
type HeadHandler = (options: {
  pageComponent: { Head: unknown };
  pageData: { result: object };
  pagePath: string;
  staticQueryContext: object;
  setHeadComponents: (components: ReactNode) => void;
  setHtmlAttributes: () => void;
  setBodyAttributes: () => void;
}) => void;

Object.assign(globalThis, { __BASE_PATH__: '' });
const { headHandlerForSSR } = jest.requireActual<{ headHandlerForSSR: HeadHandler }>(
  'gatsby/cache-dir/head/head-export-handler-for-ssr',
);

beforeEach(() => {
  // Mappers report the invalid content, and React's development build logs warnings.
  for (const level of ['warn', 'error'] as const) {
    jest.spyOn(console, level).mockImplementation(() => undefined);
  }
});
afterEach(() => jest.restoreAllMocks());

const SITE = 'https://site.example';
const HARMLESS_URL = 'https://example.is/a.jpg';

/** Payloads for all texts of an article, and for all URLs that an editor enters. */
type Input = { text?: string; url?: string; image?: string; uid?: string };

const web = (url: string) => ({ _linkType: 'Link.web', url });

function blocksOf({
  text = 'Leir',
  url = HARMLESS_URL,
  image: address = url,
  uid = 'leir',
}: Input) {
  const whole = { start: 0, end: text.length };
  const data = { ...metaOf('project', uid), link_type: 'Document' };
  return [
    ...hostileBlocks({ text, url, image: address }),
    { type: 'paragraph', text, spans: [{ ...whole, type: 'hyperlink', data }] },
  ];
}

function metaOf(type: string, uid: string) {
  const address = { type, uid, lang: 'is', association: 'ivaf' };
  return { ...address, id: `${type}-1`, tags: [], url: documentPath(address) ?? null };
}

function imageOf({ text = 'Leir', image: url = HARMLESS_URL }: Input) {
  return { dimensions: { width: 1800, height: 1000 }, alt: text, copyright: text, url };
}

const title = (text: string) => [{ type: 'heading1', text, spans: [] }];
const list = <Node,>(...nodes: Node[]) => ({ edges: nodes.map((node) => ({ node })) });

/** Returns a category that is not valid in a URL, so that the category's link is always missing. */
const unlisted = (text: string) => `${text}?`;

/** Returns the fields and the metadata of an article. */
function fieldsOf(input: Input): [fields: Record<string, unknown>, meta: object] {
  const { text = 'Leir', url = HARMLESS_URL, uid = 'leir' } = input;
  const link = { _meta: metaOf('project', uid), title: title(text), image: imageOf(input) };
  return [
    {
      title: title(text),
      lead: blocksOf(input).slice(0, 1),
      content: blocksOf(input),
      ...{ image: imageOf(input), category: unlisted(text) },
      ...{ author: text, photographer: text, place: text, price: 900, currency: text },
      register: web(url),
      association: { _meta: metaOf('association', uid), title: title(text) },
      related: [{ item: link }],
    },
    { ...metaOf('article', uid), tags: [text, text] },
  ];
}

/** Returns the article's page. Gatsby renders the head, and React the body. */
function pageOf(input: Input): Document {
  const neighbour = metaOf('project', 'leir');
  const article = rawArticle(...fieldsOf(input));
  const path = article._meta.url ?? '/';
  const props = {
    data: { prismic: { article, neighbours: list() } },
    pageContext: { lang: 'is', previous: neighbour, next: neighbour },
    location: { pathname: path },
  };
  let head: ReactNode;
  headHandlerForSSR({
    pageComponent: articlePage,
    pageData: { result: props },
    pagePath: encodeURI(path),
    staticQueryContext: {},
    setHeadComponents: (components) => (head = components),
    setHtmlAttributes: () => undefined,
    setBodyAttributes: () => undefined,
  });
  const body = createElement(articlePage.default as ComponentType<object>, props);
  const [headHtml, bodyHtml] = [<>{head}</>, <Provider lang="is">{body}</Provider>].map((part) =>
    renderToStaticMarkup(part),
  );
  return parser.parseFromString(
    `<!doctype html><head>${headHtml}</head><body>${bodyHtml}</body>`,
    'text/html',
  );
}

const parser = new DOMParser();

/** Returns a list of the page's elements, with names of attributes and types of scripts. */
function outlineOf(page: Document): string {
  return [...page.querySelectorAll('*')]
    .map(({ localName, attributes, parentElement }) => {
      const attributeNames = [...attributes].map(({ name }) => name).join(' ');
      return `${parentElement?.localName}>${localName} ${attributeNames}`;
    })
    .join('\n');
}

const forbidden = [
  'script:not([type="application/ld+json"])',
  ...['iframe', 'object', 'embed', 'base', 'meta[http-equiv]', 'foreignObject', 'svg script'],
  ...['form:not([role=search]):not(.newsletter)', '[srcdoc]', '[formaction]', '[ping]'],
].join();

const addressAttributes = ['href', 'src', 'action', 'xlink:href', 'poster', 'data'];

function faultsOf(page: Document): string[] {
  const faults = [...page.querySelectorAll(forbidden)].map(({ outerHTML }) => outerHTML);
  for (const element of page.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on')) faults.push(`${name}=${value}`);
      if (name === 'style' && /url|expression|import/i.test(value)) faults.push(`style=${value}`);
      if (addressAttributes.includes(name)) faults.push(...addressFaults(element, value));
      if (name === 'srcset') {
        const candidates = value.split(', ').map((candidate) => candidate.replace(/ \d+w$/, ''));
        faults.push(...candidates.flatMap((candidate) => addressFaults(element, candidate)));
      }
    }
  }
  return faults;
}

/** Returns the faults of a URL, once for a site with HTTPS and once for HTTP on localhost. */
function addressFaults(element: Element, address: string): string[] {
  return [`${SITE}/page/leir/`, 'http://localhost:9000/page/leir/'].flatMap((base) => {
    if (!URL.canParse(address, base)) return [];
    const { protocol, host } = new URL(address, base);
    const isWeb = /^https?:$/.test(protocol);
    if (!isWeb && !['mailto:', 'tel:'].includes(protocol)) return `${protocol} in ${address}`;
    const leaves = isWeb && host !== new URL(base).host;
    if (!leaves || element.localName !== 'a') return [];
    const isTold = element.getAttribute('target') === '_blank' && /^(https?:)?\/\//i.test(address);
    const isEmbed = element.textContent?.startsWith('Sýna efni frá');
    return isTold || isEmbed ? [] : `leaves the site untold: ${JSON.stringify(address)}`;
  });
}

/** Keeps a colon and a soft hyphen, so that the page must have the same elements. */
const harmless = (text: string) =>
  (text.includes(': ') ? 'a: ' : '') +
  text.replace(/[^\r\n]+/g, (line) => (line.includes('\u00AD') ? 'a\u00ADa' : 'a'));

const outlines = new Map<string, string>();

function usualOutline(text: string): string {
  const outline = outlines.get(text) ?? outlineOf(pageOf({ text }));
  outlines.set(text, outline);
  return outline;
}

const classes = Object.entries(payloadClasses);

describe.each(classes)('%s', (_name, all: readonly string[]) => {
  it('as texts add nothing to the page, its title and its structured data', () => {
    for (const text of all) {
      const page = pageOf({ text, image: `${HARMLESS_URL}?x=${text}` });
      expect(faultsOf(page)).toEqual([]);
      expect(outlineOf(page)).toBe(usualOutline(harmless(text)));
      expect(plain(page.querySelector('h1')?.textContent)).toBe(plain(text));
      expect(plain(page.title)).toBe(plain(`${text} – Miðstöð`));
      const meta = page.querySelector('meta[property="og:title"]');
      expect(plain(meta?.getAttribute('content'))).toBe(plain(text));
      const script = page.querySelector('script[type="application/ld+json"]');
      const [article] = JSON.parse(script?.textContent ?? '')['@graph'];
      expect(article.keywords.map(plain)).toEqual([plain(text), plain(text)]);
    }
  });

  it('as addresses and uids run nothing, and leave the site only if the link says so', () => {
    for (const url of all) expect(faultsOf(pageOf({ url, image: url, uid: url }))).toEqual([]);
  });

  it('in embeds have a player of their provider, or none', () => {
    const addresses = [...lookalikes, ...all.flatMap(embedAddresses)];
    const faults = addresses.filter((url) => {
      const player = toEmbed({ embed_url: url })?.player;
      if (!player) return false;
      if (!URL.canParse(url) || new URL(url).host.includes(hostileHost)) return true;
      if (player.provider !== 'YouTube' && player.provider !== 'Vimeo') return false;
      const address = toPlayerUrl(player.provider, url);
      return address !== undefined && !players.test(address);
    });
    expect(faults).toEqual([]);
  });

  it('add nothing to feeds', () => {
    for (const text of all) {
      const feed = (content: string) => toAtom([postOf(content)], { site, lang: 'is' });
      const atom = (content: string) => parser.parseFromString(feed(content), 'text/xml');
      expect(outlineOf(atom(text))).toBe(outlineOf(atom(harmless(text))));
      expect(plain(atom(text).querySelector('entry > title')?.textContent)).toBe(plain(text));
      const href = atom(text).querySelector('entry > link')?.getAttribute('href') ?? '';
      expect(new URL(href).host).toBe('site.example');
    }
  });

  it('add nothing to calendars', () => {
    for (const text of all) {
      const events = datedPosts([postOf(text)]);
      const files = [
        toSubscription(events, { site, lang: 'is' }),
        ...events.map((event) => toEventCalendar(event, site)),
      ];
      for (const file of files) {
        const calendar = new ICAL.Component(ICAL.parse(file));
        const [event, ...others] = calendar.getAllSubcomponents('vevent');
        expect(others).toEqual([]);
        expect(plain(String(event?.getFirstPropertyValue('summary')))).toBe(plain(text));
        expect(plain(String(event?.getFirstPropertyValue('location')))).toBe(plain(text));
        expect(event?.getAllProperties().map(({ name }) => name)).toEqual([
          ...['uid', 'dtstamp', 'last-modified', 'dtstart', 'dtend'],
          ...['summary', 'description', 'location', 'url'],
        ]);
      }
    }
  });
});

/** Removes characters that HTML, XML and our own texts drop or replace. */
function plain(text: string | null | undefined): string | undefined {
  return text?.replace(/[\p{Cc}\s\ufffd\u00ad]/gu, '');
}

const players =
  /^https:\/\/(www\.youtube-nocookie\.com\/embed\/|player\.vimeo\.com\/video\/)[\w-]+(\?|$)/;

const site = toSite(SITE);

function postOf(text: string): Post {
  const post = toPost(rawEvent(...fieldsOf({ text })));
  if (!post) throw new Error('The event has no page');
  return post;
}
