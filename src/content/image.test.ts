import { toImage } from './image';

const field = {
  dimensions: { width: 1600, height: 900 },
  alt: 'Stóll',
  copyright: 'Mynd: Miðstöð',
  url: 'https://images.example.is/stoll.jpg?auto=compress,format&rect=0,0,1600,900',
};

it('offers the image at several widths and keeps what the editor set', () => {
  const image = toImage(field);
  expect(image).toMatchObject({
    width: 1600,
    height: 900,
    alt: 'Stóll',
    copyright: 'Mynd: Miðstöð',
  });
  const sizes = image?.srcSet.split(', ').map((part) => part.split(' ').at(1));
  expect(sizes).toEqual(['400w', '800w', '1200w', '1600w']);
  const address = new URL(image?.src ?? '');
  expect(address.searchParams.get('rect')).toBe('0,0,1600,900');
  expect(address.searchParams.get('w')).toBe('1200');
});

it('never asks for more than the original has', () => {
  const image = toImage({ ...field, dimensions: { width: 800, height: 800 } });
  expect(image?.srcSet).toContain(' 400w');
  expect(image?.srcSet).toMatch(/ 800w$/);
});

it('has a rendition of 1200×640 for where a page is shared', () => {
  const shared = new URL(toImage(field)?.shared ?? '').searchParams;
  expect([shared.get('w'), shared.get('h'), shared.get('fit')]).toEqual(['1200', '640', 'crop']);
});

it('is decorative without an alternative text', () => {
  expect(toImage({ ...field, alt: null })?.alt).toBe('');
});

it('is nothing when the field is empty', () => {
  expect(toImage(null)).toBeUndefined();
  expect(toImage({})).toBeUndefined();
});
