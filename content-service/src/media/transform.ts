import sharp from 'sharp';
import type { AvifOptions, Sharp } from 'sharp';
import { MAX_IMAGE_PIXELS } from '../model/mediaFiles';
import type { Colour, ImageFormat, Transformation } from './parameters';

const white: Colour = { r: 255, g: 255, b: 255, alpha: 1 };
const SMALL_IMAGE_PIXELS = 800_000;
const transparent: Colour = { r: 0, g: 0, b: 0, alpha: 0 };

export async function transform(
  file: string,
  transformation: Transformation,
): Promise<{ body: Buffer; type: string }> {
  const { region, size, strategy, format } = transformation;
  // With a strategy, sharp crops the region. Otherwise the layout has already cropped the region.
  const fit = strategy ? 'cover' : 'fill';
  const position = strategy ? sharp.strategy[strategy] : 'centre';
  const image = sharp(file, { limitInputPixels: MAX_IMAGE_PIXELS })
    .autoOrient()
    .extract(region)
    .resize({ ...size, fit, position });
  const body = await toFormat(paint(image, transformation), transformation).toBuffer();
  return { body, type: `image/${format}` };
}

function paint(image: Sharp, { size, canvas, background, format }: Transformation): Sharp {
  const backdrop = background ?? (format === 'jpeg' ? white : undefined);
  const painted = backdrop ? image.flatten({ background: backdrop }) : image;
  if (!canvas) return painted;
  const left = Math.floor((canvas.width - size.width) / 2);
  const top = Math.floor((canvas.height - size.height) / 2);
  return painted.extend({
    left,
    top,
    right: canvas.width - size.width - left,
    bottom: canvas.height - size.height - top,
    background: backdrop ?? transparent,
  });
}

function toFormat(image: Sharp, { size, quality, isProgressive, format }: Transformation): Sharp {
  const encode: Record<ImageFormat, () => Sharp> = {
    jpeg: () => image.jpeg({ quality, progressive: isProgressive }),
    // sharp's `quality` would reduce the colours of a PNG, which imgix does not do.
    png: () => image.png(),
    webp: () => image.webp({ quality }),
    avif: () => image.avif({ quality, ...avifOptions(size) }),
  };
  return encode[format]();
}

/**
 * Effort 1 makes files 25 % smaller than effort 0 in three times the time, which is still short
 * for a small image. More effort saves little. Half the colour resolution saves a quarter of the
 * time, but small images need the full colour resolution, because their lines are thin.
 */
function avifOptions({ width, height }: { width: number; height: number }): AvifOptions {
  const isSmall = width * height <= SMALL_IMAGE_PIXELS;
  return isSmall ? { effort: 1 } : { effort: 0, chromaSubsampling: '4:2:0' };
}

/**
 * Limits the sum of the weights of running tasks. A task that is heavier than the limit runs only
 * while no other task runs.
 */
export function limiter(limit: number): <T>(weight: number, task: () => Promise<T>) => Promise<T> {
  const waiting: { weight: number; start: () => void }[] = [];
  let running = 0;
  const startNext = (): void => {
    for (let [next] = waiting; next && running + next.weight <= limit; [next] = waiting) {
      running += next.weight;
      waiting.shift();
      next.start();
    }
  };
  return async (weight, task) => {
    const counted = Math.min(weight, limit);
    await new Promise<void>((start) => {
      waiting.push({ weight: counted, start });
      startNext();
    });
    try {
      return await task();
    } finally {
      running -= counted;
      startNext();
    }
  };
}
