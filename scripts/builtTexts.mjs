// @ts-check
import { isUtf8 } from 'node:buffer';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from './problem.mjs';

/** Files with the site's texts; scripts name the characters that this check looks for. */
const textFile = /\.(html|xml|atom|ics|json|webmanifest|txt)$|^_redirects$/;

/** Letters that are shown on each side of a fault. */
const CONTEXT_LETTERS = 20;

/**
 * Finds texts that a build damaged: NUL characters, U+FFFD (which replaces what cannot be decoded or
 * encoded), and bytes that are not UTF-8.
 *
 * @param {string} directory the built site
 * @returns {string[]} the first fault of each file: its path, the fault, and the text around it
 */
export function findBrokenTexts(directory) {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && textFile.test(entry.name))
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .sort()
    .flatMap((file) => {
      const bytes = readFileSync(file);
      const text = bytes.toString();
      // Bytes that are not UTF-8 are decoded to U+FFFD.
      const place = text.search(/[\0\ufffd]/);
      if (place === -1) return [];
      const from = Math.max(place - CONTEXT_LETTERS, 0);
      const context = JSON.stringify(text.slice(from, place + 1 + CONTEXT_LETTERS));
      return [`${path.relative(directory, file)}: ${nameOf(text, place, bytes)} in ${context}`];
    });
}

/** @param {string} text @param {number} place @param {Buffer} bytes */
function nameOf(text, place, bytes) {
  if (text[place] === '\0') return 'a NUL character';
  return isUtf8(bytes) ? 'U+FFFD' : 'bytes that are not UTF-8';
}

/**
 * @param {string} directory the built site
 * @throws {Problem} when a text is damaged
 */
export function refuseBrokenTexts(directory) {
  const faults = findBrokenTexts(directory);
  if (faults.length > 0) throw new Problem(`Built files with damaged texts:\n${faults.join('\n')}`);
}
