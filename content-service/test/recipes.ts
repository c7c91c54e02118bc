import { field, richText, testContent } from './content';
import type { TestContent } from './content';

/**
 * Makes recipes in two languages with every field type, filled and empty, a cook, a single type
 * without uid, and 25 notes.
 */
export async function recipeContent(): Promise<TestContent> {
  const content = testContent();
  content.writeType(
    'recipe',
    {
      Main: {
        uid: field('UID'),
        title: field('StructuredText', { single: 'heading1' }),
        text: field('StructuredText', { multi: 'paragraph,image,hyperlink' }),
        photo: field('Image', {
          constraint: {},
          thumbnails: [{ name: 'square', width: 100, height: 100 }],
        }),
        cook: field('Link', { select: 'document', customtypes: ['cook'] }),
        source: field('Link'),
        file: field('Link', { select: 'media' }),
        site: field('Link', { select: 'web' }),
      },
      Facts: {
        cooked: field('Date'),
        moment: field('Timestamp'),
        colour: field('Color'),
        minutes: field('Number'),
        summary: field('Text'),
        course: field('Select', { options: ['starter', 'main'], default_value: 'main' }),
        vegan: field('Boolean', { default_value: true }),
        video: field('Embed'),
        place: field('GeoPoint'),
        rating: field('Range'),
        shop: field('IntegrationFields'),
        line: field('Separator'),
      },
      Body: {
        ingredients: field('Group', {
          fields: { name: field('Text'), grams: field('Number'), maker: field('Link') },
        }),
        body: field('Slices', {
          choices: {
            'side-note': {
              type: 'Slice',
              'non-repeat': { text: field('StructuredText', { multi: 'paragraph' }) },
              repeat: { 'short-line': field('Text') },
            },
            hero: { type: 'SharedSlice' },
          },
        }),
      },
    },
    { label: 'Recipe' },
  );
  content.write('slices/Hero/model.json', {
    id: 'hero',
    type: 'SharedSlice',
    variations: [
      {
        id: 'default',
        version: 'v1',
        primary: { heading: field('Text') },
        items: { link: field('Link') },
      },
      { id: 'plainHero', version: 'v1', primary: { heading: field('Text') }, items: {} },
    ],
  });
  content.writeType('cook', { Main: { uid: field('UID'), name: field('Text') } });
  content.writeType('settings', { Main: { motto: field('Text') } }, { repeatable: false });
  content.writeType('note', { Main: { uid: field('UID'), number: field('Number') } });
  await content.writeImage('soup.png', 400, 200);
  content.write('media/list.pdf', 'not really a PDF');

  const is = {
    first_publication_date: '2026-02-01T09:00:00+0000',
    last_publication_date: '2026-03-01T09:00:00+0000',
  };
  const toAnna = { link_type: 'Document', id: 'cook-anna-is' };
  content.writeDocument('is/cook/anna', {
    uid: 'anna',
    slugs: ['anna-kokkur', 'anna'],
    data: { name: 'Anna' },
    tags: ['fólk'],
  });
  content.writeDocument('is/recipe/kjotsupa', {
    ...is,
    uid: 'kjotsupa',
    tags: ['súpa', 'vetur'],
    data: {
      site: { link_type: 'Web', url: 'https://example.org', target: '_blank', key: 'own-key' },
      title: richText('Kjötsúpa ömmu', 'heading1'),
      text: [
        {
          ...{ type: 'paragraph', text: 'Eins og Anna gerir', direction: 'ltr' },
          spans: [
            { start: 8, end: 12, type: 'hyperlink', data: { ...toAnna, key: 'not-in-rich-text' } },
            { start: 0, end: 4, type: 'strong' },
          ],
        },
        { type: 'image', file: 'soup.png', alt: 'Súpa' },
        { type: 'embed', oembed: { embed_url: 'https://example.org/video', type: 'video' } },
      ],
      photo: { file: 'soup.png', alt: null, copyright: 'Amma' },
      cook: toAnna,
      source: { link_type: 'Media', file: 'soup.png' },
      file: { link_type: 'Media', file: 'list.pdf' },
      cooked: '2026-01-31',
      moment: '2026-01-31T18:30:00Z',
      colour: '#aa3311',
      minutes: 90,
      summary: 'Súpa með kjöti',
      course: 'starter',
      vegan: false,
      video: { embed_url: 'https://example.org/video', type: 'video' },
      place: { latitude: 64.1, longitude: -21.9 },
      rating: 4,
      shop: { id: 7 },
      ingredients: [
        { name: 'Lambakjöt', grams: 1000, maker: toAnna },
        { name: 'Rófa', grams: 400 },
      ],
      body: [
        {
          slice_type: 'side-note',
          slice_label: 'big',
          primary: { text: richText('Gott') },
          items: [{ 'short-line': 'Eitt' }],
        },
        { slice_type: 'hero', variation: 'plainHero', primary: { heading: 'Hetja' } },
        { slice_type: 'hero', items: [{ link: { link_type: 'Web', url: 'https://example.org' } }] },
      ],
    },
  });
  content.writeDocument('is/recipe/plokkfiskur', { uid: 'plokkfiskur', tags: ['fiskur'] });
  content.writeDocument('en-us/recipe/meat-soup', {
    uid: 'meat-soup',
    alternate_language_id: 'recipe-kjotsupa-is',
    data: { title: richText('Meat soup', 'heading1'), minutes: 90, cooked: '2026-02-28' },
  });
  content.writeDocument('is/settings/stillingar', { data: { motto: 'Verði þér að góðu' } });
  for (let number = 0; number < 25; number += 1) {
    const name = `note-${String(number).padStart(2, '0')}`;
    content.writeDocument(`is/note/${name}`, { uid: name, data: { number } });
  }
  return content;
}
