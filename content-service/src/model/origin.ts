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
  const path = name.split('/').map(encodeURIComponent).join('/');
  return `${placeholderOrigin}/media/${path.replace(/[^/]*$/, `${hash.slice(0, HASH_LENGTH)}_$&`)}`;
}

const hashedName = new RegExp(`(?<=^|/)([0-9a-f]{${HASH_LENGTH}})_(?=[^/]+$)`);

/** An address whose file name has no hash is valid for any content of the file. */
export function readMediaName(requested: string) {
  const [, hash] = hashedName.exec(requested) ?? [];
  return { name: requested.replace(hashedName, ''), hash };
}

/** Returns the name under which `import` stores the file of an address: `<host>/<path>`. */
export function downloadedName(address: string): string | undefined {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return undefined;
  const { hostname, pathname } = new URL(address);
  // Old repositories have addresses like https://images.prismic.io/acme%2Fphoto.jpg.
  const segments = pathname
    .slice(1)
    .split(/\/|%2f/i)
    .map(decoded);
  const isFile = segments.every((segment) => segment !== '' && !/^\.|[/\\\0]/.test(segment));
  return isFile ? [hostname, ...segments].join('/') : undefined;
}

export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
