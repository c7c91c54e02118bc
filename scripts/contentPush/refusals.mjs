// @ts-check
import { Refusal } from './prismicRequests.mjs';

/** @typedef {import('./readSamples.mjs').SampleDocument} SampleDocument */
/** @typedef {(url: string, init?: RequestInit) => Promise<Response>} Fetch */
/** @typedef {{ document: SampleDocument, step: 'make' | 'fill', status: number, reason: string }} RefusedDocument */

/** The id that stands for a document which is not there; the official client uses the same. */
export const UNMADE = '_____broken_____';

/**
 * Wraps the requests of the official client, which stops at the first refusal. One document that
 * Prismic refuses must not keep all others from arriving, in this run and in every later one; so
 * what concerns one document alone (400, and 404 for one that was deleted) is kept for the end, and
 * the client is told that it went well. Of a document that could not be made, nothing else is sent.
 *
 * @param {Fetch} fetch
 * @param {() => SampleDocument | undefined} current the document that is being sent
 * @param {(refused: RefusedDocument) => void} onRefused
 * @returns {Fetch}
 */
export function keepRefusals(fetch, current, onRefused) {
  return async (url, init = {}) => {
    const document = current();
    const { method, body } = init;
    if (!document || (method !== 'POST' && method !== 'PUT')) return fetch(url, init);
    const isMaking = method === 'POST';
    const accepted = () =>
      new Response(JSON.stringify({ id: UNMADE }), { status: isMaking ? 201 : 200 });

    if (!isMaking && url.endsWith(`/${UNMADE}`)) return accepted();
    if (isMaking && typeof body === 'string' && isTranslationOfUnmade(body)) {
      const reason = 'not sent, because the document that it translates was refused';
      onRefused({ document, step: 'make', status: 400, reason });
      return accepted();
    }
    try {
      return await fetch(url, init);
    } catch (error) {
      const isOfOne = error instanceof Refusal && [400, 404].includes(error.status);
      // An API that is not where it should be is nothing of one document's.
      if (!isOfOne || (isMaking && error.status === 404)) throw error;
      const { status, message: reason } = error;
      onRefused({ document, step: isMaking ? 'make' : 'fill', status, reason });
      return accepted();
    }
  };
}

/** @param {string} body */
function isTranslationOfUnmade(body) {
  return JSON.parse(body).alternate_language_id === UNMADE;
}
