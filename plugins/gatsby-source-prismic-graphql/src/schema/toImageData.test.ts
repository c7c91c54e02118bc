import { toImageData } from './toImageData';

const url = 'https://images.prismic.io/acme/a.jpg?auto=compress,format&rect=0,10,1600,900';
const image = { url, dimensions: { width: 1600, height: 900 }, alt: null };

const widthsIn = (srcSet = '') =>
  [...srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
const parametersOf = (src = '') => Object.fromEntries(new URL(src).searchParams);

test('renditions of an image that grows up to a width: from a quarter to twice the width', () => {
  const data = toImageData(image, { width: 600 });
  expect(data).toMatchObject({ layout: 'constrained', width: 600, height: 338 });
  const { src, srcSet, sizes } = data?.images.fallback ?? {};
  expect(widthsIn(srcSet)).toEqual([150, 300, 600, 1200]);
  expect(sizes).toBe('(min-width: 600px) 600px, 100vw');
  expect(parametersOf(src)).toEqual({
    ...{ auto: 'compress,format', rect: '0,10,1600,900', w: '600', h: '338' },
  });
});

test('no rendition is larger than the image, and the largest is the image itself', () => {
  const { fallback } = toImageData(image, { width: 1000 })?.images ?? {};
  expect(widthsIn(fallback?.srcSet)).toEqual([250, 500, 1000, 1600]);
  expect(toImageData(image, { width: 4000 })).toMatchObject({ width: 1600, height: 900 });
  expect(toImageData(image, {})).toMatchObject({ width: 1600, height: 900 });
});

test('a fixed image has renditions for one and two pixels of the screen', () => {
  const data = toImageData(image, { layout: 'FIXED', width: 100 });
  expect(data).toMatchObject({ layout: 'fixed', width: 100, height: 56 });
  expect(widthsIn(data?.images.fallback.srcSet)).toEqual([100, 200]);
  expect(data?.images.fallback.sizes).toBe('100px');
});

test('an image as wide as the screen has renditions for screens, and gives its ratio', () => {
  const data = toImageData(image, { layout: 'FULL_WIDTH' });
  expect(data).toMatchObject({ layout: 'fullWidth', width: 1, height: 0.5625 });
  expect(widthsIn(data?.images.fallback.srcSet)).toEqual([750, 1080, 1366, 1600]);
  expect(data?.images.fallback.sizes).toBe('100vw');
});

test.each([
  [{ width: 300, aspectRatio: 1 }, 300, 300],
  [{ width: 300, height: 200 }, 300, 200],
  [{ height: 90 }, 160, 90],
])('%j is %s by %s pixels', (options, width, height) => {
  expect(toImageData(image, options)).toMatchObject({ width, height });
});

test('another ratio is cut out', () => {
  const { fallback } =
    toImageData(image, { width: 300, aspectRatio: 1, quality: 40 })?.images ?? {};
  expect(parametersOf(fallback?.src)).toMatchObject({ w: '300', h: '300', fit: 'crop', q: '40' });
  // The image has 1600 × 900 pixels, so a square crop has at most 900.
  const { srcSet } = toImageData(image, { aspectRatio: 1 })?.images.fallback ?? {};
  expect(Math.max(...widthsIn(srcSet))).toBe(900);
});

test('the placeholder is a tiny rendition, if one is wanted', () => {
  expect(parametersOf(toImageData(image, {})?.placeholder?.fallback)).toMatchObject({
    ...{ w: '20', h: '11' },
  });
  expect(toImageData(image, { placeholder: 'NONE' })).not.toHaveProperty('placeholder');
});

test('imgix chooses the format of an image whose address does not say so', () => {
  const plain = { ...image, url: 'https://images.prismic.io/acme/a.jpg' };
  const { src } =
    toImageData(plain, { sizes: '50vw', backgroundColor: '#eee' })?.images.fallback ?? {};
  expect(parametersOf(src)).toMatchObject({ auto: 'compress,format' });
});

test.each([
  ['no image', null],
  ['an empty field', {}],
  ['an image without its size', { url }],
  ['an address that is none', { ...image, url: '/a.jpg' }],
  ['a size of nothing', { ...image, dimensions: { width: 0, height: 0 } }],
])('%s has no data', (_name, value) => {
  expect(toImageData(value, { width: 100 })).toBeNull();
});
