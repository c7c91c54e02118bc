import type { ReactNode } from 'react';
import { useContext, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { ButtonRow } from '../components/Button';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { formatDate } from '../i18n/dates';
import { Badge, BarButton, BarLink, LabelledField, wide, Wrapped } from './barParts';
import type { PreviewSession, PreviewState } from './pluginSession';
import { logRejection } from './pluginSession';
import { PreviewLanguage, usePreviewMessages } from './usePreviewMessages';

const ActionsRow = styled(Wrapped)`
  gap: 0.5rem;

  > button,
  > a {
    flex: 1 1 auto;

    ${wide} {
      flex: none;
    }
  }
`;

type ActionsProps = { session: PreviewSession; onCompare?: () => void; children?: ReactNode };

/** Do not memoize `Actions`: its links depend on the session's state, which is not a prop. */
export function Actions({ session, onCompare, children }: ActionsProps) {
  const messages = usePreviewMessages();
  const edit = session.editLink();
  return (
    <ActionsRow>
      {children}
      {onCompare && (
        <BarButton type="button" onClick={onCompare}>
          {messages.bothLanguages}
        </BarButton>
      )}
      <ShareLink link={session.shareLink()} />
      {edit !== undefined && (
        <BarLink href={edit} target="_blank" rel="noopener">
          {messages.edit}
          <VisuallyHidden>{` (${messages.newTab})`}</VisuallyHidden>
        </BarLink>
      )}
      <BarButton type="button" onClick={() => session.exit()}>
        {messages.exit}
      </BarButton>
    </ActionsRow>
  );
}

const Result = styled.div`
  flex-basis: 100%;
  order: 1;
  font-size: var(--text-small);

  /* An empty result takes no space, not even a gap. */
  &:not(:has(:not(:empty))) {
    position: absolute;
  }

  > input {
    width: 100%;
    min-width: 12rem;
    min-height: 2.75rem;
    padding-inline: 0.5rem;
    font: inherit;
    color: inherit;
    background: none;
    border: 1px solid var(--line);
    border-radius: 0;
  }
`;

function ShareLink({ link }: { link: string }) {
  const messages = usePreviewMessages();
  const label = useId();
  const [lastResult, setLastResult] = useState<{ link: string; isCopied: boolean }>();
  // After a change of the page, the result of the previous link no longer applies.
  const result = lastResult?.link === link ? lastResult : undefined;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setLastResult({ link, isCopied: true });
    } catch {
      setLastResult({ link, isCopied: false });
    }
  };

  return (
    <>
      <BarButton type="button" onClick={() => void copy()}>
        {messages.share}
      </BarButton>
      <Result>
        <p role="status" id={label}>
          {result && (result.isCopied ? messages.shared : messages.notShared)}
        </p>
        {result?.isCopied === false && (
          <input
            readOnly
            aria-labelledby={label}
            value={link}
            onFocus={({ target }) => target.select()}
          />
        )}
      </Result>
    </>
  );
}

const Alert = styled(Wrapped)`
  flex: 1 1 20rem;
  align-items: flex-start;
  gap: 0.75rem 1.25rem;
  min-width: 0;
`;

const Text = styled.div`
  flex: 1 1 16rem;
  max-width: 52rem;
`;

const Title = styled.p`
  font-weight: 600;
`;

const Details = styled.details`
  font-size: var(--text-small);
  color: var(--muted);

  > summary {
    display: inline-block;
    padding-block: 0.75rem;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }

  > p {
    padding-bottom: 0.5rem;
    font-family: var(--mono);
    white-space: pre-line;
    overflow-wrap: anywhere;
    hyphens: none;
  }
`;

type FailureProps = { session: PreviewSession; failure: NonNullable<PreviewState['failure']> };

export function Failure({ session, failure: { kind, message } }: FailureProps) {
  const messages = usePreviewMessages();
  const { title, text } = messages.failures[kind];
  return (
    <>
      <Alert role="alert">
        <Badge>{kind === 'ended' ? messages.over : messages.severities.error}</Badge>
        <Text>
          <Title>{title}</Title>
          <p>{text}</p>
          <Details>
            <summary>{messages.details}</summary>
            <p lang="en">{message}</p>
          </Details>
        </Text>
      </Alert>
      <ButtonRow>
        {/* Another attempt at an ended or refused preview would fail in the same way. */}
        {kind !== 'ended' && kind !== 'refused' && (
          <BarButton type="button" onClick={() => logRejection(session.retry())}>
            {messages.retry}
          </BarButton>
        )}
        <BarButton type="button" onClick={() => session.exit()}>
          {messages.published}
        </BarButton>
      </ButtonRow>
    </>
  );
}

const Row = styled(Wrapped)`
  gap: 0.5rem 1rem;
`;

type PickerProps = { session: PreviewSession; state: PreviewState };

export function ReleaseAndDatePicker({ session, state }: PickerProps) {
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
            {releases.map(({ ref, label, scheduledAt }) => (
              <option key={ref} value={ref}>
                {scheduledAt === undefined
                  ? label
                  : `${label} (${formatDate(new Date(scheduledAt).toISOString(), lang)})`}
              </option>
            ))}
          </select>
        </LabelledField>
      )}
      <DatePicker session={session} date={date} />
    </Row>
  );
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
