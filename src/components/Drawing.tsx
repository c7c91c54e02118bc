import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { media } from '../styles/media';
import { letterShapes } from './letterShapes';
import type { Letter } from './letterShapes';

export type DrawingContent = {
  /** Without a letter, the component draws corrugated iron. */
  letter?: Letter;
  /** Text of the dimension line: `76 mm`, with a no-break space. */
  measure?: string;
  caption?: string;
  /** Text alternative. A drawing without a name is decorative. */
  name?: string;
};

// `pathLength` gives every path the length 1. With `non-scaling-stroke`, Chromium measures dashes
// in another unit, in which a path may be longer than 1. A dash of 1.5 covers any path.
const keyframes = css`
  @keyframes drawing-draw {
    from {
      stroke-dasharray: 0 9;
      fill-opacity: 0;
    }

    60% {
      fill-opacity: 0;
    }

    99% {
      stroke-dasharray: 1.5 9;
    }

    to {
      stroke-dasharray: none;
    }
  }

  @keyframes drawing-appear {
    from {
      opacity: 0;
    }
  }
`;

// While the page scrolls, the guide lines, the form and the measure are drawn one after the other.
// Points fade in, because they have no length to draw. The drawing is complete from the start in
// print, with reduced motion, and in browsers without scroll-driven animations.
const construction = css`
  ${keyframes}
  @media screen and (prefers-reduced-motion: no-preference) {
    @supports (animation-timeline: view()) {
      view-timeline: --drawing;

      path {
        animation: drawing-draw linear both;
        animation-timeline: --drawing;
        animation-range: entry 10% entry 90%;
      }

      [data-form] {
        animation-range: entry 40% cover 40%;
      }

      [data-measure] {
        animation-range: cover 25% cover 45%;
      }

      [stroke-linecap] {
        animation-name: drawing-appear;
        animation-range: cover 15% cover 40%;
      }
    }
  }
`;

// On a wide screen the drawing is in columns 9–12, beside the paragraph that follows it. The text
// ends after column 8, where layout/layoutStyles.ts draws a line. The drawing is a float whose
// margins make its outer width 0, so the text keeps its width. If images reach the last column, the
// drawing stays within the text.
const besideText = css`
  ${media.wide} {
    @supports (width: 1cqw) {
      [data-margin='']:has(&) {
        container-type: inline-size;
      }

      [data-margin='']:has(&) > :has(&) {
        grid-column: 4 / span 5;
      }

      [data-margin='']:has(&)::before {
        background: linear-gradient(
          to right,
          transparent calc(25% - 1px),
          var(--line) 0 25%,
          transparent 0 calc(66.667% - 1px),
          var(--line) 0 66.667%,
          transparent 0
        );
      }

      [data-margin=''] && {
        --column: calc((100cqw - 11 * var(--gutter)) / 12);
        float: left;
        width: calc(4 * var(--column) + 3 * var(--gutter));
        margin: var(--baseline) calc(-9 * var(--column) - 8 * var(--gutter)) 0
          calc(5 * (var(--column) + var(--gutter)));
      }
    }
  }
`;

const Frame = styled.figure`
  ${construction}

  svg {
    display: block;
    width: 100%;
    height: auto;
    fill: none;
    stroke: var(--ink);
  }

  path {
    vector-effect: non-scaling-stroke;
  }

  [data-guide] {
    stroke: var(--muted);
  }

  [data-measure] {
    stroke: var(--accent);
  }

  figcaption {
    max-width: 28rem;
    margin-top: 0.5rem;
    font-size: var(--text-small);
    color: var(--muted);
  }

  /* If a drawing begins the text, the space above it is the text's own. */
  &&:first-child {
    margin-top: 0;
  }

  ${besideText}
`;

const Plate = styled.div<{ $isUpright: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${({ $isUpright }) => $isUpright && 'auto'};
  align-items: center;
  max-width: 28rem;
`;

const Measure = styled.span<{ $isUpright: boolean }>`
  text-align: center;
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;
  color: var(--accent);
  ${({ $isUpright }) =>
    $isUpright
      ? css`
          order: 1;
          writing-mode: vertical-rl;
          transform: rotate(180deg);
        `
      : ''}
`;

export function Drawing({ letter, measure, caption, name }: DrawingContent) {
  const isUpright = letter !== undefined;
  return (
    <Frame>
      <Plate $isUpright={isUpright} {...(name ? { role: 'img', 'aria-label': name } : {})}>
        {measure && <Measure $isUpright={isUpright}>{measure}</Measure>}
        {letter ? <LetterForm letter={letter} /> : <Wave />}
      </Plate>
      {caption && <figcaption>{caption}</figcaption>}
    </Frame>
  );
}

// Draws corrugated iron, cut horizontally: sheet, air gap and boards. A wave is 100 units wide. In
// the commonest sheet, waves are 76 mm wide and 18 mm deep, and boards are 25 mm thick.
function Wave() {
  return (
    <svg viewBox="0 0 400 100" aria-hidden>
      <Line data-guide d={boards} />
      <Line data-guide d="M50 28V90M44 31h12M350 28V90M344 31h12" />
      <Line
        data-form
        strokeWidth="2"
        d="M-50 32C-31.8 32-18.2 55.7 0 55.7S31.8 32 50 32 81.8 55.7 100 55.7 131.8 32 150 32 181.8 55.7 200 55.7 231.8 32 250 32 281.8 55.7 300 55.7 331.8 32 350 32 381.8 55.7 400 55.7"
      />
      <Line data-measure d="M138 12H262M150 4V30M250 4V30M145 17l10-10M245 17l10-10" />
    </svg>
  );
}

const BOARD_WIDTH = 134;
const BOARD_DEPTH = 33;
const BOARDS_TOP = 57;

/** The hatching of cut wood changes its direction from board to board. */
const boards = [-134, 0, 134, 268, 402]
  .map((left, board) => {
    const lines = Array.from({ length: 14 }, (_, index) => {
      const along = 12 * index - BOARD_DEPTH + 6;
      const from = Math.max(0, -along);
      const to = Math.min(BOARD_DEPTH, BOARD_WIDTH - along);
      const xOf = (up: number) => left + (board % 2 ? along + up : BOARD_WIDTH - along - up);
      const yOf = (up: number) => BOARDS_TOP + BOARD_DEPTH - up;
      return `M${xOf(from)} ${yOf(from)}L${xOf(to)} ${yOf(to)}`;
    });
    return `M${left} ${BOARDS_TOP}h${BOARD_WIDTH}v${BOARD_DEPTH}h-${BOARD_WIDTH}z${lines.join('')}`;
  })
  .join('');

const MARGIN = 24;
/** The letter is centred in this width. The dimension line uses the rest of the 400 units. */
const LETTER_SPACE = 352;

function LetterForm({ letter }: { letter: Letter }) {
  const { guides, outline } = letterShapes[letter];
  const xs = Array.from(outline.matchAll(/([-\d.]{1,9}) [-\d.]{1,9}/g), ([, x]) => Number(x));
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top] = guides;
  const bottom = guides.at(-1) ?? 0;
  const x = Math.round((LETTER_SPACE - left - right) / 2);
  const height = bottom - top;
  const end = 376;
  const points = outline.match(/[-\d.]{1,9} [-\d.]{1,9}(?=[MQLZ])/g) ?? [];
  return (
    <svg viewBox={`0 ${top - MARGIN} 400 ${height + 2 * MARGIN}`} aria-hidden>
      <Line data-guide d={guides.map((y) => `M0 ${y}H400`).join('')} />
      <Line
        data-guide
        d={[left, right]
          .map((edge) => `M${x + edge} ${top - MARGIN}v${height + 2 * MARGIN}`)
          .join('')}
      />
      <g transform={`translate(${x})`}>
        <Line data-form fill="var(--quiet)" d={outline} />
        <Line
          data-measure
          strokeWidth="4"
          strokeLinecap="square"
          d={points.map((point) => `M${point}h0`).join('')}
        />
      </g>
      <Line
        data-measure
        d={`M${end} ${top - 12}V${bottom + 12}M${end - 5} ${top + 5}l10-10M${end - 5} ${bottom + 5}l10-10`}
      />
    </svg>
  );
}

type LineProps = { d: string; strokeWidth?: string; strokeLinecap?: 'square'; fill?: string };

function Line(props: LineProps): ReactNode {
  return <path pathLength="1" {...props} />;
}
