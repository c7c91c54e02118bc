import {
  isPreview,
  previewId,
  previewName,
  Previews,
  previewToken,
  previewTokens,
} from './previews';

test('a session ends after an hour', () => {
  let time = 0;
  const previews = new Previews(() => time);
  const { id } = previews.open('a');
  time = 60 * 60 * 1000 - 1;
  expect(previews.find(id)?.mainDocument).toBe('a');
  time += 1;
  expect(previews.find(id)).toBeUndefined();
});

const token = 'https://acme.prismic.io/previews/Xs:Xv?websitePreviewId=Xw';
const cookie = (value: object) => JSON.stringify(value);

test.each<[string, string[] | undefined]>([
  [token, [token]],
  ['http://localhost:3100/previews/Xs', ['http://localhost:3100/previews/Xs']],
  [encodeURIComponent(token), [token]],
  ['m-Xv:p-Xs', ['m-Xv:p-Xs']],
  ['m-Xv%3Ap-Xs', ['m-Xv:p-Xs']],
  [cookie({ acme: { preview: 'm-Xv:p-Xs' } }), ['m-Xv:p-Xs']],
  [cookie({ acme: { preview: token } }), [token]],
  [cookie({ _tracker: 'a', one: { preview: 'x' }, two: { preview: 'y' } }), ['x', 'y']],
  [cookie({ _tracker: { preview: token } }), []],
  [cookie({ acme: { preview: 1 } }), []],
  ['{}', []],
  ['Zabc', undefined],
  ['Zabc~Zdef', undefined],
  ['Xs:Xv', undefined],
  ['https://acme.prismic.io/other/Xs', undefined],
  ['{"broken', undefined],
  ['%7Bbroken%', undefined],
  ['[]', undefined],
])('the ref %s contains %j', (ref, expected) => {
  expect(previewTokens(ref)).toEqual(expected);
  expect(isPreview(ref)).toBe((expected ?? []).length > 0);
});

test.each([
  [token, { session: 'Xs' }],
  ['https://acme.prismic.io/previews/Xs%3AXv', { session: 'Xs' }],
  ['https://acme.prismic.io/previews/Zr~Zm?websitePreviewId=Xw', { release: 'Zr~Zm' }],
  ['Xs:Xv', { session: 'Xs' }],
  ['m-Xv:p-Xs', { session: 'Xs' }],
  [':', undefined],
])('the address %s names %j', (address, expected) => {
  expect(previewId(address)).toEqual(expected);
});

test('the name of a session has two parts; the ref of a release is its name', () => {
  expect(previewName('Xs:Xv')).toBe('m-Xv:p-Xs');
  expect(previewName('Zr~Zm')).toBe('Zr~Zm');
});

test('previewId parses a token of previewToken', () => {
  expect(previewId(previewToken('http://localhost:1', 'Xs:Xv', 'Xw'))).toEqual({ session: 'Xs' });
});
