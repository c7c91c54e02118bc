import { toText } from '../../content/cmsValues';
import type { Rule } from '../Rule';

export const priceCurrency: Rule = {
  id: 'price-currency',
  severity: 'warning',
  title: { is: 'Verð án gjaldmiðils', 'en-us': 'Price without a currency' },
  why: {
    is: 'Vefurinn sýnir verðið í krónum. Sé það í öðrum gjaldmiðli er það rangt.',
    'en-us': 'The site shows the price in krónur, which is wrong for any other currency.',
  },
  remedy: { is: 'Veldu gjaldmiðil í „currency“.', 'en-us': 'Choose the currency in “currency”.' },
  check: ({ data }) => {
    const price = data['price'];
    const isMissing = typeof price === 'number' && price > 0 && !toText(data['currency']);
    return isMissing ? [{ field: 'currency', quote: String(price) }] : [];
  },
};
