import { useId, useState } from 'react';
import styled from 'styled-components';
import { BarButton } from './BarButton';
import { usePreviewMessages } from './usePreviewMessages';

const Result = styled.div`
  flex-basis: 100%;
  order: 1;
  font-size: var(--text-small);

  /* Without content, it takes no space, not even a gap. */
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
  /** The URL that opens the preview in another browser. */
  link: string;
};

/** Copies the link to the clipboard. Where the browser refuses, shows the link in a text field. */
export function ShareLink({ link }: Props) {
  const messages = usePreviewMessages();
  const label = useId();
  const [lastResult, setLastResult] = useState<{ link: string; isCopied: boolean }>();
  // The result of another page's link no longer applies.
  const result = lastResult?.link === link ? lastResult : undefined;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setLastResult({ link, isCopied: true });
    } catch {
      setLastResult({ link, isCopied: false });
    }
  };

  return (
    <>
      <BarButton type="button" onClick={() => void copy()}>
        {messages.share}
      </BarButton>
      <Result>
        <p role="status" id={label}>
          {result && (result.isCopied ? messages.shared : messages.notShared)}
        </p>
        {result?.isCopied === false && (
          <input
            readOnly
            aria-labelledby={label}
            value={link}
            onFocus={({ target }) => target.select()}
          />
        )}
      </Result>
    </>
  );
}
