import { endsInTime } from '../../../src/test/endsInTime';
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

test('a heading with very many marks on a letter has a slug', () => {
  const text = `a${'\u0301'.repeat(80_000)}${'\u0316'.repeat(80_000)}b`;
  const title = [{ type: 'heading1', text, spans: [] }];
  expect(endsInTime(() => slugsOf(fields, { title }))).toEqual(['ab']);
});
