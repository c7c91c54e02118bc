import { isJsonObject } from './json';
import type { Json, JsonObject } from './json';
import { mediaUrl } from './origin';
import type { Scope } from './scope';

/**
 * The name in the media folder under which `import` stores the file of an address: its host and path.
 *
 * @returns undefined for an address that is not on the web, or whose path is no path of a file
 */
export function downloadedName(address: string): string | undefined {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return undefined;
  const { hostname, pathname } = new URL(address);
  const segments = pathname.slice(1).split('/').map(decoded);
  const isFile = segments.every(
    (segment) => segment !== undefined && segment !== '' && !/^\.|[/\\\0]/.test(segment),
  );
  return isFile ? [hostname, ...segments].join('/') : undefined;
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/**
 * Replaces the addresses of an image and its views, or of a link to media, by those of the files that `import`
 * has downloaded. Their queries stay: they are imgix's parameters, such as the editor's crop.
 */
export function withDownloadedMedia(value: JsonObject, scope: Scope): JsonObject {
  const toOwn = (key: string, each: Json): Json => {
    if (isJsonObject(each)) return withDownloadedMedia(each, scope);
    if (key !== 'url' || typeof each !== 'string') return each;
    const name = downloadedName(each);
    const file = name === undefined ? undefined : scope.media(name);
    return file ? mediaUrl(file) + new URL(each).search : each;
  };
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, toOwn(key, each)]));
}
