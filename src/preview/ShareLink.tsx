import { useId, useState } from 'react';
import styled from 'styled-components';
import { BarButton } from './BarButton';
import { usePreviewWords } from './usePreviewWords';

const Outcome = styled.div`
  flex-basis: 100%;
  order: 1;
  font-size: var(--text-small);

  /* Not even a gap. */
  &:not(:has(:not(:empty))) {
    position: absolute;
  }

  > input {
    width: 100%;
    min-width: 12rem;
    min-height: 2.75rem;
    padding-inline: 0.5rem;
    font: inherit;
    color: inherit;
    background: none;
    border: 1px solid var(--line);
    border-radius: 0;
  }
`;

type Props = {
  /** What opens the preview in another browser. */
  link: string;
};

/** Puts the link on the clipboard, or, where the browser does not let it, where it can be selected. */
export function ShareLink({ link }: Props) {
  const words = usePreviewWords();
  const label = useId();
  const [answer, setAnswer] = useState<{ link: string; isCopied: boolean }>();
  // What was said of another page's link is no longer true.
  const outcome = answer?.link === link ? answer : undefined;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setAnswer({ link, isCopied: true });
    } catch {
      setAnswer({ link, isCopied: false });
    }
  };

  return (
    <>
      <BarButton type="button" onClick={() => void copy()}>
        {words.share}
      </BarButton>
      <Outcome>
        <p role="status" id={label}>
          {outcome && (outcome.isCopied ? words.shared : words.notShared)}
        </p>
        {outcome?.isCopied === false && (
          <input
            readOnly
            aria-labelledby={label}
            value={link}
            onFocus={({ target }) => target.select()}
          />
        )}
      </Outcome>
    </>
  );
}
