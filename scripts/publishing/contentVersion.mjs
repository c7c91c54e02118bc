// @ts-check
import { contentSource } from '../contentSource.mjs';
import { Problem } from '../problem.mjs';

const ANSWER_WITHIN_MS = 30_000;

/**
 * Asks the repository for its master ref, which every publication changes.
 *
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Promise<string>} empty for the sample documents, which change with the code only
 * @throws {Problem} when the repository gives no answer or another one
 */
export async function contentVersion(environment) {
  const source = contentSource({ environment });
  if (source.kind === 'embedded') return '';
  const address = new URL(
    source.kind === 'prismic'
      ? `https://${source.repository}.cdn.prismic.io/api/v2`
      : source.endpoint,
  );
  const place = `${address}`;
  const token = environment['PRISMIC_ACCESS_TOKEN'];
  if (token) address.searchParams.set('access_token', token);
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const { refs } = /** @type {{ refs: { ref: string, isMasterRef?: boolean }[] }} */ (
      await response.json()
    );
    const master = refs.find(({ isMasterRef }) => isMasterRef);
    if (!master) throw new Error('no master ref');
    return master.ref;
  } catch (error) {
    throw new Problem(
      `The version of the content is unknown: ${place} gave no usable answer (${/** @type {Error} */ (error).message}).\n` +
        'With status 401 or 403, check PRISMIC_ACCESS_TOKEN; with 404, PRISMIC_REPOSITORY.',
    );
  }
}
