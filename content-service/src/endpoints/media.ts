import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ByteCache } from '../media/byteCache';
import { isUnchanged, toTransformation } from '../media/parameters';
import { transform } from '../media/transform';
import type { MediaFile } from '../model/mediaFiles';
import type { Repository } from '../repository';
import { HttpError } from '../response';
import type { ServiceRequest, ServiceResponse } from '../response';

const MAX_CACHED_BYTES = 64 * 1024 * 1024;

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/** Formats that are served as they are: drawings, and pictures that move. */
const AS_THEY_ARE = ['svg', 'gif'];

export type MediaCache = ByteCache<{ body: Buffer; type: string }>;

export function mediaCache(): MediaCache {
  return new ByteCache(MAX_CACHED_BYTES, ({ body }) => body.length);
}

/**
 * `GET /media/<file>`: a file of the media folder, images as imgix's parameters ask.
 * @throws {HttpError} 404 for a file that is not there.
 */
export async function media(
  { path: requestPath, params, headers }: ServiceRequest,
  repository: Repository,
  cache: MediaCache,
): Promise<ServiceResponse> {
  const name = requestPath.slice('/media/'.length);
  const file = repository.master.media.get(name);
  if (!file) {
    throw new HttpError(404, { type: 'api_notfound_error', message: `No media file '${name}'` });
  }
  const accept = headers.accept ?? '';
  const { image } = file;
  const transformation =
    image && !AS_THEY_ARE.includes(image.format)
      ? toTransformation(params, accept, image)
      : undefined;
  const isOriginal = !transformation || isUnchanged(transformation, params);
  const key = isOriginal ? file.hash : `${file.hash} ${JSON.stringify(transformation)}`;
  const etag = `"${Buffer.from(key).toString('base64url')}"`;
  const responseHeaders = {
    'cache-control': 'public, max-age=31536000',
    vary: 'accept',
    etag,
  };
  if (headers['if-none-match'] === etag) {
    return { status: 304, headers: responseHeaders, body: '' };
  }
  const { body, type } = isOriginal
    ? await original(file)
    : await cache.get(key, () => transform(file.path, transformation));
  return { status: 200, headers: { ...responseHeaders, 'content-type': type }, body };
}

async function original(file: MediaFile): Promise<{ body: Buffer; type: string }> {
  const extension = path.extname(file.name).toLowerCase();
  const type = TYPES[extension] ?? 'application/octet-stream';
  return { body: await readFile(file.path), type };
}
