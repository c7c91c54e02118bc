import { toText, type Shape } from './shape';

/** Content of another site. */
export type Embed = {
  /** Where it stands on its own site. */
  url: string;
  title: string;
  /** What the page itself can show; without it the embed is a link. */
  player?: Player;
};

export type Player =
  /** A video; `ratio` is its width divided by its height. */
  | { provider: 'YouTube' | 'Vimeo'; ratio: number }
  /** A post, as high as its network draws it. */
  | { provider: 'Facebook' | 'Instagram' | 'X'; ratio?: undefined };

// Whose content a reader may load into a page. Told by the address alone: `provider_name` and `html`
// of oEmbed are words of others.
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

/**
 * Reads an embed field or an embed block of rich text.
 *
 * @param oembed Prismic's copy of the provider's oEmbed answer, with `embed_url`
 * @returns `undefined` without an address on the web
 */
export function toEmbed(oembed: Shape): Embed | undefined {
  const url = toText(oembed['embed_url']);
  if (!url || !/^https?:\/\//i.test(url)) return undefined;
  const title = toText(oembed['title']) ?? toText(oembed['author_name']) ?? url;
  return { url, title, player: toPlayer(url, oembed) };
}

function toPlayer(url: string, { width, height }: Shape): Player | undefined {
  const site = /^\w+:\/\/(?:[\w-]+\.)*?([\w-]+\.\w+)\//.exec(url)?.[1];
  const provider = site && providers[site.toLowerCase()];
  if (!provider) return undefined;
  if (provider !== 'YouTube' && provider !== 'Vimeo') return { provider };
  const ratio = Number(width) / Number(height);
  return { provider, ratio: ratio > 0 && ratio < Infinity ? ratio : 16 / 9 };
}
