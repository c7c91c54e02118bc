import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import styled, { css } from 'styled-components';
import { Button } from '../../components/Button';
import { isOutdated } from './isOutdated';
import { useClearance } from './useClearance';

declare global {
  interface Window {
    /** Set by Gatsby when a new service worker has come to a page that had one. */
    ___swUpdated?: boolean;
  }
}

const Notice = styled.div<{ $isOpen: boolean }>`
  position: fixed;
  z-index: 9;
  /* Above the bar of a preview. */
  bottom: var(--preview-bar, 0px);
  left: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem var(--gutter);
  max-width: 100%;
  font-size: 0.9375rem;
  background: var(--paper);

  ${({ $isOpen }) =>
    $isOpen &&
    css`
      padding: 0.75rem var(--gutter);
      border: 1px solid var(--ink);
      border-width: 1px 1px 1px 0;
    `}
`;

/**
 * Says that there is a newer version of the page, and leaves it to the reader to load it: a link to
 * any other page does it too. It stands above the question about cookies and above the footer.
 */
export function UpdateNotice() {
  const [isOpen, setIsOpen] = useState(false);
  const place = useClearance(isOpen);

  useEffect(() => {
    let isOver = false;
    const check = async () => {
      if ((await isOutdated()) && !isOver) setIsOpen(true);
    };
    // It may have come before this was there.
    if (window.___swUpdated) void check();
    window.addEventListener('updateready', check);
    return () => {
      isOver = true;
      window.removeEventListener('updateready', check);
    };
  }, []);

  const dismiss = () => {
    setIsOpen(false);
    // The button that had the focus is gone.
    document.getElementById('content')?.focus({ preventScroll: true });
  };

  return (
    <Notice ref={place} $isOpen={isOpen} data-screen>
      {/* It is there before its words are, which a screen reader would else not say. */}
      <p role="status">{isOpen && <FormattedMessage id="update.text" />}</p>
      {isOpen && (
        <>
          <Button type="button" onClick={() => window.location.reload()}>
            <FormattedMessage id="update.load" />
          </Button>
          <Button type="button" onClick={dismiss}>
            <FormattedMessage id="update.dismiss" />
          </Button>
        </>
      )}
    </Notice>
  );
}
