import type { ReactNode } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { BarButton, BarLink } from './BarButton';
import type { PreviewSession } from './pluginSession';
import { ShareLink } from './ShareLink';
import { usePreviewMessages } from './usePreviewMessages';
import { wide } from './wide';

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
  /** Missing where there is nothing to compare. */
  onCompare?: () => void;
  /** Before the other buttons. */
  children?: ReactNode;
};

/**
 * The buttons of the bar: compare languages, copy a link, edit in Prismic, leave the preview.
 * `editLink()` and `shareLink()` depend on the session's state, so the parent renders this again
 * when the state changes.
 */
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
