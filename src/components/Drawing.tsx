import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { media } from '../styles/grid';

export type Letter = 'þ' | 'ð' | 'ö' | 'Í';

export type DrawingContent = {
  /** Without a letter, the component draws corrugated iron. */
  letter?: Letter;
  /** Text of the dimension line: `76 mm`, with a no-break space. */
  measure?: string;
  caption?: string;
  name?: string;
};

// `pathLength` gives every path the length 1. With `non-scaling-stroke`, Chromium measures dashes
// in another unit, in which a path may be longer than 1. A dash of 1.5 covers any path.
// While the page scrolls, the guide lines, the form and the measure are drawn one after the other.
// Points fade in, because they have no length to draw. The drawing is complete from the start in
// print, with reduced motion, and in browsers without scroll-driven animations.
const construction = css`
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

const upright = `
  order: 1;
  writing-mode: vertical-rl;
  transform: rotate(180deg);
`;

const Measure = styled.span<{ $isUpright: boolean }>`
  text-align: center;
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;
  color: var(--accent);
  ${({ $isUpright }) => $isUpright && upright}
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

type Shape = {
  /** From top to bottom: the letter's top, x-height or cap height, baseline (0), descender. */
  guides: [number, ...number[]];
  /** An SVG path of the absolute commands M, L and Q. A space separates x and y of a point. */
  outline: string;
};

// Letters of Bricolage Grotesque, weight 600, optical size 96, 400 units to the em. They are paths,
// because text would appear in Arial while the font loads.
export const letterShapes: Record<Letter, Shape> = {
  þ: {
    guides: [-276, -208.8, 0, 57.2],
    outline:
      'M16.4 57.2L16.4 -125.6L16.4 -276L67.2 -276L67.2 -214Q67.2 -205.6 66 -193.4Q64.8 -181.2 63 -166.8Q61.2 -152.4 59.2 -138L62.4 -138Q66.4 -162.8 75.4 -179.8Q84.4 -196.8 99 -205.8Q113.6 -214.8 134 -214.8Q158.4 -214.8 176 -202.4Q193.6 -190 203.2 -165.4Q212.8 -140.8 212.8 -104.8Q212.8 -66 202.2 -41.6Q191.6 -17.2 173.6 -5.8Q155.6 5.6 133.2 5.6Q114.8 5.6 100.4 -2.4Q86 -10.4 76.8 -26.8Q67.6 -43.2 63.6 -68L60 -68Q61.2 -58.8 62.6 -49.4Q64 -40 65 -30.8Q66 -21.6 66.6 -12.6Q67.2 -3.6 67.2 4.8L67.2 57.2L16.4 57.2ZM116.4 -36.8Q131.6 -36.8 141.6 -45.6Q151.6 -54.4 156.4 -69.4Q161.2 -84.4 161.2 -103.2Q161.2 -123.6 155.8 -138.8Q150.4 -154 140.4 -162.4Q130.4 -170.8 116.4 -170.8Q106.8 -170.8 98.8 -166.8Q90.8 -162.8 84.8 -156.2Q78.8 -149.6 75 -140.8Q71.2 -132 69.2 -122.4Q67.2 -112.8 67.2 -103.2L67.2 -100.4Q67.2 -87.6 70.6 -76.2Q74 -64.8 80.6 -55.8Q87.2 -46.8 96.4 -41.8Q105.6 -36.8 116.4 -36.8Z',
  },
  ð: {
    guides: [-281.2, -208.8, 0],
    outline:
      'M109.6 5.6Q86.8 5.6 68.8 -.8Q50.8 -7.2 37.6 -19.8Q24.4 -32.4 17.6 -51Q10.8 -69.6 10.8 -94.4Q10.8 -126.4 21.4 -148.4Q32 -170.4 50.2 -181.8Q68.4 -193.2 90.8 -193.2Q107.6 -193.2 122.2 -186.2Q136.8 -179.2 148 -163Q159.2 -146.8 165.2 -118.8L168 -118.8Q166.8 -133.2 162.4 -149.6Q158 -166 149 -181.8Q140 -197.6 125.2 -211.2Q110.4 -224.8 88.2 -234.6Q66 -244.4 35.2 -248L43.6 -281.2Q77.2 -277.6 102.6 -268.4Q128 -259.2 146.6 -245.8Q165.2 -232.4 177.8 -216Q190.4 -199.6 198 -181.6Q205.6 -163.6 208.8 -145Q212 -126.4 212 -108.4Q212 -81.6 205.6 -60.4Q199.2 -39.2 186.2 -24.6Q173.2 -10 154 -2.2Q134.8 5.6 109.6 5.6ZM108.8 -36Q120 -36 129 -40.6Q138 -45.2 144 -53.2Q150 -61.2 153.4 -71.8Q156.8 -82.4 156.8 -94L156.8 -96.8Q156.8 -106.4 153.2 -116.6Q149.6 -126.8 143.2 -135.2Q136.8 -143.6 127.6 -148.8Q118.4 -154 106.8 -154Q93.6 -154 83.4 -146.4Q73.2 -138.8 67.8 -125.4Q62.4 -112 62.4 -94.8Q62.4 -78 68 -64.6Q73.6 -51.2 84 -43.6Q94.4 -36 108.8 -36ZM54.4 -222.4L140.4 -281.2L159.6 -260.4L72.8 -200.8L54.4 -222.4Z',
  },
  ö: {
    guides: [-277.2, -208.8, 0],
    outline:
      'M112.4 5.6Q83.2 5.6 60.2 -6.6Q37.2 -18.8 24 -43.2Q10.8 -67.6 10.8 -104.4Q10.8 -141.6 24.2 -166Q37.6 -190.4 60.6 -202.4Q83.6 -214.4 112.4 -214.4Q142.4 -214.4 165.2 -202.2Q188 -190 201 -165.4Q214 -140.8 214 -104Q214 -66.4 200.6 -42.2Q187.2 -18 164.2 -6.2Q141.2 5.6 112.4 5.6ZM113.6 -33.6Q129.2 -33.6 140 -41.4Q150.8 -49.2 156.8 -64.6Q162.8 -80 162.8 -101.2Q162.8 -124 156.6 -140Q150.4 -156 138.8 -164.8Q127.2 -173.6 111.2 -173.6Q96 -173.6 85 -165.4Q74 -157.2 68 -141.8Q62 -126.4 62 -104.8Q62 -71.2 75.6 -52.4Q89.2 -33.6 113.6 -33.6ZM152 -231.6Q138.8 -231.6 131.8 -236.8Q124.8 -242 124.8 -254.4Q124.8 -266.8 131.8 -272Q138.8 -277.2 152 -277.2Q165.6 -277.2 172.8 -272Q180 -266.8 180 -254Q180 -241.6 172.8 -236.6Q165.6 -231.6 152 -231.6ZM71.2 -231.6Q58 -231.6 50.8 -236.8Q43.6 -242 43.6 -254.4Q43.6 -266.8 50.8 -272Q58 -277.2 71.2 -277.2Q84.4 -277.2 91.6 -272Q98.8 -266.8 98.8 -254Q98.8 -241.6 91.6 -236.6Q84.4 -231.6 71.2 -231.6Z',
  },
  Í: {
    guides: [-333.6, -264, 0],
    outline:
      'M18.4 0L18.4 -264L69.6 -264L69.6 0L18.4 0ZM63.2 -284.8L17.6 -284.8L41.6 -333.6L99.2 -333.6L63.2 -284.8Z',
  },
};

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
