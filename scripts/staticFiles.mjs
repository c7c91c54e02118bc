// @ts-check
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** @param {string} text @returns {string | undefined} undefined for text that cannot be decoded */
function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * @param {string} url the request's target
 * @returns {{ path: string, pathname: string | undefined, search: string } | undefined} path as it was
 *   requested, decoded path, and query; without the decoded path where no file can have it; undefined for
 *   a target that is not a path
 */
export function readAddress(url) {
  if (!url.startsWith('/')) return undefined;
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  const pathname = decode(path);
  return {
    path,
    pathname: pathname?.includes('\0') ? undefined : pathname,
    search: end === -1 ? '' : url.slice(end),
  };
}

/** @param {string} file */
function kindOf(file) {
  try {
    const stats = statSync(file, { throwIfNoEntry: false });
    return stats?.isFile() ? 'file' : stats?.isDirectory() ? 'folder' : undefined;
  } catch {
    // No file has a name that is too long for the file system.
    return undefined;
  }
}

/**
 * @param {string} directory
 * @param {string} pathname decoded
 * @returns {{ file: string, address: string } | undefined} path of the file below `directory`, and the
 *   address under which it is served: the requested address, or the same with a final slash
 */
export function findFile(directory, pathname) {
  const segments = pathname.split(/[/\\]/).filter((segment) => segment !== '' && segment !== '.');
  if (segments.includes('..')) return undefined;
  const plain = `/${segments.join('/')}`;
  const wantsFolder = pathname.endsWith('/');
  if (!wantsFolder && kindOf(directory + plain) === 'file')
    return { file: plain, address: pathname };
  const folder = plain === '/' ? plain : `${plain}/`;
  if (kindOf(`${directory}${folder}index.html`) !== 'file') return undefined;
  return { file: `${folder}index.html`, address: wantsFolder ? pathname : folder };
}

/**
 * @param {string} directory
 * @param {string} requestedPath percent-encoded
 * @param {readonly { folder: string, page: string }[]} pages of each part of the site
 * @returns {Promise<string>} the page for the part of the path; a text if there is none
 */
export async function errorPage(directory, requestedPath, pages) {
  // An encoded slash does not separate folders.
  const [, first = ''] = requestedPath.split('/');
  const folder = `/${decode(first) ?? ''}/`;
  for (const { folder: of, page } of pages) {
    if (of !== '/' && of !== folder) continue;
    // A page that is not there, or that a rebuild has just deleted, leaves the next one.
    const text = await readFile(path.join(directory, page), 'utf8').catch(() => undefined);
    if (text !== undefined) return text;
  }
  return 'Not found';
}
