import { readFileSync } from 'node:fs';
import path from 'node:path';
import { signNames, toVisit } from './visit';

const visit = (fields: object) => toVisit(fields as Queries.VisitFragment, 'visit');
const text = (words: string) => [{ type: 'paragraph', text: words, spans: [] }];

it('begins a part at each heading, and leaves out rows and parts without a label', () => {
  const { parts } = visit({
    visit_facts: [
      { sign: 'bus', label: 'Með strætó', text: text('Naust') },
      { heading: 'Aðgengi', sign: 'ship', label: 'Lyfta' },
      { text: text('án merkis') },
      { heading: 'Tómt' },
    ],
  });
  expect(parts).toMatchObject([
    { facts: [{ sign: 'bus', label: 'Með strætó', text: [{ kind: 'paragraph' }] }] },
    { heading: 'Aðgengi', facts: [{ label: 'Lyfta' }] },
  ]);
  expect(parts[1]?.facts).toEqual([{ label: 'Lyfta', sign: undefined, text: undefined }]);
});

it('has a price only for rows with a price', () => {
  const pricesOf = (...prices: object[]) => visit({ prices }).price;
  expect(pricesOf({ group: 'Nemendur', price: null })).toBeUndefined();
  expect(pricesOf({ group: null, price: 1500 }, { group: 'Nemendur', price: 0 })).toEqual({
    currency: 'ISK',
    rates: [
      { group: undefined, amount: 1500 },
      { group: 'Nemendur', amount: 0 },
    ],
  });
});

it('editors can choose every sign', () => {
  const file = path.resolve(__dirname, '../../../customtypes/page/index.json');
  const { json } = JSON.parse(readFileSync(file, 'utf8'));
  expect(json.Visit.visit_facts.config.fields.sign.config.options).toEqual(signNames);
});
