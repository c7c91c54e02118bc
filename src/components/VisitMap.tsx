import styled from 'styled-components';
import type { Place } from '../content/values/openingHours';
import type { RichText as Blocks } from '../content/values/richText';
import { formatNumber } from '../i18n/numbers';
import type { Language } from '../i18n/languages';
import { columns, fullRows, media, windowFrom } from '../styles/grid';
import { type } from '../styles/type';
import {
  buildings,
  busWay,
  carPark,
  coast,
  depths,
  house,
  onSheet,
  places,
  sheet,
  soundings,
  streets,
} from './mapShapes';
import { RichText } from './RichText';

const Frame = styled.figure`
  ${columns}
  padding-inline: var(--edge);
  row-gap: var(--baseline);
  ${fullRows}

  ${media.desktop} {
    > svg {
      grid-column: 4 / -1;
      grid-row: 1;
    }

    > figcaption {
      grid-column: 1 / span 3;
      grid-row: 1;
    }
  }

  @media print {
    > svg {
      grid-column: 1 / span 5;
      grid-row: 1;
      width: 66mm;
    }

    > figcaption {
      grid-column: 6 / -1;
      grid-row: 1;
    }
  }
`;

/* On a phone the sheet is as wide as the window. */
const Sheet = styled.svg`
  display: block;
  width: calc(100% + 2 * var(--edge));
  margin-inline: calc(-1 * var(--edge));
  aspect-ratio: ${sheet.width} / ${sheet.height};
  border-block: 1px solid var(--ink);
  fill: none;
  stroke: var(--ink);
  font-size: var(--text-small);

  @media ${windowFrom.tablet}, print {
    width: 100%;
    margin-inline: 0;
    border-inline: 1px solid var(--ink);
  }

  path {
    vector-effect: non-scaling-stroke;
  }

  .land {
    fill: var(--paper);
    stroke-width: 1.5;
  }

  .depth {
    stroke: var(--line);
  }

  /* The width of a street is to scale. */
  .kerb,
  .street {
    vector-effect: none;
  }

  .kerb {
    stroke: var(--line);
  }

  .street {
    stroke: var(--paper);
  }

  .building {
    fill: var(--quiet);
    stroke: var(--line);
  }

  .lot {
    stroke: var(--muted);
    stroke-dasharray: 3 3;
  }

  .house {
    fill: var(--accent);
    stroke: var(--ink);
  }

  .way {
    stroke: var(--accent);
    stroke-width: 2.5;
    stroke-dasharray: 7 5;
  }

  .entrance {
    fill: var(--ink);
    stroke: none;
  }

  text {
    fill: var(--ink);
    stroke: var(--paper);
    stroke-width: 4px;
    stroke-linejoin: round;
    paint-order: stroke;
    text-anchor: middle;
    font-variant-numeric: tabular-nums;
  }

  .water {
    fill: var(--muted);
  }

  .number {
    fill: var(--paper);
    stroke: none;
    font-weight: 700;
  }

  .letter {
    fill: var(--paper);
    stroke: var(--ink);
  }

  .letter + text {
    stroke: none;
    font-weight: 600;
  }
`;

const Caption = styled.figcaption`
  ${type.small}
  display: grid;
  align-content: start;
  gap: var(--baseline);

  > :first-child {
    border-top: 1px solid var(--ink);
    padding-top: 0.5rem;
  }

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: var(--gutter);

    > :nth-child(2) {
      border-top: 1px solid var(--ink);
      padding-top: 0.5rem;
    }
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr);

    > :nth-child(2) {
      border-top-color: var(--line);
    }
  }

  @media print {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: var(--gutter);
  }
`;

const Key = styled.ul`
  font-variant-numeric: tabular-nums;

  li {
    display: grid;
    grid-template-columns: 1.5em minmax(0, 1fr) auto;
    column-gap: 0.5rem;
    padding-block: min(0.25rem, var(--baseline) / 2);
  }

  li + li {
    border-top: 1px solid var(--line);
  }

  b {
    font-weight: 600;
  }
`;

const hemispheres: Record<Language, [north: string, south: string, east: string, west: string]> = {
  is: ['N', 'S', 'A', 'V'],
  'en-us': ['N', 'S', 'E', 'W'],
};

const harbour: Record<Language, string> = { is: 'Höfnin', 'en-us': 'Harbor' };

const DEGREE_DECIMALS = 4;

type Props = { lang: Language; way?: Blocks; place?: Place };

export function VisitMap({ lang, way, place }: Props) {
  const { entrance, degrees } = sheet;
  const [x, y] = entrance;
  return (
    <Frame>
      <Sheet aria-hidden>
        <svg viewBox={`0 0 ${sheet.width} ${sheet.height}`} width="100%" height="100%">
          <g transform={`translate(${x} ${y}) rotate(${degrees})`}>
            <path className="depth" d={depths} />
            <path className="land" d={coast} />
            {streets.map(({ name, line, width }) => (
              <path key={name} className="kerb" d={line} strokeWidth={width + 1} />
            ))}
            {streets.map(({ name, line, width }) => (
              <path key={name} className="street" d={line} strokeWidth={width} />
            ))}
            <path className="building" d={buildings} />
            <path className="lot" d={carPark} />
            <path className="house" d={house} />
            {places.map(({ letter, at, target }) => (
              <path key={letter} d={`M${at.join(' ')}L${target.join(' ')}`} />
            ))}
            <path className="way" d={busWay} />
            <path className="entrance" d="M0 1l-5-7h10z" />
          </g>
          <path d={scaleBar} />
          <path d="M24 62V22M24 22l-5 12M24 22l5 12" />
        </svg>
        {streets.map(({ name, at, isAcross }) => (
          <Label key={name} at={onSheet(at)} degrees={degrees + (isAcross ? 90 : 0)} text={name} />
        ))}
        <Label at={onSheet([-160, -76])} className="water" text={harbour[lang]} />
        {soundings.map(({ at, depth }) => (
          <Label key={depth} at={onSheet(at)} className="water" text={depth} />
        ))}
        <Label at={onSheet([0, 11])} className="number" text={4} />
        {places.map(({ letter, at }) => (
          <Label key={letter} at={onSheet(at)} isKey text={letter} />
        ))}
        <Label at={[24, 12]} text="N" />
        <Label at={[SCALE_LEFT, SCALE_TOP - 10]} text={0} />
        <Label at={[SCALE_LEFT + 50, SCALE_TOP - 10]} text={50} />
        <Label at={[SCALE_LEFT + 100, SCALE_TOP - 10]} text="100 m" />
      </Sheet>
      <Caption>
        <RichText blocks={way} variant="plain" />
        <Key>
          {places.map(({ letter, name, metres }) => (
            <li key={letter}>
              <b>{letter}</b>
              <span>{name[lang]}</span>
              {metres && <span>{metres}&nbsp;m</span>}
            </li>
          ))}
          {place && (
            <li>
              <b>4</b>
              <span>{formatPlace(place, lang)}</span>
            </li>
          )}
        </Key>
      </Caption>
    </Frame>
  );
}

const SCALE_LEFT = 20;
const SCALE_TOP = 304;

/** The bar is 100 m long, with a tick every 50 m. */
const scaleBar = `M${SCALE_LEFT} ${SCALE_TOP - 4}v4h100v-4M${SCALE_LEFT + 50} ${SCALE_TOP - 4}v4`;

function formatPlace({ latitude, longitude }: Place, lang: Language): string {
  const [north, south, east, west] = hemispheres[lang];
  const format = (degrees: number) => `${formatNumber(Math.abs(degrees), lang, DEGREE_DECIMALS)}°`;
  return `${format(latitude)} ${latitude < 0 ? south : north}, ${format(longitude)} ${longitude < 0 ? west : east}`;
}

type LabelProps = {
  at: readonly [x: number, y: number];
  degrees?: number;
  className?: string;
  /** Whether the text is a letter in a circle, which the list below the map explains. */
  isKey?: boolean;
  text: string | number;
};

/** A label has the size of the page's text, however wide the sheet is. */
function Label({ at: [x, y], degrees = 0, className, isKey = false, text }: LabelProps) {
  return (
    <svg
      x={`${((100 * x) / sheet.width).toFixed(2)}%`}
      y={`${((100 * y) / sheet.height).toFixed(2)}%`}
      overflow="visible"
    >
      {isKey && <circle className="letter" r="9" />}
      <text
        className={className}
        dy="0.35em"
        transform={degrees ? `rotate(${degrees})` : undefined}
      >
        {text}
      </text>
    </svg>
  );
}
