import type { Navigation } from '../content/types/navigation';
import { readOccasion } from '../content/values/occasion';
import { rawEvent } from '../test/rawArticle';
import { describeCentre, toCentre } from './describeCentre';
import type { ArticleDocument, EventDocument, Site } from './PageMetadata';
import {
  toNewsArticle,
  toPerson,
  toPublicationIssue,
  toScriptText,
  toWebsite,
} from './structuredData';
import { toEvent, toEventSeries } from './toEvent';
import { setToday } from '../state/today';

const base: Omit<Site, 'centre'> = {
  lang: 'en-us',
  name: 'Miðstöð',
  toUrl: (address) => new URL(address, 'https://example.is').href,
};
const centre = toCentre(base);
const site: Site = { ...base, centre };

const navigation: Navigation = {
  lang: 'en-us',
  groups: [],
  footerLinks: [],
  contact: 'info@example.is',
  telephone: '+354 555 0100',
  socialLinks: [
    { title: 'X', link: { href: 'https://example.com/x' } },
    { title: 'News', link: { href: '/en/ha-frettir/' } },
  ],
  address: [
    { kind: 'paragraph', children: [{ kind: 'text', text: 'Miðstöð' }] },
    {
      kind: 'paragraph',
      children: [
        { kind: 'strong', children: [{ kind: 'text', text: 'Bryggjustétt 4 \n101 ' }] },
        { kind: 'text', text: 'Reykjavík' },
      ],
    },
  ],
};

const open = { opens: '12:00', closes: '17:00' };
const closed = { opens: null, closes: null };
const facts = {
  navigation: undefined,
  homepage: {
    _meta: { id: 'homepage' },
    opening_hours: [
      { weekday: 'Saturday', date: null, ...open },
      { weekday: 'Sunday', date: null, ...open },
      ...['2026-12-25', '2026-12-24', '2026-11-01'].map((date) => ({
        ...{ weekday: null, date },
        ...closed,
      })),
    ],
    location: { latitude: 64.1, longitude: -21.9 },
  },
};

afterEach(() => setToday());

it('describes the centre as a museum at a place, with its hours and the days that differ', () => {
  setToday(new Date('2026-11-26T12:00Z'));
  const specification = { '@type': 'OpeningHoursSpecification' };
  expect(describeCentre(facts, site)).toMatchObject({
    '@type': ['Organization', 'Museum'],
    '@id': 'https://example.is/#organization',
    geo: { '@type': 'GeoCoordinates', latitude: 64.1, longitude: -21.9 },
    openingHoursSpecification: [{ ...specification, dayOfWeek: ['Saturday', 'Sunday'], ...open }],
    specialOpeningHoursSpecification: [
      {
        ...specification,
        ...{ validFrom: '2026-12-24', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
      },
    ],
  });
  const bare = describeCentre({ ...facts, homepage: undefined }, site);
  expect(JSON.stringify(bare)).not.toMatch(/openingHours|geo|telephone/i);
});

it('offers the search page of the language', () => {
  expect(toWebsite(site)).toMatchObject({
    url: 'https://example.is/en/',
    inLanguage: 'en-US',
    potentialAction: {
      target: { urlTemplate: 'https://example.is/en/leit/?query={search_term_string}' },
    },
  });
});

it('names the centre’s contact details and social media profiles', () => {
  expect(describeCentre({ ...facts, navigation }, site)).toMatchObject({
    '@id': 'https://example.is/#organization',
    address: 'Miðstöð, Bryggjustétt 4, 101 Reykjavík',
    email: 'info@example.is',
    telephone: '+354 555 0100',
    sameAs: ['https://example.com/x'],
  });
});

/** An article with a title and no other field. */
const bare: ArticleDocument = {
  id: 'a',
  type: 'article',
  lang: 'is',
  path: '/ha-frettir/skal/',
  tags: [],
  title: 'Skál',
  kind: 'article',
  words: 0,
  minutes: 0,
  related: [],
};

it('leaves out empty fields, and names the centre as the author', () => {
  const { '@type': type, ...article } = toNewsArticle(bare, site);
  expect(type).toBe('NewsArticle');
  expect(JSON.parse(JSON.stringify(article))).toEqual({
    headline: 'Skál',
    author: centre,
    publisher: centre,
    inLanguage: 'en-US',
    wordCount: 0,
    keywords: [],
    mainEntityOfPage: 'https://example.is/ha-frettir/skal/',
  });
});

it('names the author and the date of the article', () => {
  const signed = {
    ...bare,
    author: [{ before: '', name: 'Kolbrá' }],
    date: '2026-11-02',
    published: '2026-11-05',
  };
  expect(toNewsArticle(signed, site)).toMatchObject({
    author: { '@type': 'Person', name: 'Kolbrá' },
    datePublished: '2026-11-02',
  });
});

it('refers to the pages of people whom a document names', () => {
  const named = { before: '', name: 'Anna', path: '/folk/anna/' };
  const anna = {
    ...{ '@type': 'Person', '@id': 'https://example.is/folk/anna/#person', name: 'Anna' },
    url: 'https://example.is/folk/anna/',
  };
  const signed = { ...bare, author: [named, { before: ' og ', name: 'Björn' }] };
  expect(toNewsArticle(signed, site).author).toEqual([anna, { '@type': 'Person', name: 'Björn' }]);
  expect(toEvent({ ...opening, guests: [named] }, site)?.performer).toEqual(anna);
  const person = { ...bare, title: 'Anna', path: '/folk/anna/', occupation: 'Vefari' };
  const association = { ...bare, title: 'Ívaf', path: '/fagfelog/ivaf/' };
  expect(toPerson({ ...person, association }, site)).toMatchObject({
    ...anna,
    jobTitle: 'Vefari',
    affiliation: { name: 'Ívaf', url: 'https://example.is/fagfelog/ivaf/' },
  });
});

it('joins an issue, its articles and the magazine', () => {
  const issue = { ...bare, title: 'Kvarði\u00a014: Ysta lagið', path: '/en/magazine/kvardi-14/' };
  const [path, headline, page] = ['/en/ha-frettir/chair/', 'The chair', 8];
  const contents = [{ title: headline, path, page }, { title: 'Only in print' }];
  const url = 'https://example.is/en/magazine/kvardi-14/';
  expect(toPublicationIssue({ ...issue, contents, pages: 96 }, site)).toMatchObject({
    ...{ '@id': `${url}#issue`, url, issueNumber: '14', pageEnd: 96 },
    isPartOf: { '@type': 'Periodical', name: 'Kvarði', url: 'https://example.is/en/magazine/' },
    hasPart: [{ headline, url: `https://example.is${path}`, pageStart: page }],
  });
  expect(toNewsArticle({ ...bare, issue }, site).isPartOf).toMatchObject({ '@id': `${url}#issue` });
  const unnumbered = { ...issue, title: 'The outer layer', contents };
  expect(toPublicationIssue(unnumbered, site).isPartOf).toBeUndefined();
});

it('uses the document’s publication date when the article has no date', () => {
  const published = '2026-11-05T09:00:00+00:00';
  expect(toNewsArticle({ ...bare, published }, site).datePublished).toBe(published);
});

it('has a modification date that is never before the publication date', () => {
  const written = { ...bare, date: '2026-11-20', modified: '2026-11-16T11:20:00+00:00' };
  expect(toNewsArticle(written, site).dateModified).toBe('2026-11-20');
  const revised = { ...written, date: '2026-11-01' };
  expect(toNewsArticle(revised, site).dateModified).toBe('2026-11-16T11:20:00+00:00');
});

it('cuts the headline to 110 characters without splitting an emoji', () => {
  const headlineOf = (title: string) => toNewsArticle({ ...bare, title }, site).headline;
  expect(headlineOf('é'.repeat(110))).toBe('é'.repeat(110));
  expect(headlineOf('🪑'.repeat(200))).toBe(`${'🪑'.repeat(109)}…`);
});

const eventFacts: EventDocument['facts'] = {
  access: [],
  booking: 'tickets',
  isSoldOut: false,
};

const opening: EventDocument = {
  ...bare,
  kind: 'event',
  facts: eventFacts,
  tickets: {},
  id: 'e',
  lang: 'en-us',
  path: '/en/ha-frettir/opening/',
  title: 'Opening',
  occasion: { start: '2027-03-10T16:00:00+00:00' },
};

it('returns undefined for an event without a date', () => {
  expect(toEvent({ ...opening, occasion: undefined }, site)).toBeUndefined();
});

it('leaves out the place and the price when the document has none', () => {
  const event = toEvent(opening, site);
  expect(event).toMatchObject({
    '@type': 'Event',
    name: 'Opening',
    startDate: '2027-03-10T16:00:00+00:00',
    organizer: centre,
    inLanguage: ['en-US'],
  });
  for (const property of ['location', 'eventAttendanceMode', 'offers', 'isAccessibleForFree']) {
    expect(event).not.toHaveProperty(property);
  }
});

it('names the place and the end', () => {
  const occasion = { start: '2027-03-10', end: '2027-03-14', place: 'Harpa' };
  expect(toEvent({ ...opening, occasion }, site)).toMatchObject({
    startDate: '2027-03-10',
    endDate: '2027-03-14',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { name: 'Harpa', address: { addressCountry: 'IS' } },
  });
});

it('has one day for an event from midnight to midnight, and no end that is not after the start', () => {
  const start_date = '2027-03-10T00:00:00+0000';
  const [whole, wrong] = ['2027-03-11T00:00:00+0000', '2027-03-10T00:00:00+0000'].map((end_date) =>
    toEvent({ ...opening, occasion: readOccasion({ start_date, end_date }) }, site),
  );
  expect(whole).toMatchObject({ startDate: '2027-03-10', endDate: '2027-03-10' });
  expect(wrong).toMatchObject({ startDate: '2027-03-10', endDate: undefined });
});

it.each([
  [0, true],
  [2900, false],
])('an event with the price %d is free to attend: %s', (amount, isFree) => {
  expect(
    toEvent({ ...opening, price: { rates: [{ amount }], currency: 'ISK' } }, site),
  ).toMatchObject({
    isAccessibleForFree: isFree,
    offers: [
      { price: amount, priceCurrency: 'ISK', url: 'https://example.is/en/ha-frettir/opening/' },
    ],
  });
});

it('offers tickets for each group, where and from when they are sold', () => {
  const price = { rates: [{ amount: 900 }, { group: 'Students', amount: 0 }], currency: 'ISK' };
  const link = { href: 'https://tickets.example.is/' };
  const tickets = { link, from: '2026-12-01' };
  const sale = { url: 'https://tickets.example.is/', validFrom: '2026-12-01' };
  expect(toEvent({ ...opening, price, tickets }, site)).toMatchObject({
    isAccessibleForFree: false,
    offers: [
      { price: 900, ...sale },
      { name: 'Students', price: 0, ...sale },
    ],
  });
});

const noRecording: Queries.RecordingFragment = {
  recording: null,
  recording_file: null,
  recording_title: null,
  recording_image: null,
  captions: null,
  transcript: null,
};

it('says that tickets are sold out', () => {
  const price = { rates: [{ amount: 900 }], currency: 'ISK' };
  const availabilityOf = (isSoldOut: boolean) =>
    toEvent({ ...opening, price, facts: { ...eventFacts, isSoldOut } }, site)?.offers;
  expect(availabilityOf(false)).toMatchObject([{ availability: 'https://schema.org/InStock' }]);
  expect(availabilityOf(true)).toMatchObject([{ availability: 'https://schema.org/SoldOut' }]);
});

it('names languages, access and series, and the recording of a past event', () => {
  const series = { ...opening, title: 'Three Evenings', path: '/en/page/evenings/' };
  const known: typeof eventFacts = {
    ...eventFacts,
    spoken: 'Icelandic',
    access: [{ kind: 'steps', note: 'three' }, { kind: 'sign-language' }],
    series,
  };
  const occasion = { start: '2027-03-10', place: 'Harpa' };
  const recording = {
    ...noRecording,
    recording: { embed_url: 'https://vimeo.com/1', title: 'The evening' },
  };
  expect(toEvent({ ...opening, occasion, facts: known, recording }, site)).toMatchObject({
    inLanguage: ['is', 'icl'],
    location: {
      amenityFeature: [
        { name: 'step-free', value: false, description: 'three' },
        { name: 'sign-language', value: true },
      ],
    },
    superEvent: { '@type': 'EventSeries', url: 'https://example.is/en/page/evenings/' },
    recordedIn: undefined,
  });
  const past = { start: '2026-01-10', place: 'Harpa' };
  expect(toEvent({ ...opening, occasion: past, recording }, site)).toMatchObject({
    recordedIn: { name: 'The evening', url: 'https://vimeo.com/1' },
  });
});

describe('film and sound', () => {
  const file = (name: string) => ({
    ...{ _linkType: 'Link.file', url: `https://acme.cdn.prismic.io/${name}`, size: 9 },
  });
  const recordingIn = (raw: Partial<typeof noRecording>) =>
    toNewsArticle({ ...bare, date: '2026-11-20', recording: { ...noRecording, ...raw } }, site);

  it('of an article have the address of the file, the poster and the transcript', () => {
    const film = recordingIn({
      recording_file: file('a.mp4'),
      recording_title: 'The star',
      recording_image: {
        url: 'https://images.prismic.io/a.jpg',
        dimensions: { width: 1280, height: 720 },
      },
      transcript: ['Wind.', 'Steps.'].map((text) => ({ type: 'paragraph', text, spans: [] })),
    });
    expect(film.video).toMatchObject({
      '@type': 'VideoObject',
      name: 'The star',
      contentUrl: 'https://acme.cdn.prismic.io/a.mp4',
      thumbnailUrl: expect.stringContaining('https://images.prismic.io/a.jpg'),
      uploadDate: '2026-11-20',
      transcript: 'Wind.\nSteps.',
    });
    expect(film.audio).toBeUndefined();
    const sound = recordingIn({ recording_file: file('a.mp3') });
    expect(sound).toMatchObject({ audio: { '@type': 'AudioObject' }, video: undefined });
  });

  it.each([
    ['of a provider', { recording: { embed_url: 'https://vimeo.com/1' } }],
    ['in a file that browsers do not play', { recording_file: file('a.mov') }],
  ])('%s are no video, because they have no picture', (_, raw) => {
    expect(recordingIn(raw)).toMatchObject({ audio: undefined, video: undefined });
  });
});

it('names the events of a series', () => {
  const list = {
    edges: [rawEvent(), rawEvent({ start_date: null })].map((node) => ({ node: node as never })),
  };
  const page = {
    ...opening,
    title: 'Three Evenings',
    path: '/page/evenings/',
    calls: [],
    isList: false,
  };
  expect(toEventSeries({ ...page, events: list }, site).subEvent).toMatchObject([
    { '@type': 'Event', name: 'Viðburður', location: 'Harpa' },
  ]);
});

it('names the association of the event as its organiser', () => {
  const association = { ...opening, title: 'Ceramic Society', path: '/en/fagfelog/ceramics/' };
  expect(toEvent({ ...opening, association }, site)?.organizer).toEqual({
    '@type': 'Organization',
    name: 'Ceramic Society',
    url: 'https://example.is/en/fagfelog/ceramics/',
  });
});

it('escapes text that would end the script element, also when Gatsby parses it as HTML', () => {
  const name = '</script><script>alert(1)</script> &lt;/script&gt; <!-- \u2028\u2029';
  const text = toScriptText([{ '@type': 'CreativeWork', name }]);
  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'CreativeWork', name }],
  });
});
