import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { ButtonLink } from './Button';

const Status = styled.span`
  margin-left: 0.75em;
  color: var(--muted);
`;

type Props = {
  title: string;
  /** Whole address of the page. */
  url: string;
};

/**
 * Hands the page's address on: by the device's own dialog, else by the clipboard, else (and without
 * JavaScript) by a letter.
 */
export function Share({ title, url }: Props) {
  const [isCopied, setCopied] = useState(false);
  async function share() {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url });
    } else {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    }
  }
  return (
    <p data-screen>
      <ButtonLink
        href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
        onClick={(event) => {
          const canShare = 'share' in navigator || 'clipboard' in navigator;
          if (!canShare) return;
          event.preventDefault();
          // A reader who closes the dialog has not failed.
          share().catch(() => undefined);
        }}
      >
        <FormattedMessage id="share" />
      </ButtonLink>
      <Status role="status">{isCopied && <FormattedMessage id="share.copied" />}</Status>
    </p>
  );
}
