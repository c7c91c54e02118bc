import type { ReactNode } from 'react';

/**
 * A title whose long words have soft hyphens: such a word is broken only if it is wider than its line
 * (styles/base.ts). The text stays the same.
 */
export function wholeWords(title: string): ReactNode {
  return title.includes('\u00AD')
    ? title
        .split(/(\S{0,99}\u00AD\S*)/)
        .map((part, index) => (index % 2 ? <span key={index} data-word children={part} /> : part))
    : title;
}

/**
 * A title for large type: where it needs more than a line, it breaks after its colon rather than elsewhere
 * (styles/base.ts). Its text stays the same.
 */
export function titleLines(title: string): ReactNode {
  const end = title.indexOf(': ') + 1;
  if (end === 0) return wholeWords(title);
  return (
    <>
      <span data-title-part>{wholeWords(title.slice(0, end))}</span>{' '}
      <span data-title-part>{wholeWords(title.slice(end + 1))}</span>
    </>
  );
}
