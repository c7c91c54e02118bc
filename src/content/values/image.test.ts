import { toImage } from './image';
import type { Image } from './image';

const field = {
  dimensions: { width: 1600, height: 900 },
  alt: 'Stóll',
  copyright: 'Mynd: Miðstöð',
  url: 'https://images.example.is/stoll.jpg?auto=compress,format&rect=0,0,1600,900&w=1600&h=900',
};

const candidatesOf = (image?: Image) =>
  (image?.srcSet ?? '').split(', ').map((candidate) => candidate.split(' '));
const widthsOf = (image?: Image) => candidatesOf(image).map(([, width]) => width);
const parametersOf = (url = '') => new URL(url).searchParams;
const withWidth = (width: number) =>
  toImage({
    ...field,
    dimensions: { width, height: 900 },
    url: field.url.replaceAll('1600', String(width)),
  });

it('keeps dimensions, alternative text and copyright', () => {
  const { alt, copyright } = field;
  expect(toImage(field)).toMatchObject({ ...field.dimensions, alt, copyright });
});

it('is decorative with a missing or empty alternative text', () => {
  expect(toImage({ ...field, alt: null })?.alt).toBe('');
  expect(toImage({ ...field, alt: '' })?.alt).toBe('');
});

it('offers several widths, none larger than the original and none that is hardly smaller', () => {
  expect(widthsOf(toImage(field))).toEqual(['320w', '480w', '800w', '1200w', '1600w']);
  expect(widthsOf(withWidth(900))).toEqual(['320w', '480w', '900w']);
  expect(widthsOf(withWidth(200))).toEqual(['200w']);
});

it('offers all pixels of an original that is larger than its field', () => {
  const url = field.url.replace('rect=0,0,1600,900', 'rect=0,0,2880,1620');
  expect(widthsOf(toImage({ ...field, url })).slice(4)).toEqual(['1600w', '1920w', '2880w']);
});

it('offers no more than the largest screen can show', () => {
  expect(widthsOf(withWidth(6000)).at(-1)).toBe('2880w');
});

it('crops the shared image around the focal point', () => {
  const square = {
    dimensions: { width: 400, height: 400 },
    url: 'https://images.example.is/stoll.jpg?rect=0,0,800,900&w=400&h=400',
  };
  const image = toImage({ ...field, square });
  expect(image?.focus).toEqual({ x: 0.25, y: 0.5 });
  const shared = parametersOf(image?.shared);
  expect(shared.get('crop')).toBe('focalpoint');
  expect([shared.get('fp-x'), shared.get('fp-y')]).toEqual(['0.25', '0.5']);
  expect(parametersOf(toImage(field)?.shared).has('crop')).toBe(false);
});

describe('without a usable image', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  beforeEach(() => warn.mockClear());

  it.each([
    ['null', null],
    ['an empty object', {}],
    ['nothing but nulls', { url: null, dimensions: null, alt: null }],
  ])('an empty field is no fault: %s', (_what, raw) => {
    expect(toImage(raw, 'p')).toBeUndefined();
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    ['no address', { ...field, url: undefined }],
    ['an invalid address', { ...field, url: 'http://[' }],
    ['a script as address', { ...field, url: 'javascript:alert(1)' }],
    ['no dimensions', { ...field, dimensions: undefined }],
    ['dimensions of text', { ...field, dimensions: { width: '1600', height: '900' } }],
    ['no width', { ...field, dimensions: { width: 0, height: 900 } }],
    ['half a pixel', { ...field, dimensions: { width: 0.5, height: 900 } }],
    ['a negative height', { ...field, dimensions: { width: 1600, height: -1 } }],
  ])('a field is reported and left out: %s', (_what, raw) => {
    expect(toImage(raw, 'p')).toBeUndefined();
    expect(warn).toHaveBeenCalledWith(
      'Content: document p, field image: has no usable address or size; ' +
        'choose the image again',
    );
  });
});

describe('on an image CDN', () => {
  it('lets the CDN choose the format, and keeps its address and the crop', () => {
    const image = toImage(field);
    expect(image?.type).toBeUndefined();
    for (const [url, width] of candidatesOf(image)) {
      expect(url).toMatch(/^https:\/\/images\.example\.is\/stoll\.jpg\?auto=compress,format&/);
      expect(parametersOf(url).get('rect')).toBe('0,0,1600,900');
      expect(`${parametersOf(url).get('w')}w`).toBe(width);
      expect(parametersOf(url).has('h')).toBe(false);
    }
    expect(parametersOf(image?.src).get('w')).toBe('1200');
  });

  it('keeps asterisks of the address', () => {
    const image = toImage({ ...field, url: field.url.replace('stoll', 'st***l') });
    for (const url of [image?.src, ...candidatesOf(image).map(([candidate]) => candidate)]) {
      expect(url).toMatch(/^https:\/\/images\.example\.is\/st\*{3}l\.jpg\?/);
    }
  });

  it('has a rendition of 1200×640 for shared links', () => {
    const shared = parametersOf(toImage(field)?.shared);
    expect([shared.get('w'), shared.get('h'), shared.get('fit')]).toEqual(['1200', '640', 'crop']);
    expect(shared.get('rect')).toBe('0,0,1600,900');
  });
});

describe('in a build that includes its media files', () => {
  beforeAll(() => {
    process.env['GATSBY_MEDIA_ORIGIN'] = 'http://localhost:3100';
  });
  afterAll(() => {
    delete process.env['GATSBY_MEDIA_ORIGIN'];
  });
  const own = (file: string, parameters = '') =>
    toImage({
      ...field,
      url: `http://localhost:3100/media/${file}?auto=compress,format${parameters}`,
    });

  it('offers AVIF and a format for every browser from the site itself', () => {
    const image = own('stoll-01.jpg');
    expect(image?.type).toBe('image/avif');
    expect(candidatesOf(image)[2]).toEqual(['/media/stoll-01.jpg@w_800.avif', '800w']);
    expect(image?.src).toBe('/media/stoll-01.jpg@w_1200.jpg');
    expect(image?.shared).toBe('/media/stoll-01.jpg@w_1200~h_640~fit_crop.jpg');
  });

  it('keeps the crop', () => {
    const image = own('stoll-01.jpg', '&rect=100,0,900,900&w=400&h=400');
    expect(image?.src).toBe('/media/stoll-01.jpg@rect_100_0_900_900~w_1200.jpg');
  });

  it('keeps PNG for images that may be transparent', () => {
    expect(own('merki.png')?.src).toMatch(/\.png$/);
  });

  it.each(['merki.svg', 'hreyfing.gif'])('leaves %s as it is', (file) => {
    expect(own(file)).toMatchObject({ src: `/media/${file}`, shared: `/media/${file}` });
    expect(own(file)?.srcSet).toBeUndefined();
  });

  it('encodes characters that would end the address in HTML, CSS or a srcset', () => {
    const src = own(`${encodeURIComponent("mynd 'af' þili (2)")}.jpg`)?.src ?? '';
    expect(src).toMatch(/^[\w\-.~%@/]+$/);
    expect(decodeURIComponent(src)).toBe("/media/mynd 'af' þili (2).jpg@w_1200.jpg");
  });

  it('keeps the addresses of images on other hosts', () => {
    expect(toImage(field)?.src).toMatch(/^https:\/\/images\.example\.is\//);
    const near = { ...field, url: 'http://localhost:31000/media/stoll.jpg' };
    expect(toImage(near)?.src).toMatch(/^http:\/\/localhost:31000\//);
  });
});

describe('the focal point', () => {
  const urlOf = (parameters: string) => `https://images.example.is/stoll.jpg?w=1600${parameters}`;
  const view = (parameters: string) => ({
    dimensions: { width: 400, height: 400 },
    url: urlOf(parameters),
  });
  const find = (parameters: string, views: Record<string, unknown> = {}) =>
    toImage({ ...field, url: urlOf(parameters), ...views })?.focus;

  it('is the centre of the crop that an editor made for a smaller view', () => {
    const square = view('&rect=100,0,600,600&w=400&h=400');
    expect(find('', { square })).toEqual({ x: 0.25, y: 0.33 });
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
    ['a view shows another part', '&rect=0,0,400,225', { square: view('&rect=900,0,9,9') }],
    ['a rectangle is invalid', '', { square: view('&rect=left,0,9,9'), other: view('&rect=1,2') }],
    ['a rectangle has no width', '', { square: view('&rect=0,0,0,9') }],
    ['a value with an address is not a view', '', { linkTo: { url: urlOf('&rect=0,0,9,9') } }],
    ['a view has no address', '', { square: { dimensions: field.dimensions } }],
  ])('is undefined if %s', (_what, parameters, views) => {
    expect(find(parameters, views)).toBeUndefined();
  });
});
