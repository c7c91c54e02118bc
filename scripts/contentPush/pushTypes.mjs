// @ts-check
import { isJsonObject } from './migrationData.mjs';

/** @typedef {import('./readSamples.mjs').CustomType} CustomType */
/** @typedef {import('./migrationData.mjs').JsonObject} JsonObject */

/**
 * Brings the custom types into the repository through the Types API: `GET /customtypes`, then
 * `POST /customtypes/insert` for what is new and `/customtypes/update` for what differs. What is
 * the same is left alone, so a second run sends nothing.
 *
 * @param {readonly CustomType[]} types
 * @param {object} options
 * @param {(url: string, init?: RequestInit) => Promise<Response>} options.fetch
 * @param {string} options.endpoint
 * @param {Record<string, string>} options.headers `repository` and `authorization`
 * @param {(type: CustomType) => void} options.onType before each
 * @param {(type: CustomType, outcome: 'new' | 'changed' | 'same') => void} options.onDone
 */
export async function pushTypes(types, { fetch, endpoint, headers, onType, onDone }) {
  const address = `${endpoint.replace(/\/$/, '')}/customtypes`;
  const answer = /** @type {unknown} */ (await (await fetch(address, { headers })).json());
  const existing = (Array.isArray(answer) ? answer : []).filter(isJsonObject);
  for (const type of types) {
    onType(type);
    const known = existing.find(({ id }) => id === type.id);
    if (known && isSame(known, type.model)) {
      onDone(type, 'same');
      continue;
    }
    await fetch(`${address}/${known ? 'update' : 'insert'}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(type.model),
    });
    onDone(type, known ? 'changed' : 'new');
  }
}

/**
 * Prismic may add properties of its own. The order of fields counts: it is that of the editor.
 *
 * @param {JsonObject} known
 * @param {JsonObject} wanted
 */
function isSame(known, wanted) {
  return Object.keys(wanted).every(
    (name) => JSON.stringify(known[name]) === JSON.stringify(wanted[name]),
  );
}
