/** Finds more than 30 marks in a row, the limit of UAX #15's “Stream-Safe Text Format”. */
const excessMarks = /(\p{Mark}{30})\p{Mark}+/gu;

/** Composes letters (NFC). Drops excess marks first, because sorting marks takes quadratic time. */
export function compose(text: string): string {
  return text.replace(excessMarks, '$1').normalize('NFC');
}
