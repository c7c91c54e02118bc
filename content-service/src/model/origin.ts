/**
 * Placeholder for the origin of the service in everything that is kept in memory, because clients
 * reach one state of the content under several origins (localhost, 127.0.0.1, a proxy). Nobody can
 * own a name under `.invalid` (RFC 2606).
 */
export const placeholderOrigin = 'http://content-service.invalid';

/** Replaces the placeholder in a JSON text with the origin of the request. */
export function withOrigin(json: string, origin: string): string {
  return json.replaceAll(placeholderOrigin, origin);
}

const HASH_LENGTH = 12;

/**
 * The address of a media file, for the `url` of an image or of a link to media: a file with another content
 * has another address, as at Prismic, so that browsers and hosts may keep the file at an address for good.
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
 * Reads the name of a media file from its address.
 *
 * @param requested what follows `/media/`, decoded
 * @returns `hash`: the beginning of the file's hash; without it, the address is that of any content
 */
export function readMediaName(requested: string): { name: string; hash?: string } {
  const [, hash] = hashedName.exec(requested) ?? [];
  return hash ? { name: requested.replace(hashedName, ''), hash } : { name: requested };
}
