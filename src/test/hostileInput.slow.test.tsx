/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import { URL } from 'node:url';
import ICAL from 'ical.js';
import { createElement } from 'react';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { toAtom, toFeed } from '../build/subscriptions/toFeed';
import { datedPosts, toEventCalendar, toSubscription } from '../build/subscriptions/toCalendar';
import { toPost } from '../build/subscriptions/toPost';
import type { Post } from '../build/subscriptions/toPost';
import { toSite } from '../build/subscriptions/toSite';
import { toPlayerUrl } from '../components/toPlayerUrl';
import { toEmbed } from '../content/values/embed';
import { toNavigation } from '../content/types/navigation';
import { Provider } from '../i18n/Provider';
import '../head/toHeadTags';
import { Footer } from '../layout/footer/Footer';
import { Menu } from '../layout/menu/Menu';
import { documentPath } from '../routes';
import { toSearchDocument } from '../search/shape/toSearchDocument';
import * as articlePage from '../templates/article';
import * as associationPage from '../templates/association';
import * as eventPage from '../templates/event';
import * as homePage from '../templates/home';
import * as associationSubPage from '../templates/associationPage';
import * as genericPage from '../templates/page';
import * as projectPage from '../templates/project';
import { hostileBlocks } from './hostileBlocks';
import {
  embedAddresses,
  hostileHost,
  lookalikes,
  payloadClasses,
  payloads,
} from './hostilePayloads';
import { rawArticle, rawEvent } from './rawArticle';
import { searchIn } from './searchIn';

// Hostile texts in every place of every page: the page must have the elements and attributes that it
// has with other texts, and every link must lead where the reader is told.

jest.mock('../state/useSite', () => ({
  useSite: () => ({ site: { siteMetadata: { siteUrl: 'https://site.example' } } }),
}));
jest.mock('../layout/useNavigation', () => ({ useNavigation: () => mockNavigation }));
jest.mock('../state/useYear', () => ({ useYear: () => '2027' }));
jest.mock('../state/useNow', () => ({
  useNow: (select = (now: string): unknown => now) => select('2026-11-21T12:00Z'),
}));
jest.mock('gatsby/cache-dir/find-path', () => ({ grabMatchParams: () => ({}) }));
jest.mock('gatsby/cache-dir/api-runner-ssr', () => ({
  apiRunner: (_api: string, _args: object, element: unknown) => [element],
}));

/** Gatsby's own code, which parses the head that React has rendered and renders it again. */
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

let mockNavigation: ReturnType<typeof toNavigation>;
beforeEach(() => {
  // The mappers report what they leave out; React's warnings in development are no part of a build.
  for (const level of ['warn', 'error'] as const) {
    jest.spyOn(console, level).mockImplementation(() => undefined);
  }
});
afterEach(() => jest.restoreAllMocks());

const SITE = 'https://site.example';
const HARMLESS_URL = 'https://example.is/a.jpg';

/** What one payload fills: every text of the content, and every address that an editor enters. */
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

/** A category that no address can hold, whatever the text: otherwise its page has a link that others have not. */
const unlisted = (text: string) => `${text}?`;

/** The fields of all types. */
function fieldsOf(input: Input) {
  const { text = 'Leir', url = HARMLESS_URL } = input;
  return {
    title: title(text),
    lead: blocksOf(input).slice(0, 1),
    content: blocksOf(input),
    ...{ image: imageOf(input), logo: imageOf(input), category: unlisted(text) },
    ...{ author: text, photographer: text, place: text, price: 900, currency: text },
    ...{ designer: text, location: text, year: 2026, email: text },
    ...{ website: web(url), register: web(url) },
    related: [{ item: linkedOf(input) }],
  };
}

function linkedOf({ text = 'Leir', uid = 'leir', ...rest }: Input) {
  const own = { text, ...rest };
  return { ...{ _meta: metaOf('project', uid), title: title(text), image: imageOf(own) } };
}

/** A raw document of a type, which any part of its page may link to. */
function documentOf(type: string, input: Input) {
  const { text = 'Leir', uid = 'leir' } = input;
  const association = { _meta: metaOf('association', uid), title: title(text) };
  return {
    ...fieldsOf(input),
    _meta: { ...metaOf(type, uid), tags: [text, text] },
    association,
  };
}

const eventOf = (input: Input) => {
  const { _meta, ...fields } = documentOf('article', input);
  return rawEvent(fields, _meta);
};
const articleOf = (input: Input) => {
  const { _meta, ...fields } = documentOf('article', input);
  return rawArticle(fields, _meta);
};

function homepageOf(input: Input) {
  const { text = 'Leir', url = HARMLESS_URL } = input;
  const link = web(url);
  const row = { title: text, text, link, link_title: text, link_link: link };
  const slice = (name: string, primary: object, fields: object[] = []) => ({
    __typename: `PRISMIC_HomepageSections${name}`,
    primary: { heading: text, ...primary },
    fields,
  });
  return {
    _meta: { id: 'homepage-is', lang: 'is' },
    body: [{ primary: { title: text, url, default_link: link }, fields: [row] }],
    address: blocksOf(input).slice(0, 1),
    ...{ info_text: blocksOf(input).slice(-1), footer_info_text: blocksOf(input).slice(-1) },
    ...{ telephone: text, contact_info: text, copyright: text },
    ...{ links: [row], footer_links: [row] },
    ...{ newsletter_title: text, placeholder: text, signup_button: text },
    sections: [
      slice('Feature', { lead: text, link: { ...articleOf(input), _linkType: 'Link.document' } }),
      slice('News', { count: 5, category: unlisted(text) }),
      slice('Events', { count: 4 }),
      slice('Projects', { count: 4 }),
      slice('Associations', {}),
      slice('Callout', { text: blocksOf(input), link, link_text: text }),
      slice('Links', {}, [row]),
    ],
  };
}

type Template = { default: ComponentType<never>; Head: unknown };

/** A page as the build serves it: the head as Gatsby writes it, then the body. */
function pageOf(template: Template, prismic: object, path: string): string {
  const neighbour = metaOf('project', 'leir');
  const pageContext = { lang: 'is', previous: neighbour, next: neighbour };
  const props = { data: { prismic }, pageContext, location: { pathname: path } };
  let head: ReactNode;
  headHandlerForSSR({
    pageComponent: template,
    pageData: { result: props },
    pagePath: encodeURI(path),
    staticQueryContext: {},
    setHeadComponents: (components) => (head = components),
    setHtmlAttributes: () => undefined,
    setBodyAttributes: () => undefined,
  });
  const body = createElement(template.default as ComponentType<object>, props);
  return `<head>${renderToStaticMarkup(<>{head}</>)}</head><body>${draw(body)}</body>`;
}

const draw = (element: ReactElement) =>
  renderToStaticMarkup(<Provider lang="is">{element}</Provider>);

/** Draws every kind of page that shows content, and what surrounds all pages. */
const pageMakers: Record<string, (input: Input) => string> = {
  article: (input) => documentPage(articlePage, 'article', articleOf(input)),
  event: (input) => documentPage(eventPage, 'article', eventOf(input)),
  project: (input) => documentPage(projectPage, 'project', documentOf('project', input)),
  association: (input) =>
    documentPage(associationPage, 'association', documentOf('association', input), {
      ...listsOf(input),
      allAssociation_pages: list(documentOf('association_page', input)),
    }),
  associationPage: (input) =>
    documentPage(associationSubPage, 'association_page', documentOf('association_page', input), {
      allAssociation_pages: list(documentOf('association_page', { ...input, uid: 'leir' })),
    }),
  page: (input) => documentPage(genericPage, 'page', documentOf('page', input)),
  home: (input) => {
    mockNavigation = navigationOf(input);
    return pageOf(homePage, { allHomepages: list(homepageOf(input)), ...listsOf(input) }, '/');
  },
  layout: (input) => {
    const navigation = navigationOf(input);
    if (!navigation) throw new Error('The homepage has no navigation');
    return draw(
      <>
        <Menu navigation={navigation} path="/" />
        <Footer navigation={navigation} />
      </>,
    );
  },
};

type Raw = { _meta: { url: string | null } };

function documentPage(template: Template, type: string, raw: Raw, lists: object = {}): string {
  const neighbours = list(documentOf('project', {}));
  return pageOf(template, { [type]: raw, neighbours, ...lists }, raw._meta.url ?? '/');
}

const listsOf = (input: Input) => ({
  ...{ allArticles: list(articleOf(input), eventOf(input)), events: list(eventOf(input)) },
  allProjects: list(documentOf('project', input)),
  allAssociations: list(documentOf('association', input)),
});

function navigationOf(input: Input) {
  return toNavigation(homepageOf(input) as unknown as Parameters<typeof toNavigation>[0]);
}

const parser = new DOMParser();
const parse = (html: string) => parser.parseFromString(`<!doctype html>${html}`, 'text/html');

/** The elements of a page with the names of their attributes, and with the kind of every script. */
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

/** What a page may not contain, whatever its content. */
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

/** What is wrong with an address on a site that is served by HTTPS or, on localhost, by HTTP. */
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

/** A letter for every line of the text, and a colon for its colon: the pages of both must have the same elements. */
const harmless = (text: string) =>
  (text.includes(': ') ? 'a: ' : '') +
  text.replace(/[^\r\n]+/g, (line) => (line.includes('\u00AD') ? 'a\u00ADa' : 'a'));

const outlines = new Map<string, string>();

/** The outline of a page with a harmless text. */
function usualOutline(kind: string, text: string): string {
  const key = `${kind} ${text}`;
  const outline = outlines.get(key) ?? outlineOf(draftOf(kind, { text }));
  outlines.set(key, outline);
  return outline;
}

const draftOf = (kind: string, input: Input) => parse(pageMakers[kind]?.(input) ?? '');

const kindsOfPages = Object.keys(pageMakers);

/** The kinds of pages on which a payload is tried: one in turn, or all of them. */
function kindsFor(index: number): string[] {
  const one = kindsOfPages[index % kindsOfPages.length] ?? '';
  return process.env['TEST_FULL'] ? kindsOfPages : [one];
}

/** All faults of the pages that the payloads make, each with the kind of page and the payload. */
function faultsWith(all: readonly string[], check: (kind: string, payload: string) => string[]) {
  return all.flatMap((payload, index) =>
    kindsFor(index).flatMap((kind) =>
      check(kind, payload).map((fault) => `${kind} with ${JSON.stringify(payload)}: ${fault}`),
    ),
  );
}

const classes = Object.entries(payloadClasses);

describe.each(classes)('%s', (_name, all: readonly string[]) => {
  it('as texts add nothing to any page', () => {
    const check = (kind: string, text: string) => {
      const page = draftOf(kind, { text, image: `${HARMLESS_URL}?x=${text}` });
      const isUsual = outlineOf(page) === usualOutline(kind, harmless(text));
      return [...faultsOf(page), ...(isUsual ? [] : ['has other elements or attributes'])];
    };
    expect(faultsWith(all, check)).toEqual([]);
  });

  it('as addresses and uids run nothing, and leave the site only where the link says so', () => {
    const check = (kind: string, url: string) =>
      faultsOf(draftOf(kind, { url, image: url, uid: url }));
    expect(faultsWith(all, check)).toEqual([]);
  });

  it('as titles are texts, in structured data too', () => {
    for (const text of all) {
      const raw = { article: { ...articleOf({ text }), content: [] }, neighbours: list() };
      const page = parse(pageOf(articlePage, raw, '/a/'));
      expect(plain(page.querySelector('h1')?.textContent)).toBe(plain(text));
      expect(plain(page.title)).toBe(plain(`${text} – Miðstöð`));
      const meta = page.querySelector('meta[property="og:title"]');
      expect(plain(meta?.getAttribute('content'))).toBe(plain(text));
      const script = page.querySelector('script[type="application/ld+json"]');
      const [article] = JSON.parse(script?.textContent ?? '')['@graph'];
      expect(article.keywords).toEqual([text, text]);
    }
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
      const feed = (content: string) => toFeed([postOf(content)], { site, lang: 'is' });
      const atom = (content: string) => parser.parseFromString(toAtom(feed(content)), 'text/xml');
      expect(outlineOf(atom(text))).toBe(outlineOf(atom(harmless(text))));
      expect(plain(atom(text).querySelector('entry > title')?.textContent)).toBe(plain(text));
      const href = atom(text).querySelector('entry > link')?.getAttribute('href') ?? '';
      expect(new URL(href).host).toBe('site.example');
    }
  });

  it('add nothing to calendars', () => {
    for (const text of all) {
      const events = datedPosts([postOf(text)], 'is');
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

/** The text without the characters that HTML, XML and our own printable texts drop or replace. */
function plain(text: string | null | undefined): string | undefined {
  return text?.replace(/[\p{Cc}\s\ufffd\u00ad]/gu, '');
}

const players =
  /^https:\/\/(www\.youtube-nocookie\.com\/embed\/|player\.vimeo\.com\/video\/)[\w-]+(\?|$)/;

const site = toSite(SITE);

function postOf(text: string): Post {
  const post = toPost(eventOf({ text }));
  if (!post) throw new Error('The event has no page');
  return post;
}

it('the search indexes the whole corpus, and finds nothing but documents by it', async () => {
  const documents = payloads.flatMap((text, index) => {
    const raw = articleOf({ text });
    const url = `/ha-frettir/${index}/`;
    return toSearchDocument({ ...raw, _meta: { ...raw._meta, url } }) ?? [];
  });
  expect(documents).toHaveLength(payloads.length);
  const { search } = searchIn(documents, 'is');
  for (const text of payloads) {
    const result = await search(text, { limit: 300 });
    expect(result.status).toBe('answered');
    if (result.status !== 'answered') continue;
    const urls = result.hits.map(({ url }) => url);
    expect(urls.filter((url) => !/^\/ha-frettir\/\d+\/$/.test(url))).toEqual([]);
  }
  const found = await search('constructor', { limit: 300 });
  const titles = found.status === 'answered' ? found.hits.map(({ title: { text } }) => text) : [];
  expect(titles).toContain('constructor');
});

it('has at least 150 different payloads', () => {
  expect(new Set(payloads).size).toBe(payloads.length);
  expect(payloads.length).toBeGreaterThanOrEqual(150);
});
