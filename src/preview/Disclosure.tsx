import { useId } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { BarToggle } from './BarButton';
import { usePreviewMessages } from './usePreviewMessages';
import { wide } from './wide';

const Toggle = styled(BarToggle)`
  flex: none;

  ${wide} {
    display: none;
  }
`;

const Content = styled.div`
  display: none;

  [data-open='true'] > & {
    display: grid;
    flex: 1 0 100%;
    order: 1;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.75rem;
  }

  ${wide} {
    [data-open] > & {
      display: contents;
    }
  }
`;

type Props = {
  /** The parent element must have the same value in `data-open`. */
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
};

/** Content that a small window shows only after a click on a button. A larger window always shows it. */
export function Disclosure({ isOpen, onToggle, children }: Props) {
  const messages = usePreviewMessages();
  const id = useId();
  return (
    <>
      <Toggle type="button" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
        {messages.preview}
      </Toggle>
      <Content id={id}>{children}</Content>
    </>
  );
}
