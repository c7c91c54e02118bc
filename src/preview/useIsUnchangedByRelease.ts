import { useEffect, useState } from 'react';
import { isSameContent } from '../search/drafts/isSameContent';
import { logRejection } from './logRejection';
import type { PreviewSession, PreviewState } from './pluginSession';

/**
 * Whether the page's document is not in the release that is previewed, so the page is as it is published.
 * While this is unknown, and in a preview of a draft: no.
 */
export function useIsUnchangedByRelease(
  session: PreviewSession,
  { status, subject, document, isMissing }: PreviewState,
): boolean {
  const [unchanged, setUnchanged] = useState<string>();
  const ref = session.getRef();
  const canAsk = subject.kind === 'release' && status === 'ready' && !isMissing;
  const id = canAsk ? document?.id : undefined;
  const key = `${id} ${ref}`;

  useEffect(() => {
    if (id === undefined) return;
    let isCurrent = true;
    const compare = async () => {
      const { masterRef } = await session.contentApi.getMetadata();
      const [previewed, published] = await Promise.all(
        [ref, masterRef].map((each) => session.contentApi.getByID(id, { ref: each })),
      );
      if (!isCurrent) return;
      const isSame = previewed && published && isSameContent(previewed, published);
      setUnchanged(isSame ? key : undefined);
    };
    logRejection(compare());
    return () => {
      isCurrent = false;
    };
  }, [session, id, ref, key]);

  return id !== undefined && unchanged === key;
}
