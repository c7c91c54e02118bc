/** In which documents a term occurs, and how prominently: a weight class of `weightClasses`. */
export type Posting = [document: number, weightClass: number];

/** The documents of a term: as a word of its own, and as a part of a compound. */
export type Postings = { whole: Posting[]; part: Posting[] };

const A = 'a'.charCodeAt(0);

/**
 * One term's postings as text: steps from document to document, each followed by a letter for the
 * class; a step of one is not written. `2a|5c` is the third document, and the sixth as a part.
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
      return (step === 1 ? '' : String(step)) + String.fromCharCode(A + weightClass);
    })
    .join('');
}

/** The opposite of `encodePostings`. What is damaged gives numbers that no document has. */
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
    if (code < A) {
      step = step * 10 + code - 48;
    } else {
      document += step || 1;
      postings.push([document, code - A]);
      step = 0;
    }
  }
  return postings;
}
