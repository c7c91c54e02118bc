// @ts-check
import { readFileSync, statSync } from 'node:fs';

/** @typedef {{ to: string, status: number }} Redirect */
/** @typedef {{ rules: Map<string, Redirect>, complaints: string[] }} RedirectsFile */

const statuses = [301, 302, 303, 307, 308];

/**
 * The form in which addresses are compared: decoded and without the final slash. Hosts that read this
 * file ignore the final slash too.
 *
 * @param {string} pathname
 * @returns {string}
 */
function comparable(pathname) {
  let decoded = pathname;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    // A plain percent sign, which encodes nothing.
  }
  return decoded.normalize().replace(/(?<=.)\/+$/, '');
}

/**
 * Reads lines of `from to 301` (https://docs.netlify.com/routing/redirects/): `#` begins a comment,
 * the status may be left out, and the first line about an address wins. This server supports no
 * placeholders, `*`, conditions or rewrites (200); the complaints name them.
 *
 * @param {string} text
 * @returns {RedirectsFile} rules by comparable address; a complaint for each unsupported line
 */
export function parseRedirects(text) {
  /** @type {RedirectsFile} */
  const file = { rules: new Map(), complaints: [] };
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const [from, to, status = '301', ...rest] = line
      .replace(/(^|\s)#.*$/, '')
      .trim()
      .split(/\s+/);
    if (!from) continue;
    const code = Number.parseInt(status, 10);
    const isPlain = from.startsWith('/') && !/[*:]/.test(from) && rest.length === 0;
    if (!to || !isPlain || !/^(\/|https?:\/\/)/.test(to) || !statuses.includes(code)) {
      file.complaints.push(`line ${index + 1}: "${line.trim()}"`);
      continue;
    }
    const key = comparable(from);
    if (!file.rules.has(key)) file.rules.set(key, { to, status: code });
  }
  return file;
}

/**
 * @param {string} to a redirect's target
 * @param {string} search query of the request with its `?`, or ''; kept unless the target has a query
 * @returns {string} a value for the Location header, Icelandic letters encoded
 */
export function locationOf(to, search) {
  const base = 'http://localhost';
  const target = new URL(to, base);
  if (!target.search) target.search = search;
  return to.startsWith('/') ? target.href.slice(base.length) : target.href;
}

/**
 * The redirects of a built site. The file is read again when it changes; without it there are none.
 *
 * @param {string} file
 * @returns {(pathname: string) => Redirect | undefined}
 */
export function redirectsOf(file) {
  let readAt = '';
  /** @type {RedirectsFile['rules']} */
  let rules = new Map();
  const refresh = () => {
    const stats = statSync(file, { throwIfNoEntry: false });
    const version = stats ? `${stats.mtimeMs} ${stats.size}` : '';
    if (version === readAt) return;
    readAt = version;
    const parsed = parseRedirects(stats ? readFileSync(file, 'utf8') : '');
    rules = parsed.rules;
    for (const complaint of parsed.complaints)
      console.warn(`${file}: this line is not supported and was ignored: ${complaint}`);
  };
  refresh();
  return (pathname) => {
    refresh();
    return rules.get(comparable(pathname));
  };
}
