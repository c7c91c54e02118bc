import { toCalls } from '../../content/values/calls';
import type { RawCall } from '../../content/values/calls';
import { isJsonObject, toDate, toObjects, toText } from '../../content/values/cmsValues';
import type { JsonObject } from '../../content/values/cmsValues';
import { laterOf, toTitledDocument } from '../../content/values/document';
import type { ViewOf } from '../../content/values/document';
import { toEventFacts } from '../../content/values/eventFacts';
import { toImage } from '../../content/values/image';
import { readOccasion } from '../../content/values/occasion';
import type { Occasion } from '../../content/values/occasion';
import { toPlainText } from '../../content/values/richText';
import { kindOf } from '../../documentQueries';
import { documentTypes, isRoutedType } from '../../documentTypes';
import { allMessages } from '../../i18n/allMessages';
import type { Language } from '../../i18n/languages';

/** An article or event for feeds and calendars. */
export type Post = ViewOf<typeof toPost>;

export type DatedPost = Post & { occasion: Occasion };

/** GraphQL fields that `toPost`, lists and `writeNextChange` read, without metadata and title. */
export const postFields = `
  type lead image published_date category author start_date end_date place
  spoken access { kind note } price prices { price } tickets_kind tickets_date sold_out
  tickets {
    ... on PRISMIC__Document { _meta { url } } ... on PRISMIC__ExternalLink { url }
    ... on PRISMIC__FileLink { url } ... on PRISMIC__ImageLink { url }
  }
  association { ... on PRISMIC_Association { _meta { id } } }
`;

/** Returns `undefined` for a document without a page or a title, or of a type that feeds omit. */
export function toPost(raw: JsonObject) {
  const document = toTitledDocument(raw);
  if (!document || !isRoutedType(document.type)) return undefined;
  if (!documentTypes[document.type].isInFeeds) return undefined;
  const { id, lang, path, title, tags, published, modified } = document;
  const first = toDate(raw['published_date']) ?? published ?? modified;
  const image = toImage(raw['image']);
  const occasion = kindOf(document.type, raw) === 'event' ? readOccasion(raw) : undefined;
  return {
    id,
    lang,
    path,
    title,
    lead: toPlainText(raw['lead']),
    image: image && { url: image.shared, alt: image.alt },
    category: toText(raw['category']),
    tags,
    author: toText(raw['author']),
    occasion,
    ...(occasion && { facts: toEventFacts(raw), tickets: toAddress(raw['tickets']) }),
    published: toMoment(first),
    updated: toMoment(laterOf(first, modified)),
  };
}

function toMoment(date: string | undefined): Date | undefined {
  return date === undefined ? undefined : new Date(date);
}

/** Returns the path or URL at which readers buy a ticket or register. */
function toAddress(link: unknown): string | undefined {
  if (!isJsonObject(link)) return undefined;
  const meta = isJsonObject(link['_meta']) ? link['_meta'] : link;
  const address = toText(meta['url']);
  return address !== undefined && /^(?:https?:\/)?\//.test(address) ? address : undefined;
}

// Matches the characters that XML 1.0 (production 2) forbids, and further control characters.
// iCalendar needs none of them.
const unprintable = /[^\t\n\r\u0020-\u007e\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]+/gu;

// Pasted texts may contain control characters and lone surrogates.
export function toPrintable(text: string): string {
  return text.replace(unprintable, ' ');
}

/** Deadlines of a page's calls for applications. */
export type Deadlines = { lang: Language; path: string; title: string; posts: DatedPost[] };

export const deadlineFields = 'calls { name amount audience deadline }';

export function toDeadlines(raw: JsonObject): Deadlines | undefined {
  const document = toTitledDocument(raw);
  const rows = raw['calls'];
  if (!document || !Array.isArray(rows)) return undefined;
  const { id, lang, path, title, published, modified } = document;
  const updated = toMoment(modified ?? published);
  const posts = toCalls(rows as RawCall[], id).flatMap(({ name, amount, audience, deadlines }) =>
    deadlines.map((start): DatedPost => ({
      // The id changes only with name and deadline, so that no program shows an entry twice.
      id: encodeURIComponent(`${id}-${name}-${start}`),
      ...{ lang, path, tags: [] },
      title: allMessages[lang]['call.until'].replace('{name}', () => name),
      lead: [amount, audience].filter(Boolean).join(' · '),
      occasion: { start },
      published: updated,
      updated,
    })),
  );
  return posts.length > 0 ? { lang, path, title, posts } : undefined;
}

export const leadFields =
  'sections { ... on PRISMIC_HomepageSectionsFeature { primary { until } } }';

/** Returns each feature's `until`: the last day on which no event replaces the editor's choice. */
export function toLeadDays({ sections }: JsonObject): string[] {
  return toObjects(sections).flatMap(
    ({ primary }) => (isJsonObject(primary) && toDate(primary['until'])) || [],
  );
}
