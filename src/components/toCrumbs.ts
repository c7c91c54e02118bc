import { documentTypes, type Listed } from '../documentTypes';
import type { Language } from '../i18n/languages';
import type { MessageId } from '../i18n/messages/is';
import { homePath, listPath } from '../addresses';

/** A page on the way from the front page to the present one. */
export type Crumb = { title: string; path: string };

/** A page between the front page and the present one: a list by its kind, others by title and path. */
export type Step = Listed | Crumb | undefined;

type Way = Crumb & {
  lang: Language;
  trail?: readonly Step[];
  /** An interface message in the page's language. */
  say: (id: MessageId) => string;
};

/**
 * The way from the front page to a page, as readers see it above the title and search engines in the
 * structured data.
 *
 * @returns the front page first and the page itself last; steps that are not there are left out
 */
export function toCrumbs({ title, path, lang, trail = [], say }: Way): Crumb[] {
  const between = trail.map((step) =>
    typeof step === 'string'
      ? { title: say(documentTypes[step].title), path: listPath(step, lang) }
      : step,
  );
  return [
    { title: say('sitename'), path: homePath(lang) },
    ...between.filter((step) => step !== undefined),
    { title, path },
  ];
}
