import { documentTypes } from '../documentTypes';
import type { Listed } from '../documentTypes';
import type { Language } from '../i18n/languages';
import type { MessageId } from '../i18n/messages/is';
import { homePath, listPath } from '../addresses';

export type Breadcrumb = { title: string; path: string };

/** A page between the front page and the current page: the list of a type, or a given page. */
export type Step = Listed | Breadcrumb | undefined;

type CurrentPage = Breadcrumb & {
  lang: Language;
  steps?: readonly Step[];
  messageOf: (id: MessageId) => string;
};

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
