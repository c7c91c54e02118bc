import { FormattedMessage } from 'react-intl';
import type { ArticleCard } from '../content/types/articleCard';
import { labelOfOne } from '../i18n/categoryLabels';

type Props = { article: Pick<ArticleCard, 'kind' | 'category' | 'lang'> };

export function ArticleKind({ article: { kind, category, lang } }: Props) {
  if (kind === 'event') return <FormattedMessage id="article.event" />;
  return category ? labelOfOne(category, lang) : <FormattedMessage id="article.article" />;
}
