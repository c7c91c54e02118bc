/** A document with a term, and the index in `weightClasses` of how prominently it occurs there. */
export type Posting = [document: number, weightClass: number];

/**
 * The posting lists of a term: documents with the whole word, and with compounds that contain it.
 */
export type Postings = { whole: Posting[]; part: Posting[] };

const CODE_OF_0 = '0'.charCodeAt(0);
const CODE_OF_A = 'a'.charCodeAt(0);

/**
 * Encodes a term's postings as text. Each posting is the step from the previous document (omitted
 * if it is 1) and a letter for the weight class: in `3a|6c`, the third document has the word, and
 * the sixth has it in a compound.
 */
export function encodePostings({ whole, part }: Postings): string {
  return part.length === 0 ? encode(whole) : `${encode(whole)}|${encode(part)}`;
}

function encode(postings: readonly Posting[]): string {
  let last = -1;
  return postings
    .map(([document, weightClass]) => {
      const step = document - last;
      last = document;
      return (step === 1 ? '' : String(step)) + String.fromCharCode(CODE_OF_A + weightClass);
    })
    .join('');
}

/** Decodes `encodePostings`. Damaged text results in numbers that no document has. */
export function decodePostings(text: string): Postings {
  const [whole = '', part = ''] = text.split('|');
  return { whole: decode(whole), part: decode(part) };
}

function decode(text: string): Posting[] {
  const postings: Posting[] = [];
  let document = -1;
  let step = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < CODE_OF_A) {
      step = step * 10 + code - CODE_OF_0;
    } else {
      document += step || 1;
      postings.push([document, code - CODE_OF_A]);
      step = 0;
    }
  }
  return postings;
}
