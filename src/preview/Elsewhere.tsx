import styled from 'styled-components';
import { BarButton } from './BarButton';
import { logRejection } from './logRejection';
import type { PreviewSession, PreviewState } from './PreviewSession';
import { usePreviewWords } from './usePreviewWords';

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

/** What another tab of the browser has done to the preview. */
export function Elsewhere({ session, elsewhere }: Props) {
  const words = usePreviewWords();
  return (
    <Notice data-open={elsewhere !== undefined}>
      {/* It is there before its words are, which a screen reader would else not say. */}
      <p role="status">{elsewhere && words.elsewhere[elsewhere]}</p>
      {elsewhere === 'other' && (
        <BarButton type="button" onClick={() => logRejection(session.takeOver())}>
          {words.takeOver}
        </BarButton>
      )}
      {elsewhere === 'ended' && (
        <BarButton type="button" onClick={() => session.exit()}>
          {words.published}
        </BarButton>
      )}
    </Notice>
  );
}
