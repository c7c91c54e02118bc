import styled from 'styled-components';

/** Small specimens, as many beside each other as there is room for. */
export const Specimens = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 32rem), 1fr));
  gap: calc(2 * var(--baseline)) var(--gutter);
`;

/** What stands beside each other in one of them. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--gutter);
`;
