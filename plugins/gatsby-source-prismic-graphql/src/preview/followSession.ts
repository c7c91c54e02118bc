import { followStream } from './followStream';
import { followToolbar } from './followToolbar';
import { openSession } from './openSession';
import { PreviewError, toPreviewError } from './PreviewError';
import type { StateStore } from './previewState';

type Listeners = {
  /** Returns the newest known ref of the preview; undefined for an experiment. */
  getToken: () => string | undefined;
  /** Receives the end time of the preview. */
  state: StateStore;
  /** Called when a draft was saved, with the preview's newest ref, if known. */
  onUpdate: (ref: string | undefined) => void;
  /** Called when the preview has ended. */
  onFailure: (error: PreviewError) => void;
};

/** Watches a preview for saved drafts and for its end. An experiment ends only when its cookie expires. */
export function followSession({ getToken, state, onUpdate, onFailure }: Listeners): void {
  const token = getToken();
  const onEnd = () => onFailure(new PreviewError('ended', 'The preview was ended.'));

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
  // Before the toolbar is loaded: it reloads the page when no listener prevents its default action.
  followToolbar(getToken, { onUpdate, onEnd });
  openSession(token).then(
    ({ events, expiresAt }) => {
      if (events !== undefined) followStream(token, events, { onUpdate, onEnd });
      endAt(expiresAt);
    },
    (error: unknown) => {
      // After any other error the drafts may still be readable.
      const failure = toPreviewError(error);
      if (failure?.kind === 'ended') onFailure(failure);
    },
  );
}
