/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import type { Image } from '../content/image';
import { Picture } from './Picture';

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

it('keeps the point that a crop must show', () => {
  expect(draw({ position: '25% 10%' })).toHaveStyle({ objectPosition: '25% 10%' });
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
