import { isPreview, previewTokens } from './previews';

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
