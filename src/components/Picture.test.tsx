/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import type { Image } from '../content/image';
import { Picture, type Aspect } from './Picture';

const image: Image = {
  src: '/a.jpg',
  srcSet: '/a-240.jpg 240w, /a-480.jpg 480w',
  width: 1600,
  height: 900,
  alt: 'Stóll',
  shared: '/a.jpg',
};
const draw = (more: Partial<Image> = {}, isFirst = false) => {
  render(<Picture image={{ ...image, ...more }} sizes="50vw" isFirst={isFirst} />);
  return screen.getByAltText('Stóll');
};

it('leaves the choice of the size to the browser, and of the format to the server', () => {
  const img = draw();
  expect(img).toHaveAttribute('srcset', image.srcSet);
  expect(img).toHaveAttribute('sizes', '50vw');
  expect(document.querySelector('source')).toBeNull();
});

it('leaves both to the browser where no server chooses', () => {
  const img = draw({ type: 'image/avif' });
  const source = document.querySelector('picture > source');
  expect(source).toHaveAttribute('type', 'image/avif');
  expect(source).toHaveAttribute('srcset', image.srcSet);
  expect(source).toHaveAttribute('sizes', '50vw');
  expect(img).not.toHaveAttribute('srcset');
  expect(img).toHaveAttribute('src', '/a.jpg');
});

it('says how large it is before it is there', () => {
  const img = draw();
  expect(img).toHaveAttribute('width', '1600');
  expect(img).toHaveAttribute('height', '900');
});

it('waits until it comes near, unless it is the one that the reader waits for', () => {
  expect(draw()).toHaveAttribute('loading', 'lazy');
});

it('hurries where it is the one that the reader waits for', () => {
  const img = draw({}, true);
  expect(img).toHaveAttribute('loading', 'eager');
  expect(img).toHaveAttribute('fetchpriority', 'high');
});

describe('keeps what matters in sight', () => {
  const positionOf = (focus: Image['focus'], aspect?: Aspect, size: Partial<Image> = {}) => {
    const shown = { ...image, ...size, focus };
    const { container } = render(<Picture image={shown} sizes="50vw" aspect={aspect} />);
    return container.querySelector('img')?.style.objectPosition;
  };

  it('has nothing to say of the middle', () => {
    expect(positionOf(undefined, 'square')).toBe('');
  });

  // Of 1600×900, a square shows 900 px: its middle can be anywhere from 450 to 1150.
  it.each<[x: number, position: string]>([
    [0, '0% 50%'],
    [450 / 1600, '0% 50%'],
    [625 / 1600, '25% 50%'],
    [0.5, '50% 50%'],
    [975 / 1600, '75% 50%'],
    [1, '100% 50%'],
  ])('in the middle of a square, as far as the sides allow: %d', (x, position) => {
    expect(positionOf({ x, y: 0.5 }, 'square')).toBe(position);
  });

  it('along the height, where that is what is cropped', () => {
    const tall = { width: 900, height: 1600 };
    expect(positionOf({ x: 0.5, y: 0.1 }, 'landscape', tall)).toBe('50% 0%');
    expect(positionOf({ x: 0.5, y: 0.6 }, 'landscape', tall)).toBe('50% 65%');
  });

  it('also where the style sheet alone says how much is seen', () => {
    expect(positionOf({ x: 0.25, y: 0.1 })).toBe('25% 10%');
  });
});

it('asks for more than its box where the sides are cropped, as they are of a landscape in a square', () => {
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
