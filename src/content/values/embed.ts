import { toHref } from './link';
import { isJsonObject, toText } from './cmsValues';
import type { JsonObject } from './cmsValues';

export type Embed = {
  url: string;
  title: string;
  /** Absent if the page can only link to the content. */
  player?: Player;
};

export type Player =
  | { provider: 'YouTube' | 'Vimeo'; ratio: number }
  /** A post has no ratio, because its social network decides the height. */
  | { provider: 'Facebook' | 'Instagram' | 'X'; ratio?: undefined };

// Only the URL decides, because oEmbed's `provider_name` and `html` may claim anything.
const providers: Readonly<Record<string, Player['provider']>> = {
  'youtube.com': 'YouTube',
  'youtube-nocookie.com': 'YouTube',
  'youtu.be': 'YouTube',
  'vimeo.com': 'Vimeo',
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'twitter.com': 'X',
  'x.com': 'X',
};

const DEFAULT_RATIO = 16 / 9;

/** Reads Prismic's copy of an oEmbed response. Returns `undefined` without a web address. */
export function toEmbed(oembed: unknown): Embed | undefined {
  if (!isJsonObject(oembed)) return undefined;
  const url = toText(oembed['embed_url']);
  if (!url || !/^https?:\/\//i.test(url)) return undefined;
  const title = toText(oembed['title']) ?? toText(oembed['author_name']) ?? url;
  return { url: toHref(url), title, player: toPlayer(url, oembed) };
}

function toPlayer(url: string, { width, height }: JsonObject): Player | undefined {
  // Does not use `new URL`, which throws for invalid `xn--` names. No provider has such a name.
  const site = /^\w+:\/\/(?:(?!xn-)[\w-]+\.)*?([\w-]+\.\w+)\//i.exec(url)?.[1];
  const provider = site && providers[site.toLowerCase()];
  if (!provider) return undefined;
  if (provider !== 'YouTube' && provider !== 'Vimeo') return { provider };
  const ratio = Number(width) / Number(height);
  return { provider, ratio: ratio > 0 && ratio < Infinity ? ratio : DEFAULT_RATIO };
}
