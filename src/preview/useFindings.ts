import { useEffect, useState } from 'react';
import { checkDraft, relatedIds } from '../contentCheck/checkContent';
import type { Finding } from '../contentCheck/checkContent';
import type { CheckedDocument } from '../contentCheck/Rule';
import { logRejection } from './logRejection';
import type { PreviewSession, PreviewState } from './pluginSession';

/**
 * What a reader would stumble over in the document that the preview shows.
 *
 * @returns undefined where the page is not a document's, and until the document is read
 */
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
      const [draft] = await read([id]);
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
