import type { Language } from '../../i18n/languages';
import type { MessageId } from '../../i18n/messages/is';
import { isJsonObject, toText } from './cmsValues';
import type { JsonObject } from './cmsValues';
import { toTitledDocument } from './document';
import type { TitledDocument } from './document';

const accessKinds = [
  'step-free',
  'steps',
  'sign-language',
  'captions',
  'hearing-loop',
  'quiet-session',
] as const;

export type Access = { kind: (typeof accessKinds)[number]; note?: string };

export type BookingKind = 'tickets' | 'registration' | 'none';

/** What visitors need to know before they come. */
export type EventFacts = {
  /** The languages in which the event is held; empty if unknown. */
  spoken: readonly Language[];
  access: Access[];
  booking: BookingKind;
  isSoldOut: boolean;
  /** The page of the series to which the event belongs. */
  series?: TitledDocument;
};

const languagesOf: Readonly<Record<string, readonly Language[]>> = {
  Icelandic: ['is'],
  English: ['en-us'],
  'Icelandic and English': ['is', 'en-us'],
};

/** Reads the fields of Prismic's GraphQL API. The REST API has no title of the series. */
export function toEventFacts(raw: JsonObject): EventFacts {
  return {
    spoken: languagesOf[toText(raw['spoken']) ?? ''] ?? [],
    access: rowsOf(raw['access']).flatMap((row) => {
      const kind = accessKinds.find((each) => each === row['kind']);
      return kind ? [{ kind, note: toText(row['note']) }] : [];
    }),
    booking: toBookingKind(raw),
    isSoldOut: raw['sold_out'] === true,
    series: toSeries(raw['series']),
  };
}

/** Without a kind, an event with a price has tickets, and a free event a registration. */
function toBookingKind({ tickets_kind, price, prices }: JsonObject): BookingKind {
  const kind = toText(tickets_kind);
  if (kind === 'registration' || kind === 'none') return kind;
  const costs = [price, ...rowsOf(prices).map((row) => row['price'])];
  const isFree = !costs.some((cost) => typeof cost === 'number' && cost > 0);
  return isFree && kind === undefined ? 'registration' : 'tickets';
}

function toSeries(raw: unknown): TitledDocument | undefined {
  return isJsonObject(raw)
    ? toTitledDocument({ _meta: raw['_meta'], title: raw['title'] })
    : undefined;
}

function rowsOf(group: unknown): JsonObject[] {
  return Array.isArray(group) ? group.filter(isJsonObject) : [];
}

/** Returns the message that names the languages in which an event is held. */
export function spokenMessage([first, second]: readonly Language[]): MessageId | undefined {
  if (second) return 'event.bilingual';
  return first && `link.in.${first}`;
}
