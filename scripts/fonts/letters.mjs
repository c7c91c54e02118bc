// @ts-check

/** The first and the last of a row of characters, as one text. */
const row = (/** @type {string} */ from, /** @type {string} */ to) => {
  const first = from.charCodeAt(0);
  const length = to.charCodeAt(0) - first + 1;
  return Array.from({ length }, (_, index) => String.fromCharCode(first + index)).join('');
};

/** What both languages are written with, and the names of their neighbours. */
export const LETTERS = [
  row(' ', '~'),
  'ÁÉÍÓÚÝÐÞÆÖáéíóúýðþæö',
  'ÅÄØÜåäøüßèëçñ',
  '„“”‚‘’«»–—…•·',
  '×−°±§©€¹²³½¼¾↑↓',
  '\u00a0',
].join('');

/** Running text, whose letters are weighed when two fonts are compared by their widths. */
export const SAMPLE =
  'Þegar snjóflóðavarnargarðurinn var teiknaður hafði enginn hugsað til þess að hann yrði ' +
  'útivistarsvæði. Hönnuðirnir lögðu áherslu á að efnið fengi að njóta sín, og verkið var ' +
  'unnið í nánu samstarfi við íbúa bæjarins. The chair was made in a small workshop by the ' +
  'harbour, from driftwood that nobody had asked for, and it has been in use ever since.';
