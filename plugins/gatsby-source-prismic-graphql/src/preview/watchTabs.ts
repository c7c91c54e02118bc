import { findPreviewRef } from '../requests/contentApi/findSelectedRef';
import { readCookies } from './previewCookies';
import type { PreviewState } from './PreviewSession';

/**
 * Sees what other tabs have done to the cookie, whenever the editor comes back to this one.
 *
 * @param endpoint of the repository.
 * @param getToken this tab's own preview.
 */
export function watchTabs(
  endpoint: string,
  getToken: () => string | undefined,
  onChange: (elsewhere: PreviewState['elsewhere']) => void,
): void {
  let last: PreviewState['elsewhere'];
  const look = () => {
    const token = getToken();
    if (token === undefined || document.visibilityState === 'hidden') return;
    const other = findPreviewRef(readCookies(), endpoint);
    const isSame = other !== undefined && toSession(other) === toSession(token);
    const elsewhere = isSame ? undefined : other === undefined ? 'ended' : 'other';
    if (elsewhere !== last) onChange(elsewhere);
    last = elsewhere;
  };
  window.addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
}

/** A token without the version of its draft. */
function toSession(token: string): string {
  return token.replace(/(\/previews\/[^/?#:]+)[^?#]*/, '$1');
}
