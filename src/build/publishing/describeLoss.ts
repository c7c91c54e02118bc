import type { BuildRecord } from './buildRecord';

const MAX_LOSS_PERCENT = 5;
const MIN_LOST_PAGES = 5;
const MAX_SHOWN_PAGES = 20;

/**
 * Says what a build would take away from the site: the homepage of a language, many pages at once, or a
 * field of all documents of a type.
 *
 * @returns lines for the terminal; `undefined` when that is no more than editors delete now and then
 */
export function describeLoss(last: BuildRecord, next: BuildRecord): string | undefined {
  const kept = new Set(next.pages);
  const lost = last.pages.filter((page) => !kept.has(page));
  const homepages = last.homepages.filter((lang) => !next.homepages.includes(lang));
  const fields = (last.fields ?? []).filter((field) => next.absentFields?.includes(field));
  const isMuch =
    lost.length >= MIN_LOST_PAGES && lost.length > (last.pages.length * MAX_LOSS_PERCENT) / 100;
  if (homepages.length === 0 && fields.length === 0 && !isMuch) return undefined;
  const more = lost.length - MAX_SHOWN_PAGES;
  return [
    'This build would lose, compared with the last one:',
    ...homepages.map((lang) => `- the homepage in the language ${lang}: there is no such document`),
    ...fields.map((field) => `- the field ${field}: the repository's schema has it no longer`),
    `- ${lost.length} of ${last.pages.length} pages${lost.length > 0 ? ':' : ''}`,
    ...lost.slice(0, MAX_SHOWN_PAGES).map((page) => `    ${page}`),
    ...(more > 0 ? [`    … and ${more} more`] : []),
  ].join('\n');
}
