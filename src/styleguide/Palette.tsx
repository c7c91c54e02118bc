import styled from 'styled-components';

/** A definition list: each sample (`dt`) with its description (`dd`) below. */
export const List = styled.dl`
  display: grid;
  gap: var(--baseline) var(--gutter);

  dt {
    overflow-wrap: anywhere;
  }

  dd {
    font-size: var(--text-small);
    font-variant-numeric: tabular-nums;
    color: var(--muted);
  }
`;

/** The same list in as many columns as fit. */
export const Palette = styled(List)`
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
`;
