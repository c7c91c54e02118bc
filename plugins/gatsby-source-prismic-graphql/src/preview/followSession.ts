import { followUpdates } from './followUpdates';
import { openSession } from './openSession';
import { PreviewError, toPreviewError } from './PreviewError';
import type { StateStore } from './previewState';

type Listeners = {
  /** Receives the end time of the preview. */
  state: StateStore;
  /** Called when a draft was saved, with the preview's newest ref, if known. */
  onUpdate: (ref: string | undefined) => void;
  /** Called when the preview has ended. */
  onFailure: (error: PreviewError) => void;
};

/**
 * Watches a preview for saved drafts and for its end.
 *
 * @param token undefined for an experiment, which ends only when its cookie expires.
 */
export function followSession(
  token: string | undefined,
  { state, onUpdate, onFailure }: Listeners,
): void {
  const onEnd = () => onFailure(new PreviewError('ended', 'The preview was ended.'));
  const follow = (events?: string) => followUpdates(token, events, { onUpdate, onEnd });

  /** The earliest known end time counts. */
  const endAt = (timestamp: number | undefined) => {
    if (timestamp === undefined) return;
    const until = Math.min(timestamp, state.get().until ?? Infinity);
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
      // After any other error the drafts may still be readable.
      const failure = toPreviewError(error);
      if (failure?.kind === 'ended') onFailure(failure);
    },
  );
}
