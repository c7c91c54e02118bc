import type { ReactNode } from 'react';

/**
 * A title whose long words have soft hyphens: such a word is broken only if it is wider than its line
 * (styles/base.ts). The text stays the same.
 */
export function wholeWords(title: string): ReactNode {
  return title.includes('\u00AD')
    ? title
        .split(/(\S*\u00AD\S*)/)
        .map((part, index) => (index % 2 ? <span key={index} data-word children={part} /> : part))
    : title;
}
