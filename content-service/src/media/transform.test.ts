import { toTransformation } from './transform';

const image = { width: 1600, height: 900, format: 'jpeg' };
const read = (query: string, accept = '*/*') =>
  toTransformation(new URLSearchParams(query), accept, image);
const size = (query: string) => Object.values(read(query)?.size ?? {}).join('×');

test.each([
  ['w=400', '400×225'],
  ['w=100000', '8192×4608'],
  ['w=100000&fm=avif', '4096×2304'],
  ['w=400&h=0&fit=crop', '400×225'],
  ['w=3200', '3200×1800'],
  ['w=1&h=1', '1×1'],
  ['w=0.0000001', '1×1'],
  ['w=4000&h=100&fit=max', '178×100'],
  ['w=400&h=400', '400×225'],
  ['w=400&h=400&fit=crop', '400×400'],
  ['w=2000&h=2000&fit=crop', '2000×2000'],
  ['w=400&h=400&fit=scale', '400×400'],
  ['w=400&fit=scale', '400×900'],
  ['w=90&h=90&fit=nonsense', '90×51'],
])('%s is %s', (query, expected) => {
  expect(size(query)).toBe(expected);
});

test.each([
  '',
  'auto=compress,format',
  'w=wide',
  'w=&h=',
  'w=0&h=-5',
  'w=1600',
  'w=4000&fit=max',
  'fm=exe',
  'fm=jpg',
  'q=x',
  'rect=x',
  'rect=1,2,3,4,5',
  'rect=1600,0,10,10',
  'blur=9',
])('"%s" leaves the file unchanged', (query) => {
  expect(read(query)).toBeUndefined();
});

test('a requested format takes precedence over a negotiated one; other files become a JPEG', () => {
  expect(read('fm=png&auto=format', 'image/webp')?.format).toBe('png');
  expect(toTransformation(new URLSearchParams(), '', { ...image, format: 'tiff' })).toMatchObject({
    format: 'jpeg',
  });
});

test('quality is between 1 and 100', () => {
  const qualities = ['q=50', 'q=0', 'q=500', 'w=10'].map((query) => read(query)?.quality);
  expect(qualities).toEqual([50, 1, 100, 75]);
});

test('a rectangle is clipped to the image', () => {
  expect(read('rect=100,50,400,300')?.region).toEqual({
    left: 100,
    top: 50,
    width: 400,
    height: 300,
  });
  expect(read('rect=1500,-9,400,2000')?.region).toEqual({
    left: 1500,
    top: 0,
    width: 100,
    height: 900,
  });
});

test.each([
  ['', 350, 0],
  ['crop=faces', 350, 0],
  ['crop=focalpoint', 350, 0],
  ['crop=focalpoint&fp-x=7', 700, 0],
  ['crop=focalpoint&fp-x=0.75&fp-y=0.1', 700, 0],
  ['rect=1000,500,400,200', 1100, 500],
])('a square crop with "%s" begins at %i, %i', (query, left, top) => {
  expect(read(`${query}&w=90&h=90&fit=crop`)?.region).toMatchObject({ left, top });
});
