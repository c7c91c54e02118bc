import { toHref } from './link';
import { toText } from './cmsValues';
import type { JsonObject } from './cmsValues';

/** Content from another site. */
export type Embed = {
  /** The address of the content on its own site. */
  url: string;
  title: string;
  /** Set when the page can show the content itself; otherwise the embed is a link. */
  player?: Player;
};

export type Player =
  /** A video; `ratio` is its width divided by its height. */
  | { provider: 'YouTube' | 'Vimeo'; ratio: number }
  /** A post, whose height its network decides. */
  | { provider: 'Facebook' | 'Instagram' | 'X'; ratio?: undefined };

// The providers whose content a page may load. Only the address decides: `provider_name` and `html`
// of oEmbed come from the provider and may claim anything.
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

/** Width divided by height, for a video whose size oEmbed does not give. */
const DEFAULT_RATIO = 16 / 9;

/**
 * Reads an embed field or an embed block of rich text.
 *
 * @param oembed Prismic's copy of the provider's oEmbed response, with `embed_url`
 * @returns `undefined` without an address on the web
 */
export function toEmbed(oembed: JsonObject): Embed | undefined {
  const url = toText(oembed['embed_url']);
  if (!url || !/^https?:\/\//i.test(url)) return undefined;
  const title = toText(oembed['title']) ?? toText(oembed['author_name']) ?? url;
  return { url: toHref(url), title, player: toPlayer(url, oembed) };
}

function toPlayer(url: string, { width, height }: JsonObject): Player | undefined {
  // After `xn--`, which no provider uses, not every name is a host: `new URL` would throw.
  const site = /^\w+:\/\/(?:(?!xn-)[\w-]+\.)*?([\w-]+\.\w+)\//i.exec(url)?.[1];
  const provider = site && providers[site.toLowerCase()];
  if (!provider) return undefined;
  if (provider !== 'YouTube' && provider !== 'Vimeo') return { provider };
  const ratio = Number(width) / Number(height);
  return { provider, ratio: ratio > 0 && ratio < Infinity ? ratio : DEFAULT_RATIO };
}
