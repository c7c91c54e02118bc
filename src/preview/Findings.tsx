import { useContext, useEffect, useState } from 'react';
import styled from 'styled-components';
import { textIn } from '../contentCheck/Rule';
import type { CheckedDocument, Finding } from '../contentCheck/Rule';
import { BarToggle, wide } from './barParts';
import type { PreviewSession, PreviewState } from './pluginSession';
import { logRejection } from './pluginSession';
import { describePlace, PreviewLanguage, shorten, usePreviewMessages } from './usePreviewMessages';

const List = styled.ul`
  flex: 1 0 100%;
  order: 2;

  ${wide} {
    max-height: 40vh;
    overflow-y: auto;
  }

  > li {
    display: grid;
    gap: 0.125rem 1.25rem;
    padding-block: 0.625rem;
    border-top: 1px solid var(--line);

    ${wide} {
      grid-template-columns: 7rem minmax(0, 1fr) minmax(0, 1fr);
    }
  }
`;

const Label = styled.span`
  font-size: var(--text-small);
  color: var(--muted);
`;

const Title = styled.span`
  display: block;
  font-weight: 600;
`;

type ToggleProps = {
  findings: readonly Finding[] | undefined;
  isOpen: boolean;
  controls: string;
  onToggle: () => void;
};

export function FindingsToggle({ findings, isOpen, controls, onToggle }: ToggleProps) {
  const messages = usePreviewMessages();
  if (!findings) return null;
  if (findings.length === 0) return <Label as="p">{messages.noFindings}</Label>;
  return (
    <BarToggle type="button" aria-expanded={isOpen} aria-controls={controls} onClick={onToggle}>
      {messages.findings(findings.length)}
    </BarToggle>
  );
}

export function FindingsList({ id, findings }: { id: string; findings: readonly Finding[] }) {
  const messages = usePreviewMessages();
  const lang = useContext(PreviewLanguage);
  return (
    <List id={id}>
      {findings.map(({ rule, field, quote }, index) => (
        <li key={index}>
          <Label>{messages.severities[rule.severity]}</Label>
          <span>
            <Title>{textIn(rule.title, lang)}</Title>
            {describePlace(field, messages)}
            {quote === undefined ? '' : `: ${shorten(quote)}`}
          </span>
          <span>{textIn(rule.advice, lang)}</span>
        </li>
      ))}
    </List>
  );
}

/** Returns undefined until the document is read, and on a page without a document. */
export function useFindings(
  session: PreviewSession,
  { status, document, isMissing }: PreviewState,
): readonly Finding[] | undefined {
  const [checked, setChecked] = useState<{ id: string; findings: Finding[] }>();
  const ref = session.getRef();
  const id = isMissing ? undefined : document?.id;

  useEffect(() => {
    if (id === undefined || status !== 'ready') return;
    let isCurrent = true;
    const check = async () => {
      const read = async (ids: string[]) => {
        const { results } = await session.contentApi.getByIDs(ids, { ref, pageSize: 100 });
        return results as unknown as CheckedDocument[];
      };
      const [{ checkDraft, relatedIds }, [draft]] = await Promise.all([
        import(/* webpackChunkName: "preview-rules" */ '../contentCheck/checkContent'),
        read([id]),
      ]);
      const ids = draft ? relatedIds(draft) : [];
      const related = ids.length > 0 ? await read(ids) : [];
      if (!isCurrent || !draft) return;
      setChecked({ id, findings: checkDraft(draft, related, Date.now()) });
    };
    logRejection(check());
    return () => {
      isCurrent = false;
    };
  }, [session, id, ref, status]);

  return checked?.id === id ? checked?.findings : undefined;
}
