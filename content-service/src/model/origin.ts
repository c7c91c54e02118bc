/**
 * Stands for the service's own origin in everything that is kept in memory, because one state of
 * the content answers under several names (localhost, 127.0.0.1, a proxy). Names under `.invalid`
 * belong to nobody (RFC 2606).
 */
export const ORIGIN = 'http://content-service.invalid';

/** JSON text with the origin under which it was asked for. */
export function withOrigin(json: string, origin: string): string {
  return json.replaceAll(ORIGIN, origin);
}

/** The address of a media file, as the `url` of an image or of a link to media. */
export function mediaUrl(name: string): string {
  return `${ORIGIN}/media/${name.split('/').map(encodeURIComponent).join('/')}`;
}
