/** Names that the build itself writes into the folder of any page. */
const ownNames = ['index.html', 'page-data.json', '_preview'];

/** Most file systems' limit of a name. Gatsby would shorten the path, and links would miss the page. */
const MAX_NAME_BYTES = 255;

const refusedCharacter = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}/\\?#%]/u;

/**
 * Says why a path cannot hold a document's uid as one segment.
 *
 * @param name not percent-encoded.
 * @returns the rest of a sentence, such as `contains “?”, which …`; nothing for a usable name.
 */
export function findNameFault(name: string): string | undefined {
  const [character] = refusedCharacter.exec(name) ?? [];
  if (character !== undefined) {
    return `contains “${toVisible(character)}”, which no path can hold`;
  }
  if (name === '.' || name === '..') return `is “${name}”, which in a path names another folder`;
  if (ownNames.includes(name.toLowerCase())) {
    return `is “${name}”, the name of a file or page that the build writes there`;
  }
  const bytes = encodeURIComponent(name).replace(/%../g, '.').length;
  return bytes > MAX_NAME_BYTES
    ? `has ${bytes} bytes, but a part of a path holds ${MAX_NAME_BYTES} at most`
    : undefined;
}

/** Writes control characters, line separators and lone surrogates as `U+0000`, so that a message can be read. */
export function toVisible(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu,
    (character) => `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
  );
}
