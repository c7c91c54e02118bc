import { isJsonObject } from './json';
import type { Json, JsonObject } from './json';
import type { Scope } from './scope';

/**
 * The cached content has this origin in place of the service's, because clients use several origins
 * (localhost, 127.0.0.1, a proxy). Nobody can own a name under `.invalid` (RFC 2606).
 */
export const placeholderOrigin = 'http://content-service.invalid';

export function withOrigin(json: string, origin: string): string {
  return json.replaceAll(placeholderOrigin, origin);
}

const HASH_LENGTH = 12;

/** The address changes with the content, as at Prismic, so caches may keep the file forever. */
export function mediaUrl({ name, hash }: { name: string; hash: string }): string {
  const folders = name.split('/').map(encodeURIComponent);
  const file = folders.pop() ?? '';
  return [placeholderOrigin, 'media', ...folders, `${hash.slice(0, HASH_LENGTH)}_${file}`].join(
    '/',
  );
}

const hashedName = new RegExp(`(?<=^|/)([0-9a-f]{${HASH_LENGTH}})_(?=[^/]+$)`);

/** An address whose file name has no hash is valid for any content of the file. */
export function readMediaName(requested: string): { name: string; hash?: string } {
  const [, hash] = hashedName.exec(requested) ?? [];
  return hash ? { name: requested.replace(hashedName, ''), hash } : { name: requested };
}

/**
 * Returns the name under which `import` stores the file of an address: `<host>/<path>`. Returns
 * undefined if the address is not on the web or its path does not name a file.
 */
export function downloadedName(address: string): string | undefined {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return undefined;
  const { hostname, pathname } = new URL(address);
  const segments = pathname.slice(1).split('/').map(decoded);
  const isFile = segments.every((segment) => segment !== '' && !/^\.|[/\\\0]/.test(segment));
  return isFile ? [hostname, ...segments].join('/') : undefined;
}

/** Decodes percent-encoding. Returns a malformed text unchanged. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Replaces the addresses of files that `import` downloaded with the service's addresses. Queries
 * stay, because they are imgix's parameters, for example the editor's crop.
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
