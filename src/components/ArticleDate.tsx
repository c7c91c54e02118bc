import styled from 'styled-components';
import type { ArticleCard } from '../content/types/articleCard';
import { formatDate, formatDateRange } from '../i18n/dates';

const Unbroken = styled.span`
  display: inline-block;
`;

export function ArticleDate({
  article,
}: {
  article: Pick<ArticleCard, 'occasion' | 'date' | 'lang'>;
}) {
  const { occasion, date, lang } = article;
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
