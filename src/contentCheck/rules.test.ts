import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { homePath } from '../addresses';
import type { Language } from '../i18n/languages';
import { languages } from '../i18n/languages';
import {
  article,
  checkedAt,
  documentLink,
  event,
  heading,
  homepage,
  issue,
  linkOver,
  page,
  paragraph,
  person,
  photo,
} from '../test/checkedContent';
import { checkContent, checkDraft, rulesByName } from './checkContent';
import type { CheckedDocument } from './Rule';

const unreachable = new Map([['https://gone.is/a', '404']]);

const nameOf = new Map(Object.entries(rulesByName).map(([name, rule]) => [rule, name]));

/** Returns the rule and the field of each finding in the documents and their translations. */
function findingsOf(...changed: CheckedDocument[]): string[] {
  const ids = new Set(changed.map(({ id }) => id));
  const sound = languages.flatMap((lang) => [
    article(lang),
    // The event has its own title, because an equal title would break a rule.
    event(lang, { title: [heading(1, lang)], lead: [] }),
    homepage(lang, { footer_links: [{ link_link: documentLink(`terms-${lang}`) }] }),
    page(lang, { data: { title: [heading(1, `${lang} 2`)], lead: [] } }),
  ]);
  const documents = [...changed, ...sound.filter(({ id }) => !ids.has(id))];
  return checkContent(documents, { now: checkedAt, unreachable }).map(
    ({ rule, document, field }) => `${nameOf.get(rule)}: ${document.lang} ${field}`,
  );
}

type Make = (lang: Language) => CheckedDocument | CheckedDocument[];

const data =
  (fields: Record<string, unknown>): Make =>
  (lang) =>
    article(lang, { data: fields });
const content = (...blocks: object[]) => data({ content: blocks });
const eventData =
  (fields: object): Make =>
  (lang) =>
    event(lang, fields);
const issueData =
  (fields: object): Make =>
  (lang) =>
    issue(lang, fields);
/** A second document beside the sound ones. */
const named = (id: string, document: CheckedDocument) => ({ ...document, id, uid: id });
const lost = (lang: Language, fields: object = {}) =>
  named('lost', page(lang, { data: { ...title('Týnd'), lead: [], ...fields } }));
const lostPath = (lang: Language) => `${homePath(lang)}page/lost`;
const associationPage = (lang: Language, association: string): CheckedDocument => ({
  ...page(lang, {
    data: { association: { ...documentLink(association), uid: association }, lead: [] },
  }),
  ...{ id: `board-of-${association}`, type: 'association_page', uid: 'board' },
});

const title = (text: string) => ({ title: [heading(1, text)] });
const alt = (text: string | null) => data({ image: photo({ alt: text }) });
const sized = (width: number) => photo({ dimensions: { width, height: 800 } });
const cropped = (width: number) =>
  photo({ url: `https://a.is/a.jpg?rect=0,0,${width},270&w=1600&h=900` });
const web = (url: string) => ({ link_type: 'Web', url });
const linked = (target: object, text = 'Safnið') => paragraph(text, linkOver(text.length, target));
const button = (url: string, text?: string) => data({ buttons: [{ ...web(url), key: 'k', text }] });
const embed = (embed_url: string) => ({ type: 'embed', oembed: { embed_url } });
const media = (name: string) => ({ link_type: 'Media', name, url: `https://a.is/${name}?v=1` });
const film = {
  recording_file: media('kvöld.mp4'),
  captions: media('kvöld.vtt'),
  transcript: [paragraph('Stóllinn er smíðaður.')],
};

const other = (lang: Language): Language => (lang === 'is' ? 'en-us' : 'is');
const prose: Record<Language, string> = {
  is: 'Stóllinn er úr viði sem rak á land og það er ekki að sjá að hann hafi legið í sjó.',
  'en-us':
    'The chair is made of wood that came to the shore, and the colour of it has not changed.',
};
const quoteOf: Record<Language, string> = {
  is: 'Í bókinni stendur: „The chair is a place.“',
  'en-us': 'The book is named Það er ekki hægt að sitja.',
};

const footer = (lang: Language) => ({
  footer_links: [{ link_link: documentLink(`terms-${lang}`) }],
});

/** A front page that links to an event with these dates. */
const inFront =
  (dates: object): Make =>
  (lang) => [
    homepage(lang, { sections: [{ link: documentLink('shown') }], ...footer(lang) }),
    named('shown', event(lang, { ...title('Sýningin'), lead: [], ...dates })),
  ];

/** A front page that begins with this large piece, an event that is over. */
const leading =
  (until: string | null, before: object[] = []): Make =>
  (lang) => [
    homepage(lang, {
      sections: [
        ...before,
        { slice_type: 'feature', primary: { link: documentLink('shown'), until } },
      ],
      ...footer(lang),
    }),
    named('shown', event(lang, { ...title('Sýningin'), lead: [], ...evening('2027-01-31') })),
  ];

const evening = (day: string) => ({
  start_date: `${day}T17:00:00+0000`,
  end_date: `${day}T19:00:00+0000`,
});

/** The ways to break each rule, and the field that breaks it. */
const faults: Record<string, [why: string, make: Make, field: string][]> = {
  'unreachable-document': [
    ['no title', data({ title: [] }), 'title'],
    ['no uid', (lang) => article(lang, { uid: null }), 'uid'],
    [
      'a page of an association that is gone',
      (lang) => ({
        ...page(lang, {
          data: { association: { ...documentLink('none'), uid: 'none', isBroken: true } },
        }),
        type: 'association_page',
      }),
      'association',
    ],
  ],
  'dead-link': [
    ['a document that is gone', content(linked(documentLink('none'))), 'content[0]'],
    ['in a group', data({ related: [{ item: documentLink('none') }] }), 'related[0].item'],
    [
      'a document without a page',
      (lang) => [
        article(lang, { data: { association: documentLink('nameless') } }),
        {
          ...page(lang),
          ...{ id: 'nameless', type: 'association', uid: null },
          alternate_languages: [{ id: 'x', lang: other(lang) }],
        },
      ],
      'association',
    ],
  ],
  'typed-link': [
    ['a text that is no address', content(linked(web('um stólinn'))), 'content[0]'],
    ['an unsafe address', content(linked(web('javascript:alert(1)'))), 'content[0]'],
    [
      'a part that the page does not have',
      content(heading(2, 'Viðurinn'), linked(web('https://#smidin'))),
      'content[1]',
    ],
    ['in a link field', data({ related: [{ item: web('stólar') }] }), 'related[0].item'],
    [
      'in a text field',
      (lang) =>
        homepage(lang, { body: [{ primary: { title: 'A', url: 'stólar' } }], ...footer(lang) }),
      'body[0].primary.url',
    ],
  ],
  'event-times': [
    ['no start', eventData({ start_date: null }), 'start_date'],
    ['an end before the start', eventData({ end_date: '2027-02-28T17:00:00+0000' }), 'end_date'],
    ['an end at the start', eventData({ end_date: '2027-03-01T17:00:00+0000' }), 'end_date'],
    ['a start at night', eventData({ start_date: '2027-03-01T03:00:00+0000' }), 'start_date'],
    ['another century', eventData(evening('2127-03-01')), 'start_date'],
  ],
  'useless-alt-text': [
    ['a file name', alt('IMG_2041.JPG'), 'image'],
    ['a number', alt('DSC 0042'), 'image'],
    ['a word for an image', content({ type: 'image', ...photo({ alt: 'Photo' }) }), 'content[0]'],
    ['the title', data({ ...title('Öll verk'), image: photo({ alt: 'öll verk' }) }), 'image'],
  ],
  'external-link': [
    ['no answer', content(linked(web('https://gone.is/a'))), 'content[0]'],
    ['without https://', content(linked(web('gone.is/a'))), 'content[0]'],
    ['in a list of links', button('https://gone.is/a'), 'buttons[0]'],
  ],
  'missing-alt-text': [['no alternative text', alt(null), 'image']],
  'wrong-language': [
    ['a paragraph', (lang) => content(paragraph(prose[other(lang)]))(lang), 'content[0]'],
    ['a lead', (lang) => data({ lead: [paragraph(prose[other(lang)])] })(lang), 'lead[0]'],
  ],
  'duplicate-title': [
    ['an equal title', (lang) => named('second', article(lang, { data: { lead: [] } })), 'title'],
    ['an equal lead', (lang) => named('second', article(lang, { data: title('Annað') })), 'lead'],
  ],
  'past-event-in-front': [
    ['an event that is over', inFront(evening('2027-01-31')), 'sections[0].link'],
    ['at the top until a day', leading('2027-02-01'), 'sections[0].primary.link'],
    ['below the top', leading(null, [{ slice_type: 'news' }]), 'sections[1].primary.link'],
  ],
  'orphan-page': [
    ['a page without a link', (lang) => named('lost', page(lang)), 'uid'],
    [
      'a page with a link to itself',
      (lang) => named('lost', page(lang, { data: { content: [linked(documentLink('lost'))] } })),
      'uid',
    ],
    [
      'a page with a typed link to itself',
      (lang) => lost(lang, { content: [linked(web(lostPath(lang)))] }),
      'uid',
    ],
  ],
  'link-text': [
    ['a vague word', content(linked(web('https://a.is'), 'Hér')), 'content[0]'],
    ['in English', content(linked(web('https://a.is'), 'Read more.')), 'content[0]'],
    ['in a list of links', button('https://a.is', 'Meira'), 'buttons[0]'],
    ['an address', content(linked(web('https://a.is/b'), 'https://a.is/b')), 'content[0]'],
  ],
  'text-length': [
    ['a long title', data(title('a'.repeat(111))), 'title'],
    ['a long lead', data({ lead: [paragraph('orð '.repeat(150))] }), 'lead'],
  ],
  'image-size': [
    ['a narrow image of a page', data({ image: sized(1199) }), 'image'],
    ['a narrow original that the custom type enlarges', data({ image: cropped(480) }), 'image'],
    ['in a text', content({ type: 'image', ...sized(599) }), 'content[0]'],
    ['a low cover', issueData({ image: sized(2400) }), 'image'],
    ['a huge image', data({ image: sized(8193) }), 'image'],
  ],
  'embed-host': [['without a player', content(embed('https://soundcloud.com/a')), 'content[0]']],
  'price-currency': [
    ['no currency', eventData({ prices: [{ group: 'Nemendur', price: 2500 }] }), 'currency'],
  ],
  'event-access': [
    ['no row', eventData({ access: [] }), 'access'],
    ['no fact', eventData({ access: [{ kind: null, note: 'lyfta' }] }), 'access'],
  ],
  'event-tickets': [
    ['no link', eventData({ tickets_kind: 'tickets', tickets: { link_type: 'Any' } }), 'tickets'],
    ['a sale that has begun', eventData({ tickets_date: '2027-01-31' }), 'tickets'],
  ],
  'unknown-category': [['added in the CMS', data({ category: 'Hlaðvarp' }), 'category']],
  'future-publication': [['tomorrow', data({ published_date: '2027-02-02' }), 'published_date']],
  'missing-date': [
    ['an article without a date', data({ published_date: null }), 'published_date'],
    ['a text that is no date', data({ published_date: '2027-13-01' }), 'published_date'],
    ['an issue without a date', issueData({ published_date: null }), 'published_date'],
  ],
  'event-without-end': [['no end', eventData({ end_date: null }), 'end_date']],
  'missing-translation': [
    ['only one language', (lang) => article(lang, { alternate_languages: [] }), 'lang'],
  ],
  'near-name': [
    [
      'an inflected name',
      (lang) => [person(lang), article(lang, { data: { author: 'Dagrúnu Steinólfsdóttur' } })],
      'author',
    ],
  ],
  'recording-format': [
    ['a film of a camera', data({ ...film, recording_file: media('kvöld.mov') }), 'recording_file'],
  ],
  'captions-format': [['another one', data({ ...film, captions: media('kvöld.srt') }), 'captions']],
  'missing-captions': [['none', data({ ...film, captions: { link_type: 'Media' } }), 'captions']],
  'missing-transcript': [
    ['a sound without one', data({ recording_file: media('klapp.mp3') }), 'transcript'],
    [
      'an empty one',
      eventData({ recording: { embed_url: 'https://a.is' }, transcript: [] }),
      'transcript',
    ],
  ],
  'unnamed-person': [['no document has the name', (lang) => person(lang), 'title']],
  'person-without-occupation': [
    ['no occupation', (lang) => person(lang, { occupation: ' ' }), 'occupation'],
  ],
  'issue-without-cover': [['no picture', issueData({ image: {} }), 'image']],
  'issue-without-contents': [['no rows', issueData({ contents: [] }), 'contents']],
  'image-credit': [['nobody is named', data({ image: photo({ copyright: '' }) }), 'image']],
  'pasted-characters': [
    ['a soft hyphen', content(paragraph('reka\u00ADviður')), 'content[0]'],
    ['a zero-width space', data({ author: 'An\u200Bna' }), 'author'],
    ['a control character', content(paragraph('a\u0007b')), 'content[0]'],
    ['a no-break space', content(paragraph('úr\u00A0rekaviði')), 'content[0]'],
    ['two blanks', content(paragraph('Stóllinn.  Borðið.')), 'content[0]'],
  ],
};

/** Content that looks wrong but is right. */
const nearMisses: [why: string, make: Make][] = [
  ['a film with captions and a transcript', data(film)],
  ['a sound without captions', data({ ...film, recording_file: media('KLAPP.M4A'), captions: {} })],
  [
    'a person without a portrait, whom an article names beside another person',
    (lang) => [
      person(lang),
      article(lang, { data: { author: 'Dagrún Þorsteinsdóttir og Dagrún Steinólfsdóttir' } }),
    ],
  ],
  [
    'a name whose accents are separate characters',
    (lang) => [
      person(lang),
      article(lang, { data: { author: 'Dagrún Steinólfsdóttir'.normalize('NFD') } }),
    ],
  ],
  ['an issue with an article, a piece that is only in print, and a price', issueData({})],
  [
    'an event of one whole day',
    eventData({ start_date: '2027-03-01T00:00:00+0000', end_date: '2027-03-02T00:00:00+0000' }),
  ],
  ['an event of long ago', eventData(evening('2020-03-01'))],
  ['an event until midnight', eventData({ end_date: '2027-03-02T00:00:00+0000' })],
  ['an event until a day', eventData({ end_date: '2027-03-01' })],
  ['a category', (lang) => data({ category: lang === 'is' ? 'Viðtal' : 'Interview' })(lang)],
  ['the day of publication that has come', data({ published_date: '2027-02-01' })],
  ['tickets from a day on', eventData({ tickets_date: '2027-02-02' })],
  ['tickets that are sold out', eventData({ tickets_kind: 'tickets', sold_out: true })],
  ['tickets with a link', eventData({ tickets_kind: 'tickets', tickets: web('https://a.is') })],
  ['an event without booking', eventData({ tickets_kind: 'none' })],
  ['a past event without access', eventData({ ...evening('2027-01-01'), access: [] })],
  ['a free event', eventData({ price: 0 })],
  ['a price with a currency', eventData({ price: 25, currency: 'EUR' })],
  ['one photographer', data({ photographer: 'Anna', image: photo({ copyright: null }) })],
  ['a description that begins with a word for an image', alt('Mynd af stól')],
  ['an empty image field', data({ image: {} })],
  ['a wide image that the custom type makes smaller', data({ image: cropped(1200) })],
  ['a cover', issueData({ image: photo({ dimensions: { width: 1131, height: 1600 } }) })],
  ['a drawing as SVG', content({ type: 'image', ...sized(40), url: 'https://a.is/a.svg' })],
  ['a link with a vague word in its text', content(linked(web('https://a.is'), 'Hér er reglan'))],
  ['a link to a page', (lang) => content(linked(documentLink(`terms-${lang}`)))(lang)],
  ['an empty link', data({ association: { link_type: 'Document' } })],
  ...[
    ...['www.example.is', 'example.is/x', 'info@example.is', 'https://info@example.is'],
    ...['555 0100', 'verkefni/', 'https:///verkefni/', 'https://#viður-úr-sjó', '/verkefni/#x'],
    'tel:112',
  ].map((url): (typeof nearMisses)[number] => [
    `the typed address ${url}`,
    content(heading(2, 'Viður úr sjó'), linked(web(url))),
  ]),
  ['an address that was not tried', content(linked(web('https://other.is')))],
  ['a quotation in the other language', (lang) => content(paragraph(quoteOf[lang]))(lang)],
  ['a title of the longest length', data(title('a'.repeat(110)))],
  ['a video', content(embed('https://vimeo.com/1'))],
  ['no-break spaces at numbers', content(paragraph('100.000\u00A0kr. og §\u00A04 og nr.\u00A07'))],
  ['a table of blanks', content({ type: 'preformatted', text: 'a    "b"', spans: [] })],
  [
    'a page to which a text has a typed link',
    (lang) => [lost(lang), article(lang, { data: { content: [linked(web(lostPath(lang)))] } })],
  ],
  [
    'a page to which the menu has a typed link',
    (lang) => [
      lost(lang),
      homepage(lang, { body: [{ primary: { url: `${lostPath(lang)}/#a` } }], ...footer(lang) }),
    ],
  ],
  ['a page of a section', (lang) => ({ ...page(lang), id: 'grants', uid: 'styrkir' })],
  [
    'pages with one title that belong to two associations',
    (lang) =>
      ['letur', 'tengja'].flatMap((name) => [
        named(name, { ...page(lang, { data: { ...title(name), lead: [] } }), type: 'association' }),
        associationPage(lang, name),
      ]),
  ],
  ['an article with the title of an event', (lang) => data(title(lang))(lang)],
  ['a past event at the top of the front page, which shows another piece', leading(null)],
  ['a past event that led the front page until yesterday', leading('2027-01-31')],
  ['an event that is on, on the front page', inFront({ start_date: '2027-01-01T17:00:00+0000' })],
];

test('nothing is wrong with sound content', () => {
  expect(findingsOf()).toEqual([]);
});

describe.each(languages)('in %s', (lang) => {
  const cases = Object.entries(faults).flatMap(([rule, own]) =>
    own.map(([why, make, field]) => ({ rule, why, make, field })),
  );

  test.each(cases)('$rule finds: $why', ({ rule, make, field }) => {
    const found = findingsOf(...[make(lang)].flat()).filter((each) =>
      each.startsWith(`${rule}: ${lang}`),
    );
    // Equal texts are reported in both documents, so repeated findings are removed.
    expect([...new Set(found)]).toEqual([`${rule}: ${lang} ${field}`]);
  });

  test.each(nearMisses)('nothing is wrong with %s', (_why, make) => {
    expect(findingsOf(...[make(lang)].flat())).toEqual([]);
  });
});

describe('of a translation', () => {
  const original = (change = {}) => article('is', change);
  const text = 'Viðurinn rak á land og þornaði. '.repeat(20);

  test('it is found that its original is newer', () => {
    const newer = original({ last_publication_date: '2027-01-20T09:00:00+0000' });
    expect(findingsOf(newer)).toEqual(['older-translation: en-us last_publication_date']);
    const sameDay = original({ last_publication_date: '2027-01-10T20:00:00+0000' });
    expect(findingsOf(sameDay)).toEqual([]);
  });

  test('it is found that it is less than half, or not translated', () => {
    const whole = original({ data: { content: [paragraph(text)] } });
    expect(findingsOf(whole)).toEqual(['half-translation: en-us content']);
    const copied = article('en-us', { data: { content: [paragraph(text)] } });
    expect(findingsOf(whole, copied)).toContain('half-translation: en-us content');
    const translated = { content: [paragraph('The wood came ashore and was dried. '.repeat(16))] };
    expect(findingsOf(whole, article('en-us', { data: translated }))).toEqual([]);
  });
});

test('in a preview, a link to the page of an association is not dead', () => {
  const board = associationPage('is', 'letur');
  const draft = article('is', { data: { content: [linked(documentLink(board.id))] } });
  expect(checkDraft(draft, [board], checkedAt)).toEqual([]);
});

test('straight quotes are found in Icelandic only', () => {
  const quoted = { data: { content: [paragraph('Hann sagði "já".')] } };
  expect(findingsOf(article('is', quoted))).toEqual(['pasted-characters: is content[0]']);
  expect(findingsOf(article('en-us', quoted))).toEqual([]);
});

test('a document in a language that the site does not have is found', () => {
  const danish = { ...article('is'), id: 'danish', lang: 'da-dk' };
  expect(findingsOf(danish)).toEqual(['unreachable-document: da-dk lang']);
});

test('every rule has a test above', () => {
  const untested = Object.keys(rulesByName).filter((name) => !(name in faults));
  expect(untested).toEqual(['older-translation', 'half-translation']);
});

/** Prismic's own fields of an image, a choice, and words of texts. */
const otherQuotes = new Set([
  ...['Alternative text', 'Copyright', 'none', 'image', 'here', 'rules of the fund'],
  ...['mynd', 'hér', 'Hér', 'reglur sjóðsins', 'Opnunartími', 'svona'],
]);

test('an advice names a field as the beginning of its label in Prismic', () => {
  const folder = path.resolve(__dirname, '../../customtypes');
  const labels = readdirSync(folder).flatMap((type) => {
    const model = readFileSync(path.join(folder, type, 'index.json'), 'utf8');
    return [...model.matchAll(/"label": "([^"]+)"/g)].map(([, label = '']) => label);
  });
  const advices = Object.values(rulesByName).flatMap(({ advice }) => Object.values(advice));
  const quotes = advices.flatMap(
    (advice) => advice.match(/(?<=“)[^“”]+(?=”)|(?<=„)[^“]+(?=“)/g) ?? [],
  );
  const isLabel = (name: string) =>
    labels.some((label) => label.startsWith(name) && !/^\p{L}/u.test(label.slice(name.length)));
  const names = quotes.filter((quote) => !otherQuotes.has(quote));
  expect(names.filter((name) => !isLabel(name))).toEqual([]);
});
