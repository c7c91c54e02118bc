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
import { checkContent, rules } from './checkContent';
import type { CheckedDocument } from './Rule';

const unreachable = new Map([['https://gone.is/a', '404']]);

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
    ({ rule, document, field }) => `${rule.id}: ${document.lang} ${field}`,
  );
}

const long = 'orð '.repeat(150);
const prose: Record<Language, string> = {
  is: 'Stóllinn er úr viði sem rak á land og það er ekki að sjá að hann hafi legið í sjó.',
  'en-us':
    'The chair is made of wood that came to the shore, and the colour of it has not changed.',
};
const other = (lang: Language): Language => (lang === 'is' ? 'en-us' : 'is');
const quoteOf: Record<Language, string> = {
  is: 'Í bókinni stendur: „The chair is a place.“',
  'en-us': 'The book is named Það er ekki hægt að sitja.',
};

type Make = (lang: Language) => CheckedDocument | CheckedDocument[];
type Row = [rule: string, why: string, make: Make, fields: string[]];

const content = (...blocks: object[]) => ({ data: { content: blocks } });
const web = (url: string) => ({ link_type: 'Web', url });

const media = (name: string) => ({ link_type: 'Media', name, url: `https://a.is/${name}?v=1` });
const film = {
  recording_file: media('kvöld.mp4'),
  captions: media('kvöld.vtt'),
  transcript: [paragraph('Stóllinn er smíðaður.')],
};

/** The ways to break each rule, and the fields that break it. */
const faults: Row[] = [
  ['unreachable-document', 'no title', (lang) => article(lang, { data: { title: [] } }), ['title']],
  ['unreachable-document', 'no uid', (lang) => article(lang, { uid: null }), ['uid']],
  [
    'unreachable-document',
    'a page of an association that is gone',
    (lang) => ({
      ...page(lang, { data: { association: documentLink('none') } }),
      type: 'association_page',
    }),
    ['association'],
  ],
  [
    'dead-link',
    'a document that is gone, in a text',
    (lang) =>
      article(lang, content(paragraph('Reglur sjóðsins.', linkOver(15, documentLink('none'))))),
    ['content[0]'],
  ],
  [
    'dead-link',
    'a document that is gone, in a group',
    (lang) => article(lang, { data: { related: [{ item: documentLink('none') }] } }),
    ['related[0].item'],
  ],
  [
    'dead-link',
    'a document without a page',
    (lang) => [
      article(lang, { data: { association: documentLink('nameless') } }),
      {
        ...page(lang),
        id: 'nameless',
        type: 'association',
        uid: null,
        alternate_languages: [{ id: 'x', lang: other(lang) }],
      },
    ],
    ['association'],
  ],
  [
    'typed-link',
    'a text that is no address',
    (lang) => article(lang, content(paragraph('Stóllinn', linkOver(8, web('um stólinn'))))),
    ['content[0]'],
  ],
  [
    'typed-link',
    'an address that no page may open',
    (lang) =>
      article(lang, content(paragraph('Stóllinn', linkOver(8, web('javascript:alert(1)'))))),
    ['content[0]'],
  ],
  [
    'typed-link',
    'a part that the page does not have',
    (lang) =>
      article(
        lang,
        content(heading(2, 'Viðurinn'), paragraph('Smíðin', linkOver(6, web('https://#smidin')))),
      ),
    ['content[1]'],
  ],
  [
    'typed-link',
    'no address in a link field',
    (lang) => article(lang, { data: { related: [{ item: web('stólar') }] } }),
    ['related[0].item'],
  ],
  [
    'typed-link',
    'no address in a text field',
    (lang) =>
      homepage(lang, {
        body: [{ slice_type: 'navigation_group', primary: { title: 'A', url: 'stólar' } }],
        footer_links: [{ link_link: documentLink(`terms-${lang}`) }],
      }),
    ['body[0].primary.url'],
  ],
  ['event-times', 'no start', (lang) => event(lang, { start_date: null }), ['start_date']],
  [
    'event-times',
    'an end before the start',
    (lang) => event(lang, { end_date: '2027-02-28T17:00:00+0000' }),
    ['end_date'],
  ],
  [
    'event-times',
    'an end at the start',
    (lang) =>
      event(lang, { start_date: '2027-03-01T17:00:00+0000', end_date: '2027-03-01T17:00:00+0000' }),
    ['end_date'],
  ],
  [
    'event-times',
    'a start at night',
    (lang) => event(lang, { start_date: '2027-03-01T03:00:00+0000' }),
    ['start_date'],
  ],
  [
    'event-times',
    'another century',
    (lang) => event(lang, { start_date: '2127-03-01T17:00:00+0000', end_date: null }),
    ['start_date'],
  ],
  [
    'useless-alt-text',
    'a file name',
    (lang) => article(lang, { data: { image: photo({ alt: 'IMG_2041.JPG' }) } }),
    ['image'],
  ],
  [
    'useless-alt-text',
    'a number',
    (lang) => article(lang, { data: { image: photo({ alt: 'DSC 0042' }) } }),
    ['image'],
  ],
  [
    'useless-alt-text',
    'a word for an image',
    (lang) =>
      article(
        lang,
        content({ type: 'image', ...photo({ alt: lang === 'is' ? 'Ljósmynd' : 'Photo' }) }),
      ),
    ['content[0]'],
  ],
  [
    'useless-alt-text',
    'the title again',
    (lang) =>
      article(lang, {
        data: { title: [heading(1, 'Öll verkin')], image: photo({ alt: 'öll verkin' }) },
      }),
    ['image'],
  ],
  [
    'external-link',
    'an address that does not answer',
    (lang) =>
      article(
        lang,
        content(paragraph('Safnið við höfnina', linkOver(6, web('https://gone.is/a')))),
      ),
    ['content[0]'],
  ],
  [
    'external-link',
    'the same address without https://',
    (lang) =>
      article(lang, content(paragraph('Safnið við höfnina', linkOver(6, web('gone.is/a'))))),
    ['content[0]'],
  ],
  [
    'missing-alt-text',
    'no alternative text',
    (lang) => article(lang, { data: { image: photo({ alt: null }) } }),
    ['image'],
  ],
  [
    'wrong-language',
    'a paragraph of the other language',
    (lang) => article(lang, content(paragraph(prose[other(lang)]))),
    ['content[0]'],
  ],
  [
    'wrong-language',
    'a lead of the other language',
    (lang) => article(lang, { data: { lead: [paragraph(prose[other(lang)])] } }),
    ['lead[0]'],
  ],
  [
    'duplicate-title',
    'the title of another article',
    (lang) => ({ ...article(lang, { data: { lead: [] } }), id: 'second', uid: 'second' }),
    ['title'],
  ],
  [
    'duplicate-title',
    'the lead of another article',
    (lang) => ({
      ...article(lang, { data: { title: [heading(1, 'Annað')] } }),
      id: 'second',
      uid: 'second',
    }),
    ['lead'],
  ],
  [
    'past-event-in-front',
    'an event that is over',
    (lang) => [
      homepage(lang, {
        sections: [{ slice_type: 'feature', primary: { link: documentLink('past') } }],
        footer_links: [{ link_link: documentLink(`terms-${lang}`) }],
      }),
      {
        ...event(lang, {
          title: [heading(1, 'Liðið')],
          lead: [],
          start_date: '2027-01-01T17:00:00+0000',
          end_date: '2027-01-31T17:00:00+0000',
        }),
        id: 'past',
        uid: 'past',
      },
    ],
    ['sections[0].primary.link'],
  ],
  [
    'orphan-page',
    'a page without a link',
    (lang) => ({ ...page(lang), id: 'lost', uid: 'lost' }),
    ['uid'],
  ],
  [
    'orphan-page',
    'a page with a link to itself',
    (lang) => ({
      ...page(lang, content(paragraph('Þessi síða', linkOver(10, documentLink('lost'))))),
      id: 'lost',
      uid: 'lost',
    }),
    ['uid'],
  ],
  [
    'heading-order',
    'a skipped level',
    (lang) => article(lang, content(heading(2, 'A'), heading(4, 'B'))),
    ['content[1]'],
  ],
  [
    'heading-order',
    'a text that begins at level 3',
    (lang) => article(lang, content(heading(3, 'A'))),
    ['content[0]'],
  ],
  [
    'heading-order',
    'an empty heading',
    (lang) => article(lang, content(heading(2, ' '))),
    ['content[0]'],
  ],
  [
    'link-text',
    'a vague word',
    (lang) => article(lang, content(paragraph('Hér er allt', linkOver(3, web('https://a.is'))))),
    ['content[0]'],
  ],
  [
    'link-text',
    'the same in English',
    (lang) => article(lang, content(paragraph('Read more.', linkOver(10, web('https://a.is'))))),
    ['content[0]'],
  ],
  [
    'link-text',
    'a vague text of a link in a list of links',
    (lang) =>
      article(lang, { data: { buttons: [{ ...web('https://a.is'), key: 'k', text: 'Meira' }] } }),
    ['buttons[0]'],
  ],
  [
    'external-link',
    'an address that does not answer, in a list of links',
    (lang) => article(lang, { data: { buttons: [{ ...web('https://gone.is/a'), key: 'k' }] } }),
    ['buttons[0]'],
  ],
  [
    'link-text',
    'an address',
    (lang) =>
      article(lang, content(paragraph('https://a.is/b', linkOver(14, web('https://a.is/b'))))),
    ['content[0]'],
  ],
  [
    'text-length',
    'a long title',
    (lang) => article(lang, { data: { title: [heading(1, 'a'.repeat(111))] } }),
    ['title'],
  ],
  [
    'text-length',
    'a long lead',
    (lang) => article(lang, { data: { lead: [paragraph(long)] } }),
    ['lead'],
  ],
  [
    'image-size',
    'a narrow image of a page',
    (lang) =>
      article(lang, { data: { image: photo({ dimensions: { width: 1199, height: 800 } }) } }),
    ['image'],
  ],
  [
    'image-size',
    'a narrow image of a text',
    (lang) =>
      article(
        lang,
        content({ type: 'image', ...photo({ dimensions: { width: 599, height: 800 } }) }),
      ),
    ['content[0]'],
  ],
  [
    'image-size',
    'a huge image',
    (lang) =>
      article(lang, { data: { image: photo({ dimensions: { width: 8193, height: 800 } }) } }),
    ['image'],
  ],
  [
    'embed-host',
    'a host without a player',
    (lang) =>
      article(lang, content({ type: 'embed', oembed: { embed_url: 'https://soundcloud.com/a' } })),
    ['content[0]'],
  ],
  [
    'price-currency',
    'a price without a currency',
    (lang) => event(lang, { prices: [{ group: 'Nemendur', price: 2500 }] }),
    ['currency'],
  ],
  ['event-access', 'no row', (lang) => event(lang, { access: [] }), ['access']],
  [
    'event-access',
    'a row without a fact',
    (lang) => event(lang, { access: [{ kind: null, note: 'lyfta' }] }),
    ['access'],
  ],
  [
    'event-tickets',
    'tickets without a link',
    (lang) => event(lang, { tickets_kind: 'tickets', tickets: { link_type: 'Any' } }),
    ['tickets'],
  ],
  [
    'event-tickets',
    'a sale that has begun, without a link',
    (lang) => event(lang, { tickets_date: '2027-01-31' }),
    ['tickets'],
  ],
  [
    'sold-out-early',
    'a sale that is still to begin',
    (lang) => event(lang, { sold_out: true, tickets_date: '2027-02-02' }),
    ['sold_out'],
  ],
  [
    'unknown-category',
    'a category that was added in the CMS',
    (lang) => article(lang, { data: { category: 'Hlaðvarp' } }),
    ['category'],
  ],
  [
    'future-publication',
    'a day that is still to come',
    (lang) => article(lang, { data: { published_date: '2027-02-02' } }),
    ['published_date'],
  ],
  ['event-without-end', 'no end', (lang) => event(lang, { end_date: null }), ['end_date']],
  [
    'missing-translation',
    'only one language',
    (lang) => article(lang, { alternate_languages: [] }),
    ['lang'],
  ],
  [
    'near-name',
    'an inflected name',
    (lang) => [person(lang), article(lang, { data: { author: 'Dagrúnu Steinólfsdóttur' } })],
    ['author'],
  ],
  [
    'recording-format',
    'a film of a camera',
    (lang) => article(lang, { data: { ...film, recording_file: media('kvöld.mov') } }),
    ['recording_file'],
  ],
  [
    'captions-format',
    'captions of another format',
    (lang) => article(lang, { data: { ...film, captions: media('kvöld.srt') } }),
    ['captions'],
  ],
  [
    'missing-captions',
    'a film without them',
    (lang) => article(lang, { data: { ...film, captions: { link_type: 'Media' } } }),
    ['captions'],
  ],
  [
    'missing-transcript',
    'a sound without one',
    (lang) => article(lang, { data: { recording_file: media('klapp.mp3') } }),
    ['transcript'],
  ],
  [
    'missing-transcript',
    'an embed with an empty one',
    (lang) => event(lang, { recording: { embed_url: 'https://vimeo.com/1' }, transcript: [] }),
    ['transcript'],
  ],
  ['unnamed-person', 'no document has the name', (lang) => person(lang), ['title']],
  [
    'person-without-occupation',
    'no occupation',
    (lang) => person(lang, { occupation: ' ' }),
    ['occupation'],
  ],
  ['issue-without-cover', 'no picture', (lang) => issue(lang, { image: {} }), ['image']],
  ['issue-without-contents', 'no rows', (lang) => issue(lang, { contents: [] }), ['contents']],
  [
    'empty-contents-row',
    'only a page',
    (lang) =>
      issue(lang, { contents: [{ title: 'Bréf' }, { article: { link_type: 'Any' }, page: 8 }] }),
    ['contents[1]'],
  ],
  [
    'image-credit',
    'nobody is named',
    (lang) => article(lang, { data: { image: photo({ copyright: '' }) } }),
    ['image'],
  ],
  [
    'single-picture',
    'a project with its main image only',
    (lang) => ({ ...article(lang, { data: { image: photo() } }), type: 'project' }),
    ['image'],
  ],
  [
    'pasted-characters',
    'a soft hyphen',
    (lang) => article(lang, content(paragraph('reka\u00ADviður'))),
    ['content[0]'],
  ],
  [
    'pasted-characters',
    'a zero-width space',
    (lang) => article(lang, { data: { author: 'An\u200Bna' } }),
    ['author'],
  ],
  [
    'pasted-characters',
    'a control character',
    (lang) => article(lang, content(paragraph('a\u0007b'))),
    ['content[0]'],
  ],
  [
    'pasted-characters',
    'no-break spaces between words',
    (lang) => article(lang, content(paragraph('úr\u00A0rekaviði'))),
    ['content[0]'],
  ],
  [
    'pasted-characters',
    'two blanks',
    (lang) => article(lang, content(paragraph('Stóllinn.  Borðið.'))),
    ['content[0]'],
  ],
];

/** Content that looks wrong but is right. */
const nearMisses: [why: string, make: Make][] = [
  ['a film with captions and a transcript', (lang) => article(lang, { data: film })],
  [
    'a sound with a transcript, which needs no captions',
    (lang) =>
      article(lang, { data: { ...film, recording_file: media('KLAPP.M4A'), captions: {} } }),
  ],
  [
    'a person without a portrait, whom an article names beside another person',
    (lang) => [
      person(lang),
      article(lang, { data: { author: 'Dagrún Þorsteinsdóttir og Dagrún Steinólfsdóttir' } }),
    ],
  ],
  ['an issue with an article, a piece that is only in print, and a price', issue],
  [
    'an event of one whole day',
    (lang) =>
      event(lang, { start_date: '2027-03-01T00:00:00+0000', end_date: '2027-03-02T00:00:00+0000' }),
  ],
  ['an event until midnight', (lang) => event(lang, { end_date: '2027-03-02T00:00:00+0000' })],
  ['an event until a day', (lang) => event(lang, { end_date: '2027-03-01' })],
  [
    'a category of its language',
    (lang) => article(lang, { data: { category: lang === 'is' ? 'Viðtal' : 'Interview' } }),
  ],
  [
    'the day of publication that has come',
    (lang) => article(lang, { data: { published_date: '2027-02-01' } }),
  ],
  ['tickets from a day on', (lang) => event(lang, { tickets_date: '2027-02-02' })],
  ['tickets that are sold out', (lang) => event(lang, { tickets_kind: 'tickets', sold_out: true })],
  [
    'tickets with a link',
    (lang) => event(lang, { tickets_kind: 'tickets', tickets: documentLink(`terms-${lang}`) }),
  ],
  ['an event without booking', (lang) => event(lang, { tickets_kind: 'none' })],
  [
    'a past event without facts about access',
    (lang) =>
      event(lang, {
        start_date: '2027-01-01T17:00:00+0000',
        end_date: '2027-01-01T19:00:00+0000',
        access: [],
      }),
  ],
  ['a free event', (lang) => event(lang, { price: 0 })],
  ['a price with a currency', (lang) => event(lang, { price: 25, currency: 'EUR' })],
  [
    'a photographer who is named for all images',
    (lang) => article(lang, { data: { photographer: 'Anna', image: photo({ copyright: null }) } }),
  ],
  [
    'a description that begins with a word for an image',
    (lang) => article(lang, { data: { image: photo({ alt: 'Mynd af stól' }) } }),
  ],
  ['an empty image field', (lang) => article(lang, { data: { image: {} } })],
  [
    'a drawing as SVG',
    (lang) =>
      article(
        lang,
        content({
          type: 'image',
          ...photo({ url: 'https://a.is/a.svg', dimensions: { width: 40, height: 40 } }),
        }),
      ),
  ],
  [
    'headings down and up again',
    (lang) => article(lang, content(heading(2, 'A'), heading(3, 'B'), heading(2, 'C'))),
  ],
  [
    'a link with a vague word in its text',
    (lang) => article(lang, content(paragraph('Hér er reglan', linkOver(13, web('https://a.is'))))),
  ],
  [
    'a link to a document with a page',
    (lang) =>
      article(lang, content(paragraph('Skilmálar', linkOver(9, documentLink(`terms-${lang}`))))),
  ],
  ['an empty link', (lang) => article(lang, { data: { association: { link_type: 'Document' } } })],
  ...[
    'www.example.is',
    'example.is/x',
    'info@example.is',
    'https://info@example.is',
    '555 0100',
    'verkefni/',
    'https:///verkefni/',
    'https://#viður-úr-sjó',
    '/verkefni/#x',
    'tel:112',
  ].map((url): (typeof nearMisses)[number] => [
    `the typed address ${url}`,
    (lang) =>
      article(
        lang,
        content(heading(2, 'Viður úr sjó'), paragraph('Smíðin', linkOver(6, web(url)))),
      ),
  ]),
  [
    'an address that was not tried',
    (lang) =>
      article(lang, content(paragraph('Safnið við höfnina', linkOver(6, web('https://other.is'))))),
  ],
  ['a quotation in the other language', (lang) => article(lang, content(paragraph(quoteOf[lang])))],
  [
    'a title of the longest length',
    (lang) => article(lang, { data: { title: [heading(1, 'a'.repeat(110))] } }),
  ],
  [
    'a video',
    (lang) =>
      article(lang, content({ type: 'embed', oembed: { embed_url: 'https://vimeo.com/1' } })),
  ],
  [
    'no-break spaces at numbers',
    (lang) => article(lang, content(paragraph('100.000\u00A0kr. og §\u00A04 og nr.\u00A07'))),
  ],
  [
    'a table of blanks',
    (lang) => article(lang, content({ type: 'preformatted', text: 'a    "b"', spans: [] })),
  ],
  [
    'a page of a section without a link',
    (lang) => ({ ...page(lang), id: 'grants', uid: 'styrkir' }),
  ],
  [
    'an article with the title of an event',
    (lang) => article(lang, { data: { title: [heading(1, lang)] } }),
  ],
  [
    'an event that is on, on the front page',
    (lang) => [
      homepage(lang, {
        sections: [{ primary: { link: documentLink('now') } }],
        footer_links: [{ link_link: documentLink(`terms-${lang}`) }],
      }),
      {
        ...event(lang, {
          title: [heading(1, 'Stendur yfir')],
          lead: [],
          start_date: '2027-01-01T17:00:00+0000',
        }),
        id: 'now',
        uid: 'now',
      },
    ],
  ],
];

const list = (made: CheckedDocument | CheckedDocument[]) => [made].flat();

test('nothing is wrong with sound content', () => {
  expect(findingsOf()).toEqual([]);
});

describe.each(languages)('in %s', (lang) => {
  test.each(faults)('%s finds: %s', (rule, _why, make, fields) => {
    const found = findingsOf(...list(make(lang))).filter((each) =>
      each.startsWith(`${rule}: ${lang}`),
    );
    // Equal texts are reported in both documents, so repeated findings are removed.
    expect([...new Set(found)]).toEqual(fields.map((field) => `${rule}: ${lang} ${field}`));
  });

  test.each(nearMisses)('nothing is wrong with %s', (_why, make) => {
    expect(findingsOf(...list(make(lang)))).toEqual([]);
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

test('straight quotes are found in Icelandic only', () => {
  const quoted = content(paragraph('Hann sagði "já".'));
  expect(findingsOf(article('is', quoted))).toEqual(['pasted-characters: is content[0]']);
  expect(findingsOf(article('en-us', quoted))).toEqual([]);
});

test('a document in a language that the site does not have is found', () => {
  const danish = { ...article('is'), id: 'danish', lang: 'da-dk' };
  expect(findingsOf(danish)).toEqual(['unreachable-document: da-dk lang']);
});

test('every rule has a fault above', () => {
  const tested = new Set(faults.map(([rule]) => rule));
  const untested = rules.map(({ id }) => id).filter((id) => !tested.has(id));
  expect(untested).toEqual(['older-translation', 'half-translation']);
});
