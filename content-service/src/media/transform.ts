import sharp from 'sharp';
import type { Transformation } from './parameters';

/**
 * Makes an image as imgix does: `clip` and `max` lay it inside the box, never larger than it is;
 * `crop` fills the box and cuts what is too much, evenly on both sides.
 * @throws when the file is no image that sharp can read.
 */
export async function transform(
  file: string,
  { rect, width, height, fit, quality, format }: Transformation,
): Promise<{ body: Buffer; type: string }> {
  let image = sharp(file).autoOrient();
  if (rect) image = image.extract(rect);
  if (width || height) {
    const isCropped = fit === 'crop' && width !== undefined && height !== undefined;
    image = image.resize({
      width,
      height,
      fit: isCropped ? 'cover' : 'inside',
      withoutEnlargement: !isCropped,
    });
  }
  if (format) image = image.toFormat(format, { quality });
  else image = image.jpeg({ quality, force: false }).webp({ quality, force: false });
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { body: data, type: `image/${info.format === 'heif' ? 'avif' : info.format}` };
}
