import { rawDocument } from '../../test/rawDocument';
import { toProject } from './project';

const project = (fields: object = {}) => toProject(rawDocument('project', fields));

const warn = jest.spyOn(console, 'warn').mockImplementation();
beforeEach(() => warn.mockClear());

const url = 'https://images.example/a.jpg?auto=compress,format';
const photo = { url, alt: 'Snið', copyright: null, dimensions: { width: 2000, height: 1250 } };
const row = { image: photo, caption: null, size: null, measure: null };

it('maps the facts, and leaves out empty facts', () => {
  const facts = { field: 'Húsgögn', client: ' ', materials: 'Lerki ', measures: '38 × 44 cm' };
  expect(project(facts)).toMatchObject({
    field: 'Húsgögn',
    client: undefined,
    materials: 'Lerki',
    measures: '38 × 44 cm',
  });
});

it('keeps the order of the plates, and leaves out a row without a picture', () => {
  const plates = [
    { ...row, size: 'two', caption: 'Snið A–A' },
    { ...row, image: {}, caption: 'Engin mynd' },
    { ...row, size: 'detail', measure: '76 mm' },
  ];
  expect(project({ plates })?.plates).toMatchObject([
    { size: 'two', caption: 'Snið A–A', file: url, image: { alt: 'Snið' } },
    { size: 'detail', measure: '76\u00A0mm' },
  ]);
  expect(warn).not.toHaveBeenCalled();
});

it('shows a plate of an unknown size, or without a size, in a row of its own', () => {
  const plates = [row, { ...row, size: 'huge' }];
  expect(project({ plates })?.plates.map(({ size }) => size)).toEqual(['one', 'one']);
});

it('reports a picture without a usable size', () => {
  const broken = { ...photo, dimensions: null };
  expect(project({ plates: [{ ...row, image: broken }] })?.plates).toEqual([]);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('plates'));
});

it('the full size of a crop is the crop, because the file shows more than the crop', () => {
  const crop = { ...photo, url: `${url}&rect=0,0,900,900` };
  const [plate] = project({ plates: [{ ...row, image: crop }] })?.plates ?? [];
  expect(plate?.file).toContain('rect=0,0,900,900');
  expect(plate?.file).toContain('w=1200');
});

it.each([1, 1987, 9998])('shows the year %d', (year) => {
  expect(project({ year })?.year).toBe(year);
  expect(warn).not.toHaveBeenCalled();
});

it.each([0, -1, 1e308, NaN, Infinity, '1987'])('reports the year %p and leaves it out', (year) => {
  expect(project({ year })?.year).toBeUndefined();
  expect(warn).toHaveBeenCalledWith(
    `Content: document a, field year: holds “${year}”, which is not a number from 1 to 9998; ` +
      'it is left out',
  );
});
