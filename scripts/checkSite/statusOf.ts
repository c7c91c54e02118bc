import type { Answer } from './createClient';

/** An answer in a word or two: its status, and where it redirects to; or why there is none. */
export function statusOf({ status, headers, failure }: Omit<Answer, 'body'>): string {
  if (failure !== undefined) return `nothing: ${failure}`;
  return headers.location === undefined ? String(status) : `${status} → ${headers.location}`;
}
