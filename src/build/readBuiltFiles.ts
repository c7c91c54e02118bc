import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { hashFile, inParallel } from './files';
import { findSources, imagePatterns } from './media/placeholders';

/** What the build has found in the text of a page, a feed or another file that it wrote. */
type BuiltFile = {
  hash: string;
  /** Addresses of media files of this site. */
  media: string[];
  /** Sources of the images of a page. */
  sources: string[];
  hasNoindex: boolean;
  /** Digest of the placeholders that are in it; without one, writeMedia.ts has not added them yet. */
  placeholders?: string;
};

/** Files by name: the path in the folder of the built site. */
export type BuiltFiles = Map<string, BuiltFile>;

type Site = {
  /** Folder of the built site. */
  folder: string;
  /** Address of the published site. */
  siteUrl: string;
};

const MAX_OPEN_FILES = 16;

/**
 * Looks for media files, images and `noindex` in built files. Nothing is searched in a file that has the hash of a known
 * one: of thousands of pages, a publication changes a few.
 *
 * @param known the files of the last build. What is found is added, so that this build searches a file once
 * @returns the files that exist
 */
export async function readBuiltFiles(
  names: Iterable<string>,
  { folder, siteUrl }: Site,
  known: BuiltFiles,
): Promise<BuiltFiles> {
  const found: BuiltFiles = new Map();
  await inParallel(names, MAX_OPEN_FILES, async (name) => {
    const file = path.join(folder, name);
    if (!existsSync(file)) return;
    const hash = await hashFile(file);
    const last = known.get(name);
    const search = async () => findIn(await readFile(file, 'utf8'), name, siteUrl);
    found.set(name, last?.hash === hash ? last : { hash, ...(await search()) });
  });
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

/** A part of a text keeps the whole text in memory, 2 GiB for 10,000 pages. `JSON.parse` makes new texts. */
function copyUnique(parts: Iterable<string>): string[] {
  return JSON.parse(JSON.stringify([...new Set(parts)])) as string[];
}

/** A page has a hundred addresses that other pages have too, so there is a table of them. */
type Stored = { version: string; addresses: string[]; files: [string, StoredFile][] };

type StoredFile = Omit<BuiltFile, 'media' | 'sources'> & { media: number[]; sources: number[] };

const key = 'built files';

/** What was found by other patterns, or on a site at another address, counts as not found. */
function versionFor(siteUrl: string): string {
  return [siteUrl, references, ownMedia, ...imagePatterns, ...robotsPatterns].join(' ');
}

/** Returns the files that the last build has kept. */
export async function recallBuiltFiles(
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

/** Keeps files for the next build. */
export async function keepBuiltFiles(
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

/** Where HTML, JSON-LD and feeds have addresses. In any other place it is a text of an editor, such as a title. */
const references =
  /(?:\b(?:src|srcset|imagesrcset|href|url)=|"og:image" content=|"(?:image|logo|url)":)"([^"]*)"/gi;
const ownMedia = /^\/media\/[^\s"'<>()\\,&]+/;

/**
 * Finds the media files of this site that a built file refers to: paths and absolute URLs in
 * attributes, in JSON, and in a `srcset`.
 *
 * @param text of a page or a feed
 * @param siteUrl of the published site
 * @returns paths as they are written, percent-encoded
 */
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

/** Whether a page asks search engines not to list it. */
function hasNoindex(html: string): boolean {
  return (html.match(metaTag) ?? []).some((tag) => robots.test(tag) && noindex.test(tag));
}
