// @ts-check

const ANSWER_WITHIN_MS = 30_000;

/**
 * Whether the published site is no longer right because time has passed: a document whose day has come, an
 * event that has begun or ended (src/build/publishing/writeNextChange.ts).
 *
 * @param {NodeJS.ProcessEnv} environment with SITE_URL
 * @param {Date} [now]
 * @returns {Promise<boolean>} false also for a site that does not answer, or has no such file yet
 */
export async function changeIsDue({ SITE_URL }, now = new Date()) {
  if (!SITE_URL) return false;
  try {
    const response = await fetch(`${SITE_URL.replace(/\/+$/, '')}/next-change.json`, {
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    if (!response.ok) return false;
    const { at } = /** @type {{ at: string | null }} */ (await response.json());
    return Date.parse(at ?? '') <= now.getTime();
  } catch {
    return false;
  }
}
