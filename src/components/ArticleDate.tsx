import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ArticleCard } from '../content/articleCard';
import { formatDate, formatDateRange } from '../i18n/dates';

// A line too short for both dates breaks between them, not inside one.
const Whole = styled.span`
  display: inline-block;
`;

type Props = { article: Pick<ArticleCard, 'occasion' | 'date' | 'lang'> };

/** The day that counts to a reader: when an event takes place, when an article was published. */
export function ArticleDate({ article: { occasion, date, lang } }: Props) {
  if (!occasion) return date ? <time dateTime={date}>{formatDate(date, lang)}</time> : null;
  const { start, end } = occasion;
  const range = formatDateRange(start, end, lang);
  const [from, to] = range.split(' – ');
  return (
    <time dateTime={start}>
      {to === undefined ? (
        keepTogether(range)
      ) : (
        <>
          <Whole>{from}</Whole> <Whole>– {to}</Whole>
        </>
      )}
    </time>
  );
}

/** `March 10–14, 2027`: no line ends behind the dash. */
function keepTogether(range: string): ReactNode {
  return range
    .split(/(\S+–\S+)/)
    .map((part, index) => (index % 2 === 1 ? <Whole key={index}>{part}</Whole> : part));
}
