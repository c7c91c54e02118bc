import { useEffect, useState } from 'react';
import type { PreviewedDocument, PreviewSession, PreviewState } from './PreviewSession';
import { readComparison, type Comparison } from './readComparison';

type Found = {
  /** The last one while it is read again. */
  comparison?: Comparison;
  hasFailed: boolean;
};

/**
 * Reads the document in all languages, and again when the preview has something new.
 *
 * @param attempt another number asks again
 */
export function useComparison(
  session: PreviewSession,
  state: PreviewState,
  shown: PreviewedDocument,
  attempt: number,
): Found {
  const [found, setFound] = useState<Found>({ hasFailed: false });
  const isReady = state.status !== 'loading';

  useEffect(() => {
    if (!isReady) return;
    let isOver = false;
    readComparison(session, shown).then(
      (comparison) => !isOver && setFound({ comparison, hasFailed: false }),
      (error: unknown) => {
        console.error(error);
        if (!isOver) setFound((last) => ({ ...last, hasFailed: true }));
      },
    );
    return () => {
      isOver = true;
    };
  }, [session, shown, state, isReady, attempt]);

  return found;
}
