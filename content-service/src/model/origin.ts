import { isJsonObject } from './json';
import type { Json, JsonObject } from './json';
import type { Scope } from './scope';

/**
 * Placeholder for the service's origin in the cached content, because clients use several origins
 * (localhost, 127.0.0.1, a proxy). Nobody can own a name under `.invalid` (RFC 2606).
 */
export const placeholderOrigin = 'http://content-service.invalid';

export function withOrigin(json: string, origin: string): string {
  return json.replaceAll(placeholderOrigin, origin);
}

const HASH_LENGTH = 12;

/**
 * Returns the `url` of a media file. It changes with the content, as at Prismic, so browsers and
 * hosts may cache it forever.
 */
export function mediaUrl({ name, hash }: { name: string; hash: string }): string {
  const folders = name.split('/').map(encodeURIComponent);
  const file = folders.pop() ?? '';
  return [placeholderOrigin, 'media', ...folders, `${hash.slice(0, HASH_LENGTH)}_${file}`].join(
    '/',
  );
}

const hashedName = new RegExp(`(?<=^|/)([0-9a-f]{${HASH_LENGTH}})_(?=[^/]+$)`);

/**
 * Reads the name of a media file from its decoded address after `/media/`. Without the beginning of
 * the hash, the address is for any content.
 */
export function readMediaName(requested: string): { name: string; hash?: string } {
  const [, hash] = hashedName.exec(requested) ?? [];
  return hash ? { name: requested.replace(hashedName, ''), hash } : { name: requested };
}

/**
 * Returns the name under which `import` stores a file in the media folder: its host and path.
 * Undefined if the address is not on the web or its path is not the path of a file.
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
 * Replaces the addresses of an image and its views, or of a link to media, if `import` downloaded
 * the files. Their queries stay: they are imgix's parameters, for example the editor's crop.
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
