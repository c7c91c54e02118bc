// @ts-check

/** Returns all characters from the first to the last one. */
const range = (/** @type {string} */ from, /** @type {string} */ to) => {
  const first = from.charCodeAt(0);
  const length = to.charCodeAt(0) - first + 1;
  return Array.from({ length }, (_, index) => String.fromCharCode(first + index)).join('');
};

/** The characters of both languages, and of names in neighbouring languages. */
export const letters = [
  range(' ', '~'),
  'ÁÉÍÓÚÝÐÞÆÖáéíóúýðþæö',
  'ÅÄØÜåäøüßèëçñ',
  '„“”‚‘’«»–—…•·',
  '×−°±§©€¹²³½¼¾↑↓',
  '\u00a0',
].join('');

/** Running text in both languages, by whose width two fonts are compared. */
export const sampleText =
  'Þegar snjóflóðavarnargarðurinn var teiknaður hafði enginn hugsað til þess að hann yrði ' +
  'útivistarsvæði. Hönnuðirnir lögðu áherslu á að efnið fengi að njóta sín, og verkið var ' +
  'unnið í nánu samstarfi við íbúa bæjarins. The chair was made in a small workshop by the ' +
  'harbour, from driftwood that nobody had asked for, and it has been in use ever since.';
