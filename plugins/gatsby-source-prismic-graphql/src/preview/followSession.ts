import { followUpdates } from './followUpdates';
import { openSession } from './openSession';
import { PreviewError, toPreviewError } from './PreviewError';
import type { StateStore } from './previewState';

type Listeners = {
  /** Is told when the preview will end. */
  state: StateStore;
  /** A draft was saved; the ref is the newest of the preview, where it is known. */
  onUpdate: (ref: string | undefined) => void;
  /** Is told that the preview has ended. */
  onFailure: (error: PreviewError) => void;
};

/**
 * Follows a preview until it ends: every draft that is saved, and its end.
 *
 * @param token the preview's address; an experiment has none, and only the time of its cookie.
 */
export function followSession(
  token: string | undefined,
  { state, onUpdate, onFailure }: Listeners,
): void {
  const onEnd = () => onFailure(new PreviewError('ended', 'The preview was ended.'));
  const follow = (events?: string) => followUpdates(token, events, { onUpdate, onEnd });

  /** The earliest moment that is known counts. */
  const endAt = (moment: number | undefined) => {
    if (moment === undefined) return;
    const until = Math.min(moment, state.get().until ?? Infinity);
    state.set({ until });
    const over = () => onFailure(new PreviewError('ended', 'The time of the preview is over.'));
    setTimeout(over, Math.max(0, until - Date.now()));
  };

  endAt(state.get().until);
  if (token === undefined) return;
  openSession(token).then(
    ({ events, expiresAt }) => {
      follow(events);
      endAt(expiresAt);
    },
    (error: unknown) => {
      follow();
      // Any other failure is no reason why drafts could not be read.
      const failure = toPreviewError(error);
      if (failure?.kind === 'ended') onFailure(failure);
    },
  );
}
