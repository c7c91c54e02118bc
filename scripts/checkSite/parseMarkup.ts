import { JSDOM } from 'jsdom';

// One parser for all: a window of its own for each page would take several times as long.
const parser = new new JSDOM('').window.DOMParser();

/** Parses HTML as a browser without scripts does; nothing is loaded. */
export function parseHtml(text: string): Document {
  return parser.parseFromString(text, 'text/html');
}

/** @returns undefined for XML that is not well-formed */
export function parseXml(text: string): Document | undefined {
  const document = parser.parseFromString(text, 'application/xml');
  return document.getElementsByTagName('parsererror').length > 0 ? undefined : document;
}
