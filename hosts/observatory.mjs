// @ts-check
// Rates the front page of a server on localhost by the rules of Mozilla's HTTP Observatory, and prints the
// result as JSON. NODE_EXTRA_CA_CERTS must name the certificate of the server.
// Use: node observatory.mjs <port of HTTP> <port of HTTPS>
import { existsSync, writeFileSync } from 'node:fs';
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js';
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '@mdn/mdn-http-observatory/src/grader/charts.js';
import { getGradeForScore, getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js';
import { retrieve } from '@mdn/mdn-http-observatory/src/retriever/retriever.js';

const [httpPort = '', httpsPort = ''] = process.argv.slice(2);
const PERFECT_SCORE = 100;

// The package downloads browsers' list of HTTPS-only sites when it is installed. localhost is not on it.
const list = new URL(
  'node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json',
  import.meta.url,
);
if (!existsSync(list)) writeFileSync(list, '{}');

const requests = await retrieve('localhost', { httpPort, httpsPort });
const { http, https } = requests.responses;
// It would rate a site that does not answer as one without HTTPS.
if (http?.status !== 200 || https?.status !== 200)
  throw new Error('The front page was not received.');

const tests = ALL_TESTS.map((test) => {
  const { constructor, result, pass } = test(requests);
  return { name: constructor.name, result, pass, score: getScoreModifier(result) };
});
const lost = tests.reduce((sum, { score }) => sum + Math.min(score, 0), 0);
const won = tests.reduce((sum, { score }) => sum + Math.max(score, 0), 0);
// The Observatory counts what is won only for sites that are good without it.
const mayWin = PERFECT_SCORE + lost >= MINIMUM_SCORE_FOR_EXTRA_CREDIT;
const { score, grade } = getGradeForScore(PERFECT_SCORE + lost + (mayWin ? won : 0));
console.log(JSON.stringify({ score, grade, tests }));
