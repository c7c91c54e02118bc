/**
 * The address of a provider's player, made of the video's id and never of the provider's HTML.
 *
 * @param url the video's page, as an editor copied it; the second that it points to (YouTube) and the
 * key of an unlisted video (Vimeo) are kept
 * @returns `undefined` for a page of the provider that is neither a video nor a list of them
 */
export function videoAddress(provider: 'YouTube' | 'Vimeo', url: string): string | undefined {
  const { hostname, pathname, searchParams } = new URL(url);
  return provider === 'YouTube'
    ? youTubeAddress(hostname, pathname, searchParams)
    : vimeoAddress(pathname, searchParams);
}

function youTubeAddress(hostname: string, pathname: string, parameters: URLSearchParams) {
  const player = 'https://www.youtube-nocookie.com/embed/';
  const [, folder = '', name = ''] = /^(?:\/(embed|shorts|live|v))?\/([^/]+)/.exec(pathname) ?? [];
  const id = name === 'watch' ? parameters.get('v') : name;
  const hasId = folder !== '' || name === 'watch' || hostname === 'youtu.be';
  // `embed/videoseries` has the length of an id, and is the player of a list.
  if (hasId && id && /^[\w-]{11}$/.test(id) && !/^(?:videoseries|live_stream)$/.test(id)) {
    const start = toSeconds(parameters.get('t') ?? parameters.get('start') ?? '');
    return `${player}${id}${start > 0 ? `?start=${start}` : ''}`;
  }
  const list = parameters.get('list');
  return list && /^(?:playlist|videoseries)$/.test(name)
    ? `${player}videoseries?list=${encodeURIComponent(list)}`
    : undefined;
}

function vimeoAddress(pathname: string, parameters: URLSearchParams) {
  const [, id, keyInPath] =
    /^\/(?:video\/|channels\/[^/]+\/|(?:groups|album|showcase)\/[^/]+\/videos?\/)?(\d+)(?:\/(\w+))?\/?$/.exec(
      pathname,
    ) ?? [];
  if (!id) return undefined;
  const key = keyInPath ?? parameters.get('h');
  return `https://player.vimeo.com/video/${id}?dnt=1${key ? `&h=${encodeURIComponent(key)}` : ''}`;
}

/** `90`, `90s` or `1h2m3s`; 0 for anything else. */
function toSeconds(time: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
