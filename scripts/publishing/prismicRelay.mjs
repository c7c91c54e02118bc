// @ts-check
/**
 * A Cloudflare Worker that starts the workflow `publish` when Prismic's webhook calls it. Prismic cannot
 * call GitHub itself: GitHub refuses a body that is not its own `{"event_type": …}`, and responds with
 * 204 where Prismic expects 200. docs/deploying.md says how it is set up.
 *
 * @typedef {{ PRISMIC_SECRET?: string, GITHUB_TOKEN?: string, GITHUB_REPOSITORY?: string }} Settings
 */
export default {
  /**
   * @param {Request} request
   * @param {Settings} settings secrets and variables of the Worker
   * @returns {Promise<Response>}
   */
  async fetch(request, { PRISMIC_SECRET, GITHUB_TOKEN, GITHUB_REPOSITORY }) {
    const body = /** @type {{ secret?: unknown } | null} */ (
      await request.json().catch(() => null)
    );
    if (!PRISMIC_SECRET || body?.secret !== PRISMIC_SECRET) {
      return new Response('The secret is not that of this webhook', { status: 403 });
    }
    const { ok, status } = await fetch(
      `https://api.github.com/repos/${GITHUB_REPOSITORY}/dispatches`,
      {
        method: 'POST',
        headers: {
          Accept: 'application/vnd.github+json',
          Authorization: `Bearer ${GITHUB_TOKEN}`,
          'User-Agent': 'prismic-relay',
        },
        body: JSON.stringify({ event_type: 'prismic' }),
      },
    );
    return ok
      ? new Response('The site is being published')
      : new Response(`GitHub refused with status ${status}`, { status: 502 });
  },
};
