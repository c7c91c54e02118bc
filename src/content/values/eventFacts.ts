import { isJsonObject, toObjects, toText } from './cmsValues';
import type { JsonObject } from './cmsValues';
import { toTitledDocument } from './document';
import type { ViewOf } from './document';

type AccessKind =
  'step-free' | 'steps' | 'sign-language' | 'captions' | 'hearing-loop' | 'quiet-session';

export type Access = { kind: AccessKind; note?: string };

type Spoken = 'Icelandic' | 'English' | 'Icelandic and English';

type BookingKind = 'tickets' | 'registration' | 'none';

export type EventFacts = ViewOf<typeof toEventFacts>;

const isAccess = /^(?:step-free|steps|sign-language|captions|hearing-loop|quiet-session)$/;
const isSpoken = /^(?:Icelandic|English|Icelandic and English)$/;

/** Reads fields of Prismic's GraphQL API. The REST API has no title of the series. */
export function toEventFacts(raw: JsonObject) {
  const { spoken, access, series } = raw;
  return {
    spoken: isSpoken.test(String(spoken)) ? (spoken as Spoken) : undefined,
    access: toObjects(access).flatMap(({ kind, note }): Access[] =>
      isAccess.test(String(kind)) ? [{ kind: kind as AccessKind, note: toText(note) }] : [],
    ),
    booking: toBookingKind(raw),
    isSoldOut: raw['sold_out'] === true,
    series: isJsonObject(series) ? toTitledDocument(series) : undefined,
  };
}

/** If no kind is set, an event with a price has tickets, and a free event has a registration. */
function toBookingKind({ tickets_kind: kind, price, prices }: JsonObject): BookingKind {
  if (kind === 'tickets' || kind === 'registration' || kind === 'none') return kind;
  const costs = [price, ...toObjects(prices).map((row) => row['price'])];
  return costs.some((cost) => Number(cost) > 0) ? 'tickets' : 'registration';
}
