import type { SearchKind } from '../src/documentTypes';
import type { SearchDocument } from '../src/search/shape/searchDocument';
import { splitWords } from '../src/search/shape/splitWords';
import { pick, randomFrom } from './build.random';
import type { Random } from './build.random';

const MEAN_BODY_WORDS = 160;
const kinds: SearchKind[] = ['article', 'article', 'article', 'event', 'project', 'page'];
const FIRST_DAY_MS = Date.UTC(2010, 0, 1);
const DAY_MS = 86_400_000;
const PERIOD_DAYS = 6000;

// One in this many words is a new compound of two sample words, so that the vocabulary grows with
// the content, as on a real site.
const WORDS_PER_COMPOUND = 40;

/**
 * Makes documents from the words of the samples with the same word frequencies; the same documents
 * in every run.
 *
 * @param samples sample documents in one language
 */
export function makeDocuments(samples: readonly SearchDocument[], count: number): SearchDocument[] {
  const words = samples.flatMap(({ body, lead = '', title }) =>
    splitWords([title, lead, body].join('\n')).map(({ word }) => word),
  );
  const long = words.filter((word) => word.length > 4);
  const tags = samples.flatMap((sample) => sample.tags);
  const people = samples.flatMap((sample) => sample.people);
  return Array.from({ length: count }, (_, number) => {
    const random = randomFrom(`search ${number}`);
    const text = (length: number) => phrase(length, words, long, random);
    const kind = pick(kinds, random) ?? 'article';
    return {
      kind,
      lang: samples[0]?.lang ?? 'is',
      path: `/${kind}/${number}/`,
      title: text(3 + random(4)),
      lead: text(10 + random(15)),
      headings: [],
      body: text(MEAN_BODY_WORDS / 2 + random(MEAN_BODY_WORDS)),
      tags: [pick(tags, random) ?? ''],
      people: [pick(people, random) ?? ''],
      date: new Date(FIRST_DAY_MS + random(PERIOD_DAYS) * DAY_MS).toISOString().slice(0, 10),
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
    random(WORDS_PER_COMPOUND) === 0
      ? `${pick(long, random) ?? ''}${pick(long, random) ?? ''}`
      : pick(words, random),
  ).join(' ');
}
