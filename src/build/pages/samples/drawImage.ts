import type { Image } from '../../../content/image';

type Size = { width: number; height: number };

/** Where a drawing says nothing that the text beside it does not, its `alt` is empty. */
type Words = { alt?: string; copyright?: string };

/**
 * A picture for the elements page and the dummies, drawn into its own address, so that it is there
 * without a content service. Its frame, diagonals and circle show what a crop takes away.
 */
export function drawImage({ width, height }: Size, words?: Words): Image {
  const short = Math.min(width, height);
  const line = short / 60;
  const shapes =
    `<path fill='#d9c9f5' d='M0 0h${width}v${height}H0z'/>` +
    `<g fill='none' stroke='#410099' stroke-width='${line}'>` +
    `<path d='M0 0l${width} ${height}M${width} 0L0 ${height}M${line} ${line}h${width - 2 * line}v${height - 2 * line}H${line}z'/>` +
    `<circle cx='${width / 2}' cy='${height / 2}' r='${short / 3}'/></g>`;
  return toImage({ width, height }, shapes, words);
}

/** A logo: dark letters on white, in the proportions that organizations bring. */
export function drawLogo({ width, height }: Size, letters: string, words?: Words): Image {
  const size = Math.min(height * 0.6, (width / letters.length) * 1.2);
  const shapes =
    `<path fill='#fff' d='M0 0h${width}v${height}H0z'/>` +
    `<text x='${width / 2}' y='${height / 2 + size * 0.35}' font-family='sans-serif' font-weight='700' ` +
    `font-size='${size}' text-anchor='middle' fill='#18141f'>${letters}</text>`;
  return toImage({ width, height }, shapes, words);
}

function toImage({ width, height }: Size, shapes: string, { alt = '', copyright }: Words = {}) {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}' viewBox='0 0 ${width} ${height}'>${shapes}</svg>`;
  // Encoded whole: a space would end the address inside `srcset`.
  const src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return { src, srcSet: `${src} ${width}w`, width, height, alt, copyright, shared: src };
}
