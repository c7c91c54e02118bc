import type { Navigation } from '../content/types/navigation';
import type { Inline } from '../content/values/richText';
import { describeCentre, toCentre } from './describeCentre';
import type { ArticleDocument, EventDocument, Site } from './PageMetadata';
import { toNewsArticle, toPerson, toPublicationIssue, toScriptText } from './structuredData';
import { toEvent } from './toEvent';
import { setToday } from '../state/today';

const base: Omit<Site, 'centre'> = {
  lang: 'en-us',
  name: 'Miðstöð',
  toUrl: (address) => new URL(address, 'https://example.is').href,
};
const centre = toCentre(base);
const site: Site = { ...base, centre };

const url = (path: string) => `https://example.is${path}`;
const open = { opens: '12:00', closes: '17:00' };
const facts = {
  navigation: undefined,
  homepage: {
    _meta: { id: 'homepage' },
    opening_hours: [
      ...['Saturday', 'Sunday'].map((weekday) => ({ weekday, date: null, ...open })),
      ...['2026-12-25', '2026-12-24', '2026-11-01'].map((date) => ({
        ...{ weekday: null, date, opens: null, closes: null },
      })),
    ],
    location: { latitude: 64.1, longitude: -21.9 },
  },
};

afterEach(() => setToday());

describe('the centre', () => {
  it('is a museum at a place, with its hours and the days that differ', () => {
    setToday(new Date('2026-11-26T12:00Z'));
    const specification = { '@type': 'OpeningHoursSpecification' };
    const closed = { opens: '00:00', closes: '00:00' };
    expect(describeCentre(facts, site)).toMatchObject({
      '@type': ['Organization', 'Museum'],
      '@id': url('/#organization'),
      geo: { '@type': 'GeoCoordinates', latitude: 64.1, longitude: -21.9 },
      openingHoursSpecification: [{ ...specification, dayOfWeek: ['Saturday', 'Sunday'], ...open }],
      specialOpeningHoursSpecification: [
        { ...specification, validFrom: '2026-12-24', validThrough: '2026-12-25', ...closed },
      ],
    });
    const bare = describeCentre({ ...facts, homepage: undefined }, site);
    expect(JSON.stringify(bare)).not.toMatch(/openingHours|geo|telephone/i);
  });

  it('has contact details and social media profiles', () => {
    const paragraph = (...children: Inline[]) => ({ kind: 'paragraph' as const, children });
    const text = (words: string) => ({ kind: 'text' as const, text: words });
    const navigation: Navigation = {
      ...{ lang: 'en-us', groups: [], footerLinks: [] },
      ...{ contact: 'info@example.is', telephone: '+354 555 0100' },
      socialLinks: [
        { title: 'X', link: { href: 'https://example.com/x' } },
        { title: 'News', link: { href: '/en/ha-frettir/' } },
      ],
      address: [
        paragraph(text('Miðstöð')),
        paragraph({ kind: 'strong', children: [text('Bryggjustétt 4 \n101 ')] }, text('Reykjavík')),
      ],
    };
    expect(describeCentre({ ...facts, navigation }, site)).toMatchObject({
      address: 'Miðstöð, Bryggjustétt 4, 101 Reykjavík',
      email: 'info@example.is',
      telephone: '+354 555 0100',
      sameAs: ['https://example.com/x'],
    });
  });
});

/** An article with a title and no other field. */
const bare: ArticleDocument = {
  ...{ id: 'a', type: 'article', lang: 'is', path: '/ha-frettir/skal/', tags: [], title: 'Skál' },
  ...{ kind: 'article', words: 0, minutes: 0, related: [] },
};
const articleWith = (fields: Partial<ArticleDocument>) =>
  toNewsArticle({ ...bare, ...fields }, site);

const eventFacts: EventDocument['facts'] = { access: [], booking: 'tickets', isSoldOut: false };
const opening: EventDocument = {
  ...bare,
  ...{ kind: 'event', facts: eventFacts, tickets: {}, id: 'e', lang: 'en-us' },
  ...{ path: '/en/ha-frettir/opening/', title: 'Opening' },
  occasion: { start: '2027-03-10T16:00:00+00:00' },
};
const eventWith = (fields: Partial<EventDocument>) => toEvent({ ...opening, ...fields }, site);

describe('an article', () => {
  it('leaves out empty fields, and names the centre as the author', () => {
    expect(JSON.parse(JSON.stringify(articleWith({})))).toEqual({
      '@type': 'NewsArticle',
      headline: 'Skál',
      ...{ author: centre, publisher: centre, inLanguage: 'en-US', wordCount: 0, keywords: [] },
      mainEntityOfPage: url('/ha-frettir/skal/'),
    });
  });

  it('has its own date, or else the document’s date', () => {
    const published = '2026-11-05T09:00:00+00:00';
    expect(articleWith({ published }).datePublished).toBe(published);
    expect(articleWith({ published, date: '2026-11-02' }).datePublished).toBe('2026-11-02');
  });

  it('has a modification date that is never before the publication date', () => {
    const modified = '2026-11-16T11:20:00+00:00';
    expect(articleWith({ date: '2026-11-20', modified }).dateModified).toBe('2026-11-20');
    expect(articleWith({ date: '2026-11-01', modified }).dateModified).toBe(modified);
  });

  it('has a headline of at most 110 characters, without half an emoji', () => {
    expect(articleWith({ title: 'é'.repeat(110) }).headline).toBe('é'.repeat(110));
    expect(articleWith({ title: '🪑'.repeat(200) }).headline).toBe(`${'🪑'.repeat(109)}…`);
  });
});

it('refers to the pages of people whom a document names', () => {
  const named = { before: '', name: 'Anna', path: '/folk/anna/' };
  const anna = {
    ...{ '@type': 'Person', '@id': url('/folk/anna/#person'), name: 'Anna' },
    url: url('/folk/anna/'),
  };
  const { author } = articleWith({ author: [named, { before: ' og ', name: 'Björn' }] });
  expect(author).toEqual([anna, { '@type': 'Person', name: 'Björn' }]);
  expect(eventWith({ guests: [named] })?.performer).toEqual(anna);
  const person = { ...bare, title: 'Anna', path: '/folk/anna/', occupation: 'Vefari' };
  const association = { ...bare, title: 'Ívaf', path: '/fagfelog/ivaf/' };
  expect(toPerson({ ...person, association }, site)).toMatchObject({
    ...{ ...anna, jobTitle: 'Vefari' },
    affiliation: { name: 'Ívaf', url: url('/fagfelog/ivaf/') },
  });
});

it('joins an issue, its articles and the magazine', () => {
  const issue = { ...bare, title: 'Kvarði\u00a014: Ysta lagið', path: '/en/magazine/kvardi-14/' };
  const [path, headline, page] = ['/en/ha-frettir/chair/', 'The chair', 8];
  const contents = [{ title: headline, path, page }, { title: 'Only in print' }];
  const own = url('/en/magazine/kvardi-14/');
  expect(toPublicationIssue({ ...issue, contents, pages: 96 }, site)).toMatchObject({
    ...{ '@id': `${own}#issue`, url: own, issueNumber: '14', pageEnd: 96 },
    isPartOf: { '@type': 'Periodical', name: 'Kvarði', url: url('/en/magazine/') },
    hasPart: [{ headline, url: url(path), pageStart: page }],
  });
  expect(articleWith({ issue }).isPartOf).toMatchObject({ '@id': `${own}#issue` });
  const unnumbered = { ...issue, title: 'The outer layer', contents };
  expect(toPublicationIssue(unnumbered, site).isPartOf).toBeUndefined();
});

describe('an event', () => {
  it('does not exist without a date', () => {
    expect(eventWith({ occasion: undefined })).toBeUndefined();
  });

  it('leaves out the place and the price when the document has none', () => {
    const event = eventWith({});
    expect(event).toMatchObject({
      ...{ '@type': 'Event', name: 'Opening', startDate: '2027-03-10T16:00:00+00:00' },
      ...{ organizer: centre, inLanguage: ['en-US'] },
    });
    for (const property of ['location', 'eventAttendanceMode', 'offers', 'isAccessibleForFree']) {
      expect(event).not.toHaveProperty(property);
    }
  });

  it('names the place, which may be abroad, and the end', () => {
    const place = 'Kaupmannahöfn';
    const occasion = { start: '2027-03-10', end: '2027-03-14', place };
    expect(eventWith({ occasion })).toMatchObject({
      ...{ startDate: '2027-03-10', endDate: '2027-03-14' },
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { name: place, address: place },
    });
  });

  it.each([
    [0, true],
    [2900, false],
  ])('with the price %d is free to attend: %s', (amount, isAccessibleForFree) => {
    const offer = { price: amount, priceCurrency: 'ISK', url: url('/en/ha-frettir/opening/') };
    const price = { rates: [{ amount }], currency: 'ISK' };
    expect(eventWith({ price })).toMatchObject({ isAccessibleForFree, offers: [offer] });
  });

  it('offers tickets for each group, where and from when they are sold, unless sold out', () => {
    const price = { rates: [{ amount: 900 }, { group: 'Students', amount: 0 }], currency: 'ISK' };
    const link = { href: 'https://tickets.example.is/' };
    const tickets = { link, from: '2026-12-01' };
    const sale = { url: link.href, validFrom: '2026-12-01' };
    const inStock = { ...sale, availability: 'https://schema.org/InStock' };
    expect(eventWith({ price, tickets })).toMatchObject({
      isAccessibleForFree: false,
      offers: [
        { price: 900, ...inStock },
        { name: 'Students', price: 0, ...inStock },
      ],
    });
    const soldOut = { price, facts: { ...eventFacts, isSoldOut: true } };
    expect(eventWith(soldOut)).toHaveProperty(
      ['offers', 0, 'availability'],
      'https://schema.org/SoldOut',
    );
  });

  it('names languages, access, series and association, and its recording once it is past', () => {
    const facts: typeof eventFacts = {
      ...eventFacts,
      spoken: 'Icelandic',
      access: [{ kind: 'steps', note: 'three' }, { kind: 'sign-language' }],
      series: { ...opening, title: 'Three Evenings', path: '/en/page/evenings/' },
    };
    const occasion = { start: '2027-03-10', place: 'Harpa' };
    const recording = rawRecording({
      recording: { embed_url: 'https://vimeo.com/1', title: 'The evening' },
    });
    const association = { ...opening, title: 'Ceramic Society', path: '/en/fagfelog/ceramics/' };
    expect(eventWith({ occasion, facts, recording, association })).toMatchObject({
      inLanguage: ['is', 'icl'],
      location: {
        amenityFeature: [
          { name: 'step-free', value: false, description: 'three' },
          { name: 'sign-language', value: true },
        ],
      },
      superEvent: { '@type': 'EventSeries', url: url('/en/page/evenings/') },
      organizer: { name: 'Ceramic Society', url: url('/en/fagfelog/ceramics/') },
      recordedIn: undefined,
    });
    const past = { start: '2026-01-10', place: 'Harpa' };
    expect(eventWith({ occasion: past, recording })).toMatchObject({
      recordedIn: { name: 'The evening', url: 'https://vimeo.com/1' },
    });
  });
});

function rawRecording(fields: object): Queries.RecordingFragment {
  return fields as Queries.RecordingFragment;
}

describe('film and sound', () => {
  const file = (name: string) => ({
    recording_file: { _linkType: 'Link.file', url: `https://acme.cdn.prismic.io/${name}`, size: 9 },
  });
  const recordingIn = (raw: object) =>
    articleWith({ date: '2026-11-20', recording: rawRecording(raw) });

  it('of an article have the address of the file, the poster and the transcript', () => {
    const film = recordingIn({
      ...file('a.mp4'),
      recording_title: 'The star',
      recording_image: {
        url: 'https://images.prismic.io/a.jpg',
        dimensions: { width: 1280, height: 720 },
      },
      transcript: ['Wind.', 'Steps.'].map((text) => ({ type: 'paragraph', text, spans: [] })),
    });
    expect(film.audio).toBeUndefined();
    expect(film.video).toMatchObject({
      ...{ '@type': 'VideoObject', name: 'The star', uploadDate: '2026-11-20' },
      contentUrl: 'https://acme.cdn.prismic.io/a.mp4',
      thumbnailUrl: expect.stringContaining('https://images.prismic.io/a.jpg'),
      transcript: 'Wind.\nSteps.',
    });
    const sound = recordingIn(file('a.mp3'));
    expect(sound).toMatchObject({ audio: { '@type': 'AudioObject' }, video: undefined });
  });

  it.each([
    ['of a provider', { recording: { embed_url: 'https://vimeo.com/1' } }],
    ['in a file that browsers do not play', file('a.mov')],
  ])('%s are no video, because they have no picture', (_, raw) => {
    expect(recordingIn(raw)).toMatchObject({ audio: undefined, video: undefined });
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
