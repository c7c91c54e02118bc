import { useContext, useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { formatDate } from '../i18n/dates';
import type { Language } from '../i18n/languages';
import { BarButton } from './BarButton';
import { Choice } from './Choice';
import { logRejection } from './logRejection';
import type { PreviewRelease, PreviewSession, PreviewState } from './PreviewSession';
import { PreviewLanguage, usePreviewWords } from './usePreviewWords';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1rem;
`;

type Props = {
  session: PreviewSession;
  state: PreviewState;
};

/** Which content is on show besides what the preview shows by itself: a release's, or a day's. */
export function Choices({ session, state: { releases, release, date } }: Props) {
  const words = usePreviewWords();
  const lang = useContext(PreviewLanguage);
  const id = useId();
  return (
    <Row>
      {releases.length > 0 && (
        <Choice>
          <label htmlFor={`${id}release`}>{words.release}</label>
          <select
            id={`${id}release`}
            value={release ?? ''}
            onChange={({ target }) => logRejection(session.pickRelease(target.value || undefined))}
          >
            <option value="">{words.noRelease}</option>
            {releases.map((each) => (
              <option key={each.ref} value={each.ref}>
                {describe(each, lang)}
              </option>
            ))}
          </select>
        </Choice>
      )}
      <DateChoice session={session} date={date} />
    </Row>
  );
}

function describe({ label, scheduledAt }: PreviewRelease, lang: Language): string {
  if (scheduledAt === undefined) return label;
  return `${label} (${formatDate(new Date(scheduledAt).toISOString(), lang)})`;
}

function DateChoice({ session, date = '' }: { session: PreviewSession; date?: string }) {
  const words = usePreviewWords();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);

  // A day that comes while somebody types is one that was typed before.
  useEffect(() => {
    const { current } = field;
    if (current && current !== document.activeElement) current.value = date;
  }, [date]);

  const pick = (day: string) => {
    // While a year is typed, the browser answers with 0002, 0020 and 0202.
    if (day === '' || /^[2-9]\d{3}-/.test(day)) logRejection(session.pickDate(day || undefined));
  };

  return (
    <Choice>
      <label htmlFor={id}>{words.date}</label>
      <input
        ref={field}
        id={id}
        type="date"
        defaultValue={date}
        onChange={({ target }) => {
          // Half typed, it is empty too.
          if (!target.validity.badInput) pick(target.value);
        }}
      />
      {date && (
        <BarButton
          type="button"
          onClick={() => {
            pick('');
            // The button goes with the day.
            if (!field.current) return;
            field.current.value = '';
            field.current.focus();
          }}
        >
          {words.today}
        </BarButton>
      )}
    </Choice>
  );
}
