import { useContext, useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { formatDate } from '../i18n/dates';
import type { Language } from '../i18n/languages';
import { BarButton, LabelledField } from './barParts';
import type { PreviewRelease, PreviewSession, PreviewState } from './pluginSession';
import { logRejection } from './pluginSession';
import { PreviewLanguage, usePreviewMessages } from './usePreviewMessages';

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

export function ReleaseAndDatePicker({ session, state }: Props) {
  const { releases, release, openedRelease, date } = state;
  const messages = usePreviewMessages();
  const lang = useContext(PreviewLanguage);
  const id = useId();
  return (
    <Row>
      {releases.length > 0 && (
        <LabelledField>
          <label htmlFor={`${id}release`}>{messages.release}</label>
          <select
            id={`${id}release`}
            value={release ?? ''}
            onChange={({ target }) => logRejection(session.pickRelease(target.value || undefined))}
          >
            {openedRelease === undefined && <option value="">{messages.noRelease}</option>}
            {releases.map((each) => (
              <option key={each.ref} value={each.ref}>
                {toOptionText(each, lang)}
              </option>
            ))}
          </select>
        </LabelledField>
      )}
      <DatePicker session={session} date={date} />
    </Row>
  );
}

function toOptionText({ label, scheduledAt }: PreviewRelease, lang: Language): string {
  if (scheduledAt === undefined) return label;
  return `${label} (${formatDate(new Date(scheduledAt).toISOString(), lang)})`;
}

function DatePicker({ session, date = '' }: { session: PreviewSession; date?: string }) {
  const messages = usePreviewMessages();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);

  // While the field has the focus, its value is newer than `date` and must not be overwritten.
  useEffect(() => {
    const { current } = field;
    if (current && current !== document.activeElement) current.value = date;
  }, [date]);

  const pick = (day: string) => {
    // While the editor types a year, the browser also fires changes with 0002, 0020 and 0202.
    if (day === '' || /^[2-9]\d{3}-/.test(day)) logRejection(session.pickDate(day || undefined));
  };

  return (
    <LabelledField>
      <label htmlFor={id}>{messages.date}</label>
      <input
        ref={field}
        id={id}
        type="date"
        defaultValue={date}
        onChange={({ target }) => {
          // An incomplete date has an empty value, like a removed date, but also sets `badInput`.
          if (!target.validity.badInput) pick(target.value);
        }}
      />
      {date && (
        <BarButton
          type="button"
          onClick={() => {
            pick('');
            // The button disappears with the date, so the focus moves to the field.
            if (!field.current) return;
            field.current.value = '';
            field.current.focus();
          }}
        >
          {messages.today}
        </BarButton>
      )}
    </LabelledField>
  );
}
