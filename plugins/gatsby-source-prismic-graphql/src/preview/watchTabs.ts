import { toSession } from '../requests/contentApi/previewRef';
import type { PreviewState } from './previewApi';
import { readPreview } from './previewCookies';

/**
 * Checks whether other tabs have changed the preview cookie, whenever the editor returns to this tab.
 *
 * @param endpoint of the repository.
 * @param getToken returns the token of this tab's preview.
 */
export function watchTabs(
  endpoint: string,
  getToken: () => string | undefined,
  onChange: (elsewhere: PreviewState['elsewhere']) => void,
): void {
  let last: PreviewState['elsewhere'];
  const check = () => {
    const token = getToken();
    if (token === undefined || document.visibilityState === 'hidden') return;
    const other = readPreview(endpoint);
    const isSame = other !== undefined && toSession(other) === toSession(token);
    const elsewhere = isSame ? undefined : other === undefined ? 'ended' : 'other';
    if (elsewhere !== last) onChange(elsewhere);
    last = elsewhere;
  };
  window.addEventListener('focus', check);
  document.addEventListener('visibilitychange', check);
}
