import type { ArticleCard } from '../content/articleCard';
import { formatDate, formatDateRange } from '../i18n/dates';

type Props = { article: Pick<ArticleCard, 'occasion' | 'date' | 'lang'> };

/** The day that counts to a reader: when an event takes place, when an article was published. */
export function ArticleDate({ article: { occasion, date, lang } }: Props) {
  if (occasion) {
    const { start, end } = occasion;
    return <time dateTime={start}>{formatDateRange(start, end, lang)}</time>;
  }
  return date ? <time dateTime={date}>{formatDate(date, lang)}</time> : null;
}
