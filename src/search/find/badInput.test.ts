import { searchDocument as document, searchIn } from '../../test/searchIn';

const documents = [
  document({ title: 'Skál', lead: 'Á og í og <b>bolli</b> & kanna.' }),
  document({ title: 'constructor' }),
  document({ title: 'Zebra', body: `${'a'.repeat(10_000)} ${'orð '.repeat(5000)}` }),
];
const search = searchIn(documents, 'is');
const query = (text: string) => search.search(text, { isTyping: true });

it.each([
  ['nothing', ''],
  ['white space', '   \n\t'],
  ['punctuation', '.,;:!?"„“'],
  ['regular expressions', '.*+?^${}()|[]\\'],
  ['emoji', '🥣🥣'],
  ['invisible characters', '\u200b\u00ad\ufeff'],
  ['half a surrogate pair', '\ud83d'],
  ['a zero byte', '\u0000'],
])('finds no words in %s', async (_name, text) => {
  expect(await query(text)).toMatchObject({ status: 'answered', words: [], total: 0, hits: [] });
});

it.each([
  ['right-to-left text', 'مرحبا بالعالم'],
  ['Chinese', '設計中心'],
  ['names of properties of Object', '__proto__ hasOwnProperty'],
  ['a script', '<script>alert(1)</script>'],
  ['very many words', 'gíraffi '.repeat(5000)],
  ['10,000 letters', 'x'.repeat(10_000)],
])('has no hit for %s', async (_name, text) => {
  expect(await query(text)).toMatchObject({ status: 'answered', total: 0 });
});

it('finds a word of one letter, but no words that begin with one letter', async () => {
  expect(await query('á')).toMatchObject({ total: 1 });
  expect(await query('s')).toMatchObject({ total: 0 });
});

it('finds a title that is the name of a property of Object', async () => {
  expect(await query('constructor')).toMatchObject({ total: 1 });
});

it('reads words between special characters', async () => {
  expect(await query('<<skál>>.*')).toMatchObject({ words: ['skál'], total: 1 });
});

it('reads decomposed letters, which some keyboards write', async () => {
  expect(await query('ska\u0301l')).toMatchObject({ words: ['skál'], total: 1 });
});

it('ignores a query after 200 letters', async () => {
  expect(await query(`skál ${' '.repeat(200)}zebra`)).toMatchObject({ words: ['skál'] });
});

it('returns markup in a text as plain text', async () => {
  expect(await query('bolli')).toMatchObject({
    hits: [{ snippet: { text: 'Á og í og <b>bolli</b> & kanna.', ranges: [[13, 18]] } }],
  });
});

it('finds a very long word, and a word after many others', async () => {
  expect(await query('a'.repeat(200))).toMatchObject({ total: 1 });
  expect(await query('orð')).toMatchObject({ total: 1 });
});
