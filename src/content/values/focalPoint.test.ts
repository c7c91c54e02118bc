import { toFocalPoint } from './focalPoint';

const original = { width: 1600, height: 900 };
const url = (parameters: string) =>
  `https://images.example.is/stoll.jpg?auto=compress${parameters}`;
const view = (parameters: string) => ({
  dimensions: { width: 400, height: 400 },
  url: url(parameters),
});
const find = (parameters: string, views: Record<string, unknown> = {}) =>
  toFocalPoint({ url: url(parameters), dimensions: original, ...views }, new URL(url(parameters)), {
    ...original,
  });

it('is the centre of the crop that an editor made for a smaller view', () => {
  expect(find('', { square: view('&rect=100,0,600,600&w=400&h=400') })).toEqual({
    x: 0.25,
    y: 0.33,
  });
});

it('is the centre of the smallest of several crops', () => {
  const wide = view('&rect=0,0,1600,600');
  const narrow = view('&rect=1200,300,300,300');
  const point = { x: 0.84, y: 0.5 };
  expect(find('', { wide, narrow })).toEqual(point);
  expect(find('', { narrow, wide })).toEqual(point);
});

it('is relative to the main image, if that is a crop', () => {
  const square = view('&rect=1000,500,200,200');
  expect(find('&rect=800,400,800,450&w=1600&h=900', { square })).toEqual({ x: 0.38, y: 0.44 });
});

it('reads a rectangle whose commas are encoded', () => {
  expect(find('', { square: view('&rect=0%2C0%2C400%2C900') })).toEqual({ x: 0.13, y: 0.5 });
});

it.each([
  ['nothing is cropped', '', {}],
  ['a view shows the centre', '', { square: view('&rect=350,0,900,900') }],
  [
    'a view was cropped out of another part',
    '&rect=0,0,400,225',
    { square: view('&rect=900,0,9,9') },
  ],
  ['a rectangle is invalid', '', { square: view('&rect=left,0,9,9'), other: view('&rect=1,2') }],
  ['a rectangle has no width', '', { square: view('&rect=0,0,0,9') }],
  ['a value with an address is not a view', '', { linkTo: { url: url('&rect=0,0,9,9') } }],
  ['a view has no address', '', { square: { dimensions: original } }],
])('is undefined where %s', (_what, parameters, views) => {
  expect(find(parameters, views)).toBeUndefined();
});
