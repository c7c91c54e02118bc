export function kindOfMedia(url: string): 'video' | 'audio' | undefined {
  const extension = extensionOf(url);
  if (extension === 'mp4' || extension === 'webm') return 'video';
  return extension === 'mp3' || extension === 'm4a' ? 'audio' : undefined;
}

/** Says whether the file is WebVTT, the only format of captions that browsers read. */
export function isCaptionsFile(url: string): boolean {
  return extensionOf(url) === 'vtt';
}

function extensionOf(url: string): string | undefined {
  return /^[^?#]+\.(\w+)(?:[?#]|$)/.exec(url)?.[1]?.toLowerCase();
}
