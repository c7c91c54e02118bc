import type { Occasion } from '../content/articleCard';
import type { Language } from '../i18n/languages';
import { formatDate, formatTime } from '../i18n/dates';

type Props = { occasion: Occasion; lang: Language };

/** From when to when an event lasts that is all on one day; nothing for one of several days. */
export function Hours({ occasion: { start, end }, lang }: Props) {
  return isOneDay({ start, end }, lang) ? (
    <>
      {formatTime(start, lang)}
      {end && `–${formatTime(end, lang)}`}
    </>
  ) : null;
}

export function isOneDay({ start, end }: Occasion, lang: Language): boolean {
  return end === undefined || formatDate(start, lang) === formatDate(end, lang);
}
