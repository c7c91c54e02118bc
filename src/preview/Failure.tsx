import styled from 'styled-components';
import { BarButton } from './BarButton';
import { logRejection } from './logRejection';
import type { PreviewFailure, PreviewSession } from './PreviewSession';
import { Stamp } from './Stamp';
import { usePreviewWords } from './usePreviewWords';

const Alert = styled.div`
  display: flex;
  flex: 1 1 20rem;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 0.75rem 1.25rem;
  min-width: 0;
`;

const Words = styled.div`
  flex: 1 1 16rem;
  max-width: 52rem;
`;

const Title = styled.p`
  font-weight: 600;
`;

const Details = styled.details`
  font-size: var(--text-small);
  color: var(--muted);

  > summary {
    display: inline-block;
    padding-block: 0.75rem;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }

  > p {
    padding-bottom: 0.5rem;
    font-family: var(--mono);
    white-space: pre-line;
    overflow-wrap: anywhere;
    hyphens: none;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
`;

type Props = {
  session: PreviewSession;
  failure: PreviewFailure;
};

/** Why no draft is on show, what stands there instead, and what to do about it. */
export function Failure({ session, failure: { kind, message } }: Props) {
  const words = usePreviewWords();
  const { stamp, title, text } = words.failures[kind];
  return (
    <>
      <Alert role="alert">
        <Stamp>{stamp}</Stamp>
        <Words>
          <Title>{title}</Title>
          <p>{text}</p>
          <Details>
            <summary>{words.details}</summary>
            <p lang="en">{message}</p>
          </Details>
        </Words>
      </Alert>
      <Ways>
        {/* Nothing would be different then. */}
        {kind !== 'ended' && kind !== 'refused' && (
          <BarButton type="button" onClick={() => logRejection(session.retry())}>
            {words.retry}
          </BarButton>
        )}
        <BarButton type="button" onClick={() => session.exit()}>
          {words.published}
        </BarButton>
      </Ways>
    </>
  );
}
