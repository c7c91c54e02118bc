import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ArticleCard } from '../content/types/articleCard';
import { formatDate, formatDateRange } from '../i18n/dates';

const Unbroken = styled.span`
  display: inline-block;
`;

type Props = { article: Pick<ArticleCard, 'occasion' | 'date' | 'lang'> };

/** Shows the days of an event, or the publication date of an article. */
export function ArticleDate({ article: { occasion, date, lang } }: Props) {
  if (!occasion) return date ? <time dateTime={date}>{formatDate(date, lang)}</time> : null;
  const { start, end } = occasion;
  const range = formatDateRange(start, end, lang);
  const [from, to] = range.split(' – ');
  return (
    <time dateTime={start}>
      {to === undefined ? (
        withUnbrokenRange(range)
      ) : (
        <>
          <Unbroken>{from}</Unbroken> <Unbroken>– {to}</Unbroken>
        </>
      )}
    </time>
  );
}

/** Keeps `10–14` in `March 10–14, 2027` on one line. */
function withUnbrokenRange(range: string): ReactNode {
  return range
    .split(/(\S{1,20}–\S+)/)
    .map((part, index) => (index % 2 === 1 ? <Unbroken key={index}>{part}</Unbroken> : part));
}
