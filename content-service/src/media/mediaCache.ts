import { ByteCache } from './byteCache';

const CACHE_LIMIT_BYTES = 64 * 1024 * 1024;

/** Transformed images, each with its content type. */
export type MediaCache = ByteCache<{ body: Buffer; type: string }>;

export function mediaCache(): MediaCache {
  return new ByteCache(CACHE_LIMIT_BYTES, ({ body }) => body.length);
}
