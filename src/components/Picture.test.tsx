/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import type { Image } from '../content/values/image';
import { Picture } from './Picture';
import type { Aspect } from './Picture';

const image: Image = {
  src: '/a.jpg',
  srcSet: '/a-240.jpg 240w, /a-480.jpg 480w',
  width: 1600,
  height: 900,
  alt: 'Stóll',
  shared: '/a.jpg',
};
const renderPicture = (more: Partial<Image> = {}, isFirst = false) => {
  render(<Picture image={{ ...image, ...more }} sizes="50vw" isFirst={isFirst} />);
  return screen.getByAltText('Stóll');
};

it('lets the browser choose the size, and the server the format', () => {
  const img = renderPicture();
  expect(img).toHaveAttribute('srcset', image.srcSet);
  expect(img).toHaveAttribute('sizes', '50vw');
  expect(document.querySelector('source')).toBeNull();
});

it('lets the browser choose size and format when the image names its format', () => {
  const img = renderPicture({ type: 'image/avif' });
  const source = document.querySelector('picture > source');
  expect(source).toHaveAttribute('type', 'image/avif');
  expect(source).toHaveAttribute('srcset', image.srcSet);
  expect(source).toHaveAttribute('sizes', '50vw');
  expect(img).not.toHaveAttribute('srcset');
  expect(img).toHaveAttribute('src', '/a.jpg');
});

it.each([
  [false, 'lazy', null],
  [true, 'eager', 'high'],
])('as the first image (%s), it loads %s with the priority %s', (isFirst, loading, priority) => {
  const img = renderPicture({}, isFirst);
  expect([img.getAttribute('loading'), img.getAttribute('fetchpriority')]).toEqual([
    loading,
    priority,
  ]);
});

describe('keeps the focal point in view', () => {
  const positionOf = (focus: Image['focus'], aspect?: Aspect, size: Partial<Image> = {}) => {
    const shown = { ...image, ...size, focus };
    const { container } = render(<Picture image={shown} sizes="50vw" aspect={aspect} />);
    return getComputedStyle(container.querySelector('img') ?? container).objectPosition;
  };

  // A square shows 900 px of an image of 1600×900, so the centre of the square can be anywhere from
  // 450 to 1150.
  it.each<[x: number, position: string]>([
    [0, '0% 50%'],
    [450 / 1600, '0% 50%'],
    [625 / 1600, '25% 50%'],
    [0.5, '50% 50%'],
    [975 / 1600, '75% 50%'],
    [1, '100% 50%'],
  ])('at the centre of a square, as far as the sides allow: %d', (x, position) => {
    expect(positionOf({ x, y: 0.5 }, 'square')).toBe(position);
  });

  it('vertically, when top and bottom are cropped', () => {
    const tall = { width: 900, height: 1600 };
    expect(positionOf({ x: 0.5, y: 0.1 }, 'landscape', tall)).toBe('50% 0%');
    expect(positionOf({ x: 0.5, y: 0.6 }, 'landscape', tall)).toBe('50% 65%');
  });

  it('also when only CSS crops the image', () => {
    expect(positionOf({ x: 0.25, y: 0.1 })).toBe('25% 10%');
  });
});

it('requests a wider image than its box when its sides are cropped', () => {
  const sizesOf = (props: Partial<ComponentProps<typeof Picture>>) => {
    const sizes = '(min-width: 45rem) 16vw, 6rem';
    const { container } = render(<Picture image={image} sizes={sizes} {...props} />);
    return container.querySelector('img')?.sizes;
  };
  expect(sizesOf({ aspect: 'square' })).toBe('(min-width: 45rem) 29vw, 11rem');
  expect(sizesOf({ aspect: 'landscape' })).toBe('(min-width: 45rem) 16vw, 6rem');
  expect(sizesOf({ aspect: 'square', isWhole: true })).toBe('(min-width: 45rem) 16vw, 6rem');
  const upright = { ...image, width: 900, height: 1125 };
  expect(sizesOf({ image: upright, aspect: 'landscape' })).toBe('(min-width: 45rem) 16vw, 6rem');
});
