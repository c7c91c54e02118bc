import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { media } from '../styles/grid';
import { SubNavigation } from './SubNavigation';

const Plan = styled.div`
  ul {
    display: flex;
    flex-wrap: wrap;
    border: solid var(--ink);
    /* The outer wall is 3 px thick: above and on the left, the items' borders add 1 px. */
    border-width: 2px 3px 3px 2px;
  }

  li {
    flex: 5 1 auto;
    width: min-content;
    min-width: 40%;
    min-height: calc(4.5 * var(--baseline));
    display: grid;
    position: relative;
    border: solid var(--ink);
    border-width: 1px 0 0 1px;
  }

  li:nth-child(even) {
    flex-grow: 7;
  }

  li:first-child {
    flex-basis: 100%;
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
    padding: 1.5rem 0.625rem 0.5rem;
    line-height: 1.25;
  }

  a[aria-current] {
    background: var(--quiet);
  }

  ${media.tablet} {
    max-width: 28rem;
  }
`;

export function FloorPlan(props: ComponentProps<typeof SubNavigation>) {
  return (
    <Plan>
      <SubNavigation {...props} />
    </Plan>
  );
}
