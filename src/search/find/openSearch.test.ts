import { searchDocument as document, searchIn } from '../../test/searchIn';
import type { SearchAnswer, SearchOptions } from './answer';

async function answerOf(
  search: ReturnType<typeof searchIn>,
  text: string,
  options?: SearchOptions,
) {
  const answer = await search.search(text, options);
  if (answer.status === 'failed') throw new Error(answer.reason);
  return answer;
}

type Answered = Extract<SearchAnswer, { status: 'answered' }>;

const titles = ({ hits }: Answered) => hits.map(({ title }) => title.text);

/** The titles found, the best first. */
async function found(
  documents: Parameters<typeof searchIn>[0],
  text: string,
  options?: SearchOptions,
) {
  return titles(await answerOf(searchIn(documents, documents[0]?.lang ?? 'is'), text, options));
}

describe('which document comes first', () => {
  it('is the one with the word in its title, then in its lead, then in its text', async () => {
    const documents = [
      document({ title: 'A', body: 'Skál og skál og skál og enn ein skál.' }),
      document({ title: 'B', lead: 'Hér er skál.' }),
      document({ title: 'Skál' }),
    ];
    expect(await found(documents, 'skál')).toEqual(['Skál', 'B', 'A']);
  });

  it('is the one with the very form, then another form, then a compound with the word', async () => {
    const documents = [
      document({ title: 'A', lead: 'Félag landslagsarkitekta. Landslags.' }),
      document({ title: 'B', lead: 'Þar starfa arkitektar.' }),
      document({ title: 'C', lead: 'Hann er arkitekt.' }),
    ];
    expect(await found(documents, 'arkitekt')).toEqual(['C', 'B', 'A']);
  });

  it('is another form of the word rather than a word that only begins so', async () => {
    const documents = [
      document({ title: 'A', lead: 'Um bókmenntir.' }),
      document({ title: 'B', lead: 'Um bækur.' }),
      document({ title: 'C', lead: 'Um bók.' }),
    ];
    expect(await found(documents, 'bók', { isTyping: true })).toEqual(['C', 'B', 'A']);
  });

  it('is the one with the accents that were typed', async () => {
    const documents = [
      document({ title: 'A', lead: 'Ljósið er bjart.' }),
      document({ title: 'B', lead: 'Ljosið er bjart.' }),
    ];
    expect(await found(documents, 'ljosið')).toEqual(['B']);
    expect(await found(documents, 'ljosid')).toHaveLength(2);
    expect(await found(documents, 'ljósið')).toEqual(['A']);
  });

  it('is the newer one of two that are equally good, whatever their order was', async () => {
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
    ['bríggjuljós', 'Bryggjuljósið'],
    ['bryggjulljósið', 'Bryggjuljósið'],
    ['bryggujljósið', 'Bryggjuljósið'],
  ])('%s finds %s', async (word, title) => {
    expect((await found(library, word))[0]).toBe(title);
  });

  it('says in which form it was found, and of which word', async () => {
    const answer = await answerOf(
      searchIn([document({ lead: 'Þar eru bækur, og bók er góð.', title: 'A' })], 'is'),
      'bókum',
    );
    expect(answer.hits[0]?.matches).toEqual([
      { typed: 'bókum', found: 'bók', how: 'inflected', lemma: 'bók' },
    ]);
  });

  it('is marked in the title and in the snippet, in the form that stands there', async () => {
    const [hit] = (await answerOf(searchIn(library, 'is'), 'stóll hönnunar')).hits;
    const marked = (text = '', ranges: [number, number][] = []) =>
      ranges.map(([start, end]) => text.slice(start, end));
    expect(marked(hit?.title.text, hit?.title.ranges)).toEqual(['Stóllinn']);
    expect(marked(hit?.snippet.text, hit?.snippet.ranges)).toEqual(['stóla', 'hönnun']);
    expect(hit?.forms).toEqual(['stóllinn', 'stóla', 'hönnun']);
  });

  it('finds what begins with it while it is typed, and only then', async () => {
    expect(await found(library, 'bryggj', { isTyping: true })).toEqual(['Bryggjuljósið']);
    expect(await found(library, 'stóll hö', { isTyping: true })).toEqual(['Stóllinn']);
    expect(await found(library, 'haf', { isTyping: true })).toEqual(['Bryggjuljósið']);
    expect(await found(library, 'ha ', { isTyping: true })).toEqual([]);
    expect(await found(library, 'ha')).toEqual([]);
  });

  it('is not taken for a form of a word that says nothing', async () => {
    const documents = [
      document({ title: 'Höfn', lead: 'Um hafnir.' }),
      document({ title: 'A', lead: 'Þau hafa komið og hafa farið.' }),
    ];
    expect(await found(documents, 'höfnum')).toEqual(['Höfn']);
    expect(await found(documents, 'hafa')).toContain('A');
  });

  it('is corrected only where nothing has it as it was typed', async () => {
    const documents = [document({ title: 'Bolli' }), document({ title: 'Bolti' })];
    expect(await found(documents, 'bolli')).toEqual(['Bolli']);
    expect(await found(documents, 'bolty')).toEqual(['Bolti']);
  });
});

describe('several words', () => {
  const documents = [
    document({ title: 'Skál og bolli' }),
    document({ title: 'Skál', lead: 'Úr leir.' }),
    document({ title: 'Bolli', kind: 'project', path: '/verkefni/bolli/' }),
  ];

  it('must all be there', async () => {
    expect(await found(documents, 'bolli skál')).toEqual(['Skál og bolli']);
  });

  it('may be missing where no document has all of them, and are named', async () => {
    const answer = await answerOf(searchIn(documents, 'is'), 'skál bolli zebrahestur');
    expect(titles(answer)).toEqual(['Skál og bolli']);
    expect(answer.missing).toEqual(['zebrahestur']);
  });

  it('find nothing where fewer than half are there', async () => {
    const answer = await answerOf(searchIn(documents, 'is'), 'skál zebrahestur gíraffi');
    expect(answer.total).toBe(0);
  });

  it('do not count when they say nothing, unless there are no others', async () => {
    const [about] = [document({ title: 'Um okkur og ykkur' })];
    expect(await found([...documents, about], 'og skál')).toEqual(['Skál', 'Skál og bolli']);
    expect((await answerOf(searchIn([...documents, about], 'is'), 'og')).total).toBe(2);
  });
});

describe('an answer', () => {
  const documents = [
    ...Array.from({ length: 7 }, (_, number) =>
      document({ title: `Skál ${number}`, path: `/ha-frettir/${number}/` }),
    ),
    document({ title: 'Skál', kind: 'project', path: '/verkefni/skal/' }),
    document({ title: 'Skálin', kind: 'event', path: '/ha-frettir/skalin/', lang: 'is' }),
  ];

  it('counts what there is of each kind, also when some are asked for', async () => {
    const counts = { article: 7, project: 1, event: 1, association: 0, page: 0 };
    const search = searchIn(documents, 'is');
    expect(await answerOf(search, 'skál')).toMatchObject({ total: 9, counts });
    const some = await answerOf(search, 'skál', { kinds: ['project', 'event'] });
    expect(some).toMatchObject({ total: 2, counts });
    expect(some.hits.map(({ kind }) => kind).sort()).toEqual(['event', 'project']);
  });

  it('comes in pages that together are the whole', async () => {
    const search = searchIn(documents, 'is');
    const all = titles(await answerOf(search, 'skál', { limit: 9 }));
    const pages = [0, 4, 8].map(async (offset) =>
      titles(await answerOf(search, 'skál', { offset, limit: 4 })),
    );
    expect((await Promise.all(pages)).flat()).toEqual(all);
    expect(new Set(all).size).toBe(9);
  });

  it('proposes what the site has instead of what it has not', async () => {
    const answer = await answerOf(searchIn(documents, 'is'), 'skálynn');
    expect(answer.total + answer.suggestions.length).toBeGreaterThan(0);
    const other = await answerOf(
      searchIn([document({ title: 'Hönnunarmiðstöð' })], 'is'),
      'honunarmistod',
    );
    expect(other).toMatchObject({ total: 0, suggestions: ['hönnunarmiðstöð'] });
  });

  it('knows English plurals and other endings', async () => {
    const english = [
      document({ lang: 'en-us', title: 'Knitted on Graph Paper' }),
      document({ lang: 'en-us', title: 'The Architects’ House' }),
    ];
    expect(await found(english, 'knitting papers')).toEqual(['Knitted on Graph Paper']);
    expect(await found(english, 'architect')).toEqual(['The Architects’ House']);
  });
});
