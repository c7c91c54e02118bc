import fc from 'fast-check';
import { toDigests } from './digests';
import { toEntry } from './documentEntries';

/** What an editor publishes: a version of one of four documents, in one of two languages. */
type Publication = {
  group: number;
  lang: string;
  uid: string;
  title: string;
  target: string;
  inText: string;
};

type Published = Publication & { date: string };

const langs = ['is', 'en-us'];
const groups = [0, 1, 2, 3];
const idOf = ({ group, lang }: Pick<Publication, 'group' | 'lang'>) => `${group}-${lang}`;
const someId = fc.constantFrom(
  ...groups.flatMap((group) => langs.map((lang) => idOf({ group, lang }))),
);
const word = fc.constantFrom('a', 'b', 'A');

const publication: fc.Arbitrary<Publication> = fc.record({
  group: fc.constantFrom(...groups),
  lang: fc.constantFrom(...langs),
  uid: word,
  title: word,
  target: someId,
  inText: someId,
});

/** A document as the REST API shows it: with the state of its translations and of what it links to. */
function toRest(document: Published, all: ReadonlyMap<string, Published>): Record<string, unknown> {
  const toLink = (id: string) => {
    const target = all.get(id);
    return {
      link_type: 'Document',
      id,
      isBroken: target === undefined,
      ...(target && { uid: target.uid, type: 'article', lang: target.lang }),
    };
  };
  const translations = langs.flatMap((lang) =>
    lang === document.lang ? [] : (all.get(idOf({ ...document, lang })) ?? []),
  );
  return {
    id: idOf(document),
    uid: document.uid,
    type: 'article',
    lang: document.lang,
    last_publication_date: document.date,
    alternate_languages: translations.map((each) => ({
      id: idOf(each),
      uid: each.uid,
      lang: each.lang,
    })),
    data: {
      title: document.title,
      target: toLink(document.target),
      text: [{ text: 'a', spans: [{ data: toLink(document.inText) }] }],
    },
  };
}

it('the entries of what was published last tell the same as those of all documents', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(publication, { minLength: 1, maxLength: 3 }), { maxLength: 8 }),
      (refs) => {
        const all = new Map<string, Published>();
        const known = new Map<string, ReturnType<typeof toEntry>>();
        for (const [index, publications] of refs.entries()) {
          const ids = publications.map(idOf);
          for (const each of publications) all.set(idOf(each), { ...each, date: String(index) });
          for (const id of ids) known.set(id, toEntry(toRest(all.get(id) as Published, all)));
          const whole = [...all.values()].map((each) => toEntry(toRest(each, all)));
          expect(toDigests([...known.values()])).toEqual(toDigests(whole));
        }
      },
    ),
  );
});

it('what a page may show of a document is in its digest: its fields, the uids of its links and translations', () => {
  const base = {
    group: 0,
    lang: 'is',
    uid: 'a',
    title: 'a',
    target: '1-is',
    inText: '2-is',
    date: '0',
  };
  const others: Published[] = [
    { ...base, group: 1 },
    { ...base, group: 2 },
    { ...base, lang: 'en-us' },
  ];
  const digestWith = (own: Partial<Published>, rest = others) => {
    const published = [{ ...base, ...own }, ...rest];
    const all = new Map(published.map((each) => [idOf(each), each]));
    return toDigests(published.map((each) => toEntry(toRest(each, all))))[idOf(base)];
  };
  const before = digestWith({});
  expect(digestWith({})).toBe(before);
  expect(digestWith({ title: 'b' })).not.toBe(before);
  for (const [index, other] of others.entries()) {
    expect(digestWith({}, others.toSpliced(index, 1, { ...other, title: 'b' }))).toBe(before);
    expect(digestWith({}, others.toSpliced(index, 1, { ...other, uid: 'b' }))).not.toBe(before);
    expect(digestWith({}, others.toSpliced(index, 1))).not.toBe(before);
  }
});
