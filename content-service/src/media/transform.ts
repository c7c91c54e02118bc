import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { Colour } from './colour';
import type { ImageFormat, Transformation } from './parameters';

const WHITE: Colour = { r: 255, g: 255, b: 255, alpha: 1 };
const SMALL_PIXELS = 800_000;
const TRANSPARENT: Colour = { r: 0, g: 0, b: 0, alpha: 0 };

/**
 * Makes an image.
 * @throws when the file is no image that sharp can read whole.
 */
export async function transform(
  file: string,
  transformation: Transformation,
): Promise<{ body: Buffer; type: string }> {
  const { region, size, strategy, format } = transformation;
  // The whole region is wanted, distorted by less than a pixel, unless its content decides.
  const fit = strategy ? 'cover' : 'fill';
  const position = strategy ? sharp.strategy[strategy] : 'centre';
  const image = sharp(file)
    .autoOrient()
    .extract(region)
    .resize({ ...size, fit, position });
  const body = await toFormat(paint(image, transformation), transformation).toBuffer();
  return { body, type: `image/${format}` };
}

/** Lays the image on its canvas, and on its background where it is transparent. */
function paint(image: Sharp, { size, canvas, background, format }: Transformation): Sharp {
  const ground = background ?? (format === 'jpeg' ? WHITE : undefined);
  const painted = ground ? image.flatten({ background: ground }) : image;
  if (!canvas) return painted;
  const left = Math.floor((canvas.width - size.width) / 2);
  const top = Math.floor((canvas.height - size.height) / 2);
  return painted.extend({
    left,
    top,
    right: canvas.width - size.width - left,
    bottom: canvas.height - size.height - top,
    background: ground ?? TRANSPARENT,
  });
}

function toFormat(image: Sharp, { size, quality, isProgressive, format }: Transformation): Sharp {
  const encode: Record<ImageFormat, () => Sharp> = {
    jpeg: () => image.jpeg({ quality, progressive: isProgressive }),
    // A quality would reduce the colours of a PNG, which imgix does not.
    png: () => image.png(),
    webp: () => image.webp({ quality }),
    avif: () => image.avif({ quality, effort: avifEffort(size) }),
  };
  return encode[format]();
}

/**
 * How hard the encoder tries. What sharp does by itself (4) takes seconds for files that are hardly
 * smaller; 2 takes a third off those of 0 in four times the time, which is little for a small image.
 */
function avifEffort({ width, height }: { width: number; height: number }): number {
  return width * height <= SMALL_PIXELS ? 2 : 0;
}
