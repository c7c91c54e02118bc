import { useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Opening } from '../content/values/openingHours';
import { formatNearDay, formatTime } from '../i18n/dates';
import type { Language } from '../i18n/languages';

const nearDays = ['home.today', 'home.tomorrow'] as const;

/** Readers also see the server's HTML on later days, so this HTML has dates instead of “today”. */
export function OpeningTime({ opening, lang }: { opening: Opening; lang: Language }) {
  const intl = useIntl();
  const isLive = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  const { start, end, isOn, inDays } = opening;
  if (isOn) {
    const time = formatTime(end, lang, true);
    return <FormattedMessage id="home.openUntil" values={{ time }} />;
  }
  const near = isLive ? nearDays[inDays] : undefined;
  const day = near ? intl.formatMessage({ id: near }) : formatNearDay(start, lang);
  // `home.openLater` names the gallery, because the office may be open today.
  return (
    <FormattedMessage
      id={inDays === 0 ? 'home.open' : 'home.openLater'}
      values={{ day, time: formatTime(start, lang) }}
    />
  );
}
