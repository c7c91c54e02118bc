import { createRoot } from 'react-dom/client';
import { setToday } from '../state/today';
import type { PreviewSession } from './pluginSession';
import { PreviewBar } from './PreviewBar';

/**
 * Starts the site's part of a preview: the bar, in a React root of its own, and the site's clock,
 * which is set to noon (UTC) of the date that the editor picks. It is called once, when the
 * session begins.
 *
 * In an iframe there is no bar: the pages of `SideBySide` are in iframes, and the window around
 * them has it.
 */
export function startPreview(session: PreviewSession): void {
  const setClock = () => {
    const { date } = session.getState();
    setToday(date === undefined ? undefined : new Date(`${date}T12:00:00Z`));
  };
  setClock();
  // Subscribes before the bar and others, so that they render with the clock already set.
  session.subscribe(setClock);
  if (window.self !== window.top) return;

  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(<PreviewBar session={session} />);
}
