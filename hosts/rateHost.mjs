// @ts-check
import { existsSync, writeFileSync } from 'node:fs';
import { Problem } from '../scripts/problem.mjs';

/** The Observatory gives up after 10 s, which a busy machine may need. */
const TIMEOUT_MS = '60000';
const PERFECT_SCORE = 100;

const observatory = new URL('node_modules/@mdn/mdn-http-observatory/', import.meta.url);

export const hasObservatory = existsSync(observatory);

/**
 * Rates the front page of a host by the rules of Mozilla's HTTP Observatory. What a server on localhost lacks
 * is added to its response: HTTPS, and the redirect from HTTP to it. A build for localhost names services
 * without HTTPS and cannot demand HTTPS, so its headers become those of a published site.
 *
 * @param {number} port of the host on 127.0.0.1
 * @param {boolean} isLocalBuild whether the site was built for http://localhost
 * @returns {Promise<{ score: number, grade: string, lost: string[] }>} `lost`: results that cost points
 * @throws {Problem} when the host does not send its front page
 */
export async function rateHost(port, isLocalBuild) {
  Object.assign(process.env, { ABORT_TIMEOUT: TIMEOUT_MS, CLIENT_TIMEOUT: TIMEOUT_MS });
  // The package downloads browsers' list of HTTPS-only sites when it is installed. localhost is not on it.
  const list = new URL('conf/hsts-preload.json', observatory);
  if (!existsSync(list)) writeFileSync(list, '{}');
  // Imported by their addresses, because tsc has to run without the packages of hosts/.
  const [{ ALL_TESTS }, { getGradeForScore, getScoreModifier }, { retrieve }] = await Promise.all(
    ['constants', 'grader/grader', 'retriever/retriever'].map(
      (name) => import(new URL(`src/${name}.js`, observatory).href),
    ),
  );

  const requests = await retrieve('localhost', { httpPort: port, httpsPort: port });
  const { responses, session } = requests;
  const { auto: response } = responses;
  if (response?.status !== 200) throw new Problem('A host did not send its front page.');
  if (isLocalBuild) {
    // As src/build/hosting/contentSecurityPolicy.ts writes them for a site with HTTPS.
    response.headers['strict-transport-security'] = 'max-age=63072000';
    response.headers['content-security-policy'] = String(
      response.headers['content-security-policy'],
    ).replaceAll('http://localhost', 'https://localhost');
  }
  session.url = new URL('https://localhost/');
  responses.https = Object.assign(response, { verified: true });
  responses.httpRedirects = [
    { url: new URL('http://localhost/'), status: 301 },
    { url: session.url, status: 200 },
  ];

  let score = PERFECT_SCORE;
  const lost = [];
  for (const test of ALL_TESTS) {
    const { result, pass } = test(requests);
    score += getScoreModifier(result);
    if (!pass || getScoreModifier(result) < 0) lost.push(result);
  }
  return { ...getGradeForScore(score), lost };
}
