import { Fragment } from 'react';
import styled from 'styled-components';
import type { Marked } from '../find/SearchResult';

const Mark = styled.mark`
  color: inherit;
  background: var(--quiet);
  box-shadow: 0 0.125em var(--accent);
`;

type Props = { marked: Marked };

/** A text with its matches marked. It is plain text; markup in it is not interpreted. */
export function MarkedText({ marked: { text, ranges } }: Props) {
  return (
    <>
      {ranges.map(([start, end], index) => (
        <Fragment key={start}>
          {text.slice(ranges[index - 1]?.[1] ?? 0, start)}
          <Mark>{text.slice(start, end)}</Mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  );
}
