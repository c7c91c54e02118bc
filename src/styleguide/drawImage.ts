import type { Image } from '../content/values/image';

type Size = { width: number; height: number };

/** `alt` is empty by default: such an image is decoration. */
type Texts = { alt?: string; copyright?: string };

/**
 * Draws an image for the style guide and the dummies, as a data URL, so that it needs no content
 * service. Its frame and diagonals show what a crop cuts off. The circle marks the focal point,
 * which a crop must keep.
 */
export function drawImage({ width, height }: Size, texts?: Texts, focus?: Image['focus']): Image {
  const short = Math.min(width, height);
  const line = short / 60;
  const [x, y] = [width * (focus?.x ?? 0.5), height * (focus?.y ?? 0.5)];
  const shapes =
    `<path fill='#d9c9f5' d='M0 0h${width}v${height}H0z'/>` +
    `<g fill='none' stroke='#410099' stroke-width='${line}'>` +
    `<path d='M0 0L${x} ${y}L${width} 0M0 ${height}L${x} ${y}L${width} ${height}'/>` +
    `<path d='M${line / 2} ${line / 2}h${width - line}v${height - line}H${line / 2}z'/>` +
    `<circle cx='${x}' cy='${y}' r='${focus ? short / 6 : short / 3}'/></g>`;
  return { ...toImage({ width, height }, shapes, texts), focus };
}

/** Draws a logo: dark letters on white. */
export function drawLogo({ width, height }: Size, letters: string, texts?: Texts): Image {
  const size = Math.min(height * 0.6, (width / letters.length) * 1.2);
  const shapes =
    `<path fill='#fff' d='M0 0h${width}v${height}H0z'/>` +
    `<text x='${width / 2}' y='${height / 2 + size * 0.35}' font-family='sans-serif' font-weight='700' ` +
    `font-size='${size}' text-anchor='middle' fill='#18141f'>${letters}</text>`;
  return toImage({ width, height }, shapes, texts);
}

function toImage({ width, height }: Size, shapes: string, { alt = '', copyright }: Texts = {}) {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}' viewBox='0 0 ${width} ${height}'>${shapes}</svg>`;
  // Fully encoded, because a space would end the URL in `srcset`.
  const src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return { src, srcSet: `${src} ${width}w`, width, height, alt, copyright, shared: src };
}
