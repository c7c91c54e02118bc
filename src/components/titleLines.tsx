import type { ReactNode } from 'react';
import { wholeWords } from './wholeWords';

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
