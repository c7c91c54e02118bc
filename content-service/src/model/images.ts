import { withDownloadedMedia, mediaUrl } from './origin';
import type { Field, Size } from './fields';
import { isJsonObject, withoutKeys } from './json';
import type { Json, JsonObject } from './json';
import type { MediaFile } from './mediaFiles';
import { quoted } from './scope';
import type { Scope } from './scope';

type ImageField = Extract<Field, { kind: 'Image' }>;

/**
 * Completes `{file, alt, copyright}` to Prismic's format. A value in this format stays. Reports an
 * invalid value and returns undefined.
 */
export function completeImage(
  value: Json,
  { constraint, thumbnails }: Pick<ImageField, 'constraint' | 'thumbnails'>,
  fieldPath: string,
  scope: Scope,
): JsonObject | undefined {
  if (isJsonObject(value) && typeof value.url === 'string') {
    return isWhole(value, fieldPath, scope) ? withDownloadedMedia(value, scope) : undefined;
  }
  const file = imageFile(value, fieldPath, scope);
  if (!file) return undefined;
  const image = toImage(value, file, constraint);
  for (const { name, ...size } of thumbnails) image[name] = toImage(value, file, size);
  const made = ['file', ...Object.keys(image)];
  return { ...image, ...(isJsonObject(value) ? withoutKeys(value, made) : {}) };
}

/** Returns an image as a rich-text block, whose keys have another order than in an image field. */
export function completeImageBlock(
  block: JsonObject,
  fieldPath: string,
  scope: Scope,
): JsonObject | undefined {
  const image = completeImage(block, { constraint: {}, thumbnails: [] }, fieldPath, scope);
  if (!image) return undefined;
  const { url = '', alt = null, copyright = null, dimensions = {}, ...others } = image;
  return { type: 'image', url, alt, copyright, dimensions, ...others };
}

function isWhole(value: JsonObject, fieldPath: string, scope: Scope): boolean {
  const { url, dimensions } = value;
  const { width, height } = isJsonObject(dimensions) ? dimensions : {};
  const isSide = (side: Json | undefined) => Number.isInteger(side) && Number(side) > 0;
  if (
    /^\s*https?:/i.test(String(url)) &&
    URL.canParse(String(url)) &&
    isSide(width) &&
    isSide(height)
  ) {
    return true;
  }
  scope.report(
    fieldPath,
    `an image needs a "url" on the web, and "dimensions" in whole pixels, not ${quoted(value)}.`,
    'Write {"file": "name.jpg", "alt": "…"}, or complete the image.',
  );
  return false;
}

type ImageFile = MediaFile & { image: NonNullable<MediaFile['image']> };

function imageFile(value: Json, fieldPath: string, scope: Scope): ImageFile | undefined {
  if (!isJsonObject(value) || typeof value.file !== 'string') {
    scope.report(
      fieldPath,
      `an image must name its file, not ${quoted(value)}.`,
      'Write {"file": "name.jpg", "alt": "…"}.',
    );
    return undefined;
  }
  const file = scope.media(value.file);
  if (file?.image) return { ...file, image: file.image };
  scope.report(
    fieldPath,
    `the media folder has no image "${value.file}".`,
    'Put the file there, or correct the name (case matters).',
  );
  return undefined;
}

function toImage(value: Json, file: ImageFile, size: Size): JsonObject {
  const { alt = null, copyright = null } = isJsonObject(value) ? value : {};
  const url = `${mediaUrl(file)}?auto=compress,format`;
  const { image } = file;
  const crop = cropTo(image, size);
  const { width, height } = crop ?? image;
  return {
    dimensions: { width, height },
    alt,
    copyright,
    url: crop ? `${url}&rect=${crop.rect.join(',')}&w=${width}&h=${height}` : url,
  };
}

function cropTo(image: { width: number; height: number }, size: Size) {
  if (!size.width && !size.height) return undefined;
  const width = size.width ?? Math.round((image.width * (size.height ?? 0)) / image.height);
  const height = size.height ?? Math.round((image.height * width) / image.width);
  if (width === image.width && height === image.height) return undefined;
  const scale = Math.min(image.width / width, image.height / height);
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)];
  const rect = [Math.round((image.width - w) / 2), Math.round((image.height - h) / 2), w, h];
  return { width, height, rect };
}
