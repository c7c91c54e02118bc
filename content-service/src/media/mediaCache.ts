import { ByteCache } from './byteCache';

const MAX_CACHED_BYTES = 64 * 1024 * 1024;

/** Files of the media folder as they were asked for, each with its content type. */
export type MediaCache = ByteCache<{ body: Buffer; type: string }>;

export function mediaCache(): MediaCache {
  return new ByteCache(MAX_CACHED_BYTES, ({ body }) => body.length);
}
