import { categoriesOf } from '../../addresses';
import { isJsonObject, toDate, toText } from '../../content/cmsValues';
import { isEmbargoed, publicationDay } from '../../content/isEmbargoed';
import { endOfEvent, readOccasion } from '../../content/occasion';
import { isLanguage } from '../../i18n/languages';
import { nameOf, readDocument } from '../readDocument';
import type { CheckedDocument, Hit, Rule } from '../Rule';

/** Reykjavík is on UTC all year. Before this hour nobody opens an exhibition. */
const FIRST_HOUR = 6;
const FARTHEST_YEARS = 5;
const MS_PER_YEAR = 365 * 24 * 60 * 60 * 1000;

export const eventTimes: Rule = {
  id: 'event-times',
  severity: 'error',
  title: { is: 'Tími viðburðar stenst ekki', 'en-us': 'Impossible time of an event' },
  why: {
    is: 'Viðburðurinn stendur á röngum stað í listanum, í dagatali lesandans og hjá leitarvélum, eða hvergi.',
    'en-us':
      'The event is in the wrong place in the list, in readers’ calendars and in search engines, or in none.',
  },
  remedy: {
    is: 'Leiðréttu „start_date“ og „end_date“. Tímar eru íslenskir.',
    'en-us': 'Correct “start_date” and “end_date”. Times are those of Iceland.',
  },
  check: (document, { now }) => (isEvent(document) ? faultsOf(document, now) : []),
};

function isEvent({ type, data }: CheckedDocument): boolean {
  return type === 'article' && data['type'] === 'event';
}

function faultsOf({ data }: CheckedDocument, now: number): Hit[] {
  const start = toDate(data['start_date']);
  if (start === undefined)
    return [{ field: 'start_date', quote: String(data['start_date'] ?? '') }];
  const hits: Hit[] = [];
  const time = Date.parse(start);
  const hour = new Date(time).getUTCHours();
  const isMidnight = /T00:00/.test(new Date(time).toISOString());
  if (Math.abs(time - now) > FARTHEST_YEARS * MS_PER_YEAR || (hour < FIRST_HOUR && !isMidnight)) {
    hits.push({ field: 'start_date', quote: start });
  }
  const end = toDate(data['end_date']);
  if (end !== undefined && readOccasion(data)?.end === undefined) {
    hits.push({ field: 'end_date', quote: end });
  }
  return hits;
}

export const eventWithoutEnd: Rule = {
  id: 'event-without-end',
  severity: 'notice',
  title: { is: 'Viðburður án loka', 'en-us': 'Event without an end' },
  why: {
    is: 'Án loka telst viðburður standa til miðnættis sama dag. Sýning hverfur þá af listanum daginn eftir opnun.',
    'en-us':
      'Without an end an event lasts until midnight of its day. An exhibition leaves the list the day after its opening.',
  },
  remedy: {
    is: 'Skrifaðu í „end_date“ hvenær viðburðinum lýkur.',
    'en-us': 'Write in “end_date” when the event ends.',
  },
  check: (document) =>
    isEvent(document) && toDate(document.data['start_date']) && !toDate(document.data['end_date'])
      ? [{ field: 'end_date' }]
      : [],
};

export const pastEventInFront: Rule = {
  id: 'past-event-in-front',
  severity: 'warning',
  title: { is: 'Liðinn viðburður á forsíðu', 'en-us': 'Past event on the front page' },
  why: {
    is: 'Forsíðan býður lesandanum á viðburð sem er lokið.',
    'en-us': 'The front page invites readers to an event that is over.',
  },
  remedy: {
    is: 'Veldu annað efni í kafla forsíðunnar.',
    'en-us': 'Choose something else for this part of the front page.',
  },
  check: (document, { byId, now }) =>
    document.type === 'homepage'
      ? readDocument(document).links.flatMap(({ field, link }) => {
          const target = byId.get(String(link['id']));
          const occasion = target && isEvent(target) ? readOccasion(target.data) : undefined;
          const isPast = occasion !== undefined && endOfEvent(occasion) <= now;
          return target && isPast ? [{ field, quote: nameOf(target) }] : [];
        })
      : [],
};

export const futurePublication: Rule = {
  id: 'future-publication',
  severity: 'notice',
  title: { is: 'Bíður birtingardags', 'en-us': 'Waits for its day of publication' },
  why: {
    is: 'Fram að þeim degi á skjalið sér enga síðu og er á engum lista, þótt það sé útgefið.',
    'en-us': 'Until that day the document has no page and is in no list, although it is published.',
  },
  remedy: {
    is: 'Breyttu „published_date“ ef skjalið á að birtast fyrr.',
    'en-us': 'Change “published_date” if readers should see the document earlier.',
  },
  check: ({ type, data }, { now }) => {
    const quote = publicationDay(data);
    return type === 'article' && quote !== undefined && isEmbargoed(data, new Date(now))
      ? [{ field: 'published_date', quote }]
      : [];
  },
};

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
    const rows = Array.isArray(data['prices']) ? data['prices'].filter(isJsonObject) : [];
    const prices = [data, ...rows].map(({ price }) => price);
    const price = prices.find((each) => typeof each === 'number' && each > 0);
    const isMissing = price !== undefined && !toText(data['currency']);
    return isMissing ? [{ field: 'currency', quote: String(price) }] : [];
  },
};

export const unknownCategory: Rule = {
  id: 'unknown-category',
  severity: 'warning',
  title: {
    is: 'Flokkur sem vefurinn þekkir ekki',
    'en-us': 'A category that the site does not know',
  },
  why: {
    is: 'Flokkurinn fær lista og síu en á sér enga þýðingu, og enga síðu ef í honum eru bil eða tákn.',
    'en-us':
      'The category gets a list and a filter, but has no translation; with blanks or signs in its name it has no page either.',
  },
  remedy: {
    is: 'Veldu annan flokk í „category“, eða biddu þann sem sér um vefinn að bæta flokknum og þýðingu hans við.',
    'en-us':
      'Choose another one in “category”, or ask the developer of the site to add it with its translation.',
  },
  check: ({ type, lang, data }) => {
    const category = toText(data['category']);
    if (type !== 'article' || !isLanguage(lang) || category === undefined) return [];
    return categoriesOf(lang).includes(category) ? [] : [{ field: 'category', quote: category }];
  },
};
