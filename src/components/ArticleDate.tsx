import styled from 'styled-components';
import type { ArticleCard } from '../content/types/articleCard';
import { formatDate, formatDateRange } from '../i18n/dates';

const Unbroken = styled.span`
  display: inline-block;
`;

/** An event without days has no date: its day of publication would look like the day of the event. */
export function ArticleDate({ article: { kind, occasion, date, lang } }: { article: ArticleCard }) {
  if (!occasion) return kind === 'event' ? null : <PublicationDate date={date} lang={lang} />;
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

export function PublicationDate({ date, lang }: Pick<ArticleCard, 'date' | 'lang'>) {
  return date ? <time dateTime={date}>{formatDate(date, lang)}</time> : null;
}
