import { bindNumbers } from './bindNumbers';

const shown = (text: string) => bindNumbers(text).replaceAll('\u00A0', '_');

test.each([
  [
    'Styrkurinn er 100.000 kr. og frestur til 2. mars 2027.',
    'Styrkurinn er 100.000_kr. og frestur til 2._mars 2027.',
  ],
  ['Úthlutað var 42 milljónum króna.', 'Úthlutað var 42_milljónum króna.'],
  [
    'Lægsti styrkurinn er 400 þúsund krónur, 12 % af heild.',
    'Lægsti styrkurinn er 400_þúsund krónur, 12_% af heild.',
  ],
  [
    'Opnað kl. 17, sjá bls. 12 og 5. gr. laga nr. 30',
    'Opnað kl._17, sjá bls._12 og 5. gr. laga nr._30',
  ],
  [
    'It opens on March 5 at 5 p.m. and costs USD 95.',
    'It opens on March_5 at 5_p.m. and costs USD_95.',
  ],
  ['Miðstöð\nBryggjustétt 4\n101 Reykjavík', 'Miðstöð\nBryggjustétt_4\n101 Reykjavík'],
  ['Fimmtudagur 20. maí: fjaran gengin', 'Fimmtudagur 20._maí: fjaran gengin'],
  ['Meet at Spítalastígur 12b on Friday', 'Meet at Spítalastígur_12b on Friday'],
  ['Borðið er 2 m langt og 75 cm hátt.', 'Borðið er 2_m langt og 75_cm hátt.'],
  [
    'Miðinn kostar kr. 2.500, styrkurinn er 50 þús. kr. eða € 25.',
    'Miðinn kostar kr._2.500, styrkurinn er 50_þús. kr. eða €_25.',
  ],
  ['Hellið 90 ml og bíðið 30 min.', 'Hellið 90_ml og bíðið 30_min.'],
  ['Kl. 17, Bls. 12, Nr. 3', 'Kl._17, Bls._12, Nr._3'],
  ['6 millimetrar, 5 kílómetrar, 4 fermetrar', '6_millimetrar, 5_kílómetrar, 4_fermetrar'],
  ['5 kilometers, 1 meter, 6 feet or 6 ft', '5_kilometers, 1_meter, 6_feet or 6_ft'],
])('%s', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

test.each([
  'Þau voru 3 mánuði á leiðinni.',
  '1944 lauk þessu.',
  'Í mars 2027 hefst hátíðin.',
  'Smíðamars 2027 og Úthlutun 1.500 hluta.',
  'Room 5 may be closed.',
])('%s stays as it is', (text) => {
  expect(bindNumbers(text)).toBe(text);
});

// If the time grew with the square of the length, Jest would end the test.
test.each([
  ['spaces', '1 '.repeat(50_000)],
  ['one word', 'a'.repeat(100_000)],
  ['one unit', `${'1 '.repeat(50)}${'metr'.repeat(25_000)}1`],
])('a text of 100,000 letters takes a moment: %s', (_shape, text) => {
  expect(bindNumbers(text)).toBe(text);
});
