import styled from 'styled-components';
import type { ArticleCard } from '../content/types/articleCard';
import { formatDate, formatDateRange } from '../i18n/dates';

const Unbroken = styled.span`
  display: inline-block;
`;

type Dated = Pick<ArticleCard, 'occasion' | 'date' | 'lang'>;

export function ArticleDate({ article: { occasion, date, lang } }: { article: Dated }) {
  if (!occasion) return date ? <time dateTime={date}>{formatDate(date, lang)}</time> : null;
  const { start, end } = occasion;
  const range = formatDateRange(start, end, lang);
  const [from, to] = range.split(' – ');
  return (
    <time dateTime={start}>
      {to === undefined ? (
        range
      ) : (
        <>
          <Unbroken>{from}</Unbroken> <Unbroken>– {to}</Unbroken>
        </>
      )}
    </time>
  );
}
