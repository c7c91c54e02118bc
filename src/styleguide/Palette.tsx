import styled from 'styled-components';

/** What is shown, each with what there is to say of it below. */
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

/** The same, as many beside each other as there is room for. */
export const Palette = styled(List)`
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
`;
