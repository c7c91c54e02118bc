import styled from 'styled-components';
import { Hidden } from '../components/Hidden';
import { BarButton, BarLink } from './BarButton';
import type { PreviewSession } from './PreviewSession';
import { roomy } from './roomy';
import { ShareLink } from './ShareLink';
import { usePreviewWords } from './usePreviewWords';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;

  > button,
  > a {
    flex: 1 1 auto;
  }

  ${roomy} {
    > button,
    > a {
      flex: none;
    }
  }
`;

type Props = {
  session: PreviewSession;
  /** Only where the page is a document's. */
  onCompare?: () => void;
};

/** What can be done with what is on show. Drawn anew with the session's state. */
export function Actions({ session, onCompare }: Props) {
  const words = usePreviewWords();
  const edit = session.editLink();
  return (
    <Row>
      {onCompare && (
        <BarButton type="button" onClick={onCompare}>
          {words.bothLanguages}
        </BarButton>
      )}
      <ShareLink link={session.shareLink()} />
      {edit !== undefined && (
        <BarLink href={edit} target="_blank" rel="noopener">
          {words.edit}
          <Hidden>{` (${words.newTab})`}</Hidden>
        </BarLink>
      )}
      <BarButton type="button" onClick={() => session.exit()}>
        {words.exit}
      </BarButton>
    </Row>
  );
}
