import { existsSync, writeFileSync } from 'node:fs';
import { Problem } from '../scripts/lifecycle.mjs';

/** The Observatory's own 10 s are too short for a busy machine. */
const TIMEOUT_MS = '60000';
const PERFECT_SCORE = 100;

const observatory = new URL('node_modules/@mdn/mdn-http-observatory/', import.meta.url);

export const hasObservatory = existsSync(observatory);

/**
 * Rates a host's front page by the rules of Mozilla's HTTP Observatory, as if it were online.
 * Localhost has no HTTPS and no redirect to HTTPS, so both are added. A build for localhost allows
 * http: services and does not demand HTTPS, so the headers of a published site replace its headers.
 * `lost` names what costs points.
 */
export async function rateHost(port: number, isLocalBuild: boolean) {
  Object.assign(process.env, { ABORT_TIMEOUT: TIMEOUT_MS, CLIENT_TIMEOUT: TIMEOUT_MS });
  // Installing the package downloads a list of HTTPS-only sites, on which localhost is not.
  const list = new URL('conf/hsts-preload.json', observatory);
  if (!existsSync(list)) writeFileSync(list, '{}');
  // The modules are imported dynamically, because tsc must run without the packages of hosts/.
  const [{ ALL_TESTS }, { getGradeForScore, getScoreModifier }, { retrieve }] = await Promise.all(
    ['constants', 'grader/grader', 'retriever/retriever'].map(
      (name) => import(new URL(`src/${name}.js`, observatory).href),
    ),
  );

  const requests = await retrieve('localhost', { httpPort: port, httpsPort: port });
  const { responses, session } = requests;
  const { auto: response } = responses;
  if (response?.status !== 200) {
    throw new Problem(`The host on port ${port} did not send its front page.`);
  }
  if (isLocalBuild) {
    // A published site with HTTPS has these headers (src/build/hosting/contentSecurityPolicy.ts).
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
  const lost: string[] = [];
  for (const test of ALL_TESTS) {
    const { result, pass } = test(requests);
    score += getScoreModifier(result);
    if (!pass || getScoreModifier(result) < 0) lost.push(result);
  }
  const rating: { score: number; grade: string } = getGradeForScore(score);
  return { ...rating, lost };
}
