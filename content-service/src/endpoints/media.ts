import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { HttpError } from '../http/response';
import type { ServiceRequest, ServiceResponse } from '../http/response';
import { limiter, transform } from '../media/transform';
import { toTransformation } from '../media/parameters';
import type { Transformation } from '../media/parameters';
import type { MediaFile } from '../model/mediaFiles';
import { readMediaName } from '../model/origin';
import type { Service } from './service';

const contentTypes: Record<string, string> = {
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

/** Image formats that are never transformed: vector drawings and animations. */
const untransformedFormats = ['svg', 'gif'];

/**
 * `GET /media/<hash>_<file>`: a file of the media folder; images are transformed by imgix's parameters.
 * Without the hash, and with that of an earlier content, browsers ask again each time.
 * @throws {HttpError} 404 for a missing file, 415 for an image that cannot be decoded.
 */
export async function media(
  { path: requestPath, params, headers }: ServiceRequest,
  { repository, mediaCache }: Service,
): Promise<ServiceResponse> {
  const requested = requestPath.slice('/media/'.length);
  const { name, hash } = readMediaName(requested);
  const { media: files } = repository.master;
  const file = files.get(requested) ?? files.get(name);
  if (!file) throw notFound(requested);
  const { image } = file;
  const transformation =
    image && !untransformedFormats.includes(image.format)
      ? toTransformation(params, headers.accept ?? '', image)
      : undefined;
  const key = transformation ? `${file.hash} ${JSON.stringify(transformation)}` : file.hash;
  const etag = `"${createHash('sha256').update(key).digest('base64url')}"`;
  const responseHeaders = {
    'cache-control':
      hash && file.hash.startsWith(hash)
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=0, must-revalidate',
    vary: 'accept',
    etag,
  };
  if (headers['if-none-match'] === etag) {
    return { status: 304, headers: responseHeaders, body: '' };
  }
  const { body, type } = transformation
    ? await mediaCache.get(key, () => transformed(file, transformation))
    : await original(file);
  return { status: 200, headers: { ...responseHeaders, 'content-type': type }, body };
}

/** Transforming one of the largest images takes half a gigabyte of memory. */
const MAX_CONCURRENT_PIXELS = 32_000_000;

const runLimited = limiter(MAX_CONCURRENT_PIXELS);

async function transformed(file: MediaFile, transformation: Transformation) {
  try {
    const { width, height } = transformation.canvas ?? transformation.size;
    return await runLimited(width * height, () => transform(file.path, transformation));
  } catch (error) {
    if (!existsSync(file.path)) throw notFound(file.name);
    const reason = error instanceof Error ? error.message : String(error);
    throw new HttpError(415, {
      type: 'api_validation_error',
      message: `The image '${file.name}' cannot be decoded: ${reason}`,
    });
  }
}

async function original(file: MediaFile): Promise<{ body: Buffer; type: string }> {
  const extension = path.extname(file.name).toLowerCase();
  const type = contentTypes[extension] ?? 'application/octet-stream';
  try {
    return { body: await readFile(file.path), type };
  } catch (error) {
    if (existsSync(file.path)) throw error;
    throw notFound(file.name);
  }
}

function notFound(name: string): HttpError {
  return new HttpError(404, { type: 'api_notfound_error', message: `No media file '${name}'` });
}
