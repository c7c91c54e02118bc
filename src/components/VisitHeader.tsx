import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Opening } from '../content/values/openingHours';
import type { RichText as Blocks } from '../content/values/richText';
import type { Language } from '../i18n/languages';
import { columns } from '../styles/grid';
import { media } from '../styles/media';
import { onField } from '../styles/onField';
import { type } from '../styles/type';
import { OpeningTime } from './OpeningTime';
import { RichText } from './RichText';
import { titleLines } from './unbrokenWords';

const Frame = styled.header`
  ${onField}
  padding: calc(1.5 * var(--baseline)) var(--edge) calc(2 * var(--baseline));

  ${media.desktop} {
    padding-block: calc(3 * var(--baseline)) calc(2 * var(--baseline));
  }

  @media print {
    padding-block: 0;
  }
`;

const Kicker = styled.div`
  margin-bottom: 0.5rem;
`;

const Title = styled.h1`
  ${type.heading1}
`;

const Columns = styled.div`
  ${columns}
  row-gap: 0.5rem;
  align-items: baseline;
  margin-top: 0.5rem;

  > * {
    grid-column: 1 / -1;

    ${media.desktop} {
      grid-column: span 6;
    }
  }
`;

/* Avoids a layout shift when “today” replaces the date of the served HTML (OpeningTime.tsx). */
const State = styled.p`
  ${type.heading2}
  font-size: clamp(1.5rem, 1rem + 2.2vw, 3.25rem);
  min-height: 2.4em;
  min-height: 2lh;
`;

const Lead = styled.div`
  ${type.text}

  ${media.tablet} {
    ${type.lead}
  }
`;

type Props = {
  title: string;
  heading?: string;
  lang: Language;
  kicker: ReactNode;
  /** The current opening, or the next opening. */
  opening?: Opening;
  lead?: Blocks;
};

export function VisitHeader({ title, heading = title, lang, kicker, opening, lead }: Props) {
  return (
    <Frame>
      <Kicker>{kicker}</Kicker>
      <Title>{titleLines(heading)}</Title>
      {(opening ?? lead) && (
        <Columns>
          {opening && (
            <State data-live data-screen>
              <OpeningTime opening={opening} lang={lang} />
            </State>
          )}
          {lead && (
            <Lead>
              <RichText blocks={lead} variant="plain" />
            </Lead>
          )}
        </Columns>
      )}
    </Frame>
  );
}
