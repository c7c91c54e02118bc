import type { SearchKind } from '../src/documentTypes';
import type { SearchDocument } from '../src/search/shape/searchDocument';
import { wordsOf } from '../src/search/shape/words';
import { pick, randomFrom, type Random } from './build.random';

const WORDS = 160;
const KINDS: SearchKind[] = ['article', 'article', 'article', 'event', 'project', 'page'];
const FIRST_DAY = Date.UTC(2010, 0, 1);
const DAY_MS = 86_400_000;
const DAYS = 6000;

// One word in so many is new: two words of the samples as a compound, so that the vocabulary grows
// with the content as that of a real site does.
const NEW_ONE_IN = 40;

/**
 * Documents made of the words of the samples, each as often as it is there: the same ones in every run.
 *
 * @param samples of one language
 */
export function makeDocuments(samples: readonly SearchDocument[], count: number): SearchDocument[] {
  const words = samples.flatMap(({ body, lead = '', title }) =>
    wordsOf([title, lead, body].join('\n')).map(({ word }) => word),
  );
  const long = words.filter((word) => word.length > 4);
  const tags = samples.flatMap((sample) => sample.tags);
  const people = samples.flatMap((sample) => sample.people);
  return Array.from({ length: count }, (_, number) => {
    const random = randomFrom(`search ${number}`);
    const text = (length: number) => phrase(length, words, long, random);
    const kind = pick(KINDS, random) ?? 'article';
    return {
      kind,
      lang: samples[0]?.lang ?? 'is',
      path: `/${kind}/${number}/`,
      title: text(3 + random(4)),
      lead: text(10 + random(15)),
      headings: [],
      body: text(WORDS / 2 + random(WORDS)),
      tags: [pick(tags, random) ?? ''],
      people: [pick(people, random) ?? ''],
      date: new Date(FIRST_DAY + random(DAYS) * DAY_MS).toISOString().slice(0, 10),
    };
  });
}

function phrase(
  length: number,
  words: readonly string[],
  long: readonly string[],
  random: Random,
): string {
  return Array.from({ length }, () =>
    random(NEW_ONE_IN) === 0
      ? `${pick(long, random) ?? ''}${pick(long, random) ?? ''}`
      : pick(words, random),
  ).join(' ');
}
