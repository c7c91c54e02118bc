import { languageFacts, type Language } from '../i18n/languages';
import { loadScript } from './loadScript';

// What the networks' scripts leave in the page, as far as it is used here.
declare global {
  interface Window {
    FB?: { XFBML: { parse: (within: Element, onDrawn: () => void) => void } };
    instgrm?: { Embeds: { process: () => void } };
    twttr?: { widgets: { load: (within: Element) => Promise<unknown> } };
  }
}

type Provider = 'Facebook' | 'Instagram' | 'X';

type Post = {
  provider: Provider;
  url: string;
  /** Of the page. */
  lang: Language;
};

type Network = {
  script: (lang: Language) => string;
  /** The network's documented markup. It holds a link, which stays where a post has been deleted. */
  markup: (post: Post) => HTMLElement;
  draw: (within: Element) => unknown;
};

const networks: Record<Provider, Network> = {
  Facebook: {
    script: (lang) =>
      `https://connect.facebook.net/${languageFacts[lang].openGraph}/sdk.js#xfbml=1&version=v24.0`,
    markup: ({ url }) => {
      const post = document.createElement('div');
      post.className = /\/videos\/|\/watch|\/reel\//.test(url) ? 'fb-video' : 'fb-post';
      Object.assign(post.dataset, { href: url, width: 'auto' });
      post.append(quote('fb-xfbml-parse-ignore', url));
      return post;
    },
    draw: (within) =>
      new Promise<void>((resolve) => found(window.FB, 'FB').XFBML.parse(within, resolve)),
  },
  Instagram: {
    script: () => 'https://www.instagram.com/embed.js',
    markup: ({ url }) => {
      const post = quote('instagram-media', url);
      // The attributes' names are Instagram's; what follows `?` only tells where a link was copied.
      post.setAttribute('data-instgrm-permalink', url.replace(/[?#].*/, ''));
      post.setAttribute('data-instgrm-version', '14');
      return post;
    },
    draw: () => found(window.instgrm, 'instgrm').Embeds.process(),
  },
  X: {
    script: () => 'https://platform.twitter.com/widgets.js',
    markup: ({ url }) => {
      // Its script knows posts by the network's old address.
      const post = quote(
        'twitter-tweet',
        url.replace(/^.*?(?:twitter|x)\.com\//i, 'https://twitter.com/'),
      );
      post.dataset['dnt'] = 'true';
      return post;
    },
    draw: (within) => found(window.twttr, 'twttr').widgets.load(within),
  },
};

/**
 * Shows a post of a social network by the network's own markup and script. The markup is put there
 * without React, since the script replaces it.
 *
 * @param within an element whose content is nobody else's
 * @throws Error when the network's script is blocked or is not what it was
 */
export async function drawPost(within: Element, post: Post): Promise<void> {
  const network = networks[post.provider];
  within.replaceChildren(network.markup(post));
  try {
    await loadScript(network.script(post.lang));
    await network.draw(within);
  } catch (error) {
    within.replaceChildren();
    throw error;
  }
}

function quote(className: string, url: string): HTMLElement {
  const link = document.createElement('a');
  link.href = url;
  link.textContent = url;
  const block = document.createElement('blockquote');
  block.className = className;
  block.append(link);
  return block;
}

/** A blocker may answer with an empty script. */
function found<T>(script: T | undefined, name: string): T {
  if (!script) throw new Error(`The network's script has not set window.${name}`);
  return script;
}
