import { createRoot } from 'react-dom/client';
import { setToday } from '../state/today';
import { PreviewBar } from './PreviewBar';
import type { PreviewSession } from './PreviewSession';

/**
 * The site's part of a preview: its bar, in a root of its own beside the page, and its clock, which
 * stands at noon of the day that the editor picks. Called once, when the session begins.
 *
 * In a frame there is no bar: the page beside its translation is in one, below the bar's own window.
 */
export function startPreview(session: PreviewSession): void {
  const setClock = () => {
    const { date } = session.getState();
    setToday(date === undefined ? undefined : new Date(`${date}T12:00:00Z`));
  };
  setClock();
  // Before the bar does: whoever draws the page again upon the same news finds the clock set.
  session.subscribe(setClock);
  if (window.self !== window.top) return;

  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<PreviewBar session={session} />);
}
