/** A document with a term, and the index in `weightClasses` of how prominently it occurs there. */
export type Posting = [document: number, weightClass: number];

/**
 * The posting lists of a term: documents with the whole word, and with compounds that contain it.
 */
export type Postings = { whole: Posting[]; part: Posting[] };

const CODE_OF_COMMA = ','.charCodeAt(0);
const CODE_OF_0 = '0'.charCodeAt(0);
const CODE_OF_A = 'a'.charCodeAt(0);

/**
 * Encodes a term's postings as text. Each posting is the step from the previous document (omitted
 * if it is 1) and a letter for the weight class: in `3a|6c`, the third document has the word, and
 * the sixth has it in a compound. A comma leads to the next kind of documents, whose steps begin anew, so that another
 * document of an earlier kind changes nothing.
 *
 * @param firsts the number of the first document of each kind
 */
export function encodePostings({ whole, part }: Postings, firsts: readonly number[]): string {
  const text = encode(whole, firsts);
  return part.length === 0 ? text : `${text}|${encode(part, firsts)}`;
}

function encode(postings: readonly Posting[], firsts: readonly number[]): string {
  let text = '';
  let kind = 0;
  let last = -1;
  for (const [document, weightClass] of postings) {
    while (document >= (firsts[kind + 1] ?? Infinity)) {
      kind += 1;
      last = (firsts[kind] ?? 0) - 1;
      text += ',';
    }
    const step = document - last;
    last = document;
    text += (step === 1 ? '' : String(step)) + String.fromCharCode(CODE_OF_A + weightClass);
  }
  return text;
}

/** Decodes `encodePostings`. Damaged text results in numbers that no document has. */
export function decodePostings(text: string, firsts: readonly number[]): Postings {
  const [whole = '', part = ''] = text.split('|');
  return { whole: decode(whole, firsts), part: decode(part, firsts) };
}

function decode(text: string, firsts: readonly number[]): Posting[] {
  const postings: Posting[] = [];
  let kind = 0;
  let document = -1;
  let step = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === CODE_OF_COMMA) {
      kind += 1;
      document = (firsts[kind] ?? Infinity) - 1;
    } else if (code < CODE_OF_A) {
      step = step * 10 + code - CODE_OF_0;
    } else {
      document += step || 1;
      postings.push([document, code - CODE_OF_A]);
      step = 0;
    }
  }
  return postings;
}
