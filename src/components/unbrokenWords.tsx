import type { ReactNode } from 'react';

/** Makes words with soft hyphens break only if they are wider than their line (styles/base.ts). */
export function unbrokenWords(title: string): ReactNode {
  return title.includes('\u00AD')
    ? title
        .split(/(\S{0,99}\u00AD\S*)/)
        .map((part, index) => (index % 2 ? <span key={index} data-word children={part} /> : part))
    : title;
}

/** If a title does not fit on one line, makes it break after its colon (styles/base.ts). */
export function titleLines(title: string): ReactNode {
  const end = title.indexOf(': ') + 1;
  if (end === 0) return unbrokenWords(title);
  return (
    <>
      <span data-title-part>{unbrokenWords(title.slice(0, end))}</span>{' '}
      <span data-title-part>{unbrokenWords(title.slice(end + 1))}</span>
    </>
  );
}

// A word joiner (U+2060) after the dash of `12–17` lets no line end after the dash. Larger numbers
// (`16.000–24.000`) stay as they are, because with their unit they may not fit on a line.
export function unbrokenRanges(text: string): string {
  return text.replace(/–(?=\d{1,4}(?!\d|[.,]\d{3}))/g, '–\u2060');
}
