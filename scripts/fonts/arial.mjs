// @ts-check

// Advance widths of Arial, Helvetica and Liberation Sans in thousandths of an em.
const regular = {
  222: 'ijl',
  278: ' ftÍíI.,',
  333: 'r',
  500: 'ckvxyzýsJ',
  556: 'abdeghnopquáéóúðþöL',
  611: 'FTZ',
  667: 'ABEKPSVXYÁÉÝÞ',
  722: 'CDHNRUwÐÚ',
  778: 'GOQÓÖ',
  833: 'mM',
  889: 'æ',
  944: 'W',
  1000: 'Æ',
};
const bold = {
  278: ' ijlÍíI.,',
  333: 'ft',
  389: 'r',
  500: 'z',
  556: 'aceksvxyáéýJ',
  611: 'bdghnopquóúðþöLFTZ',
  667: 'EPSVXYÉÝÞ',
  722: 'ABCDHKNRUÁÐÚ',
  778: 'GOQwÓÖ',
  833: 'M',
  889: 'mæ',
  944: 'W',
  1000: 'Æ',
};

const widths = { regular: toWidths(regular), bold: toWidths(bold) };

/** @param {Record<number, string>} table */
function toWidths(table) {
  return new Map(
    Object.entries(table).flatMap(([width, letters]) =>
      [...letters].map((letter) => /** @type {const} */ ([letter, Number(width) / 1000])),
    ),
  );
}

/**
 * Computes the width of a text in Arial.
 *
 * @param {string} text
 * @param {'regular' | 'bold'} weight
 * @returns {number} in em
 * @throws {Error} for a letter whose width is not in the tables above
 */
export function widthInArial(text, weight) {
  return [...text].reduce((sum, letter) => {
    const width = widths[weight].get(letter);
    if (width === undefined)
      throw new Error(`The width of “${letter}” in Arial is missing. Add it to arial.mjs.`);
    return sum + width;
  }, 0);
}
