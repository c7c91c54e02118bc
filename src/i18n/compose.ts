/** Marks after the thirtieth on a letter, the limit of UAX #15's “Stream-Safe Text Format”. No script needs more. */
const excessMarks = /(\p{Mark}{30})\p{Mark}+/gu;

/** Composes letters (NFC). Removes excess marks first, because sorting marks takes quadratic time. */
export function compose(text: string): string {
  return text.replace(excessMarks, '$1').normalize('NFC');
}
