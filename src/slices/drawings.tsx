import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import type { DrawingContent } from '../components/Drawing';
import { hydrateOnInteraction } from '../components/hydrateOnInteraction';
import { placeParts } from '../content/values/body';
import { toMeasure, toText } from '../content/values/cmsValues';
import type { RichText } from '../content/values/richText';

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

const Drawing = hydrateOnInteraction(
  async () => (await import(/* webpackChunkName: "drawing" */ '../components/Drawing')).Drawing,
);

const letters = ['þ', 'ð', 'ö', 'Í'] as const;

/** Returns an article's drawings. Each drawing has the index of the block that follows it. */
export function drawingsIn(
  text: RichText | undefined,
  article: Queries.DrawingsFragment | null,
): ReactNode[] {
  return placeParts(text, toDrawings(article?.drawings), 'drawing').map((drawings) =>
    drawings.map((drawing, index) => <Drawing key={index} {...drawing} />),
  );
}

export function toDrawings(
  rows: Queries.DrawingsFragment['drawings'] | undefined,
): DrawingContent[] {
  return (rows ?? []).flatMap(({ kind, letter, measure, caption, alt }) => {
    const known = letters.find((each) => kind === 'letter' && each === letter);
    if (kind !== 'wave' && !known) return [];
    const texts = { measure: toMeasure(measure), caption: toText(caption) };
    return { ...texts, letter: known, name: toText(alt) ?? texts.caption ?? texts.measure };
  });
}
