import { searchDocument as document, searchIn } from '../../test/searchIn';
import type { SearchResult, SearchOptions } from './SearchResult';

async function resultOf(
  search: ReturnType<typeof searchIn>,
  text: string,
  options?: SearchOptions,
) {
  const result = await search.search(text, options);
  if (result.status === 'failed') throw new Error(result.reason);
  return result;
}

type Answered = Extract<SearchResult, { status: 'answered' }>;

const titles = ({ hits }: Answered) => hits.map(({ title }) => title.text);

async function found(
  documents: Parameters<typeof searchIn>[0],
  text: string,
  options?: SearchOptions,
) {
  return titles(await resultOf(searchIn(documents, documents[0]?.lang ?? 'is'), text, options));
}

describe('which document comes first', () => {
  it('is one with the word in its title, then in its lead, then in its text', async () => {
    const documents = [
      document({ title: 'A', body: 'Skál og skál og skál og enn ein skál.' }),
      document({ title: 'B', lead: 'Hér er skál.' }),
      document({ title: 'Skál' }),
    ];
    expect(await found(documents, 'skál')).toEqual(['Skál', 'B', 'A']);
  });

  it('is one with the typed form, then with another form, then with a compound', async () => {
    const documents = [
      document({ title: 'A', lead: 'Félag landslagsarkitekta. Landslags.' }),
      document({ title: 'B', lead: 'Þar starfa arkitektar.' }),
      document({ title: 'C', lead: 'Hann er arkitekt.' }),
    ];
    expect(await found(documents, 'arkitekt')).toEqual(['C', 'B', 'A']);
  });

  it('is one with another form of the word, before a word that only begins with it', async () => {
    const documents = [
      document({ title: 'A', lead: 'Um bókmenntir.' }),
      document({ title: 'B', lead: 'Um bækur.' }),
      document({ title: 'C', lead: 'Um bók.' }),
    ];
    expect(await found(documents, 'bók', { isTyping: true })).toEqual(['C', 'B', 'A']);
  });

  it('is one with the accents that were typed', async () => {
    const documents = [
      document({ title: 'A', lead: 'Ljósið er bjart.' }),
      document({ title: 'B', lead: 'Ljosið er bjart.' }),
    ];
    expect(await found(documents, 'ljosið')).toEqual(['B']);
    expect(await found(documents, 'ljosid')).toHaveLength(2);
    expect(await found(documents, 'ljósið')).toEqual(['A']);
  });

  it('is the newer of two with equal scores, whatever the order of the documents', async () => {
    const documents = ['2025-03-01', '2026-11-20', '2026-01-05'].map((date) =>
      document({ title: `Skál ${date.slice(0, 4)}`, path: `/${date}/`, date }),
    );
    const newest = ['Skál 2026', 'Skál 2026', 'Skál 2025'];
    expect(await found(documents, 'skál')).toEqual(newest);
    expect(await found([...documents].reverse(), 'skál')).toEqual(newest);
  });
});

describe('a word', () => {
  const library = [
    document({ title: 'Bókasafnið', lead: 'Þar eru bækur.' }),
    document({ title: 'Stóllinn', lead: 'Um stóla og hönnun þeirra.' }),
    document({ title: 'Bryggjuljósið', lead: 'Fyrir hafnir.' }),
  ];

  it.each([
    ['bók', 'Bókasafnið'],
    ['bókum', 'Bókasafnið'],
    ['bokum', 'Bókasafnið'],
    ['stóll', 'Stóllinn'],
    ['stolum', 'Stóllinn'],
    ['hannanir', 'Stóllinn'],
  ])('%s finds %s', async (word, title) => {
    expect((await found(library, word))[0]).toBe(title);
  });

  it('is returned with the form found and its dictionary form', async () => {
    const result = await resultOf(
      searchIn([document({ lead: 'Þar eru bækur, og bók er góð.', title: 'A' })], 'is'),
      'bókum',
    );
    expect(result.hits[0]?.matches).toEqual([
      { typed: 'bókum', found: 'bók', how: 'inflected', lemma: 'bók' },
    ]);
  });

  it('is shown in one line: near its beginning, or as the tag that has it', async () => {
    const lead = `${'Lengi var beðið eftir þessu öllu saman hér. '.repeat(4)}Svo kom skál á borðið.`;
    const documents = [
      document({ title: 'A', lead }),
      document({ title: 'B', lead: 'Um borð.', tags: ['Skálar'] }),
    ];
    const { hits } = await resultOf(searchIn(documents, 'is'), 'skál');
    const [tagged, passage] = hits;
    expect(tagged).toMatchObject({ line: { text: 'Skálar', ranges: [[0, 6]] } });
    expect(tagged?.property).toEqual(tagged?.line);
    expect(passage).not.toHaveProperty('property.text');
    expect(passage?.line.text.slice(0, 25)).toMatch(/^… .*skál/);
  });

  it('is marked in title and snippet, in whatever form it has there', async () => {
    const [hit] = (await resultOf(searchIn(library, 'is'), 'stóll hönnunar')).hits;
    const marked = (text = '', ranges: [number, number][] = []) =>
      ranges.map(([start, end]) => text.slice(start, end));
    expect(marked(hit?.title.text, hit?.title.ranges)).toEqual(['Stóllinn']);
    expect(marked(hit?.snippet.text, hit?.snippet.ranges)).toEqual(['stóla', 'hönnun']);
    expect(hit?.forms).toEqual(['stóllinn', 'stóla', 'hönnun']);
  });

  it('finds words that begin with it only while it is typed', async () => {
    expect(await found(library, 'bryggj', { isTyping: true })).toEqual(['Bryggjuljósið']);
    expect(await found(library, 'stóll hö', { isTyping: true })).toEqual(['Stóllinn']);
    expect(await found(library, 'haf', { isTyping: true })).toEqual(['Bryggjuljósið']);
    expect(await found(library, 'ha ', { isTyping: true })).toEqual([]);
    expect(await found(library, 'ha')).toEqual([]);
  });

  it('does not match a stop word that shares a form with it', async () => {
    const documents = [
      document({ title: 'Höfn', lead: 'Um hafnir.' }),
      document({ title: 'A', lead: 'Þau hafa komið og hafa farið.' }),
    ];
    expect(await found(documents, 'höfnum')).toEqual(['Höfn']);
    expect(await found(documents, 'hafa')).toContain('A');
  });

  it('verð (price) is found in its other forms, and not as the stop words verður and verði', async () => {
    const documents = [
      document({ title: 'A', lead: 'Verð aðgöngumiða er lágt.' }),
      document({ title: 'B', lead: 'Húsið verður opnað.' }),
      document({ title: 'C', lead: 'Hvort það verði metið.' }),
    ];
    for (const typed of ['verð', 'verðs', 'verðinu', 'verðin']) {
      expect(await found(documents, typed)).toEqual(['A']);
    }
  });

  it.each([
    ['haf', 'Við hafið.'],
    ['orð', 'Hér er orðið.'],
    ['munir', 'Sýning á munum.'],
  ])('%s is found in the form that looks like a verb: %s', async (typed, lead) => {
    expect(await found([document({ title: 'A', lead })], typed)).toEqual(['A']);
  });

  it('in an e-mail address is not found', async () => {
    const documents = [
      document({ title: 'Starfsfólk', body: 'Skrifaðu: hönnun@midstod.is, eða hringdu.' }),
      document({ title: 'Hringdu', body: 'Í hönnun er síminn opinn.' }),
    ];
    expect(await found(documents, 'hönnun')).toEqual(['Hringdu']);
    expect(await found(documents, 'midstod')).toEqual([]);
    expect(await found(documents, 'hringdu skrifaðu')).toEqual(['Starfsfólk']);
  });
});

describe('a misspelt word', () => {
  const documents = [
    document({ title: 'Bryggjuljósið', lead: 'Fyrir hafnir.' }),
    document({ title: 'Styrkir', lead: 'Um styrk til hönnuða, styrki og umsóknir.' }),
    document({ title: 'Landslagsarkitektar', lead: 'Félag þeirra heitir Þúfa.' }),
  ];

  it.each([
    ['bríggjuljósið', 'bryggjuljósið', 'Bryggjuljósið'],
    ['bryggjulljósið', 'bryggjuljósið', 'Bryggjuljósið'],
    ['bryggujljósið', 'bryggjuljósið', 'Bryggjuljósið'],
    ['brygjuljósð', 'bryggjuljósið', 'Bryggjuljósið'],
    ['rbyggjuljósið', 'bryggjuljósið', 'Bryggjuljósið'],
    ['nryggjuljósið', 'bryggjuljósið', 'Bryggjuljósið'],
    ['ryggjuljósið', 'bryggjuljósið', 'Bryggjuljósið'],
    ['stykrir', 'styrkir', 'Styrkir'],
    // Two letters are swapped in a form that the site does not have.
    ['styrkjmu', 'styrkjum', 'Styrkir'],
    ['tsyrkir', 'styrkir', 'Styrkir'],
    ['umsonkir', 'umsóknir', 'Styrkir'],
    ['landslagarkitekar', 'landslagsarkitektar', 'Landslagsarkitektar'],
    // The site has other forms of these misspelt words.
    ['styrkjunnum', 'styrk', 'Styrkir'],
    ['styrkjim', 'styrki', 'Styrkir'],
    ['styrkjom', 'styrkjum', 'Styrkir'],
    ['landslagsarkitkteum', 'landslagsarkitektar', 'Landslagsarkitektar'],
  ])('%s is corrected to %s', async (typed, corrected, title) => {
    const result = await resultOf(searchIn(documents, 'is'), typed);
    expect(result).toMatchObject({ corrected, words: [corrected], missing: [] });
    expect(titles(result)[0]).toBe(title);
  });

  it('is corrected among the other words of the query, which do not change', async () => {
    const result = await resultOf(searchIn(documents, 'is'), 'Styrkir og  umsonkir!');
    expect(result).toMatchObject({ corrected: 'Styrkir og  umsóknir!', total: 1 });
  });

  it('is corrected only if no document has it as typed', async () => {
    const two = [document({ title: 'Bolli' }), document({ title: 'Bolti' })];
    expect(await resultOf(searchIn(two, 'is'), 'bolli')).not.toHaveProperty('corrected');
    expect(await resultOf(searchIn(two, 'is'), 'bolta')).not.toHaveProperty('corrected');
    expect(await resultOf(searchIn(two, 'is'), 'bolty')).toMatchObject({ corrected: 'bolti' });
  });

  it('is not corrected if a document has another form with the same English stem', async () => {
    const texts = ['She weaves wool', 'Clothes to wear'];
    const english = texts.map((title) => document({ title, lang: 'en-us' }));
    const result = await resultOf(searchIn(english, 'en-us'), 'weaving');
    expect(result).not.toHaveProperty('corrected');
    expect(titles(result)).toEqual(['She weaves wool']);
  });

  it('is corrected too if rules connect it only by chance with another word', async () => {
    const events = [document({ title: 'Viðburðir' }), document({ title: 'A', lead: 'Viðurinn.' })];
    const result = await resultOf(searchIn(events, 'is'), 'viðurðir');
    expect(result).toMatchObject({ corrected: 'viðburðir' });
    expect(titles(result)[0]).toBe('Viðburðir');
    expect(await resultOf(searchIn(events, 'is'), 'viðar')).not.toHaveProperty('corrected');
  });

  it('is corrected too if that chance comes from a word without its accents', async () => {
    const calls = [document({ title: 'Styrkir' }), document({ title: 'A', lead: 'Úr stökum.' })];
    const result = await resultOf(searchIn(calls, 'is'), 'stykir');
    expect(result).toMatchObject({ corrected: 'styrkir' });
    expect(titles(result)).toEqual(['Styrkir']);
  });

  it('is not said to be corrected if the other words find nothing', async () => {
    const result = await resultOf(searchIn(documents, 'is'), 'stykrir zebrahestur gíraffi');
    expect(result).toMatchObject({ total: 0 });
    expect(result).not.toHaveProperty('corrected');
  });

  it('is not corrected on request', async () => {
    const exact = await resultOf(searchIn(documents, 'is'), 'stykrir', { isExact: true });
    expect(exact).toMatchObject({ total: 0, missing: ['stykrir'] });
    expect(exact).not.toHaveProperty('corrected');
  });

  it.each(['bor', 'xyzzyq', 'kjarnorkuver', '2072', 'مرحبا', '設計中心設計'])(
    'that resembles nothing stays as it is: %s',
    async (typed) => {
      const result = await resultOf(searchIn(documents, 'is'), typed);
      expect(result).toMatchObject({ total: 0, missing: [typed] });
    },
  );

  it('is completed rather than corrected while it is typed', async () => {
    const result = await resultOf(searchIn(documents, 'is'), 'bryggjul', { isTyping: true });
    expect(result).toMatchObject({ total: 1 });
    expect(result).not.toHaveProperty('corrected');
  });

  it('becomes the most frequent of several similar words', async () => {
    const several = [
      document({ title: 'A', body: 'Kanna.' }),
      document({ title: 'B', body: 'Panna.' }),
      document({ title: 'C', body: 'Panna.' }),
    ];
    expect(await resultOf(searchIn(several, 'is'), 'ranna')).toMatchObject({ corrected: 'panna' });
  });

  it('is corrected in an index of several files', async () => {
    const filler = [...'bcdfghjklmnprstv'].map((letter) =>
      document({
        title: letter,
        body: [...'aeiouáéíóúýæö']
          .flatMap((vowel) =>
            Array.from(
              { length: 20 },
              (_, number) => `${letter}${vowel}${'qwx'[number % 3]}${number}zz`,
            ),
          )
          .join(' '),
      }),
    );
    const search = searchIn([...documents, ...filler], 'is');
    for (const typed of ['stykrir', 'tyrkir', 'dtyrkir']) {
      expect(await resultOf(search, typed)).toMatchObject({ corrected: 'styrkir' });
    }
  });
});

describe('titles and events', () => {
  it('a title that equals the query comes before longer titles', async () => {
    const documents = [
      document({ title: 'Íslensk hönnun á erlendri grund', date: '2026-11-01' }),
      document({ title: 'Íslensk hönnun' }),
      document({ title: 'Um íslenska hönnun, íslensk hönnun', date: '2026-11-02' }),
    ];
    expect((await found(documents, 'íslensk hönnun'))[0]).toBe('Íslensk hönnun');
  });

  const now = Date.UTC(2026, 10, 23, 12);
  const event = (title: string, date: string, end = date) =>
    document({ title, kind: 'event', path: `/ha-frettir/${title}/`, date, end });
  const events = [
    event('Sýning A', '2026-11-22'),
    event('Sýning B', '2027-05-01'),
    event('Sýning C', '2026-10-01', '2026-11-23'),
    event('Sýning D', '2026-12-01'),
    document({ title: 'Um sýningar', path: '/syningar/' }),
  ];

  it('events that are on or coming come first, the nearest before the others', async () => {
    const order = await found(events, 'sýning', { now });
    expect(order.filter((title) => /[A-D]$/.test(title))).toEqual([
      'Sýning C',
      'Sýning D',
      'Sýning B',
      'Sýning A',
    ]);
    expect(order.at(-1)).toBe('Sýning A');
  });

  it('the shortest heading of a page comes before old news with the words in its title', async () => {
    const page = (title: string, headings: string[]) =>
      document({ title, headings, body: headings.join('\n'), kind: 'page', path: `/${title}/` });
    const news = (date: string) =>
      document({ title: 'Opnunartími um jólin', date, path: `/ha-frettir/${date}/` });
    const old = news('2025-12-18');
    const foundFor = (list: Parameters<typeof searchIn>[0]) => found(list, 'opnunartími', { now });
    const pages = [page('A', ['Um opnunartíma og leiðir hingað']), page('B', ['Opnunartími'])];
    expect(await foundFor([...pages, old])).toEqual(['B', 'Opnunartími um jólin', 'A']);
    expect((await foundFor([...pages, news('2026-11-20')]))[0]).toBe('Opnunartími um jólin');
  });

  it('a label counts more than a heading, and a label of many rows more than one of few', async () => {
    const labelled = (title: string, rows: number) =>
      document({ title, labels: Array<string>(rows).fill('Frestir'), body: 'Frestir.' });
    const heading = document({ title: 'C', headings: ['Frestir'], body: 'Frestir.' });
    const documents = [labelled('A', 6), heading, labelled('B', 1)];
    expect(await found(documents, 'frestir')).toEqual(['A', 'B', 'C']);
  });

  it('an event without a date counts as any other document', async () => {
    const undated = document({ title: 'Sýning E', kind: 'event', path: '/e/' });
    expect(await found([...events, undated], 'sýning', { now })).toHaveLength(6);
  });
});

describe('several words', () => {
  const documents = [
    document({ title: 'Skál og bolli' }),
    document({ title: 'Skál', lead: 'Úr leir.' }),
    document({ title: 'Bolli', kind: 'project', path: '/verkefni/bolli/' }),
  ];

  it('must all occur in a document', async () => {
    expect(await found(documents, 'bolli skál')).toEqual(['Skál og bolli']);
  });

  it('may be missing if no document has all of them; the result names the missing ones', async () => {
    const result = await resultOf(searchIn(documents, 'is'), 'skál bolli zebrahestur');
    expect(titles(result)).toEqual(['Skál og bolli']);
    expect(result.missing).toEqual(['zebrahestur']);
  });

  it('find nothing if no document has at least half of them', async () => {
    const result = await resultOf(searchIn(documents, 'is'), 'skál zebrahestur gíraffi');
    expect(result.total).toBe(0);
  });

  it('are ignored if they are stop words, unless there are no other words', async () => {
    const [about] = [document({ title: 'Um okkur og ykkur' })];
    expect(await found([...documents, about], 'og skál')).toEqual(['Skál', 'Skál og bolli']);
    expect((await resultOf(searchIn([...documents, about], 'is'), 'og')).total).toBe(2);
  });

  it('are ignored too if they are stop words without their accents', async () => {
    const price = document({ title: 'Hvað kostar teikning?' });
    const army = document({ title: 'Her manns' });
    const search = searchIn([...documents, price, army], 'is');
    const result = await resultOf(search, 'hvad kostar teikning');
    expect(result).toMatchObject({ words: ['kostar', 'teikning'], missing: [] });
    expect(titles(await resultOf(search, 'hvad'))).toEqual(['Hvað kostar teikning?']);
    expect(titles(await resultOf(search, 'her'))).toEqual(['Her manns']);
  });
});

describe('a result', () => {
  const documents = [
    ...Array.from({ length: 7 }, (_, number) =>
      document({ title: `Skál ${number}`, path: `/ha-frettir/${number}/` }),
    ),
    document({ title: 'Skál', kind: 'project', path: '/verkefni/skal/' }),
    document({ title: 'Skálin', kind: 'event', path: '/ha-frettir/skalin/', lang: 'is' }),
  ];

  it('counts the documents of every kind, whatever kind was requested', async () => {
    const counts = { article: 7, project: 1, event: 1, association: 0, page: 0 };
    const search = searchIn(documents, 'is');
    expect(await resultOf(search, 'skál')).toMatchObject({ total: 9, counts });
    const some = await resultOf(search, 'skál', { kind: 'project' });
    expect(some).toMatchObject({ total: 1, counts, hits: [{ kind: 'project' }] });
  });

  it('comes in pages that together contain every hit once', async () => {
    const search = searchIn(documents, 'is');
    const all = titles(await resultOf(search, 'skál', { limit: 9 }));
    const pages = [0, 4, 8].map(async (offset) =>
      titles(await resultOf(search, 'skál', { offset, limit: 4 })),
    );
    expect((await Promise.all(pages)).flat()).toEqual(all);
    expect(new Set(all).size).toBe(9);
  });
});

it('finds an article by the label of its category, which its hit has', async () => {
  const documents = [document({ title: 'A', category: 'Viðtal' }), document({ title: 'B' })];
  const { hits } = await resultOf(searchIn(documents, 'is'), 'viðtöl');
  expect(hits.map(({ title, category }) => [title.text, category])).toEqual([['A', 'Viðtal']]);
});
