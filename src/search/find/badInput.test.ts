import { searchDocument as document, searchIn } from '../../test/searchIn';

const documents = [
  document({ title: 'Skál', lead: 'Á og í og <b>bolli</b> & kanna.' }),
  document({ title: 'Zebra', body: `${'a'.repeat(10_000)} ${'orð '.repeat(5000)}` }),
];
const search = searchIn(documents, 'is');
const ask = (text: string) => search.search(text, { isTyping: true });

it.each([
  ['nothing', ''],
  ['a space', '   \n\t'],
  ['marks', '.,;:!?"„“'],
  ['regular expressions', '.*+?^${}()|[]\\'],
  ['emoji', '🥣🥣'],
  ['invisible marks', '\u200b\u00ad\ufeff'],
  ['half a letter', '\ud83d'],
  ['a zero byte', '\u0000'],
])('answers %s with nothing', async (_name, text) => {
  expect(await ask(text)).toMatchObject({ status: 'answered', words: [], total: 0, hits: [] });
});

it.each([
  ['right-to-left text', 'مرحبا بالعالم'],
  ['Chinese', '設計中心'],
  ['a path of objects', '__proto__ constructor hasOwnProperty'],
  ['a script', '<script>alert(1)</script>'],
  ['very many words', 'gíraffi '.repeat(5000)],
  ['10,000 letters', 'x'.repeat(10_000)],
])('answers %s, and finds nothing', async (_name, text) => {
  expect(await ask(text)).toMatchObject({ status: 'answered', total: 0, suggestions: [] });
});

it('finds a single letter that is a word, and does not complete it', async () => {
  expect(await ask('á')).toMatchObject({ total: 1 });
  expect(await ask('s')).toMatchObject({ total: 0 });
});

it('reads what stands between odd marks', async () => {
  expect(await ask('<<skál>>.*')).toMatchObject({ words: ['skál'], total: 1 });
});

it('reads decomposed letters, as some keyboards write them', async () => {
  expect(await ask('ska\u0301l')).toMatchObject({ words: ['skál'], total: 1 });
});

it('leaves what is beyond 200 letters unread', async () => {
  expect(await ask(`skál ${' '.repeat(200)}zebra`)).toMatchObject({ words: ['skál'] });
});

it('gives texts of the index as texts, with the markup that an editor wrote about', async () => {
  expect(await ask('bolli')).toMatchObject({
    hits: [{ snippet: { text: 'Á og í og <b>bolli</b> & kanna.', ranges: [[13, 18]] } }],
  });
});

it('finds a word behind any number of others, and one of any length', async () => {
  expect(await ask('a'.repeat(200))).toMatchObject({ total: 1 });
  expect(await ask('orð')).toMatchObject({ total: 1 });
});
