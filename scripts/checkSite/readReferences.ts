import { parseFeed } from 'feedsmith';
import ICAL from 'ical.js';
import type { Rule } from './Findings';
import { parseXml } from './parseMarkup';

const wellFormed: Rule = {
  kind: 'Feeds and calendars',
  expected: 'XML, JSON and calendars can be parsed.',
  remedy: 'Build the site again; if the file is damaged there too, this is a bug of src/build/.',
};
const complete: Rule = {
  kind: 'Feeds and calendars',
  expected:
    'A feed has a title, and each entry an id, a title and a link; an event has a start too.',
  remedy: 'Look at the document in the CMS; feeds are written by src/build/subscriptions/.',
};

export type ReadFile = {
  /** What the file refers to, as written. */
  references: string[];
  /** The pages of a sitemap, as written. */
  listed: string[];
  faults: { rule: Rule; seen: string }[];
};

const empty: ReadFile = { references: [], listed: [], faults: [] };

const broken = (seen: string): ReadFile => ({ ...empty, faults: [{ rule: wellFormed, seen }] });

const incomplete = (lacking: readonly string[]) =>
  lacking.map((seen) => ({ rule: complete, seen }));

/** The addresses in `url(…)`, as written. */
export function urlsOfStyles(css: string): string[] {
  const urls = css.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^"'()\s]+))\s*\)/g);
  return [...urls].flatMap(([, ...forms]) => forms.find(Boolean) ?? []);
}

/**
 * Reads a file that is no page: style sheet, manifest, sitemap, feed, calendar or search description.
 *
 * @param type its media type, without parameters
 */
export function readReferences(type: string, text: string): ReadFile {
  if (type === 'text/css') return { ...empty, references: urlsOfStyles(text) };
  if (type === 'text/calendar') return readCalendar(text);
  if (/[/+]json$/.test(type)) return readJson(text);
  if (/[/+]xml$/.test(type) && type !== 'image/svg+xml') return readXml(text);
  if (type === 'text/plain') {
    return {
      ...empty,
      references: [...text.matchAll(/^Sitemap: *(\S+)/gim)].map(([, url = '']) => url),
    };
  }
  return empty;
}

function readJson(text: string): ReadFile {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return broken((error as Error).message);
  }
  if (typeof json !== 'object' || json === null) return empty;
  if ('version' in json && String(json.version).startsWith('https://jsonfeed.org/')) {
    return readFeed(text);
  }
  // A web manifest.
  const { icons, start_url: start } = json as { icons?: { src: string }[]; start_url?: string };
  if (!Array.isArray(icons)) return empty;
  return {
    ...empty,
    references: [...icons.map(({ src }) => String(src)), ...(start ? [start] : [])],
  };
}

function readXml(text: string): ReadFile {
  const document = parseXml(text);
  if (!document) return broken('the XML is not well-formed');
  const texts = (name: string) =>
    [...document.getElementsByTagName(name)].map(({ textContent }) => textContent?.trim() ?? '');
  const attributes = (name: string, attribute: string) =>
    [...document.getElementsByTagName(name)].flatMap((each) => each.getAttribute(attribute) ?? []);
  switch (document.documentElement.localName) {
    case 'urlset': {
      const listed = texts('loc');
      return { ...empty, listed, references: [...listed, ...attributes('xhtml:link', 'href')] };
    }
    case 'sitemapindex':
      return { ...empty, references: texts('loc') };
    case 'OpenSearchDescription': {
      const templates = attributes('Url', 'template');
      const filled = templates.map((template) => template.replace(/\{[^}]*\}/g, 'a'));
      return { ...empty, references: [...filled, ...texts('Image')] };
    }
    case 'feed':
    case 'rss':
      return readFeed(text);
    default:
      return empty;
  }
}

/** An entry of any kind of feed, as far as its checks need it. */
type Entry = { id: unknown; title: unknown; links: (string | undefined)[] };

function readFeed(text: string): ReadFile {
  let parsed: ReturnType<typeof parseFeed>;
  try {
    parsed = parseFeed(text);
  } catch (error) {
    return broken((error as Error).message);
  }
  let entries: Entry[] = [];
  let links: (string | undefined)[] = [];
  let title: unknown;
  if (parsed.format === 'atom') {
    const { feed } = parsed;
    title = feed.title?.value;
    links = (feed.links ?? []).map(({ href }) => href);
    entries = (feed.entries ?? []).map((entry) => ({
      id: entry.id,
      title: entry.title?.value,
      links: (entry.links ?? []).map(({ href }) => href),
    }));
  } else if (parsed.format === 'json') {
    const { feed } = parsed;
    title = feed.title;
    links = [feed.home_page_url, feed.feed_url];
    entries = (feed.items ?? []).map((item) => ({
      id: item.id,
      title: item.title,
      links: [item.url, ...(item.image ? [item.image] : [])],
    }));
  } else if (parsed.format === 'rss') {
    const { feed } = parsed;
    title = feed.title;
    links = [feed.link];
    entries = (feed.items ?? []).map((item) => ({
      id: item.guid?.value,
      title: item.title,
      links: [item.link],
    }));
  }
  const lacking = entries.flatMap((entry, index) =>
    [
      ...(['id', 'title'] as const).filter((name) => !entry[name]),
      ...(entry.links[0] ? [] : ['link']),
    ].map((name) => `entry ${index + 1} has no ${name}`),
  );
  return {
    ...empty,
    references: [...links, ...entries.flatMap((entry) => entry.links)].filter(
      (link) => link !== undefined,
    ),
    faults: incomplete([...(title ? [] : ['the feed has no title']), ...lacking]),
  };
}

function readCalendar(text: string): ReadFile {
  let calendar: ICAL.Component;
  try {
    // Without the cast, the types of one calendar do not fit those of several.
    calendar = new ICAL.Component(ICAL.parse(text) as [string, unknown[], unknown[]]);
  } catch (error) {
    return broken((error as Error).message);
  }
  if (calendar.name !== 'vcalendar') return broken(`it begins with ${calendar.name}`);
  const events = calendar.getAllSubcomponents('vevent');
  const value = (event: ICAL.Component, name: string) =>
    String(event.getFirstPropertyValue(name) ?? '');
  const lacking = events.flatMap((event, index) =>
    ['uid', 'dtstart', 'summary']
      .filter((name) => !value(event, name))
      .map((name) => `event ${index + 1} has no ${name.toUpperCase()}`),
  );
  return {
    ...empty,
    references: [calendar, ...events].map((part) => value(part, 'url')).filter(Boolean),
    faults: incomplete(lacking),
  };
}
