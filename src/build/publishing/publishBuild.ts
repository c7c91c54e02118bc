import {
  constants,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants as zlib, gzip } from 'node:zlib';
import { inParallel, listFiles, readJson, toHash } from '../files';

const buildsFolder = '.builds';

/** Link to the folder of the last finished build: its site, and the rules for nginx and Caddy. */
const currentBuild = `${buildsFolder}/current`;

/** This is the path of `SITE_DIRECTORY` in scripts/site.mjs. */
export const currentSite = `${currentBuild}/site`;

const text = /\.(html|js|css|json|xml|svg|txt|ics|webmanifest)$/;

const copy = new RegExp(`${text.source.slice(0, -1)}\\.(br|gz)$`);

/** Keeps the four threads busy in which Node reads, compresses and writes. */
const FILES_AT_A_TIME = 12;

// A build with more changed text than this limit uses Brotli's quality 6 instead of 10: 20 times as
// fast, but 7 % larger. For 40 MB, quality 10 takes 10 s of processor time. Scripts and styles
// always get 11, because without them a page is not interactive.
const MAX_SLOW_BYTES = 40_000_000;

const [QUICK_QUALITY, SLOW_QUALITY] = [6, 10];

const encodings = {
  br(content: Buffer, quality: number) {
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib;
    const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: content.length };
    return promisify(brotliCompress)(content, { params });
  },
  gz: (content: Buffer) => promisify(gzip)(content, { level: zlib.Z_BEST_COMPRESSION }),
};

type Hashes = Record<string, string>;

/**
 * Copies `public/`, with compressed copies of its text files, to the folder (a or b) that is not
 * served. Then switches the link `currentBuild` to that folder atomically, so that a server never
 * serves a mix of two builds. Unchanged files are hard links to the files of the served build.
 */
export async function publishBuild(rules: Record<string, string>): Promise<number> {
  const hashes = hashFiles('public');
  const link = path.resolve(currentBuild);
  const served = `${link}/site`;
  const last = existsSync(link) ? path.basename(readlinkSync(link)) : 'b';
  const next = last === 'a' ? 'b' : 'a';
  const build = path.resolve(buildsFolder, next);
  const folder = `${build}/site`;
  const there = readJson<Hashes>(fileOfHashes(next)) ?? {};
  // Hashes are deleted first: after an interruption, the next publication empties the folder.
  rmSync(fileOfHashes(next), { force: true });
  if (Object.keys(there).length === 0) rmSync(build, { recursive: true, force: true });
  const isBuilt = (name: string) => Object.hasOwn(hashes, name);
  const differing = Object.keys({ ...there, ...hashes }).filter(
    (name) => there[name] !== hashes[name],
  );
  for (const name of differing.filter((each) => Object.hasOwn(there, each))) {
    remove(folder, [name, ...copiesOf(name).filter((each) => !isBuilt(each))]);
  }
  const names = differing.filter(isBuilt);
  const parents = new Set(names.map((name) => path.dirname(`${folder}/${name}`)));
  for (const parent of parents) mkdirSync(parent, { recursive: true });

  const servedHashes = readJson<Hashes>(fileOfHashes(last)) ?? {};
  const changed = names.filter(
    (name) => servedHashes[name] !== hashes[name] || !isLinked(served, folder, [name]),
  );
  await inParallel(changed, FILES_AT_A_TIME, (name) =>
    copyFile(`public/${name}`, `${folder}/${name}`, constants.COPYFILE_FICLONE),
  );
  const isNew = new Set(changed);
  const texts = names.filter((name) => text.test(name) && !copiesOf(name).some(isBuilt));
  const uncompressed = texts.filter(
    (name) => isNew.has(name) || !isLinked(served, folder, copiesOf(name)),
  );
  await compress(folder, uncompressed);

  for (const [name, rulesOfServer] of Object.entries(rules)) {
    writeFileSync(`${build}/${name}`, rulesOfServer);
  }
  writeFileSync(fileOfHashes(next), JSON.stringify(hashes));
  const nextLink = path.resolve(buildsFolder, 'next');
  rmSync(nextLink, { force: true });
  symlinkSync(next, nextLink);
  renameSync(nextLink, link);
  return uncompressed.length;
}

function copiesOf(name: string): string[] {
  return Object.keys(encodings).map((encoding) => `${name}.${encoding}`);
}

function hashFiles(folder: string): Hashes {
  // In media/, a file named like a compressed copy is an editor's own file.
  const names = listFiles(folder).filter((name) => name.startsWith('media/') || !copy.test(name));
  // Streams take three times as long for thousands of small files.
  return Object.fromEntries(names.map((name) => [name, toHash(readFileSync(`${folder}/${name}`))]));
}

function fileOfHashes(build: string): string {
  return path.resolve(buildsFolder, build, 'files.json');
}

function remove(folder: string, names: readonly string[]): void {
  for (const name of names) rmSync(`${folder}/${name}`, { force: true });
  try {
    let parent = path.dirname(names[0] ?? '.');
    for (; parent !== '.'; parent = path.dirname(parent)) rmdirSync(`${folder}/${parent}`);
  } catch {
    // A folder that contains other files stays.
  }
}

function isLinked(served: string, folder: string, names: readonly string[]): boolean {
  try {
    for (const name of names) linkSync(`${served}/${name}`, `${folder}/${name}`);
    return true;
  } catch {
    // The file system has no hard links, or a copy is missing. Links already made are removed,
    // because writing to them would change the served build.
    for (const name of names) rmSync(`${folder}/${name}`, { force: true });
    return false;
  }
}

async function compress(folder: string, names: readonly string[]): Promise<void> {
  const bytes = names.reduce((sum, name) => sum + statSync(`${folder}/${name}`).size, 0);
  const qualityOfTexts = bytes <= MAX_SLOW_BYTES ? SLOW_QUALITY : QUICK_QUALITY;
  await inParallel(names, FILES_AT_A_TIME, async (name) => {
    const content = await readFile(`${folder}/${name}`);
    const quality = /\.(js|css)$/.test(name) ? zlib.BROTLI_MAX_QUALITY : qualityOfTexts;
    for (const [encoding, encode] of Object.entries(encodings)) {
      await writeFile(`${folder}/${name}.${encoding}`, await encode(content, quality));
    }
  });
}
