/** As many as Unicode allows in a stream (UAX #15, “Stream-Safe Text Format”); no script needs more. */
const excessMarks = /(\p{Mark}{30})\p{Mark}+/gu;

/**
 * Composes the letters of a text (NFC).
 *
 * @returns the text without the marks after the thirtieth on a letter: sorting many marks takes a
 * time that grows with their square
 */
export function compose(text: string): string {
  return text.replace(excessMarks, '$1').normalize('NFC');
}
