import { FormattedMessage } from 'react-intl';
import type { ArticleCard } from '../content/articleCard';

type Props = { article: Pick<ArticleCard, 'kind' | 'category'> };

/** What sort of piece it is: an event, the editor's category, or simply an article. */
export function ArticleKind({ article: { kind, category } }: Props) {
  if (kind === 'event') return <FormattedMessage id="article.event" />;
  return <>{category ?? <FormattedMessage id="article.article" />}</>;
}
