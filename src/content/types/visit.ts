import { graphql } from 'gatsby';
import { toNumber, toText } from '../values/cmsValues';
import { toRichText } from '../values/richText';
import type { RichText } from '../values/richText';

export const fragments = graphql`
  fragment Visit on PRISMIC_Page {
    prices {
      group
      price
    }
    way
    visit_facts {
      heading
      sign
      label
      text
    }
  }
`;

export const signNames = [
  'foot',
  'bus',
  'bicycle',
  'car',
  'entrance',
  'lift',
  'toilet',
  'hearing',
  'quiet',
  'seat',
  'dog',
] as const;

export type SignName = (typeof signNames)[number];

type VisitFact = { sign?: SignName; label: string; text?: RichText };

export type VisitPart = { heading?: string; facts: VisitFact[] };

export function toVisit(raw: Queries.VisitFragment, documentId: string) {
  const rates = (raw.prices ?? []).flatMap(({ group, price }) => {
    const source = { documentId, field: 'prices.price' };
    const amount = toNumber(price, source, [0, Number.MAX_SAFE_INTEGER]);
    return amount === undefined ? [] : [{ group: toText(group), amount }];
  });
  return {
    price: rates.length > 0 ? { rates, currency: 'ISK' } : undefined,
    /** The way from the bus stop in words, beside the map. */
    way: toRichText(raw.way, { documentId, field: 'way' }),
    parts: toParts(raw.visit_facts ?? [], documentId),
  };
}

/** A row with a heading begins a part. */
function toParts(
  rows: NonNullable<Queries.VisitFragment['visit_facts']>,
  documentId: string,
): VisitPart[] {
  const parts: VisitPart[] = [];
  for (const row of rows) {
    const heading = toText(row.heading);
    let part = parts.at(-1);
    if (!part || heading !== undefined) parts.push((part = { heading, facts: [] }));
    const label = toText(row.label);
    if (label === undefined) continue;
    const sign = signNames.find((name) => name === row.sign);
    const text = toRichText(row.text, { documentId, field: 'visit_facts.text' });
    part.facts.push({ sign, label, text });
  }
  return parts.filter(({ facts }) => facts.length > 0);
}
