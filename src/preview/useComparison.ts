import { useEffect, useState } from 'react';
import type { PreviewSession, PreviewState } from './pluginSession';
import { readComparison } from './readComparison';
import type { Compared, Comparison } from './readComparison';

type Result = {
  /** While it is read again, the last comparison. */
  comparison?: Comparison;
  hasFailed: boolean;
};

/**
 * Compares a document or a page in all languages, and again whenever the preview's state changes.
 *
 * @param attempt a changed number starts another attempt
 */
export function useComparison(
  session: PreviewSession,
  state: PreviewState,
  shown: Compared,
  attempt: number,
): Result {
  const [result, setResult] = useState<Result>({ hasFailed: false });
  const isReady = state.status !== 'loading';

  useEffect(() => {
    if (!isReady) return;
    let isUnmounted = false;
    readComparison(session, shown).then(
      (comparison) => !isUnmounted && setResult({ comparison, hasFailed: false }),
      (error: unknown) => {
        console.error(error);
        if (!isUnmounted) setResult((last) => ({ ...last, hasFailed: true }));
      },
    );
    return () => {
      isUnmounted = true;
    };
  }, [session, shown, state, isReady, attempt]);

  return result;
}
