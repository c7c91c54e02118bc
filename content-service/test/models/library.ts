import { field } from '../content';
import type { TestContent } from '../content';

/**
 * The model of a library: every kind of field at the top, in a group and in slices; two slice
 * zones.
 */
export function writeLibrary({ write, writeType }: TestContent): void {
  writeType('book', {
    Main: {
      uid: field('UID'),
      title: field('StructuredText', { single: 'heading1' }),
      blurb: field('StructuredText', { multi: 'paragraph,strong' }),
      cover: field('Image', { constraint: {}, thumbnails: [{ name: 'small', width: 100 }] }),
      author: field('Link', { select: 'document', customtypes: ['person'] }),
      source: field('Link'),
      file: field('Link', { select: 'media' }),
      site: field('Link', { select: 'web' }),
      published: field('Date'),
      opened: field('Timestamp'),
      colour: field('Color'),
      pages: field('Number'),
      isbn: field('Text'),
      format: field('Select', { options: ['paper', 'sound'] }),
      printed: field('Boolean', { default_value: true }),
      trailer: field('Embed'),
      origin: field('GeoPoint'),
      stock: field('IntegrationFields', { catalog: 'acme--stock' }),
      stars: field('Range', { min: 0, max: 5 }),
      line: field('Separator'),
    },
    'Chapters & slices': {
      chapters: field('Group', {
        fields: {
          heading: field('StructuredText'),
          number: field('Number'),
          day: field('Date'),
          at: field('Timestamp'),
          done: field('Boolean'),
          kind: field('Select', { options: ['long'] }),
          shade: field('Color'),
          pic: field('Image'),
          clip: field('Embed'),
          spot: field('GeoPoint'),
          ref: field('Link'),
          note: field('Text'),
        },
      }),
      body: field('Slices', {
        choices: {
          quote: {
            type: 'Slice',
            'non-repeat': { text: field('StructuredText'), by: field('Text') },
            repeat: {},
          },
          gallery: {
            type: 'Slice',
            repeat: { image: field('Image'), caption: field('Text') },
          },
          divider: { type: 'Slice', 'non-repeat': {}, repeat: {} },
          hero: { type: 'SharedSlice' },
        },
      }),
      body1: field('Slice Zone', {
        choices: {
          quote: { type: 'Slice', 'non-repeat': { text: field('Text') } },
          hero: { type: 'SharedSlice' },
          'call-to-action': { type: 'SharedSlice' },
        },
      }),
    },
    SEO: { meta_title: field('Text'), card: field('Image') },
  });
  writeType('person', { Main: { uid: field('UID'), name: field('Text') } });
  writeType(
    'site_settings',
    {
      Main: { menu: field('Group', { fields: { label: field('Text'), target: field('Link') } }) },
    },
    { repeatable: false },
  );
  write('slices/Hero/model.json', {
    id: 'hero',
    type: 'SharedSlice',
    variations: [
      {
        id: 'default',
        version: 'initial',
        primary: { heading: field('StructuredText'), image: field('Image') },
        items: { link: field('Link'), label: field('Text') },
      },
      { id: 'with-video', version: 'initial', primary: { video: field('Embed') }, items: {} },
      { id: 'bare', version: 'initial', primary: {}, items: {} },
    ],
  });
  write('slices/CallToAction/model.json', {
    id: 'call-to-action',
    type: 'SharedSlice',
    variations: [
      {
        id: 'default',
        version: 'initial',
        primary: {
          buttons: field('Group', { fields: { label: field('Text') } }),
          text: field('Text'),
        },
        items: {},
      },
    ],
  });
}
