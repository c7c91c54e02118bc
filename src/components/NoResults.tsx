import type { ReactNode } from 'react';
import styled from 'styled-components';

const Text = styled.p`
  border-top: 1px solid var(--line);
  padding-block: calc(2 * var(--baseline));
  color: var(--muted);
`;

type Props = { children?: ReactNode };

/** Says that a list is empty; nothing without words to say it. */
export function NoResults({ children }: Props) {
  return children ? <Text>{children}</Text> : null;
}
