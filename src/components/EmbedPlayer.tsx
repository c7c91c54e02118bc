import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Embed, Player } from '../content/values/embed';
import { languageOfTag, languageSettings } from '../i18n/languages';
import type { Language } from '../i18n/languages';
import { loadScript } from './loadScript';

// The hidden invitation keeps its space, so that a video appears without a layout shift.
const Invitation = styled.div<{ $keepsSpace: boolean }>`
  display: ${({ $keepsSpace }) => ($keepsSpace ? 'contents' : 'none')};
  visibility: hidden;
`;

const Status = styled.p<{ $isOver: boolean }>`
  position: ${({ $isOver }) => $isOver && 'absolute'};
  max-width: 100%;
  padding-inline: var(--baseline);
`;

const Stage = styled.div<{ $isOver: boolean }>`
  position: ${({ $isOver }) => $isOver && 'absolute'};
  inset: 0;
  width: 100%;
  text-align: start;

  iframe {
    max-width: 100%;
  }
`;

const Frame = styled.iframe`
  width: 100%;
  height: 100%;
  border: 0;
`;

type Props = Embed & { player: Player; invitation: ReactNode };

/** Takes the focus, because the clicked button disappears. */
export function EmbedPlayer({ url, title, player, invitation }: Props) {
  const { locale } = useIntl();
  const [status, setStatus] = useState<'loading' | 'failed' | 'shown'>('loading');
  const stage = useRef<HTMLDivElement>(null);
  const statusId = useId();
  const { provider } = player;
  const isVideo = provider === 'YouTube' || provider === 'Vimeo';
  const video = isVideo ? toPlayerUrl(provider, url) : undefined;

  useEffect(() => stage.current?.focus({ preventScroll: true }), []);

  useEffect(() => {
    // Without a player for the URL, the browser opens the URL, as it does without JavaScript.
    if (isVideo && !video) window.location.assign(url);
  }, [isVideo, video, url]);

  useEffect(() => {
    if (isVideo || !stage.current) return;
    renderPost(stage.current, networks[provider], url, languageOfTag(locale)).then(
      () => setStatus('shown'),
      () => setStatus('failed'),
    );
  }, [isVideo, provider, url, locale]);

  return (
    <>
      <Invitation $keepsSpace={isVideo}>{invitation}</Invitation>
      <Status id={statusId} role="status" $isOver={isVideo}>
        {status !== 'shown' && <FormattedMessage id={`embed.${status}`} values={{ provider }} />}
      </Status>
      <Stage
        ref={stage}
        tabIndex={-1}
        role="group"
        aria-label={`${title} (${provider})`}
        aria-describedby={statusId}
        $isOver={isVideo}
      >
        {video && (
          <Frame
            src={video}
            title={title}
            allow="accelerometer; autoplay; clipboard-write; encrypted-media; gyroscope; picture-in-picture"
            allowFullScreen
            // The reader has clicked, so the iframe loads even if it is scrolled out of view.
            loading="eager"
            // YouTube refuses to play without a referrer.
            referrerPolicy="strict-origin-when-cross-origin"
            onLoad={() => setStatus('shown')}
          />
        )}
      </Stage>
    </>
  );
}

/**
 * Returns the player's URL for a video or playlist, built from its id, never from the provider's
 * HTML. The URL keeps the start time (YouTube) and the key of an unlisted video (Vimeo).
 */
export function toPlayerUrl(provider: 'YouTube' | 'Vimeo', url: string): string | undefined {
  const { hostname, pathname, searchParams } = new URL(url);
  return provider === 'YouTube'
    ? youTubePlayerUrl(hostname, pathname, searchParams)
    : vimeoPlayerUrl(pathname, searchParams);
}

function youTubePlayerUrl(hostname: string, pathname: string, parameters: URLSearchParams) {
  const player = 'https://www.youtube-nocookie.com/embed/';
  const [, folder = '', name = ''] = /^(?:\/(embed|shorts|live|v))?\/([^/]+)/.exec(pathname) ?? [];
  const id = name === 'watch' ? parameters.get('v') : name;
  const hasId = folder !== '' || name === 'watch' || hostname === 'youtu.be';
  // `videoseries` (for a playlist) and `live_stream` are as long as an id, but are not ids.
  if (hasId && id && /^[\w-]{11}$/.test(id) && !/^(?:videoseries|live_stream)$/.test(id)) {
    const start = toSeconds(parameters.get('t') ?? parameters.get('start') ?? '');
    return `${player}${id}${start > 0 ? `?start=${start}` : ''}`;
  }
  const list = parameters.get('list');
  return list && /^(?:playlist|videoseries)$/.test(name)
    ? `${player}videoseries?list=${encodeURIComponent(list)}`
    : undefined;
}

function vimeoPlayerUrl(pathname: string, parameters: URLSearchParams) {
  const [, id, keyInPath] =
    /^\/(?:video\/|channels\/[^/]+\/|(?:groups|album|showcase)\/[^/]+\/videos?\/)?(\d+)(?:\/(\w+))?\/?$/.exec(
      pathname,
    ) ?? [];
  if (!id) return undefined;
  const key = keyInPath ?? parameters.get('h');
  return `https://player.vimeo.com/video/${id}?dnt=1${key ? `&h=${encodeURIComponent(key)}` : ''}`;
}

/** Parses `90`, `90s` or `1h2m3s`; returns 0 for anything else. */
function toSeconds(time: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

declare global {
  interface Window {
    FB?: { XFBML: { parse: (container: Element, onRendered: () => void) => void } };
    instgrm?: { Embeds: { process: () => void } };
    twttr?: { widgets: { load: (container: Element) => Promise<unknown> } };
  }
}

type Provider = 'Facebook' | 'Instagram' | 'X';

type Network = {
  script: (lang: Language) => string;
  /** Returns the network's documented markup, with a link that remains if the post is deleted. */
  markup: (url: string) => HTMLElement;
  render: (container: Element) => unknown;
};

const networks: Record<Provider, Network> = {
  Facebook: {
    script: (lang) =>
      `https://connect.facebook.net/${languageSettings[lang].openGraph}/sdk.js#xfbml=1&version=v24.0`,
    markup: (url) => {
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
    markup: (url) => {
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
    markup: (url) => {
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

/** React must not render into `container`, because the network's script changes it. */
async function renderPost(container: Element, network: Network, url: string, lang: Language) {
  container.replaceChildren(network.markup(url));
  try {
    await loadScript(network.script(lang));
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
