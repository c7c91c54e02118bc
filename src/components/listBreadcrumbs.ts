import { documentTypes } from '../documentTypes';
import type { Listed } from '../documentTypes';
import type { Language } from '../i18n/languages';
import type { MessageId } from '../i18n/messages/is';
import { homePath, listPath } from '../addresses';

/** A link of the breadcrumbs. */
export type Breadcrumb = { title: string; path: string };

/** A page between the front page and the current one: a list by its type, others by title and path. */
export type Step = Listed | Breadcrumb | undefined;

type CurrentPage = Breadcrumb & {
  lang: Language;
  steps?: readonly Step[];
  /** Returns a message in the page's language. */
  messageOf: (id: MessageId) => string;
};

/**
 * Builds the breadcrumbs of a page, for readers (`Breadcrumbs`) and for the structured data
 * (`PageHead`).
 *
 * @returns the front page first and the current page last; undefined steps are left out
 */
export function listBreadcrumbs({
  title,
  path,
  lang,
  steps = [],
  messageOf,
}: CurrentPage): Breadcrumb[] {
  const between = steps.map((step) =>
    typeof step === 'string'
      ? { title: messageOf(documentTypes[step].title), path: listPath(step, lang) }
      : step,
  );
  return [
    { title: messageOf('sitename'), path: homePath(lang) },
    ...between.filter((step) => step !== undefined),
    { title, path },
  ];
}
