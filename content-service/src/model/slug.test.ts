import { slugsOf } from './slug';

const fields = [
  { id: 'lead', kind: 'StructuredText' as const },
  { id: 'title', kind: 'StructuredText' as const },
];

test('the slug comes from the first heading, with Icelandic letters in ASCII', () => {
  const data = {
    lead: [{ type: 'paragraph', text: 'Not this', spans: [] }],
    title: [{ type: 'heading1', text: 'Þetta er að gerast: Ævintýri í Öxarfirði!', spans: [] }],
  };
  expect(slugsOf(fields, data)).toEqual(['thetta-er-ad-gerast-aevintyri-i-oxarfirdi']);
});

test('without a heading the slug is a dash', () => {
  expect(slugsOf(fields, {})).toEqual(['-']);
});
