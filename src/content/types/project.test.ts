import { toProject } from './project';

let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warn.mockRestore());

/** A project with an empty value in every field except the title. */
const bare: Queries.ProjectFragment = {
  _meta: {
    id: 'a',
    uid: 'stadur',
    type: 'project',
    lang: 'is',
    tags: [],
    firstPublicationDate: null,
    lastPublicationDate: null,
    url: '/verkefni/stadur/',
  },
  title: [{ type: 'heading1', text: 'Staður', spans: [] }],
  lead: null,
  content: null,
  image: null,
  plates: null,
  designer: null,
  year: null,
  field: null,
  location: null,
  client: null,
  materials: null,
  measures: null,
  photographer: null,
  association: null,
  related: null,
};

const url = 'https://images.example/a.jpg?auto=compress,format';
const photo = { url, alt: 'Snið', copyright: null, dimensions: { width: 2000, height: 1250 } };
const row = { image: photo, caption: null, size: null, measure: null };

it('maps a project that has only a title and an address', () => {
  expect(toProject(bare)).toEqual({
    id: 'a',
    type: 'project',
    lang: 'is',
    path: '/verkefni/stadur/',
    tags: [],
    title: 'Staður',
    words: 0,
    minutes: 0,
    plates: [],
    related: [],
  });
});

it('maps the facts, and leaves out empty facts', () => {
  const facts = { field: 'Húsgögn', client: ' ', materials: 'Lerki ', measures: '38 × 44 cm' };
  expect(toProject({ ...bare, ...facts })).toMatchObject({
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
  expect(toProject({ ...bare, plates })?.plates).toMatchObject([
    { size: 'two', caption: 'Snið A–A', file: url, image: { alt: 'Snið' } },
    { size: 'detail', measure: '76\u00A0mm' },
  ]);
  expect(warn).not.toHaveBeenCalled();
});

it('shows a plate of an unknown size, or without a size, alone in its row', () => {
  const plates = [row, { ...row, size: 'huge' }];
  expect(toProject({ ...bare, plates })?.plates.map(({ size }) => size)).toEqual(['one', 'one']);
});

it('reports a picture without a usable size', () => {
  const broken = { ...photo, dimensions: null };
  expect(toProject({ ...bare, plates: [{ ...row, image: broken }] })?.plates).toEqual([]);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('plates'));
});

it('the full size of a crop is the crop, because the file shows more than the crop', () => {
  const crop = { ...photo, url: `${url}&rect=0,0,900,900` };
  const [plate] = toProject({ ...bare, plates: [{ ...row, image: crop }] })?.plates ?? [];
  expect(plate?.file).toContain('rect=0,0,900,900');
  expect(plate?.file).toContain('w=1200');
});
