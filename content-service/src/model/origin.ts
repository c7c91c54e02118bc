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

/** The address of a media file, for the `url` of an image or of a link to media. */
export function mediaUrl(name: string): string {
  return `${placeholderOrigin}/media/${name.split('/').map(encodeURIComponent).join('/')}`;
}
