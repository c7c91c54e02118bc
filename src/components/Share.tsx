import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { ButtonLink, useButtonRole } from './Button';

const Status = styled.span`
  color: var(--muted);

  /* The margin of an empty status would push the button to the next line. */
  &:not(:empty) {
    margin-left: 0.75em;
  }
`;

/** Browsers offer neither API over HTTP. */
function canShare(): boolean {
  return 'share' in navigator || 'clipboard' in navigator;
}

/** Shares by the device's dialog, else by the clipboard, else (or without JavaScript) by e-mail. */
export function Share({ title, url }: { title: string; url: string }) {
  const [isCopied, setCopied] = useState(false);
  const button = useButtonRole(canShare);
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
        {...button}
        onClick={(event) => {
          if (!canShare()) return;
          event.preventDefault();
          // `navigator.share` also rejects when the reader closes the dialog, which is no error.
          share().catch(() => undefined);
        }}
      >
        <FormattedMessage id="share" />
      </ButtonLink>
      <Status role="status">{isCopied && <FormattedMessage id="share.copied" />}</Status>
    </p>
  );
}
