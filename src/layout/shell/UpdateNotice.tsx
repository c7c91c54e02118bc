import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import styled, { css } from 'styled-components';
import { Button } from '../../components/Button';
import { isOutdated } from './isOutdated';
import { useClearance } from './useClearance';

declare global {
  interface Window {
    /** Gatsby sets it when a new service worker replaces the one that controlled the page. */
    ___swUpdated?: boolean;
  }
}

const Notice = styled.div<{ $isOpen: boolean }>`
  position: fixed;
  z-index: 9;
  /* Above the preview bar. */
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
 * Tells the reader that a newer version of the page exists, and offers to load it. A link to any other
 * page loads the new version too. The notice is placed above the consent banner and the footer.
 */
export function UpdateNotice() {
  const [isOpen, setIsOpen] = useState(false);
  const ref = useClearance(isOpen);

  useEffect(() => {
    let isOver = false;
    const check = async () => {
      if ((await isOutdated()) && !isOver) setIsOpen(true);
    };
    // The update may have happened before this component was loaded.
    if (window.___swUpdated) void check();
    window.addEventListener('updateready', check);
    return () => {
      isOver = true;
      window.removeEventListener('updateready', check);
    };
  }, []);

  const dismiss = () => {
    setIsOpen(false);
    // The focused button disappears with the notice.
    document.getElementById('content')?.focus({ preventScroll: true });
  };

  return (
    <Notice ref={ref} $isOpen={isOpen} data-screen>
      {/* Screen readers announce text only in a live region that existed before the text. */}
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
