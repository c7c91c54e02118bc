// @ts-check
import { findProgram } from './programs.mjs';

/** @typedef {'firefox' | 'webkit'} Engine the name of a project of playwright.config.ts */
/**
 * @typedef {object} EngineFacts
 * @property {string} title
 * @property {string} packages Debian's
 * @property {readonly (readonly string[])[]} programs that must be there, each by its possible names
 */

/** The browser engines that the site is tested in beside Chromium. @type {Record<Engine, EngineFacts>} */
export const engines = {
  firefox: {
    title: 'Firefox',
    packages: 'firefox-esr',
    programs: [['firefox-esr', 'firefox']],
  },
  webkit: {
    title: 'WebKitGTK',
    packages: 'webkit2gtk-driver xvfb',
    programs: [['WebKitWebDriver'], ['Xvfb']],
  },
};

export const engineNames = /** @type {Engine[]} */ (Object.keys(engines));

/**
 * @param {Engine} engine
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {string[] | undefined} the paths of its programs, if all are installed
 */
export function findEngine(engine, environment = process.env) {
  const found = engines[engine].programs.map((names) => findProgram(names, environment));
  const present = found.filter((file) => file !== undefined);
  return present.length === found.length ? present : undefined;
}

/**
 * @param {Engine} engine
 * @returns {string} that it is missing, and what installs it
 */
export function remedyFor(engine) {
  const { title, packages } = engines[engine];
  return `${title} is not installed (Debian: apt-get install ${packages})`;
}
