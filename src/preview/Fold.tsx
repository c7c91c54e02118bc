import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { BarButton } from './BarButton';
import { roomy } from './roomy';
import { usePreviewWords } from './usePreviewWords';

const Unfolder = styled(BarButton)`
  flex: none;

  &::after {
    content: '+';
    content: '+' / '';
    width: 1em;
  }

  &[aria-expanded='true']::after {
    content: '−';
    content: '−' / '';
  }

  ${roomy} {
    display: none;
  }
`;

const Folded = styled.div`
  display: none;

  [data-open='true'] > & {
    display: grid;
    flex: 1 0 100%;
    order: 1;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.75rem;
  }

  ${roomy} {
    [data-open] > & {
      display: contents;
    }
  }
`;

type Props = {
  /** The element around it says the same as `data-open`. */
  isOpen: boolean;
  onTurn: () => void;
  children: ReactNode;
};

/** What a small window folds away behind a button; a larger one always shows it. */
export function Fold({ isOpen, onTurn, children }: Props) {
  const words = usePreviewWords();
  const id = useId();
  return (
    <>
      <Unfolder type="button" aria-expanded={isOpen} aria-controls={id} onClick={onTurn}>
        {words.preview}
      </Unfolder>
      <Folded id={id}>{children}</Folded>
    </>
  );
}
