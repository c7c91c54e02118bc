import { categoriesOf } from '../../addresses';
import { isJsonObject, toDate, toObjects, toText } from '../../content/values/cmsValues';
import { toEmbed } from '../../content/values/embed';
import { toEventFacts } from '../../content/values/eventFacts';
import { toCrop } from '../../content/values/image';
import { isEmbargoed, publicationDay } from '../../content/values/isEmbargoed';
import { endOfEvent, readOccasion } from '../../content/values/occasion';
import { isLanguage } from '../../i18n/languages';
import { hitIf } from '../Rule';
import type { CheckedDocument, Hit, Rules } from '../Rule';
import { nameOf, readDocument, textOf } from '../readDocument';

const useless = [
  /\.(?:jpe?g|png|gif|webp|avif|tiff?|svg)$/i,
  /^(?:img|dsc|dscf|p\d|image|mynd|screenshot|skjáskot)?[-_ ]?\d+$/i,
  /^(?:mynd|ljósmynd|myndin|teikning|image|photo|picture|photograph|drawing|logo|merki)\.?$/i,
];

/** A page shows its image at this width, and would enlarge a narrower image. */
const SMALLEST_MAIN_WIDTH_PIXELS = 1200;
/** The text column has this width, and would enlarge a narrower image. */
const SMALLEST_WIDTH_PIXELS = 600;
/** The label of the field in Prismic asks for this height. */
const SMALLEST_COVER_HEIGHT_PIXELS = 1600;
const LARGEST_SIDE_PIXELS = 8192;

/** An event that begins before this hour is probably a mistake. Reykjavík is on UTC all year. */
const FIRST_HOUR = 6;
const FARTHEST_YEARS = 5;
const MS_PER_YEAR = 365 * 24 * 60 * 60 * 1000;

export const fieldRules: Rules = {
  'useless-alt-text': {
    severity: 'error',
    title: { is: 'Lýsing myndar segir ekkert', en: 'The description of an image says nothing' },
    advice: {
      is: 'Skjálesari les skráarheiti eða „mynd“ upphátt. Hlustandinn er engu nær um hvað hún sýnir. Skrifaðu í „Alternative text“ hvað myndin sýnir, í einni setningu.',
      en: 'A screen reader reads a file name or “image” aloud, and the listener learns nothing. Write in “Alternative text” what the image shows, in a sentence.',
    },
    check: (document) => {
      const title = textOf(document, 'title').toLowerCase();
      return readDocument(document).images.flatMap(({ field, value }) => {
        const alt = toText(value['alt']);
        if (alt === undefined) return [];
        const isUseless = useless.some((each) => each.test(alt)) || alt.toLowerCase() === title;
        return hitIf(isUseless, field, alt);
      });
    },
  },
  /** This is only a warning, because an image without alternative text counts as decorative. */
  'missing-alt-text': {
    severity: 'warning',
    title: { is: 'Mynd án lýsingar', en: 'Image without a description' },
    advice: {
      is: 'Þau sem sjá ekki myndina fá ekki að vita að hún er þar. Skrifaðu í „Alternative text“ hvað myndin sýnir, í einni setningu. Hafðu reitinn auðan ef myndin er aðeins til skrauts.',
      en: 'People who do not see the image are not told that it is there. Write in “Alternative text” what the image shows, in a sentence. Leave it empty only if the image is decoration.',
    },
    check: (document) => imagesWithout(document, 'alt'),
  },
  'image-size': {
    severity: 'warning',
    title: { is: 'Mynd er of lítil eða of stór', en: 'Image too small or too large' },
    advice: {
      is: 'Lítil mynd verður óskýr þegar hún fyllir dálkinn. Af mynd sem er breiðari en 8.192 px getur myndaþjónninn ekki gert smærri gerðir. Settu inn mynd sem er 2.880 px á breidd, og að minnsta kosti 1.200 px efst á síðu og 600 px í texta. Kápa tölublaðs þarf að vera 1.600 px á hæð.',
      en: 'A small image is blurred where it fills its column. The image server makes no smaller versions of an image with more than 8,192 px on a side. Upload an image 2,880 px wide; at least 1,200 px for the top of a page, 600 px in texts. The cover of an issue must be 1,600 px high.',
    },
    check: (document) =>
      readDocument(document).images.flatMap(({ field, value }) => {
        const { dimensions } = value;
        const isDrawing = field === 'logo' || /\.svg(?:\?|$)/i.test(String(value['url']));
        if (!isJsonObject(dimensions) || isDrawing) return [];
        // A custom type can fix the dimensions, to which Prismic also enlarges an image.
        const size = toCrop(value) ?? dimensions;
        const [width, height] = [Number(size.width), Number(size.height)];
        const isCover = field === 'image' && document.type === 'issue';
        const isMain = field === 'image' && document.type !== 'person';
        const smallest = isMain ? SMALLEST_MAIN_WIDTH_PIXELS : SMALLEST_WIDTH_PIXELS;
        const isSmall = isCover ? height < SMALLEST_COVER_HEIGHT_PIXELS : width < smallest;
        const isWrong = isSmall || Math.max(width, height) > LARGEST_SIDE_PIXELS;
        return hitIf(isWrong, field, `${width} × ${height} px`);
      }),
  },
  'image-credit': {
    severity: 'notice',
    title: { is: 'Mynd án höfundar', en: 'Image without a credit' },
    advice: {
      is: 'Höfundar mynda eiga rétt á að nafn þeirra standi hjá þeim. Skrifaðu höfundinn í „Copyright“ við myndina, eða í reitinn „Photographer“.',
      en: 'Photographers and illustrators have a right to be named beside their work. Write the name in “Copyright” of the image, or in the field “Photographer”.',
    },
    check: (document) =>
      toText(document.data['photographer']) === undefined
        ? imagesWithout(document, 'copyright').filter(({ field }) => field !== 'logo')
        : [],
  },
  'embed-host': {
    severity: 'warning',
    title: {
      is: 'Innfellt efni sem vefurinn spilar ekki',
      en: 'Embed that the site does not play',
    },
    advice: {
      is: 'Vefurinn sýnir efnið aðeins sem tengil. Notaðu YouTube, Vimeo, Facebook, Instagram eða X, eða skrifaðu tengil í textann.',
      en: 'The site shows it as a link only. Use YouTube, Vimeo, Facebook, Instagram or X, or write a link in the text.',
    },
    check: (document) =>
      readDocument(document)
        .embeds.filter(({ value }) => value['embed_url'] && !toEmbed(value)?.player)
        .map(({ field, value }) => ({ field, quote: String(value['embed_url']) })),
  },
  'event-times': {
    severity: 'error',
    title: { is: 'Tími viðburðar stenst ekki', en: 'Impossible time of an event' },
    advice: {
      is: 'Viðburðurinn stendur á röngum stað í listanum, í dagatali lesandans og hjá leitarvélum, eða hvergi. Leiðréttu „Starts“ og „Ends“. Tímar eru íslenskir.',
      en: 'The event is missing in the list, in readers’ calendars and in search engines, or is there on the wrong day. Correct “Starts” and “Ends”. Times are those of Iceland.',
    },
    check: (document, { now }) => (isEvent(document) ? faultsOf(document, now) : []),
  },
  'event-without-end': {
    severity: 'notice',
    title: { is: 'Viðburður án loka', en: 'Event without an end' },
    advice: {
      is: 'Án loka telst viðburður standa til miðnættis sama dag. Sýning hverfur þá af listanum daginn eftir opnun. Skrifaðu í „Ends“ hvenær viðburðinum lýkur.',
      en: 'Without an end an event lasts until midnight of its day. An exhibition leaves the list the day after its opening. Write in “Ends” when the event ends.',
    },
    check: (document) => {
      const { start_date: start, end_date: end } = document.data;
      const hasStart = toDate(start) !== undefined;
      return hitIf(isEvent(document) && hasStart && toDate(end) === undefined, 'end_date');
    },
  },
  'past-event-in-front': {
    severity: 'warning',
    title: { is: 'Liðinn viðburður á forsíðu', en: 'Past event on the front page' },
    advice: {
      is: 'Forsíðan býður lesandanum á viðburð sem er lokið. Veldu annað efni í kafla forsíðunnar.',
      en: 'The front page invites readers to an event that is over. Choose something else for this part of the front page.',
    },
    check: (document, { byId, now }) => {
      if (document.type !== 'homepage') return [];
      const hidden = leadsUntilEnd(document, now) ? 'sections[0].primary.link' : undefined;
      return readDocument(document).links.flatMap(({ field, link }) => {
        const target = byId.get(String(link['id']));
        const occasion = target && isEvent(target) ? readOccasion(target.data) : undefined;
        const isPast = occasion !== undefined && endOfEvent(occasion) <= now;
        return target && isPast && field !== hidden ? [{ field, quote: nameOf(target) }] : [];
      });
    },
  },
  'future-publication': {
    severity: 'notice',
    title: { is: 'Bíður birtingardags', en: 'Waits for its day of publication' },
    advice: {
      is: 'Fram að þeim degi á skjalið sér enga síðu og er á engum lista, þótt það sé útgefið. Breyttu „Published“ ef skjalið á að birtast fyrr.',
      en: 'Until that day the document has no page and is in no list, although it is published. Change “Published” if readers should see the document earlier.',
    },
    check: ({ type, data }, { now }) => {
      const isWaiting = type === 'article' && isEmbargoed(data, new Date(now));
      return hitIf(isWaiting, 'published_date', publicationDay(data));
    },
  },
  'missing-date': {
    severity: 'warning',
    title: { is: 'Birtingardag vantar', en: 'No day of publication' },
    advice: {
      is: 'Listar eru í röð eftir birtingardegi, svo að skjalið er ekki á réttum stað, og síðan nefnir engan dag. Veldu dag í „Published“, eða í „Date of publication“ ef skjalið er tölublað.',
      en: 'Lists are sorted by the day of publication, so the document is in the wrong place, and the page names no day. Choose the day in “Published”, or in “Date of publication” of an issue.',
    },
    check: (document) => {
      const isSorted = /^(?:article|issue)$/.test(document.type) && !isEvent(document);
      return hitIf(isSorted && publicationDay(document.data) === undefined, 'published_date');
    },
  },
  'price-currency': {
    severity: 'warning',
    title: { is: 'Verð án gjaldmiðils', en: 'Price without a currency' },
    advice: {
      is: 'Vefurinn sýnir verðið í krónum. Sé það í öðrum gjaldmiðli er það rangt. Veldu gjaldmiðil í „Currency“.',
      en: 'The site shows the price in krónur, which is wrong for any other currency. Choose the currency in “Currency”.',
    },
    check: ({ type, data }) => {
      if (type !== 'article') return [];
      const prices = [data, ...toObjects(data['prices'])].map(({ price }) => price);
      const price = prices.find((each) => typeof each === 'number' && each > 0);
      return hitIf(price !== undefined && !toText(data['currency']), 'currency', String(price));
    },
  },
  'event-access': {
    severity: 'warning',
    title: { is: 'Viðburður án upplýsinga um aðgengi', en: 'Event without facts about access' },
    advice: {
      is: 'Fólk í hjólastól og fólk sem heyrir illa veit ekki hvort það kemst inn eða getur fylgst með, og kemur síður. Bættu línum við í „Access“, líka ef þrep eru á leiðinni.',
      en: 'People in wheelchairs and people who are hard of hearing cannot tell whether they can get in or follow, and stay at home. Add rows in “Access”, also if there are steps on the way.',
    },
    check: (document, { now }) => {
      const { access } = toEventFacts(document.data);
      return hitIf(isComing(document, now) && access.length === 0, 'access');
    },
  },
  'event-tickets': {
    severity: 'warning',
    title: {
      is: 'Miðar eða skráning án tengils og dags',
      en: 'Tickets or registration without a link and a day',
    },
    advice: {
      is: 'Síðan segir ekki hvar gestir kaupa miða eða skrá sig. Settu tengil í „Where to buy a ticket“, eða daginn sem salan hefst í „Tickets or registration from“. Veldu „none“ í „Tickets or registration“ ef ekki þarf að bóka.',
      en: 'The page does not say where visitors buy a ticket or register. Add the link in “Where to buy a ticket”, or the day on which the sale begins in “Tickets or registration from”. Choose “none” in “Tickets or registration” if no booking is needed.',
    },
    check: (document, { now }) => {
      const { data } = document;
      const link = isJsonObject(data['tickets']) ? data['tickets'] : {};
      const hasLink = toText(link['url']) !== undefined || toText(link['id']) !== undefined;
      const from = toDate(data['tickets_date']);
      const isExpected =
        from !== undefined || /^(?:tickets|registration)$/.test(String(data['tickets_kind']));
      const isMissing = isExpected && !hasLink && !(from && Date.parse(from) > now);
      return hitIf(isComing(document, now) && isMissing && data['sold_out'] !== true, 'tickets');
    },
  },
  'unknown-category': {
    severity: 'warning',
    title: { is: 'Flokkur sem vefurinn þekkir ekki', en: 'A category that the site does not know' },
    advice: {
      is: 'Flokkurinn fær lista og síu en á sér enga þýðingu, og enga síðu ef í honum eru bil eða tákn. Veldu annan flokk í „Category“, eða biddu þann sem sér um vefinn að bæta flokknum og þýðingu hans við.',
      en: 'The category gets a list and a filter, but has no translation; with blanks or signs in its name it has no page either. Choose another one in “Category”, or ask the developer of the site to add it with its translation.',
    },
    check: ({ type, lang, data }) => {
      const category = toText(data['category']);
      if (type !== 'article' || !isLanguage(lang) || category === undefined) return [];
      return hitIf(!categoriesOf(lang).includes(category), 'category', category);
    },
  },
  'issue-without-cover': {
    severity: 'warning',
    title: { is: 'Tölublað án kápu', en: 'Issue without a cover' },
    advice: {
      is: 'Listinn sýnir auðan flöt í stað kápunnar og síða blaðsins enga mynd. Settu mynd af kápunni í „Cover“.',
      en: 'The list shows an empty area in place of the cover, and the page of the issue has no picture. Choose a picture of the cover in “Cover”.',
    },
    check: ({ type, data }) => {
      const image = isJsonObject(data['image']) ? data['image'] : {};
      return hitIf(type === 'issue' && toText(image['url']) === undefined, 'image');
    },
  },
  'issue-without-contents': {
    severity: 'warning',
    title: { is: 'Tölublað án efnisyfirlits', en: 'Issue without contents' },
    advice: {
      is: 'Lesandinn sér ekki hvað er í blaðinu og greinar þess vísa ekki á það. Bættu við línu í „Contents“ fyrir hverja grein.',
      en: 'Readers do not see what is in the issue, and its articles do not link to it. Add a row in “Contents” for each article.',
    },
    check: ({ type, data }) =>
      hitIf(type === 'issue' && toObjects(data['contents']).length === 0, 'contents'),
  },
};

function imagesWithout(document: CheckedDocument, property: 'alt' | 'copyright'): Hit[] {
  return readDocument(document)
    .images.filter(({ value }) => value['url'] && toText(value[property]) === undefined)
    .map(({ field, value }) => ({ field, quote: fileName(value['url']) }));
}

/** Returns the editor's file name, without the id that Prismic puts before it. */
function fileName(address: unknown): string {
  const [path = ''] = String(address).split(/[?#]/);
  const name = path.slice(path.lastIndexOf('/') + 1);
  return name.replace(/^[\w-]{8,}?_/, '');
}

function isEvent({ type, data }: CheckedDocument): boolean {
  return type === 'article' && data['type'] === 'event';
}

/** Returns whether the first slice shows an event only until its end (slices/feature.tsx). */
function leadsUntilEnd({ data }: CheckedDocument, now: number): boolean {
  const [first] = toObjects(data['sections']);
  const until = isJsonObject(first?.['primary']) && toDate(first['primary']['until']);
  return first?.['slice_type'] === 'feature' && !(until && endOfEvent({ start: until }) > now);
}

function isComing(document: CheckedDocument, now: number): boolean {
  const occasion = isEvent(document) ? readOccasion(document.data) : undefined;
  return occasion !== undefined && endOfEvent(occasion) > now;
}

function faultsOf({ data }: CheckedDocument, now: number): Hit[] {
  const start = toDate(data['start_date']);
  if (start === undefined)
    return [{ field: 'start_date', quote: String(data['start_date'] ?? '') }];
  const hits: Hit[] = [];
  const time = Date.parse(start);
  const hour = new Date(time).getUTCHours();
  const isMidnight = /T00:00/.test(new Date(time).toISOString());
  if (time - now > FARTHEST_YEARS * MS_PER_YEAR || (hour < FIRST_HOUR && !isMidnight)) {
    hits.push({ field: 'start_date', quote: start });
  }
  const end = toDate(data['end_date']);
  if (end !== undefined && readOccasion(data)?.end === undefined) {
    hits.push({ field: 'end_date', quote: end });
  }
  return hits;
}
