/** @jest-environment jsdom */
import { copyCleanText } from './copyCleanText';

beforeAll(() => document.addEventListener('copy', copyCleanText));

it('copies words without soft hyphens and word joiners, as text and with absolute links', () => {
  document.body.innerHTML = '<p>Um <a href="/a/">Lands\u00ADlags\u00ADarkitektúr</a></p>';
  const copy = () => {
    const copied: Record<string, string> = {};
    const setData = (type: string, text: string) => (copied[type] = text);
    const event = new Event('copy', { bubbles: true, cancelable: true });
    document.body.dispatchEvent(Object.assign(event, { clipboardData: { setData } }));
    return { copied, isOwn: event.defaultPrevented };
  };
  window.getSelection()?.selectAllChildren(document.body);
  expect(copy()).toEqual({
    copied: {
      'text/plain': 'Um Landslagsarkitektúr',
      'text/html': '<p>Um <a href="http://localhost/a/">Landslagsarkitektúr</a></p>',
    },
    isOwn: true,
  });
  document.body.innerHTML = '<p>kl. 12–\u206017</p>';
  window.getSelection()?.selectAllChildren(document.body);
  expect(copy().copied['text/plain']).toBe('kl. 12–17');
  document.body.innerHTML = '<p>Hús</p>';
  window.getSelection()?.selectAllChildren(document.body);
  expect(copy()).toEqual({ copied: {}, isOwn: false });
});
