// @ts-check
import { isJsonObject } from './migrationData.mjs';

/** @typedef {import('./readSamples.mjs').CustomType} CustomType */
/** @typedef {import('./migrationData.mjs').JsonObject} JsonObject */

/**
 * Sends the custom types to the repository through the Types API: `GET /customtypes`, then
 * `POST /customtypes/insert` for new types and `/customtypes/update` for changed ones. Unchanged
 * types are not sent.
 *
 * @param {readonly CustomType[]} types
 * @param {object} options
 * @param {(url: string, init?: RequestInit) => Promise<Response>} options.fetch
 * @param {string} options.endpoint
 * @param {Record<string, string>} options.headers `repository` and `authorization`
 * @param {(type: CustomType) => void} options.onType called before each type
 * @param {(type: CustomType, outcome: 'new' | 'changed' | 'same') => void} options.onDone
 */
export async function pushTypes(types, { fetch, endpoint, headers, onType, onDone }) {
  const address = `${endpoint.replace(/\/$/, '')}/customtypes`;
  const body = /** @type {unknown} */ (await (await fetch(address, { headers })).json());
  const existing = (Array.isArray(body) ? body : []).filter(isJsonObject);
  for (const type of types) {
    onType(type);
    const current = existing.find(({ id }) => id === type.id);
    if (current && isSame(current, type.model)) {
      onDone(type, 'same');
      continue;
    }
    await fetch(`${address}/${current ? 'update' : 'insert'}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(type.model),
    });
    onDone(type, current ? 'changed' : 'new');
  }
}

/**
 * Compares the properties of `model`: Prismic may add its own. The order of the fields counts,
 * because it is their order in the editor.
 *
 * @param {JsonObject} current
 * @param {JsonObject} model
 */
function isSame(current, model) {
  return Object.keys(model).every(
    (name) => JSON.stringify(current[name]) === JSON.stringify(model[name]),
  );
}
