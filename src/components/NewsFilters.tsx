import { useIntl } from 'react-intl';
import { Filters } from './Filters';
import type { Language } from '../i18n/languages';
import { categoriesOf, categoryPath, listPath } from '../addresses';
import { labelOfAll } from '../i18n/categoryLabels';

type Props = {
  lang: Language;
  /** Categories that editors have added in Prismic (`build/pages/toLists.ts`). */
  added?: readonly string[] | undefined;
  path: string;
};

export function NewsFilters({ lang, added = [], path }: Props) {
  const intl = useIntl();
  const filters = [
    { label: intl.formatMessage({ id: 'articles.all' }), href: listPath('article', lang) },
    ...[...categoriesOf(lang), ...added].map((category) => ({
      label: labelOfAll(category, lang),
      href: categoryPath(category, lang),
    })),
    { label: intl.formatMessage({ id: 'events.title' }), href: listPath('event', lang) },
  ];
  return (
    <Filters filters={filters.map((filter) => ({ ...filter, isCurrent: filter.href === path }))} />
  );
}
