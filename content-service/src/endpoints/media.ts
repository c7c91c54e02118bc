import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { apiError } from '../http/response';
import type { HttpError, ServiceRequest, ServiceResponse } from '../http/response';
import { toTransformation, transform } from '../media/transform';
import { contentHash } from '../model/contentFiles';
import { isTransformable, pixelProblem } from '../model/mediaFiles';
import type { MediaFile } from '../model/mediaFiles';
import { readMediaName } from '../model/origin';
import { messageOf } from '../model/problems';
import type { Service } from './service';

const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.m4a': 'audio/mp4',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
};

export async function media(
  { path: requestPath, params, headers }: ServiceRequest,
  { repository }: Service,
): Promise<ServiceResponse> {
  const requested = requestPath.slice('/media/'.length);
  const { name, hash } = readMediaName(requested);
  const { media: files } = repository.master;
  const file = files.get(requested) ?? files.get(name);
  if (!file) throw notFound(requested);
  const { image } = file;
  const transformation = isTransformable(image)
    ? toTransformation(params, headers.accept ?? '', image)
    : undefined;
  const key = transformation ? `${file.hash} ${JSON.stringify(transformation)}` : file.hash;
  const etag = `"${contentHash([key])}"`;
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
  const isCurrent = (headers['if-range'] ?? etag) === etag;
  const { body, status, ...others } = transformation
    ? await transformed(file, transformation)
    : await original(file, isCurrent ? headers.range : undefined);
  return { status, headers: { ...responseHeaders, ...others }, body };
}

async function transformed(file: MediaFile, transformation: Parameters<typeof transform>[1]) {
  const fault = file.image && pixelProblem(file.image);
  if (fault) throw apiError(415, `The image '${file.name}' ${fault}`);
  try {
    const { body, type } = await transform(file.path, transformation);
    return { body, status: 200, 'content-type': type };
  } catch (error) {
    if (!existsSync(file.path)) throw notFound(file.name);
    throw apiError(415, `The image '${file.name}' cannot be decoded: ${messageOf(error)}`);
  }
}

async function original(file: MediaFile, range: string | undefined) {
  const handle = await open(file.path).catch(() => undefined);
  if (!handle) throw notFound(file.name);
  const { size: bytes } = await handle.stat();
  const part = readRange(range, bytes);
  const { start, end } = part ?? { start: 0, end: bytes - 1 };
  const extension = path.extname(file.name).toLowerCase();
  return {
    body: handle.createReadStream({ start, end: Math.max(end, 0) }),
    status: part ? 206 : 200,
    'content-type': contentTypes[extension] ?? 'application/octet-stream',
    'content-length': String(end - start + 1),
    'accept-ranges': 'bytes',
    ...(part && { 'content-range': `bytes ${start}-${end}/${bytes}` }),
  };
}

/** Reads `bytes=<first>-`, as browsers request videos. Ignores others (RFC 9110, 14.2). */
function readRange(range = '', bytes: number): { start: number; end: number } | undefined {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  const start = Number(first);
  const end = Math.min(last ? Number(last) : Infinity, bytes - 1);
  return start <= end ? { start, end } : undefined;
}

function notFound(name: string): HttpError {
  return apiError(404, `No media file '${name}'`);
}
