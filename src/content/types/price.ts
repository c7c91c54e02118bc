import { graphql } from 'gatsby';
import { toNumber, toText } from '../values/cmsValues';

// The front page uses this separate file, so that it does not load the mapper of a whole article.
export const fragments = graphql`
  fragment Price on PRISMIC_Article {
    price
    currency
    prices {
      group
      price
    }
  }
`;

/** The price for a group of people, or for everybody else. 0 is free. */
type Rate = { group?: string; amount: number };

/** The entrance fee in an ISO 4217 currency, with at least one rate. */
export type Price = { rates: Rate[]; currency: string };

/** The largest amount that is exact in thousandths: some currencies have three decimals. */
const MAX_AMOUNT = Math.floor(Number.MAX_SAFE_INTEGER / 1000);

export function toPrice(raw: Queries.PriceFragment, documentId: string): Price | undefined {
  const toRate = (price: unknown, field: string, group?: string): Rate[] => {
    const amount = toNumber(price, { documentId, field }, [0, MAX_AMOUNT]);
    return amount === undefined ? [] : [{ group, amount }];
  };
  const rates = [
    ...toRate(raw.price, 'price'),
    ...(raw.prices ?? []).flatMap(({ group, price }) => {
      const name = toText(group);
      return name === undefined ? [] : toRate(price, 'prices.price', name);
    }),
  ];
  return rates.length === 0 ? undefined : { rates, currency: toText(raw.currency) ?? 'ISK' };
}
