// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from './problem.mjs';

/** @type {Record<string, (difference: number) => boolean>} */
const operators = {
  '>=': (difference) => difference >= 0,
  '<=': (difference) => difference <= 0,
  '>': (difference) => difference > 0,
  '<': (difference) => difference < 0,
};

/** @param {string} left @param {string} right */
function compareVersions(left, right) {
  const [a, b] = [left, right].map((version) => version.split('.').map(Number));
  for (let part = 0; part < 3; part += 1) {
    const difference = (a?.[part] ?? 0) - (b?.[part] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * Whether a version satisfies a range of `engines`. Supports comparisons separated by spaces, all of
 * which must hold (`>=20.19 <26`).
 *
 * @param {string} version such as `20.19.1`
 * @param {string} range
 */
export function satisfies(version, range) {
  return range
    .trim()
    .split(/\s+/)
    .every((comparison) => {
      const [, operator = '', bound = ''] = /^([<>]=?)(\d[\d.]*)$/.exec(comparison) ?? [];
      const holds = operators[operator];
      if (!holds) throw new Error(`package.json, engines.node: "${comparison}" is not supported.`);
      return holds(compareVersions(version, bound));
    });
}

/**
 * Checks the version of Node. Runs before everything else, because an unsupported version would fail in
 * the middle of an installation with a message about some transitive dependency.
 *
 * @param {{ version?: string, directory?: string }} [options]
 * @throws {Problem} when the version is outside the range in package.json
 */
export function checkNodeVersion({ version = process.versions.node, directory = '.' } = {}) {
  const range = JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8')).engines.node;
  if (satisfies(version, range)) return;
  throw new Problem(
    `This is Node ${version}, and the project needs Node ${range}.\n` +
      'Install Node 24 from https://nodejs.org (or: nvm install 24) and run the command again.',
  );
}
