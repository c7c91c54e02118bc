import styled from 'styled-components';
import { BarButton } from './BarButton';
import { logRejection } from './logRejection';
import type { PreviewSession, PreviewState } from './pluginSession';
import { usePreviewMessages } from './usePreviewMessages';

const Notice = styled.div`
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1.25rem;

  &[data-open='true'] {
    padding-top: 0.75rem;
    border-top: 1px dashed var(--line);
  }
`;

type Props = {
  session: PreviewSession;
  elsewhere: PreviewState['elsewhere'];
};

/** Tells the editor that another tab has opened another preview, or has ended this one. */
export function OtherTabNotice({ session, elsewhere }: Props) {
  const messages = usePreviewMessages();
  return (
    <Notice data-open={elsewhere !== undefined}>
      {/* Rendered empty first: screen readers announce changes only in a status that already exists. */}
      <p role="status">{elsewhere && messages.elsewhere[elsewhere]}</p>
      {elsewhere === 'other' && (
        <BarButton type="button" onClick={() => logRejection(session.takeOver())}>
          {messages.takeOver}
        </BarButton>
      )}
      {elsewhere === 'ended' && (
        <BarButton type="button" onClick={() => session.exit()}>
          {messages.published}
        </BarButton>
      )}
    </Notice>
  );
}
