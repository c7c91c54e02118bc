import { field } from '../content';
import type { TestContent } from '../content';

/** Writes ids with dashes, digits and capitals, reserved words, and ids that get the same name. */
export function writeOddNames({ write, writeType }: TestContent): void {
  const text = field('Text');
  writeType('landing-page', {
    Main: {
      'page-uid': field('UID'),
      'hero-title': field('StructuredText'),
      'sub-title-text': text,
      'hero-title-': text,
      h2: text,
      '2nd': text,
      siteTitle: text,
      URL: text,
      við: text,
      type: text,
      query: field('Number'),
      on: field('Boolean'),
      null: text,
      fragment: field('Date'),
      __x: text,
      _private: text,
      'link-list': field('Group', {
        fields: { 'link-label': text, linkTarget: field('Link'), A: text, 'a-1': field('Link') },
      }),
      capitals: field('Group', { fields: { A: text, bB: text } }),
    },
    Zone: {
      'page-body': field('Slices', {
        choices: {
          'image-left': { type: 'Slice', 'non-repeat': { 'alt-text': text } },
          imageRight: { type: 'Slice', repeat: { 'x-y-z': field('Number') } },
          text_block: { type: 'Slice', 'non-repeat': { buttonText: text } },
          'Feature-List': { type: 'SharedSlice' },
        },
      }),
    },
  });
  write('slices/FeatureList/model.json', {
    id: 'Feature-List',
    variations: [
      { id: 'default', primary: { 'main-text': text }, items: { Icon: text } },
      { id: 'two-Columns', primary: {}, items: { 'left-text': text, right_text: text } },
      { id: 'withImage2', primary: { image: field('Image') }, items: {} },
    ],
  });
  const plain = { Main: { uid: field('UID'), text } };
  for (const id of ['FAQ', 'photoAlbum', 'type', 'union', 'input', 'fragment']) {
    writeType(id, plain);
  }
  // `page-2` and `page2` would both be called Page2. `sort-faqy` would be called SortFaqy, like the
  // sort enum of `FAQ`. The other ids would get names that are taken or not allowed.
  for (const id of ['page-2', 'page2', 'meta', 'query', 'json', '2col', 'ævi', 'sort-faqy']) {
    writeType(id, plain);
  }
}
