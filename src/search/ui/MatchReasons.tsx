import styled from 'styled-components';
import { type } from '../../styles/type';
import type { Hit, Match } from '../find/SearchResult';

const Reasons = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--gutter);
  ${type.small}
  color: var(--muted);
`;

/**
 * Explains once for all hits that a word was found in another form than the typed one. Parts of compounds are marked in the
 * hits, which shows enough.
 */
export function MatchReasons({ hits }: { hits: readonly Hit[] }) {
  const reasons = new Map<string, string>();
  for (const { typed, found, how, lemma } of hits.flatMap(({ matches }) => matches).sort(byLemma)) {
    const isIndirect = how === 'inflected' || how === 'folded';
    if (isIndirect && !reasons.has(typed)) {
      reasons.set(typed, lemma === undefined || lemma === typed ? found : lemma);
    }
  }
  if (reasons.size === 0) return null;
  return (
    <Reasons>
      {[...reasons].map(([typed, word]) => (
        <li key={typed}>
          {typed} → {word}
        </li>
      ))}
    </Reasons>
  );
}

/** A dictionary form explains more than a form that only one hit has. */
function byLemma(a: Match, b: Match): number {
  return Number(b.lemma !== undefined) - Number(a.lemma !== undefined);
}
