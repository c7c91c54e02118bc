import { useId } from 'react';
import styled from 'styled-components';
import type { SignName, VisitPart } from '../content/types/visit';
import { columnsFrom, fullRows, media, pageGrid } from '../styles/grid';
import { type } from '../styles/type';
import { RichText } from './RichText';

const Frame = styled.section`
  ${pageGrid}
  row-gap: var(--baseline);
  ${fullRows}
`;

const Heading = styled.h2`
  ${type.heading2}
  ${columnsFrom('desktop', 'span 3')}
`;

const List = styled.dl`
  display: grid;
  gap: 0 var(--gutter);
  border-top: 1px solid var(--ink);
  ${columnsFrom('desktop', '4 / -1')}

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media print {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Row = styled.div`
  padding-block: 0.5rem var(--baseline);
  break-inside: avoid;

  & + & {
    border-top: 1px solid var(--line);
  }

  /* The second row is at the top of the second column, below the line of the list. */
  ${media.tablet} {
    & + &:nth-child(2) {
      border-top: 0;
    }
  }

  @media print {
    padding-block: 0.25rem;
  }
`;

const Label = styled.dt`
  ${type.heading3}
  display: flex;
  align-items: center;
  gap: 0.5rem;
`;

const Text = styled.dd`
  padding-top: 0.25rem;
  ${type.text}

  @media print {
    padding-top: 0;
  }
`;

const Sign = styled.svg`
  flex: none;
  width: 1.5rem;
  height: 1.5rem;
  fill: none;
  stroke: var(--ink);
  stroke-width: 1.5;
  stroke-linejoin: round;
  stroke-linecap: round;
`;

// Each sign is drawn in 24 by 24 units. The toilet is drawn in plan, the chair in elevation.
const signs: Record<SignName, string> = {
  foot: 'M13 6.5a2 2 0 1 1 0-4 2 2 0 0 1 0 4zM11 9l-1 6 4 3v4M10 15l-3 7M11 9l4 3h3M11 9l-4 2v3',
  bus: 'M4 4h16v14H4zM4 12h16M12 4v8M7 18v3h2v-3M15 18v3h2v-3',
  bicycle:
    'M6 20a4 4 0 1 1 0-8 4 4 0 0 1 0 8zM18 20a4 4 0 1 1 0-8 4 4 0 0 1 0 8zM6 16l4-7h6l2 7M10 9l3 7 3-7-1-3h3M8 7h4M6 16h7',
  car: 'M3 17v-5l3-6h12l3 6v5zM3 12h18M5 17v3h3v-3M16 17v3h3v-3',
  entrance: 'M2 21h20M6 21V3h12v18M15 12v1',
  lift: 'M4 2h16v20H4zM12 2v20M6.5 11L8 9l1.5 2M14.5 13l1.5 2 1.5-2',
  toilet: 'M6 3h12v4H6zM8 7c-2 8 0 14 4 14s6-6 4-14',
  hearing: 'M7 10a5 5 0 1 1 9 3c-2 2-2 3-2 5a3 3 0 0 1-6 0M10 10a2 2 0 1 1 3 2l-2 2',
  quiet: 'M3 9h4l5-4v14l-5-4H3zM16 9l5 6M21 9l-5 6',
  seat: 'M7 2v20M7 13h10v9M7 17h10M7 5h1',
  dog: 'M4 11l3-5 3 3h6l4-3v6l-2 2v7h-2v-5H9v5H7v-7z',
};

export function VisitFacts({ heading, facts }: VisitPart) {
  const id = useId();
  return (
    <Frame aria-labelledby={heading && id}>
      {heading && <Heading id={id}>{heading}</Heading>}
      <List>
        {facts.map(({ sign, label, text }, index) => (
          <Row key={index}>
            <Label>
              {sign && (
                <Sign viewBox="0 0 24 24" aria-hidden>
                  <path d={signs[sign]} />
                </Sign>
              )}
              {label}
            </Label>
            {text && (
              <Text>
                <RichText blocks={text} variant="plain" />
              </Text>
            )}
          </Row>
        ))}
      </List>
    </Frame>
  );
}
