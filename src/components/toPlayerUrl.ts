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
