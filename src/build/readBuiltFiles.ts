import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { toHash } from './files';
import { findSources, imagePatterns } from './media/placeholders';

type BuiltFile = {
  hash: string;
  /** Addresses of media files of this site. */
  media: string[];
  /** Sources of the page's images. */
  sources: string[];
  hasNoindex: boolean;
  /** Digest of the placeholders that writeMedia.ts has added. */
  placeholders?: string;
};

/** The keys are paths in the folder of the built site. */
export type BuiltFiles = Map<string, BuiltFile>;

type Site = {
  folder: string;
  siteUrl: string;
};

/**
 * Searches files for media, images and `noindex`, unless `known` has their hash: a publication
 * changes few of thousands of pages. Adds the results to `known`. Returns the files that exist.
 */
export function readBuiltFiles(
  names: Iterable<string>,
  { folder, siteUrl }: Site,
  known: BuiltFiles,
): BuiltFiles {
  const found: BuiltFiles = new Map();
  for (const name of names) {
    const file = path.join(folder, name);
    if (!existsSync(file)) continue;
    const content = readFileSync(file);
    const hash = toHash(content);
    const last = known.get(name);
    found.set(
      name,
      last?.hash === hash ? last : { hash, ...findIn(content.toString(), name, siteUrl) },
    );
  }
  for (const [name, file] of found) known.set(name, file);
  return found;
}

function findIn(text: string, name: string, siteUrl: string) {
  return {
    media: copyUnique(findMedia(text, siteUrl)),
    sources: name.endsWith('.html') ? copyUnique(findSources(text)) : [],
    hasNoindex: hasNoindex(text),
  };
}

/** Copies found strings, each of which would keep its page in memory: 2 GiB for 10,000 pages. */
function copyUnique(parts: Iterable<string>): string[] {
  return JSON.parse(JSON.stringify([...new Set(parts)])) as string[];
}

/** Files name addresses by index: a page shares about a hundred addresses with other pages. */
type Stored = { version: string; addresses: string[]; files: [string, StoredFile][] };

type StoredFile = Omit<BuiltFile, 'media' | 'sources'> & { media: number[]; sources: number[] };

const key = 'built files';

/** The version differs for other patterns or site addresses, so outdated results are not used. */
function versionFor(siteUrl: string): string {
  return [siteUrl, references, ownMedia, ...imagePatterns, ...robotsPatterns].join(' ');
}

export async function loadBuiltFiles(
  cache: BuildArgs['cache'],
  siteUrl: string,
): Promise<BuiltFiles> {
  const stored: Stored | undefined = await cache.get(key);
  if (stored?.version !== versionFor(siteUrl)) return new Map();
  const { addresses, files } = stored;
  const toAddresses = (places: number[]) => places.flatMap((place) => addresses[place] ?? []);
  return new Map(
    files.map(([name, { media, sources, ...rest }]) => [
      name,
      { ...rest, media: toAddresses(media), sources: toAddresses(sources) },
    ]),
  );
}

export async function saveBuiltFiles(
  cache: BuildArgs['cache'],
  siteUrl: string,
  built: BuiltFiles,
): Promise<void> {
  const places = new Map<string, number>();
  const toPlace = (address: string) => {
    const place = places.get(address) ?? places.size;
    places.set(address, place);
    return place;
  };
  const files = [...built].map(([name, { media, sources, ...rest }]): [string, StoredFile] => [
    name,
    { ...rest, media: media.map(toPlace), sources: sources.map(toPlace) },
  ]);
  const stored: Stored = { version: versionFor(siteUrl), addresses: [...places.keys()], files };
  await cache.set(key, stored);
}

/**
 * In HTML, JSON-LD and feeds, the site writes addresses only into these attributes and properties.
 * Addresses elsewhere are an editor's text.
 */
const references =
  /(?:\b(?:src|srcset|imagesrcset|poster|href|url)=|"og:image" content=|"(?:image|logo|url|contentUrl|thumbnailUrl)":)"([^"]*)"/gi;
const ownMedia = /^\/media\/[^\s"'<>()\\,&]+/;

/** Returns paths of the site's media files in a built file, percent-encoded as in the file. */
export function findMedia(text: string, siteUrl: string): string[] {
  const own = text.replaceAll(`"${siteUrl}/`, '"/');
  return [...own.matchAll(references)]
    .flatMap(([, value = '']) => value.split(', '))
    .flatMap((address) => ownMedia.exec(address)?.[0] ?? []);
}

const metaTag = /<meta\s[^>]*(?:>|$)/g;
const robots = /\bname="robots"/;
const noindex = /\bnoindex\b/;

const robotsPatterns = [metaTag, robots, noindex];

function hasNoindex(html: string): boolean {
  return (html.match(metaTag) ?? []).some((tag) => robots.test(tag) && noindex.test(tag));
}
