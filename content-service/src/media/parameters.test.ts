import { toTransformation } from './parameters';

const image = { width: 1600, height: 900, format: 'jpeg' };
const read = (query: string, accept = '*/*') =>
  toTransformation(new URLSearchParams(query), accept, image);
const size = (query: string) => Object.values(read(query)?.size ?? {}).join('×');

test.each([
  ['w=400', '400×225'],
  ['w=0.5', '800×450'],
  ['h=0.1', '160×90'],
  ['w=100000', '8192×4608'],
  ['w=1e999', '8192×4608'],
  ['w=400&dpr=2', '800×450'],
  ['w=400&dpr=99', '2000×1125'],
  ['w=400&dpr=0.1', '400×225'],
  ['w=400&dpr=x', '400×225'],
  ['w=100000&fm=avif', '4096×2304'],
  ['w=0.0000001', '1×1'],
  ['w=400&h=0&fit=crop', '400×225'],
  ['w=400&h=-5&fit=crop', '400×225'],
  ['w=400&fit=crop&ar=1:1', '400×400'],
  ['w=400&fit=crop&ar=1', '400×225'],
  ['w=400&fit=crop&ar=1:0', '400×225'],
  ['w=400&fit=crop&ar=9999999:1', '400×1'],
  ['w=3200', '3200×1800'],
  ['h=8192', '8192×4608'],
  ['w=8192&dpr=5', '8192×4608'],
  ['w=1&h=1', '1×1'],
  ['w=400&h=400', '400×225'],
  ['w=400&h=400&fit=crop', '400×400'],
  ['w=2000&h=2000&fit=crop', '2000×2000'],
  ['w=400&h=400&fit=min', '400×400'],
  ['w=2000&h=2000&fit=min', '900×900'],
  ['w=400&h=400&fit=scale', '400×400'],
  ['w=400&fit=scale', '400×900'],
  ['w=400&ar=1:1', '400×225'],
  ['h=400&fit=crop&ar=2:1', '800×400'],
  ['w=9000&fit=crop&ar=2:1', '8192×4096'],
  ['w=90&h=90&fit=nonsense', '90×51'],
  ['w=90&h=90&fit=toString', '90×51'],
])('%s is %s', (query, expected) => {
  expect(size(query)).toBe(expected);
});

test.each([
  ['w=400&h=400&fit=fill', '400×225', '400×400'],
  ['w=3200&h=3200&fit=fill', '3200×1800', '3200×3200'],
  ['w=3200&h=3200&fit=fillmax', '1600×900', '3200×3200'],
  ['w=3200&fit=fillmax&q=50', '1600×900', ''],
])('%s is %s on a canvas of "%s"', (query, expected, canvas) => {
  expect(size(query)).toBe(expected);
  expect(Object.values(read(query)?.canvas ?? {}).join('×')).toBe(canvas);
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
  'fm=constructor',
  'fm=jpg',
  'q=x',
  'rect=x',
  'rect=1,2,3',
  'rect=1,2,3,4,5',
  'rect=1600,0,10,10',
  'bg=red',
  'blur=9',
  'dpr=3',
  'ar=1:1',
  'unknown=1',
])('"%s" leaves the file unchanged', (query) => {
  expect(read(query)).toBeUndefined();
});

test('the format is requested or negotiated', () => {
  expect(read('fm=png&auto=format', 'image/webp')?.format).toBe('png');
  expect(read('auto=compress,format', 'image/avif,image/webp,*/*')?.format).toBe('webp');
  expect(read('auto=compress,format', 'image/png')).toBeUndefined();
  expect(read('fm=pjpg')).toMatchObject({ format: 'jpeg', isProgressive: true });
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
  ['crop=left', 0, 0],
  ['crop=top,right', 700, 0],
  ['crop=faces,left', 0, 0],
  ['crop=focalpoint', 350, 0],
  ['crop=focalpoint&fp-x=0.5&fp-y=0.5&fp-z=2', 575, 225],
  ['crop=focalpoint&fp-x=7', 700, 0],
  ['crop=focalpoint&fp-x=0.75&fp-y=0.1', 700, 0],
  ['crop=focalpoint&fp-x=0.4&fp-y=0.1&fp-z=2', 415, 0],
  ['rect=1000,500,400,200', 1100, 500],
  ['w=1600&h=900&crop=focalpoint&fp-z=2', 400, 225],
])('a square crop with "%s" begins at %i, %i', (query, left, top) => {
  expect(read(`${query}&w=90&h=90&fit=crop`)?.region).toMatchObject({ left, top });
});

test('a crop by content has its strategy, and the whole region', () => {
  expect(read('w=90&h=90&fit=crop&crop=entropy')?.region).toMatchObject({ left: 0, width: 1600 });
  const strategy = (crop: string) => read(`w=90&h=90&fit=crop&crop=${crop}`)?.strategy;
  expect([strategy('entropy'), strategy('edges'), strategy('top')]).toEqual([
    'entropy',
    'attention',
    undefined,
  ]);
});

test('colours are hexadecimal, with the opacity first', () => {
  const background = (bg: string) => read(`bg=${bg}`)?.background;
  expect(background('f80')).toEqual({ r: 255, g: 136, b: 0, alpha: 1 });
  expect(background('%23ff8800')).toEqual({ r: 255, g: 136, b: 0, alpha: 1 });
  expect(background('00ff8800')).toEqual({ r: 255, g: 136, b: 0, alpha: 0 });
  expect(background('12345')).toBeUndefined();
});
