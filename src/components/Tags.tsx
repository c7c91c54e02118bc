import { Fragment } from 'react';
import { categoriesOf, categoryPath, searchPath } from '../addresses';
import type { Language } from '../i18n/languages';
import { Link } from './Link';

type Props = { tags: readonly string[]; lang: Language };

/** The tags of a document: links to the news of the category with that name, otherwise to the search. */
export function Tags({ tags, lang }: Props) {
  return [...new Set(tags)].map((tag, index) => (
    <Fragment key={tag}>
      {index > 0 && ', '}
      <Link to={{ href: toPath(tag, lang) }}>{tag}</Link>
    </Fragment>
  ));
}

function toPath(tag: string, lang: Language): string {
  return categoriesOf(lang).includes(tag)
    ? categoryPath(tag, lang)
    : `${searchPath(lang)}?${new URLSearchParams({ query: tag })}`;
}
