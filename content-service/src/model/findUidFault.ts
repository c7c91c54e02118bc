/** Most file systems' limit of a name. */
const MAX_NAME_BYTES = 255;

const refusedCharacter = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}/\\?#%]/u;

/**
 * Says why no path can hold a uid as one segment: no site can then make a page for its document.
 *
 * @returns the rest of a sentence, such as `contains "?", which …`; undefined for a usable uid
 */
export function findUidFault(uid: string): string | undefined {
  const [character] = refusedCharacter.exec(uid) ?? [];
  if (character !== undefined) {
    const isVisible = /[/\\?#%]/.test(character);
    const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    return `contains ${isVisible ? `"${character}"` : `U+${code}`}, which no path can hold`;
  }
  if (uid === '.' || uid === '..') return 'names another folder in a path';
  const bytes = Buffer.byteLength(uid);
  return bytes > MAX_NAME_BYTES
    ? `has ${bytes} bytes, but a part of a path holds ${MAX_NAME_BYTES} at most`
    : undefined;
}
