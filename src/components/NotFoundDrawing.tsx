import styled from 'styled-components';

const Svg = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  fill: none;
  stroke: var(--ink);
  stroke-width: 2;
  stroke-linejoin: round;

  .field {
    fill: var(--field);
  }

  .wood {
    fill: var(--quiet);
  }

  .note {
    stroke: var(--accent);
    stroke-width: 1.25;
  }

  .missing {
    stroke-dasharray: 7 6;
  }

  text {
    font-size: 26px;
    fill: var(--accent);
    stroke: none;
    text-anchor: middle;
  }
`;

type Props = {
  /** Height of the stool in millimetres, for the dimension line. */
  height: string;
};

/** Draws a stool whose third leg is missing, for the pages 404 and 410. */
export function NotFoundDrawing({ height }: Props) {
  return (
    <Svg viewBox="0 40 520 404" aria-hidden>
      <path className="note" d="M48 120H476M48 152H476" strokeDasharray="16 5 3 5" />
      <path className="wood" d="M105 152h32L97 432H69ZM226 152h28v280h-28Z" />
      <path className="note missing" d="M343 152h32l36 280H383Z" />
      <path className="wood" d="M89 290H254v16H87Z" />
      <path className="note missing" d="M254 290H393M254 306H395" />
      <path className="field" d="M60 152V134q0-14 14-14 166 10 332 0 14 0 14 14v18Z" />
      <path d="M16 432H372" strokeWidth="3" />
      <path className="note missing" d="M372 432H440" />
      <path className="note" d="M60 66V98M420 66V98M52 82H428M53 89l14-14M413 89l14-14" />
      <text x="240" y="70">
        380
      </text>
      <path className="note" d="M448 152H480M448 432H480M464 144V440M457 159l14-14M457 439l14-14" />
      <text transform="translate(500 292) rotate(-90)">{height}</text>
    </Svg>
  );
}
