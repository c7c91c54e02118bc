const hidden = /[\u00AD\u2060]/g;

/** Removes soft hyphens and word joiners from copied words: other programs would not find them. */
export function copyCleanText(event: ClipboardEvent): void {
  const selection = getSelection();
  const text = String(selection);
  if (!selection || text.search(hidden) < 0) return;
  const box = document.createElement('div');
  box.append(selection.getRangeAt(0).cloneContents());
  // Other programs need absolute addresses.
  for (const link of box.querySelectorAll('a')) link.setAttribute('href', link.href);
  event.clipboardData?.setData('text/plain', text.replace(hidden, ''));
  event.clipboardData?.setData('text/html', box.innerHTML.replace(hidden, ''));
  event.preventDefault();
}
