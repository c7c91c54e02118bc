import type { Language } from './languages';

/** If these messages were in `messages/`, every reader would download them. */
const is = {
  date: 'Kom út',
  editor: 'Ritstjórn',
  pages: 'Blaðsíður',
  price: 'Verð',
  shop: 'Sala',
  shopLink: 'Kaupa blaðið',
  contents: 'Efni',
  pageCount: (pages: string) => `${pages}\u00a0bls.`,
  /** Screen readers read this text before the number of a page. */
  page: 'Bls.',
  inPrint: 'á prenti',
};

const en: typeof is = {
  date: 'Published',
  editor: 'Edited by',
  pages: 'Pages',
  price: 'Price',
  shop: 'Shop',
  shopLink: 'Buy the issue',
  contents: 'Contents',
  pageCount: (pages) => `${pages} pages`,
  page: 'Page',
  inPrint: 'in print',
};

export const issueTexts: Record<Language, typeof is> = { is, 'en-us': en };
