import styled from 'styled-components';
import { Badge, BarButton } from './barParts';
import type { PreviewFailure, PreviewSession } from './pluginSession';
import { logRejection } from './pluginSession';
import { usePreviewMessages } from './usePreviewMessages';

const Alert = styled.div`
  display: flex;
  flex: 1 1 20rem;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 0.75rem 1.25rem;
  min-width: 0;
`;

const Text = styled.div`
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

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
`;

type Props = {
  session: PreviewSession;
  failure: PreviewFailure;
};

export function Failure({ session, failure: { kind, message } }: Props) {
  const messages = usePreviewMessages();
  const { title, text } = messages.failures[kind];
  return (
    <>
      <Alert role="alert">
        <Badge>{kind === 'ended' ? messages.over : messages.severities.error}</Badge>
        <Text>
          <Title>{title}</Title>
          <p>{text}</p>
          <Details>
            <summary>{messages.details}</summary>
            <p lang="en">{message}</p>
          </Details>
        </Text>
      </Alert>
      <Buttons>
        {/* Another attempt at an ended or refused preview would fail in the same way. */}
        {kind !== 'ended' && kind !== 'refused' && (
          <BarButton type="button" onClick={() => logRejection(session.retry())}>
            {messages.retry}
          </BarButton>
        )}
        <BarButton type="button" onClick={() => session.exit()}>
          {messages.published}
        </BarButton>
      </Buttons>
    </>
  );
}
