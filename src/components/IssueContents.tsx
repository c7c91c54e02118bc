import { useId } from 'react';
import styled, { css } from 'styled-components';
import type { Piece } from '../content/types/issue';
import { issueTexts } from '../i18n/issueTexts';
import type { Language } from '../i18n/languages';
import { formatNumber } from '../i18n/numbers';
import { coverLink } from '../styles/coverLink';
import { type } from '../styles/type';
import { columns, columnsFrom, media } from '../styles/grid';
import { Link } from './Link';
import { VisuallyHidden } from './VisuallyHidden';
import { Section } from './Section';
import { unbrokenWords } from './unbrokenWords';

const Head = styled.div`
  ${columns}
  align-items: end;
  border-top: 1px solid var(--ink);
`;

const Heading = styled.h2`
  grid-column: 1 / span 8;
  font-size: var(--heading-3);
  padding-block: 0.5rem var(--baseline);
`;

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(2.25rem, 16%) minmax(0, 1fr);
  column-gap: var(--gutter);
  align-items: baseline;
  padding-block: 0.5rem;
  border-top: 1px solid var(--line);

  &:last-child {
    border-bottom: 1px solid var(--line);
  }

  ${media.tablet} {
    ${columns}
  }
`;

/* On a phone with large text, three digits and a title's longest word fit into their columns. */
const size = `
  ${type.heading2}
  font-size: min(var(--heading-2), 9vw);
`;

const Page = styled.span`
  ${size}
  font-variant-numeric: tabular-nums;
  color: var(--accent);
  ${columnsFrom('tablet', 'span 2')}
  ${columnsFrom('desktop', 'span 3')}
`;

const Text = styled.div`
  grid-column: 2;
  ${columnsFrom('tablet', '3 / span 6')}
  ${columnsFrom('desktop', '4 / span 5')}
`;

const Title = styled.h3<{ $isLinked: boolean }>`
  ${size}
  ${({ $isLinked }) => !$isLinked && 'font-weight: 400; color: var(--muted);'}
  ${coverLink}
`;

const Line = styled.p`
  ${type.note}
`;

/* Narrow windows have no space for the dimension lines, which repeat the page numbers. */
const scale = css`
  display: none;
  grid-column: 9 / -1;
  overflow: visible;
  width: 100%;
  fill: var(--accent);
  stroke: var(--accent);

  text {
    font-size: var(--text-small);
    text-anchor: middle;
    stroke: none;
  }

  line[data-guide] {
    stroke: var(--line);
  }

  ${media.tablet} {
    display: block;
  }
`;

const Scale = styled.svg`
  ${scale}
`;

/* The lines have the height of the row. The row's link covers them. */
const Extent = styled.div`
  ${scale}
  position: relative;
  align-self: stretch;
  margin-block: -0.5rem;
  pointer-events: none;

  > svg {
    position: absolute;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
`;

type Props = { contents: Piece[]; pages?: number; lang: Language };

/** Guide lines join the dimension lines of consecutive pieces like steps of a staircase. */
export function IssueContents({ contents, pages, lang }: Props) {
  const id = useId();
  if (contents.length === 0) return null;
  const texts = issueTexts[lang];
  const hasExtents = contents.some(({ lastPage }) => lastPage !== undefined);
  return (
    <Section aria-labelledby={id}>
      <Head>
        <Heading id={id}>{texts.contents}</Heading>
        {pages !== undefined && hasExtents && (
          <Scale height="32" aria-hidden>
            <text x="50%" y="12">
              {texts.pageCount(formatNumber(pages, lang))}
            </text>
            <Dimension from={0} to={1} y="22" />
          </Scale>
        )}
      </Head>
      <ol>
        {contents.map(({ title, heading = title, author, path, page, lastPage }, index) => (
          <Row key={index}>
            {page !== undefined && (
              <Page>
                <VisuallyHidden>{texts.page} </VisuallyHidden>
                {page}
              </Page>
            )}
            <Text>
              <Title $isLinked={path !== undefined}>
                {path === undefined ? (
                  heading
                ) : (
                  <Link to={{ href: path }}>{unbrokenWords(heading)}</Link>
                )}
              </Title>
              {author && path !== undefined && <Line>{author}</Line>}
              {path === undefined && (
                <Line>{[author, texts.inPrint].filter(Boolean).join(' · ')}</Line>
              )}
            </Text>
            {pages !== undefined && page !== undefined && lastPage !== undefined && (
              <Extent aria-hidden>
                <svg>
                  <Dimension from={(page - 1) / pages} to={lastPage / pages} hasGuides />
                </svg>
              </Extent>
            )}
          </Row>
        ))}
      </ol>
    </Section>
  );
}

type DimensionProps = {
  from: number;
  to: number;
  y?: string;
  /** Adds lines that join this line to the lines of the rows before and after. */
  hasGuides?: boolean;
};

function Dimension({ from, to, y = '50%', hasGuides = false }: DimensionProps) {
  const [start, end] = [toPercent(from), toPercent(to)];
  return (
    <>
      {hasGuides && <line data-guide x1={start} x2={start} y2={y} />}
      {hasGuides && <line data-guide x1={end} x2={end} y1={y} y2="100%" />}
      <line x1={start} x2={end} y1={y} y2={y} />
      {[start, end].map((x) => (
        <svg key={x} x={x} y={y} overflow="visible">
          <path d="M-4 4L4-4" />
        </svg>
      ))}
    </>
  );
}

function toPercent(part: number): string {
  return `${(100 * part).toFixed(2)}%`;
}
