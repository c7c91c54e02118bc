import { FormattedMessage } from 'react-intl';
import type { ArticleCard } from '../content/articleCard';

type Props = { article: Pick<ArticleCard, 'kind' | 'category'> };

/** The kind of an article: event, or the editor's category, or plainly article. */
export function ArticleKind({ article: { kind, category } }: Props) {
  if (kind === 'event') return <FormattedMessage id="article.event" />;
  return <>{category ?? <FormattedMessage id="article.article" />}</>;
}
