import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../components/Link';
import { BarButton, BarLink, wide } from './barParts';
import type { PreviewSession } from './pluginSession';
import { usePreviewMessages } from './usePreviewMessages';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;

  > button,
  > a {
    flex: 1 1 auto;
  }

  ${wide} {
    > button,
    > a {
      flex: none;
    }
  }
`;

type Props = {
  session: PreviewSession;
  onCompare?: () => void;
  children?: ReactNode;
};

/** Do not memoize `Actions`: its links depend on the session's state, which is not a prop. */
export function Actions({ session, onCompare, children }: Props) {
  const messages = usePreviewMessages();
  const edit = session.editLink();
  return (
    <Row>
      {children}
      {onCompare && (
        <BarButton type="button" onClick={onCompare}>
          {messages.bothLanguages}
        </BarButton>
      )}
      <ShareLink link={session.shareLink()} />
      {edit !== undefined && (
        <BarLink href={edit} target="_blank" rel="noopener">
          {messages.edit}
          <VisuallyHidden>{` (${messages.newTab})`}</VisuallyHidden>
        </BarLink>
      )}
      <BarButton type="button" onClick={() => session.exit()}>
        {messages.exit}
      </BarButton>
    </Row>
  );
}

const Result = styled.div`
  flex-basis: 100%;
  order: 1;
  font-size: var(--text-small);

  /* An empty result takes no space, not even a gap. */
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

/** Copies the preview's link. If the browser refuses, a text field shows the link. */
function ShareLink({ link }: { link: string }) {
  const messages = usePreviewMessages();
  const label = useId();
  const [lastResult, setLastResult] = useState<{ link: string; isCopied: boolean }>();
  // After a change of the page, the result of the previous link no longer applies.
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
