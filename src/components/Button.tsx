import { useSyncExternalStore } from 'react';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { button, mainButton } from '../styles/button';

export const Button = styled.button<{ $isMain?: boolean }>`
  ${button}
  ${({ $isMain }) => $isMain && mainButton}
`;

/** A link that looks like a button. Another program opens its target: e-mail, calendar or feed. */
export const ButtonLink = styled.a`
  ${button}
`;

export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
`;

type ButtonRole = { role?: 'button'; onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void };

/** Makes a link a button for screen readers and the space bar, if JavaScript runs and it can act. */
export function useButtonRole(canAct = () => true): ButtonRole {
  const isButton = useSyncExternalStore(
    () => () => undefined,
    canAct,
    () => false,
  );
  return isButton ? { role: 'button', onKeyDown: pressBySpace } : {};
}

function pressBySpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
