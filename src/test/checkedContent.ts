import type { CheckedDocument } from '../contentCheck/Rule';
import type { Language } from '../i18n/languages';

export const checkedAt = Date.parse('2027-02-01T12:00:00Z');

type Change = Partial<Omit<CheckedDocument, 'data'>> & { data?: Record<string, unknown> };

export const paragraph = (text: string, spans: object[] = []) => ({
  type: 'paragraph',
  text,
  spans,
});

export const heading = (level: number, text: string) => ({
  type: `heading${level}`,
  text,
  spans: [],
});

export const linkOver = (letters: number, data: object) => [
  { start: 0, end: letters, type: 'hyperlink', data },
];

export const documentLink = (id: string) => ({ link_type: 'Document', id });

export const photo = (others: object = {}) => ({
  url: 'https://images.prismic.io/acme/0a1b2c3d4e5f_stoll.jpg?auto=compress,format',
  dimensions: { width: 2400, height: 1600 },
  alt: 'Stóll úr rekaviði á hvítum grunni',
  copyright: 'Mynd: Anna',
  ...others,
});

const texts: Record<Language, { title: string; lead: string; content: string }> = {
  is: {
    title: 'Stóll úr rekaviði',
    lead: 'Stóllinn er smíðaður úr viði sem rak á fjörur og er nú til sýnis.',
    content:
      'Viðurinn var þurrkaður í tvö ár áður en smíðin hófst og það er ekki að sjá að hann hafi verið í sjó.',
  },
  'en-us': {
    title: 'A chair of driftwood',
    lead: 'The chair is made of wood that came ashore, and is now shown to the public.',
    content:
      'The wood was dried for two years before the work began, and nobody would think that it has been in the sea.',
  },
};

const idOf = (name: string, lang: string) => `${name}-${lang}`;

function published(name: string, type: string, lang: Language, change: Change): CheckedDocument {
  const other = lang === 'is' ? 'en-us' : 'is';
  const date = '2027-01-10T09:00:00+0000';
  return {
    id: idOf(name, lang),
    uid: name,
    type,
    lang,
    first_publication_date: date,
    last_publication_date: date,
    alternate_languages: [{ id: idOf(name, other), lang: other }],
    ...change,
    data: {
      title: [heading(1, texts[lang].title)],
      lead: [paragraph(texts[lang].lead)],
      content: [paragraph(texts[lang].content)],
      ...change.data,
    },
  };
}

export const article = (lang: Language, change: Change = {}): CheckedDocument =>
  published('chair', 'article', lang, {
    ...change,
    data: { type: 'article', image: photo(), published_date: '2027-01-10', ...change.data },
  });

export const event = (lang: Language, data: object = {}): CheckedDocument =>
  published('opening', 'article', lang, {
    data: {
      type: 'event',
      start_date: '2027-03-01T17:00:00+0000',
      end_date: '2027-03-01T19:00:00+0000',
      access: [{ kind: 'step-free' }],
      ...data,
    },
  });

export const person = (lang: Language, data: object = {}): CheckedDocument =>
  published('dagrun', 'person', lang, {
    data: {
      title: [heading(1, 'Dagrún Steinólfsdóttir')],
      lead: [],
      occupation: lang === 'is' ? 'Húsgagnahönnuður' : 'Furniture designer',
      ...data,
    },
  });

export const issue = (lang: Language, data: object = {}): CheckedDocument =>
  published('issue-14', 'issue', lang, {
    data: {
      title: [heading(1, 'Kvarði 14')],
      lead: [],
      image: photo(),
      published_date: '2027-01-10',
      contents: [{ article: documentLink(`chair-${lang}`) }, { title: 'Stóllinn' }],
      price: 2490,
      ...data,
    },
  });

export const page = (lang: Language, change: Change = {}): CheckedDocument =>
  published('terms', 'page', lang, change);

export const homepage = (lang: Language, data: object = {}): CheckedDocument => ({
  ...published('home', 'homepage', lang, {}),
  uid: null,
  data: { ...data },
});
