import { differencesOf } from './differencesOf';
import { exceptions } from './exceptions';
import { samplePairs } from './sampleDocuments';
import type { Pair } from './sampleDocuments';

const pairs = samplePairs();

/** The differences that no exception explains, as a reader of the test's message needs them. */
function unexplained({ file, translation, original }: Pair): string[] {
  const excepted = exceptions[translation.uid ?? translation.id] ?? [];
  return differencesOf({ translation, original })
    .filter(
      ({ lang, fact }) => !excepted.some((each) => each.in === lang && each.facts.includes(fact)),
    )
    .map(({ lang, fact, field }) => `${file}, ${field}: only in ${lang}: ${fact}`);
}

it('compares every translated document', () => {
  expect(pairs.length).toBeGreaterThan(50);
});

it.each(pairs.map((pair) => [pair.file, pair] as const))(
  'numbers, dates, times, prices and places are the same in both languages of %s',
  (_file, pair) => {
    const faults = unexplained(pair);
    if (faults.length === 0) return;
    throw new Error(
      `${faults.join('\n')}\nCorrect the document, or give the reason in exceptions.ts beside this test.`,
    );
  },
);

it('every exception is needed, and has a reason', () => {
  const needless = Object.entries(exceptions).flatMap(([uid, excepted]) => {
    const differences = pairs
      .filter(({ translation }) => (translation.uid ?? translation.id) === uid)
      .flatMap(differencesOf);
    return excepted.flatMap(({ in: lang, facts, reason }) => [
      ...facts
        .filter((fact) => !differences.some((each) => each.lang === lang && each.fact === fact))
        .map((fact) => `${uid}: ${lang}: ${fact}`),
      ...(reason.length > 10 ? [] : [`${uid}: ${reason}`]),
    ]);
  });
  expect(needless).toEqual([]);
});

describe('the comparison fails', () => {
  const pair = pairs.find(({ translation }) => translation.uid === 'holiday-hours');
  if (!pair) throw new Error('The sample content has no document holiday-hours');

  /** The pair with another lead in the translation. */
  const withLead = (text: string): Pair => ({
    ...pair,
    translation: {
      ...pair.translation,
      data: { ...pair.translation.data, lead: [{ type: 'paragraph', text, spans: [] }] },
    },
  });

  it('for another day, and names document, field and difference', () => {
    const text =
      'The gallery and reading room are closed December 24–27 and December 31–January 2.';
    expect(unexplained(withLead(text))).toEqual([
      expect.stringMatching(/holiday-hours\.json, lead: only in is: date 12-26$/),
      expect.stringMatching(/holiday-hours\.json, lead: only in en-us: date 12-27$/),
    ]);
  });

  it('for another start', () => {
    const translation = { ...pair.translation, data: { ...pair.translation.data, price: 95 } };
    expect(unexplained({ ...pair, translation })).toEqual([
      expect.stringMatching(/price: only in en-us: 95 instead of undefined$/),
    ]);
  });
});
