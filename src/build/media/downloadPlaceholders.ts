import { inParallel } from './inParallel';
import { errorCause } from './errorCause';

/** Placeholders as `data:` URLs, by the URL that they were downloaded from. */
export type Placeholders = Record<string, string>;

const MAX_PARALLEL_DOWNLOADS = 8;
const TIMEOUT_MS = 10_000;
/** A server that does not support the parameters may send the whole image. */
const MAX_PLACEHOLDER_BYTES = 200;

/**
 * Downloads placeholders, images of a few pixels that the build writes into the pages.
 *
 * @param urls of placeholders; those in `placeholders` are skipped
 * @param placeholders the downloaded ones are added
 * @returns the error that stopped the downloads. It is not thrown: pages work without placeholders
 */
export async function downloadPlaceholders(
  urls: Iterable<string>,
  placeholders: Placeholders,
): Promise<unknown> {
  const missing = [...urls].filter((url) => placeholders[url] === undefined);
  try {
    await inParallel(missing, MAX_PARALLEL_DOWNLOADS, async (url) => {
      const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      const body = Buffer.from(await response.arrayBuffer());
      if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
      const isTiny =
        body.length <= MAX_PLACEHOLDER_BYTES &&
        response.headers.get('content-type') === 'image/webp';
      if (isTiny) placeholders[url] = `data:image/webp;base64,${body.toString('base64')}`;
    });
    return undefined;
  } catch (error) {
    return errorCause(error);
  }
}
