import { useId } from 'react';
import styled from 'styled-components';
import type { VisitPart } from '../content/types/visit';
import { fullRows, pageGrid } from '../styles/grid';
import { media } from '../styles/media';
import { type } from '../styles/type';
import { RichText } from './RichText';
import { Sign } from './Sign';

const Frame = styled.section`
  ${pageGrid}
  row-gap: var(--baseline);
  ${fullRows}

  ${media.desktop} {
    > h2 {
      grid-column: span 3;
    }

    > dl {
      grid-column: 4 / -1;
    }
  }
`;

const Heading = styled.h2`
  ${type.heading2}
`;

const List = styled.dl`
  display: grid;
  gap: 0 var(--gutter);
  border-top: 1px solid var(--ink);

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

/** Shows the facts of one part, for example about the way or about access, in two columns. */
export function VisitFacts({ heading, facts }: VisitPart) {
  const id = useId();
  return (
    <Frame aria-labelledby={heading && id}>
      {heading && <Heading id={id}>{heading}</Heading>}
      <List>
        {facts.map(({ sign, label, text }, index) => (
          <Row key={index}>
            <Label>
              {sign && <Sign name={sign} />}
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
