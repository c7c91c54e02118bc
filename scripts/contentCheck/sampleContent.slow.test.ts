import { createClient } from '@prismicio/client';
import { startContentService } from '../../content-service/src/startContentService';
import type { ContentService } from '../../content-service/src/startContentService';
import {
  checkedAt,
  documentLink,
  heading,
  linkOver,
  paragraph,
  photo,
} from '../../src/test/checkedContent';
import { checkContent, rules } from '../../src/contentCheck/checkContent';
import type { CheckedDocument, Finding } from '../../src/contentCheck/Rule';
import type { Language } from '../../src/i18n/languages';
import { sectionOf } from '../../src/routes';

let service: ContentService;
let documents: CheckedDocument[];
beforeAll(async () => {
  service = await startContentService({ port: 0, watch: false });
  const client = createClient('sample', { documentAPIEndpoint: `${service.url}/api/v2` });
  documents = (await client.dangerouslyGetAll({ lang: '*' })) as unknown as CheckedDocument[];
});
afterAll(() => service.close());

const errorsIn = (all: CheckedDocument[]) =>
  checkContent(all, { now: checkedAt }).filter(({ rule }) => rule.severity === 'error');

test('the sample content has no error', () => {
  expect(documents.length).toBeGreaterThan(100);
  expect(errorsIn(documents)).toEqual([]);
});

type Data = Record<string, unknown>;
type Plant = (document: CheckedDocument, lang: Language) => Partial<CheckedDocument>;

const withData =
  (data: (lang: Language) => Data): Plant =>
  (document, lang) => ({ data: { ...document.data, ...data(lang) } as CheckedDocument['data'] });
/** Puts the block before the document's own text. */
const withContent =
  (block: (lang: Language) => object): Plant =>
  (document, lang) => {
    const own = document.data['content'] as object[];
    return {
      data: { ...document.data, content: [block(lang), ...own] } as CheckedDocument['data'],
    };
  };

const textOf: Record<Language, string> = {
  is: 'Hér er sagt frá því hvernig stóllinn varð til og hvað hann kostaði þann sem smíðaði hann.',
  'en-us': 'This is the story of how the chair was made, and of what it has cost its maker.',
};
const webLink = (url: string) => ({ link_type: 'Web', url });

const media = (name: string) => ({ link_type: 'Media', name, url: `https://a.is/${name}` });
const film = {
  recording_file: media('kvold.mp4'),
  captions: media('kvold.vtt'),
  transcript: [paragraph('Kliður.')],
};

const march = {
  start_date: '2027-03-01T17:00:00+0000',
  end_date: '2027-03-01T19:00:00+0000',
};
const access = [{ kind: 'step-free' }];

/**
 * For each rule, makes a change that breaks the rule in a correct article or event. Two rules about
 * translations do not apply to Icelandic, the language of the originals.
 */
const plants: Record<string, Plant> = {
  'unreachable-document': () => ({ uid: null }),
  'dead-link': withData(() => ({ association: documentLink('gone') })),
  'typed-link': withContent((lang) => paragraph(textOf[lang], linkOver(9, webLink('stóllinn')))),
  'event-times': withData(() => ({ type: 'event', start_date: null })),
  'useless-alt-text': withData(() => ({ image: photo({ alt: 'IMG_1.jpg' }) })),
  'external-link': withContent((lang) =>
    paragraph(textOf[lang], linkOver(9, webLink('https://gone.is/a'))),
  ),
  'missing-alt-text': withData(() => ({ image: photo({ alt: null }) })),
  'wrong-language': withContent((lang) => paragraph(textOf[lang === 'is' ? 'en-us' : 'is'])),
  'older-translation': () => ({ last_publication_date: '2020-01-01T09:00:00+0000' }),
  'half-translation': withData(() => ({ content: [paragraph('The chair.')] })),
  'heading-order': withContent(() => heading(4, 'A')),
  'link-text': withContent(() => paragraph('Read more', linkOver(9, webLink('https://a.is')))),
  'text-length': withData(() => ({ title: [heading(1, 'a'.repeat(111))] })),
  'image-size': withData(() => ({ image: photo({ dimensions: { width: 900, height: 600 } }) })),
  'embed-host': withContent(() => ({
    type: 'embed',
    oembed: { embed_url: 'https://soundcloud.com/a' },
  })),
  'price-currency': withData(() => ({
    type: 'event',
    ...march,
    price: 2500,
    currency: null,
    access,
  })),
  'event-access': withData(() => ({ type: 'event', ...march, access: [] })),
  'event-tickets': withData(() => ({
    type: 'event',
    ...march,
    access,
    tickets_kind: 'registration',
  })),
  'sold-out-early': withData(() => ({
    type: 'event',
    ...march,
    access,
    sold_out: true,
    tickets_date: '2027-02-02',
  })),
  'event-without-end': withData(() => ({
    type: 'event',
    start_date: '2027-03-01T17:00:00+0000',
    end_date: null,
    access,
  })),
  'unknown-category': withData(() => ({ category: 'Hlaðvarp' })),
  'future-publication': withData(() => ({ published_date: '2027-02-02' })),
  'missing-translation': () => ({ alternate_languages: [] }),
  'image-credit': withData(() => ({ photographer: null, image: photo({ copyright: '' }) })),
  'recording-format': withData(() => ({ ...film, recording_file: media('kvold.mov') })),
  'captions-format': withData(() => ({ ...film, captions: media('kvold.srt') })),
  'missing-captions': withData(() => ({ ...film, captions: null })),
  'missing-transcript': withData(() => ({ ...film, transcript: [] })),
  'near-name': withData(() => ({ author: 'Dagrúnu Steinólfsdóttur' })),
  'unnamed-person': (document) => ({
    type: 'person',
    data: { ...document.data, occupation: 'x' } as CheckedDocument['data'],
  }),
  // An article names this person, who has no page.
  'person-without-occupation': (document) => ({
    type: 'person',
    data: {
      ...document.data,
      title: [heading(1, 'Bergsveinn Ketilsson')],
    } as CheckedDocument['data'],
  }),
  'issue-without-cover': (document) => ({
    type: 'issue',
    data: {
      ...document.data,
      image: {},
      contents: [{ title: 'A' }],
    } as CheckedDocument['data'],
  }),
  'issue-without-contents': (document) => ({
    type: 'issue',
    data: { ...document.data, image: photo(), contents: [] } as CheckedDocument['data'],
  }),
  'empty-contents-row': (document) => ({
    type: 'issue',
    data: {
      ...document.data,
      image: photo(),
      contents: [{ title: ' ' }],
    } as CheckedDocument['data'],
  }),
  'single-picture': ({ data }) => ({
    type: 'project',
    data: {
      ...data,
      image: photo(),
      content: (data['content'] as { type: string }[]).filter(({ type }) => type !== 'image'),
    },
  }),
  'pasted-characters': withContent(() => paragraph('reka\u00ADviður')),
  // These three rules need several documents, so tests below break them.
  'duplicate-title': () => ({}),
  'orphan-page': () => ({}),
  'past-event-in-front': () => ({}),
};

const unreachable = new Map([['https://gone.is/a', '404']]);
const check = (all: CheckedDocument[]) => checkContent(all, { now: checkedAt, unreachable });
const languages = ['is', 'en-us'] as const;

test('one fault for each rule and language, planted in a copy, is found, and nothing else', () => {
  const before = check(documents);
  const faulty = new Set(before.map(({ document }) => document.id));
  const ofType = (type: string, lang: string) =>
    documents.filter((each) => each.type === type && each.lang === lang);
  /** Returns a document without findings in either language. */
  const soundPair = (type: string) => {
    const found = ofType(type, 'is').find(({ id, uid, data, alternate_languages: [other] }) => {
      const isSound = other && !faulty.has(id) && !faulty.has(other.id);
      return isSound && data['type'] !== 'event' && sectionOf(uid, 'is') === undefined;
    });
    const other = documents.find(({ id }) => id === found?.alternate_languages[0]?.id);
    if (!found || !other) throw new Error(`There is no ${type} without a finding`);
    return { is: found, 'en-us': other };
  };
  const pairs = { article: soundPair('article'), page: soundPair('page') };

  const expected: string[] = [];
  /** Makes a copy in both languages with unique texts, so that the fault is the only difference. */
  const plant = (rule: string, lang: Language, type: 'article' | 'page', change: Plant) => {
    const copies = languages.map((each) => {
      const copy = structuredClone(pairs[type][each]);
      const [name, own] = [`${rule}-${lang}`, `${rule} ${lang} ${each}`];
      const other = each === 'is' ? 'en-us' : 'is';
      return {
        ...copy,
        id: `${name}-${each}`,
        uid: name,
        alternate_languages: [{ id: `${name}-${other}`, lang: other }],
        data: { ...copy.data, title: [heading(1, own)], lead: [paragraph(own)] },
      } as CheckedDocument;
    });
    return copies.map((copy) => (copy.lang === lang ? { ...copy, ...change(copy, lang) } : copy));
  };

  const planted = Object.entries(plants).flatMap(([rule, change]) =>
    languages.flatMap((lang) => {
      if (lang === 'is' && /^(older|half)-translation$/.test(rule)) return [];
      expected.push(`${rule}: ${rule}-${lang}-${lang}`);
      return plant(rule, lang, rule === 'orphan-page' ? 'page' : 'article', change);
    }),
  );
  const byId = (id: string) => planted.find((each) => each.id === id) as CheckedDocument;
  const copies = [...structuredClone(documents), ...planted];
  for (const lang of languages) {
    const twin = pairs.article[lang];
    Object.assign(byId(`duplicate-title-${lang}-${lang}`).data, { title: twin.data['title'] });
    expected.push(`duplicate-title: ${twin.id}`);
    const other = lang === 'is' ? 'en-us' : 'is';
    const translation = `orphan-page-${lang}-${other}`;
    Object.assign(byId(`link-text-${lang}-${other}`).data, {
      related: [{ item: documentLink(translation) }],
    });
    Object.assign(byId(`past-event-in-front-${lang}-${lang}`).data, {
      type: 'event',
      start_date: '2027-01-01T17:00:00+0000',
      end_date: '2027-01-31T17:00:00+0000',
    });
    const home = copies.find((each) => each.type === 'homepage' && each.lang === lang);
    const sections = home?.data['sections'] as object[];
    const link = documentLink(`past-event-in-front-${lang}-${lang}`);
    sections.push({ slice_type: 'feature', primary: { link } });
    expected[expected.indexOf(`past-event-in-front: past-event-in-front-${lang}-${lang}`)] =
      `past-event-in-front: ${home?.id}`;
  }

  const places = (findings: readonly Finding[]) =>
    findings.map(({ rule, document }) => `${rule.id}: ${document.id}`);
  expect(Object.keys(plants).sort()).toEqual(rules.map(({ id }) => id).sort());
  expect(places(check(copies)).sort()).toEqual([...places(before), ...expected].sort());
  expect(expected).toHaveLength(78);
});
