/** A word as it stands in a text. */
export type Word = {
  /** Lower case, composed letters, without apostrophes and without the English `'s`. */
  word: string;
  /** UTF-16 offsets into the text. */
  start: number;
  end: number;
};

const MOST_LETTERS = 60;

/**
 * The words of a text: letters and digits of any script. Everything else, emoji and markup among it,
 * stands between words.
 *
 * @param text composed (NFC), so that the offsets are those of the text
 */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: written, index: start } of text.matchAll(pattern)) {
    words.push({ word: toWord(written), start, end: start + written.length });
  }
  return words;
}

const pattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’][\p{L}\p{M}]+)*/gu;

function toWord(written: string): string {
  const word = written.toLowerCase().slice(0, MOST_LETTERS);
  return /['’]/.test(word) ? word.replace(/['’]s$/, '').replace(/['’]/g, '') : word;
}

/** A text as the index and queries have it: letters composed, without marks that nobody sees. */
export function toPlain(text: string): string {
  return text.normalize('NFC').replace(/[\u00ad\u200b\u2060\ufeff]/g, '');
}
