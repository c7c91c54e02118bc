import type { ArticleCard, Occasion } from '../content/articleCard';
import { formatDate, formatTime } from '../i18n/dates';
import { ArticleDate } from './ArticleDate';

type Props = { event: ArticleCard; occasion: Occasion };

/** The days of an event; and the hours too, where it is all on one day. */
export function When({ event, occasion: { start, end } }: Props) {
  const { lang } = event;
  const isOneDay = end === undefined || formatDate(start, lang) === formatDate(end, lang);
  return (
    <>
      <ArticleDate article={event} />
      {isOneDay && (
        <>
          <br />
          {formatTime(start, lang)}
          {end && `–${formatTime(end, lang)}`}
        </>
      )}
    </>
  );
}
