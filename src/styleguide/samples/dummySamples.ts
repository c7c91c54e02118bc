import type { Language } from '../../i18n/languages';
import { dummyPath } from '../../addresses';
import type { Dummy } from '../../addresses';
import { drawImage, drawLogo } from './drawImage';
import { portrait, sampleDocuments } from './sampleDocuments';
import { sampleTexts } from './sampleTexts';

/** Headings of the dummy pages. */
export const dummyHeadings: Record<Dummy, Record<Language, string>> = {
  association: { is: 'Sýnishorn: fagfélag', 'en-us': 'Dummy: association' },
  associations: { is: 'Sýnishorn: fagfélög', 'en-us': 'Dummy: associations' },
  event: { is: 'Sýnishorn: viðburður', 'en-us': 'Dummy: event' },
  events: { is: 'Sýnishorn: viðburðir', 'en-us': 'Dummy: events' },
  partners: { is: 'Sýnishorn: bakhjarlar', 'en-us': 'Dummy: partners' },
};

/**
 * Page contexts of the dummy pages: whole pages with the cases that are hard to lay out. The templates
 * define the types (their `Context`), and src/test/samples.slow.test.tsx checks that both agree.
 */
export const dummySamples = { association, associations, event, events, partners };

function association(lang: Language) {
  const { longTitles, titles: short, associations: names, pages } = sampleTexts[lang];
  const { article, association, document, project, story } = sampleDocuments(lang);
  const [, , longName = ''] = names;
  return {
    heading: dummyHeadings.association[lang],
    association: {
      ...association(longName),
      ...story,
      logo: undefined,
      website: { href: 'https://skipulagsumhverfisogalmenningsrymi.example.is/' },
      email: 'skrifstofa@skipulagsumhverfisogalmenningsrymi.example.is',
      register: { href: dummyPath('associations', lang) },
    },
    subpages: (['event', 'events', 'partners'] as const).map((name, index) =>
      document('association_page', pages[index] ?? '', dummyPath(name, lang)),
    ),
    articles: [
      article(longTitles[0]),
      { ...article(longTitles[2]), image: undefined },
      { ...article(short[0] ?? ''), date: undefined },
    ],
    projects: [
      project(longTitles[1]),
      { ...project(short[1] ?? ''), image: drawImage(portrait) },
      { ...project(short[2] ?? ''), image: undefined, designer: undefined, year: undefined },
    ],
  };
}

function associations(lang: Language) {
  const { association } = sampleDocuments(lang);
  return {
    heading: dummyHeadings.associations[lang],
    associations: sampleTexts[lang].associations.map((name, index) => {
      const card = association(name);
      // Every fourth association has no logo, and one has a wide wordmark.
      if (index % 4 === 2) return { ...card, logo: undefined };
      return index === 4
        ? { ...card, logo: drawLogo({ width: 1600, height: 400 }, 'WORDMARK') }
        : card;
    }),
  };
}

function event(lang: Language) {
  const { longTitles, longPlace, persons, tags, associations, titles: short } = sampleTexts[lang];
  const { article, document, event, project, story } = sampleDocuments(lang);
  return {
    heading: dummyHeadings.event[lang],
    event: {
      ...event(longTitles[0]),
      ...story,
      tags,
      starts: { day: 9, time: '17:00' },
      ends: { day: 9, time: '19:30' },
      place: longPlace,
      price: { rates: [{ amount: 12500 }, { group: persons, amount: 8500 }], currency: 'ISK' },
      tickets: { kind: 'tickets' as const, link: { href: dummyPath('event', lang) } },
      author: persons,
      photographer: persons,
      association: document('association', associations[2] ?? '', dummyPath('association', lang)),
      related: [
        article(longTitles[2]),
        { ...project(short[0] ?? ''), kind: 'project' as const },
        { ...document('page', short[1] ?? ''), kind: 'page' as const },
      ],
    },
  };
}

function events(lang: Language) {
  const { longTitles, longPlace, place, shortTitle, titles: short } = sampleTexts[lang];
  const { event } = sampleDocuments(lang);
  const [first = '', second = '', third = '', fourth = ''] = short;
  return {
    heading: dummyHeadings.events[lang],
    feature: { ...event(longTitles[2]), starts: { day: -3 }, ends: { day: 4 }, place },
    events: [
      { ...event(longTitles[0]), starts: { day: -400 }, ends: { day: 400 }, place: longPlace },
      { ...event(first), starts: { day: -3 }, ends: { day: 4 }, place },
      { ...event(second), starts: { day: 1, time: '12:00' }, place },
      { ...event(longTitles[1]), starts: { day: 9, time: '17:00' } },
      { ...event(third), starts: { day: 40 }, ends: { day: 47 }, place: longPlace },
      { ...event(fourth), starts: { day: -2, time: '20:00' }, place },
      { ...event(shortTitle), starts: { day: -365 }, ends: { day: -360 } },
    ],
  };
}

function partners(lang: Language) {
  const { partnerGroups, sentence } = sampleTexts[lang];
  const [main, partners, friends] = partnerGroups;
  const logos = (count: number, first: number) =>
    Array.from({ length: count }, (_, index) => toPartner(first + index));
  return {
    heading: dummyHeadings.partners[lang],
    lead: sentence,
    groups: [
      { heading: main, columns: 2, partners: logos(2, 0) },
      { heading: partners, columns: 4, partners: logos(7, 2) },
      { heading: friends, columns: 6, partners: logos(31, 9) },
    ],
  };
}

const shapes = [
  { width: 800, height: 800 },
  { width: 1600, height: 400 },
  { width: 400, height: 900 },
  { width: 1200, height: 675 },
];

/** A partner with a logo of one of the shapes; every eleventh has no logo. */
function toPartner(index: number) {
  const letters = String.fromCodePoint(65 + (index % 26)).repeat(1 + (index % 5));
  const name = `${letters} ${index + 1}`;
  const shape = index % 11 === 10 ? undefined : shapes[index % shapes.length];
  return {
    name,
    href: `https://example.is/${index + 1}`,
    logo: shape && drawLogo(shape, letters, { alt: name }),
  };
}
