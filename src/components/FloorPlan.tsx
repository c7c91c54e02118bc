import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { media } from '../styles/media';
import { SubNavigation } from './SubNavigation';

/* Two rooms a row; the first and, if it is alone, the last one take a whole row. */
const Plan = styled.div`
  ul {
    display: grid;
    grid-template-columns: 7fr 5fr;
    grid-auto-rows: minmax(calc(4.5 * var(--baseline)), auto);
    border: 3px solid var(--ink);
  }

  li {
    position: relative;
    border: 0 solid var(--ink);
  }

  li + li {
    border-top-width: 1px;
  }

  li:first-child,
  li:last-child:nth-child(even) {
    grid-column: 1 / -1;
  }

  li:nth-child(even):not(:last-child) {
    border-right-width: 1px;
  }

  /* A door: a gap in the wall, and the arc in which it opens. */
  li::before {
    content: '';
    position: absolute;
    top: -1px;
    right: 0.75rem;
    width: 1.25rem;
    height: 1.25rem;
    border: 1px solid var(--ink);
    border-top-color: var(--paper);
    border-bottom-right-radius: 100%;
    pointer-events: none;
  }

  li:first-child::before {
    top: -3px;
    border-top-width: 3px;
  }

  a {
    display: flex;
    align-items: end;
    height: 100%;
    padding: 1.5rem 0.625rem 0.5rem;
    line-height: 1.25;
    overflow-wrap: anywhere;
  }

  a[aria-current] {
    background: var(--quiet);
  }

  ${media.tablet} {
    max-width: 28rem;
  }
`;

/** The pages of a section as the rooms of a floor plan, in the margin of each page. */
export function FloorPlan(props: ComponentProps<typeof SubNavigation>) {
  return (
    <Plan>
      <SubNavigation {...props} />
    </Plan>
  );
}
