import { exposedFields, toFieldName, toTypePart } from './names';

// schema.test.ts tests the names of whole schemas.

test.each([
  ['article', 'Article', 'article'],
  ['text_with_image', 'Text_with_image', 'text_with_image'],
  ['landing-page', 'LandingPage', 'landingPage'],
  ['noActionHero', 'Noactionhero', 'noActionHero'],
  ['page-2', 'Page2', 'page2'],
  ['2col', '2col', '2col'],
  ['trailing-', 'Trailing', 'trailing'],
  ['double--dash', 'DoubleDash', 'doubleDash'],
])('of %s the type part is %s, the field name %s', (id, part, name) => {
  expect([toTypePart(id), toFieldName(id)]).toEqual([part, name]);
});

const exposed = (ids: string[]) =>
  exposedFields(ids.map((id) => ({ id, kind: 'Text' }))).map(({ id }) => id);

test('fields with a capital letter or an invalid GraphQL name are not exposed', () => {
  const names = ['title', 'quote-text', 'image_2', '_x', 'type', 'query'];
  expect(exposed(names)).toEqual(names);
  expect(exposed(['siteTitle', 'Title', 'áÁ', '2col', 'með', '__typename', ''])).toEqual([]);
});

test('if two ids become the same name, the first field gets it', () => {
  expect(exposed(['quote-1', 'quote1', 'quote_1'])).toEqual(['quote-1', 'quote_1']);
});
