import { graphql } from 'gatsby';
import { toText } from '../values/cmsValues';
import { findLabelled } from '../values/table';
import type { RichText } from '../values/richText';

export const fragments = graphql`
  fragment Drawings on PRISMIC_Article {
    drawings {
      kind
      letter
      measure
      caption
      alt
    }
  }
`;

export type Letter = 'þ' | 'ð' | 'ö' | 'Í';

/** A technical drawing that belongs to a place in the text of an article. */
export type Drawing = {
  /** The letter that is drawn; absent in a drawing of corrugated iron. */
  letter?: Letter;
  /** What its dimension line says: `76 mm`, without a line end before the unit. */
  measure?: string;
  caption?: string;
  /** What the drawing shows, for those who do not see it. Without it the drawing is decoration. */
  name?: string;
};

/** The label that marks the words to which a drawing belongs. */
const DRAWING_LABEL = 'drawing';

/** @returns the drawings in the editor's order; rows without a kind, or without their letter, are left out */
export function toDrawings(rows: Queries.DrawingsFragment['drawings'] | undefined): Drawing[] {
  return (rows ?? []).flatMap(({ kind, letter, measure, caption, alt }) => {
    const isLetter = kind === 'letter';
    if (isLetter ? !isKnownLetter(letter) : kind !== 'wave') return [];
    const texts = {
      measure: toText(measure)?.replace(/(\d)\s+/g, '$1\u00A0'),
      caption: toText(caption),
    };
    return {
      ...texts,
      letter: isLetter && isKnownLetter(letter) ? letter : undefined,
      name: toText(alt) ?? texts.caption ?? texts.measure,
    };
  });
}

function isKnownLetter(letter: unknown): letter is Letter {
  return typeof letter === 'string' && /^[þðöÍ]$/.test(letter);
}

/**
 * Finds the places of drawings in a text: the first one stands before the first block with words that the editor
 * has given the label `drawing`, the second one before the next such block, and so on. Those that are left over
 * stand before the text.
 *
 * @returns the drawings at the index of the block that follows them
 */
export function placeDrawings(
  text: RichText = [],
  drawings: readonly Drawing[],
): (Drawing[] | undefined)[] {
  const marked = findLabelled(text, DRAWING_LABEL);
  const places: (Drawing[] | undefined)[] = text.map(() => undefined);
  for (const [number, drawing] of drawings.entries()) {
    const index = marked[number] ?? 0;
    places[index] = [...(places[index] ?? []), drawing];
  }
  return places;
}
