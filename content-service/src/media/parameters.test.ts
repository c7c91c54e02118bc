import { isUnchanged, toTransformation } from './parameters';

const image = { width: 1600, height: 900, format: 'jpeg' };
const read = (query: string, accept = '*/*') =>
  toTransformation(new URLSearchParams(query), accept, image);

test('sizes are clamped, and what is no number is ignored', () => {
  expect(read('w=400&h=99999999')).toMatchObject({ width: 400, height: 8192 });
  expect(read('w=0&h=-5')).toMatchObject({ width: 1, height: 1 });
  expect(read('w=wide&h=')).toMatchObject({ width: undefined, height: undefined });
  expect(read('w=1e999')).toMatchObject({ width: 8192 });
});

test('fit is clip unless crop or max is asked', () => {
  expect(['', 'fit=crop', 'fit=max', 'fit=nonsense'].map((query) => read(query).fit)).toEqual([
    'clip',
    'crop',
    'max',
    'clip',
  ]);
});

test('a format is asked for, or negotiated', () => {
  expect(read('fm=jpg').format).toBe('jpeg');
  expect(read('fm=png&auto=format', 'image/webp').format).toBe('png');
  expect(read('auto=compress,format', 'image/avif,image/webp,*/*').format).toBe('webp');
  expect(read('auto=compress,format', 'image/png').format).toBeUndefined();
  expect(read('fm=exe').format).toBeUndefined();
  expect(read('fm=constructor').format).toBeUndefined();
});

test('quality lies between 1 and 100', () => {
  expect(['q=50', 'q=0', 'q=500', 'q=x', ''].map((query) => read(query).quality)).toEqual([
    50, 1, 100, 75, 75,
  ]);
});

test('a rectangle is kept inside the image', () => {
  expect(read('rect=100,50,400,300').rect).toEqual({ left: 100, top: 50, width: 400, height: 300 });
  expect(read('rect=1500,0,400,2000').rect).toEqual({
    left: 1500,
    top: 0,
    width: 100,
    height: 900,
  });
  expect(
    ['1,2,3', '1,2,3,4,5', 'a,b,c,d', '1600,0,10,10', ''].map((r) => read(`rect=${r}`).rect),
  ).toEqual(Array.from({ length: 5 }, () => undefined));
});

test('without a change the file itself is the answer', () => {
  const unchanged = (query: string) => isUnchanged(read(query), new URLSearchParams(query));
  expect(['', 'auto=compress,format', 'blur=5'].every(unchanged)).toBe(true);
  expect(['w=10', 'q=5', 'fm=png', 'rect=0,0,5,5'].some(unchanged)).toBe(false);
});
