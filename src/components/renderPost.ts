import { languageSettings } from '../i18n/languages';
import type { Language } from '../i18n/languages';
import { loadScript } from './loadScript';

// Declares only those parts of the networks' globals that this file uses.
declare global {
  interface Window {
    FB?: { XFBML: { parse: (container: Element, onRendered: () => void) => void } };
    instgrm?: { Embeds: { process: () => void } };
    twttr?: { widgets: { load: (container: Element) => Promise<unknown> } };
  }
}

type Provider = 'Facebook' | 'Instagram' | 'X';

type Post = {
  provider: Provider;
  url: string;
  lang: Language;
};

type Network = {
  script: (lang: Language) => string;
  /**
   * Returns the markup from the network's documentation. The markup contains a link to the post,
   * which remains if the post is deleted.
   */
  markup: (post: Post) => HTMLElement;
  render: (container: Element) => unknown;
};

const networks: Record<Provider, Network> = {
  Facebook: {
    script: (lang) =>
      `https://connect.facebook.net/${languageSettings[lang].openGraph}/sdk.js#xfbml=1&version=v24.0`,
    markup: ({ url }) => {
      const post = document.createElement('div');
      post.className = /\/videos\/|\/watch|\/reel\//.test(url) ? 'fb-video' : 'fb-post';
      Object.assign(post.dataset, { href: url, width: 'auto' });
      post.append(quote('fb-xfbml-parse-ignore', url));
      return post;
    },
    render: (container) =>
      new Promise<void>((resolve) => required(window.FB, 'FB').XFBML.parse(container, resolve)),
  },
  Instagram: {
    script: () => 'https://www.instagram.com/embed.js',
    markup: ({ url }) => {
      const post = quote('instagram-media', url);
      // Removes the query string, which only says where the link was copied from.
      post.setAttribute('data-instgrm-permalink', url.replace(/[?#].*/, ''));
      post.setAttribute('data-instgrm-version', '14');
      return post;
    },
    render: () => required(window.instgrm, 'instgrm').Embeds.process(),
  },
  X: {
    script: () => 'https://platform.twitter.com/widgets.js',
    markup: ({ url }) => {
      // The script of X recognises posts only by the old domain.
      const post = quote(
        'twitter-tweet',
        url.replace(/^.*?(?:twitter|x)\.com\//i, 'https://twitter.com/'),
      );
      post.dataset['dnt'] = 'true';
      return post;
    },
    render: (container) => required(window.twttr, 'twttr').widgets.load(container),
  },
};

/**
 * Shows a post. React must not render into `container`, because the network's script changes it.
 * @throws Error if the network's script is blocked, or does not set its global
 */
export async function renderPost(container: Element, post: Post): Promise<void> {
  const network = networks[post.provider];
  container.replaceChildren(network.markup(post));
  try {
    await loadScript(network.script(post.lang));
    await network.render(container);
  } catch (error) {
    container.replaceChildren();
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

/** A blocker may respond with an empty script, which sets no global. */
function required<T>(script: T | undefined, name: string): T {
  if (!script) throw new Error(`The script of the network did not set window.${name}`);
  return script;
}
