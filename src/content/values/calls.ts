import { dayOf, endOf, isMidnight } from '../../i18n/days';
import { toDate, toText } from './cmsValues';
import { toLink } from './link';
import type { Link } from './link';

export type Call = {
  name: string;
  amount?: string;
  audience?: string;
  /** ISO 8601 timestamps or days (`YYYY-MM-DD`), earliest first. A day counts until its end. */
  deadlines: string[];
  link?: Link;
};

/** A call at a given time. A call without deadlines is always open. */
export type DatedCall = Call & {
  deadline?: string;
  isClosed: boolean;
};

export type RawCall = Readonly<
  Record<'name' | 'deadline', unknown> & Partial<Record<'amount' | 'audience' | 'link', unknown>>
>;

/** Joins rows with the same name. The first amount, audience and link of a name count. */
export function toCalls(rows: readonly RawCall[] | null | undefined, documentId: string): Call[] {
  const calls = new Map<string, Call>();
  for (const row of rows ?? []) {
    const name = toText(row.name);
    if (name === undefined) continue;
    const call: Call = calls.get(name) ?? { name, deadlines: [] };
    calls.set(name, call);
    call.amount ??= toText(row.amount);
    call.audience ??= toText(row.audience);
    call.link ??= toLink(row.link, { documentId, field: 'calls.link' });
    const deadline = toDate(row.deadline, { documentId, field: 'calls.deadline' });
    if (deadline === undefined) continue;
    // In Prismic, a time at midnight means the whole day.
    call.deadlines.push(isMidnight(deadline) ? dayOf(deadline) : deadline);
  }
  return [...calls.values()].map((call) => ({
    ...call,
    deadlines: [...new Set(call.deadlines)].sort((a, b) => endOf(a) - endOf(b)),
  }));
}

/** Sorts open calls by deadline, then those without one, then closed calls, the latest first. */
export function sortCalls(calls: readonly Call[], now: string): DatedCall[] {
  const moment = Date.parse(now);
  const open: DatedCall[] = [];
  const closed: DatedCall[] = [];
  for (const call of calls) {
    const next = call.deadlines.find((deadline) => endOf(deadline) > moment);
    const last = call.deadlines.at(-1);
    if (last === undefined || next) open.push({ ...call, isClosed: false, deadline: next });
    else closed.push({ ...call, isClosed: true, deadline: last });
  }
  // Two calls without a deadline have the difference NaN, which `sort` treats as 0.
  const endOfCall = ({ deadline }: DatedCall) => (deadline ? endOf(deadline) : Infinity);
  return [
    ...open.sort((a, b) => endOfCall(a) - endOfCall(b)),
    ...closed.sort((a, b) => endOfCall(b) - endOfCall(a)),
  ];
}
