import styled from 'styled-components';
import type { ListedEvent } from '../content/types/listedEvent';
import type { EventFacts } from '../content/values/eventFacts';
import { defaultLanguage } from '../i18n/languages';
import type { Language } from '../i18n/languages';
import { eventTexts } from '../i18n/messages/eventFacts';
import { unbrokenRanges } from './unbrokenWords';

const Sentence = styled.span`
  display: block;

  &::first-letter {
    text-transform: uppercase;
  }
`;

type Props = { name: 'access' | 'spoken' | 'booking'; facts: EventFacts; lang: Language };

/** Shows one fact in words. The fact `booking` says why the event has no link to tickets. */
export function EventFact({ name, facts, lang }: Props) {
  return <Sentence>{toText(name, facts, lang)}</Sentence>;
}

function toText(name: Props['name'], facts: EventFacts, lang: Language): string | undefined {
  const { access, spoken, booking, isSoldOut } = facts;
  const texts = eventTexts[lang];
  if (name === 'spoken') return spoken && texts.spoken[spoken];
  if (name === 'booking') return isSoldOut ? texts.soldOut[booking] : texts.noBooking;
  return access
    .map(({ kind, note }) =>
      note ? `${texts.access[kind]} (${unbrokenRanges(note)})` : texts.access[kind],
    )
    .join(', ');
}

const Marks = styled.p`
  font-size: var(--text-small);
  color: var(--muted);

  &::first-letter {
    text-transform: uppercase;
  }

  > strong {
    color: var(--ink);
  }
`;

export function EventMarks({ event, isOver = false }: { event: ListedEvent; isOver?: boolean }) {
  const { facts, lang } = event;
  const texts = eventTexts[lang];
  const { series } = facts ?? {};
  const soldOut = !isOver && facts?.isSoldOut && texts.soldOut[facts.booking];
  const marks = isOver ? [texts.past] : [];
  if (facts) {
    const { spoken, access } = facts;
    // Most events are in Icelandic, so Icelandic pages do not name this language.
    const isUsual = spoken === 'Icelandic' && lang === defaultLanguage;
    if (spoken && !isUsual) marks.push(texts.spoken[spoken]);
    marks.push(...access.map(({ kind }) => texts.access[kind]));
  }
  return (
    <>
      {(soldOut || marks.length > 0) && (
        <Marks>
          {soldOut && <strong>{soldOut}</strong>}
          {soldOut && marks.length > 0 && ' · '}
          {marks.join(' · ')}
        </Marks>
      )}
      {series && <Marks>{`${texts.series}: ${series.title}`}</Marks>}
    </>
  );
}
