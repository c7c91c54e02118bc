import { inParallel } from './inParallel';
import { reasonOf } from './reasonOf';

/** As `data:` addresses, by the address that was asked. */
export type Placeholders = Record<string, string>;

const atOnce = 8;
const answersWithinMs = 10_000;
/** A server that does not understand what it is asked may send the whole picture. */
const mostBytes = 200;

/**
 * Takes images of a few pixels, to be written into the pages.
 *
 * @param urls to ask; those that are in `placeholders` already are not asked again
 * @returns why it was given up: pages are whole without placeholders
 */
export async function takePlaceholders(
  urls: Iterable<string>,
  placeholders: Placeholders,
): Promise<unknown> {
  const missing = [...urls].filter((url) => placeholders[url] === undefined);
  try {
    await inParallel(missing, atOnce, async (url) => {
      const answer = await fetch(url, { signal: AbortSignal.timeout(answersWithinMs) });
      const body = Buffer.from(await answer.arrayBuffer());
      if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
      const isTiny =
        body.length <= mostBytes && answer.headers.get('content-type') === 'image/webp';
      if (isTiny) placeholders[url] = `data:image/webp;base64,${body.toString('base64')}`;
    });
    return undefined;
  } catch (error) {
    return reasonOf(error);
  }
}
