// @ts-check
import { Refusal } from './prismicRequests.mjs';

/** @typedef {import('./readSamples.mjs').SampleDocument} SampleDocument */
/** @typedef {(url: string, init?: RequestInit) => Promise<Response>} Fetch */
/** @typedef {{ document: SampleDocument, step: 'create' | 'fill', status: number, reason: string }} RefusedDocument */

/** The id of a rejected document. The official client uses the same id for broken links. */
export const rejectedId = '_____broken_____';

/**
 * Wraps the requests of the official client, which stops at the first rejected document: in this
 * run and in every later one, the documents after it would not be sent. The wrapper collects errors
 * of single documents (400, and 404 for a deleted one) and returns a successful response to the
 * client. It sends nothing more for a document that could not be created.
 *
 * @param {Fetch} fetch
 * @param {() => SampleDocument | undefined} current the document that is being sent
 * @param {(refused: RefusedDocument) => void} onRefused
 * @returns {Fetch}
 */
export function collectRefusals(fetch, current, onRefused) {
  return async (url, init = {}) => {
    const document = current();
    const { method, body } = init;
    if (!document || (method !== 'POST' && method !== 'PUT')) return fetch(url, init);
    const isCreation = method === 'POST';
    const accepted = () =>
      new Response(JSON.stringify({ id: rejectedId }), { status: isCreation ? 201 : 200 });

    if (!isCreation && url.endsWith(`/${rejectedId}`)) return accepted();
    if (isCreation && typeof body === 'string' && isTranslationOfRefused(body)) {
      const reason = 'not sent, because the document that it translates was rejected';
      onRefused({ document, step: 'create', status: 400, reason });
      return accepted();
    }
    try {
      return await fetch(url, init);
    } catch (error) {
      const isOfDocument = error instanceof Refusal && [400, 404].includes(error.status);
      // When a document is created, a 404 means that the API itself was not found.
      if (!isOfDocument || (isCreation && error.status === 404)) throw error;
      const { status, message: reason } = error;
      onRefused({ document, step: isCreation ? 'create' : 'fill', status, reason });
      return accepted();
    }
  };
}

/** @param {string} body */
function isTranslationOfRefused(body) {
  return JSON.parse(body).alternate_language_id === rejectedId;
}
