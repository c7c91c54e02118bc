// @ts-check

/** @typedef {import('./readSamples.mjs').Samples} Samples */
/** @typedef {import('./readSamples.mjs').SampleDocument} SampleDocument */

/** The official client waits 1.5 seconds between writes, because Prismic allows one per second. */
const SECONDS_PER_WRITE = 1.7;

/**
 * Lists the content to send, for the command's output.
 *
 * @param {Samples} samples
 * @returns {string}
 */
export function describePush({ types, languages, documents, files }) {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const writes = types.length + files.length + 2 * documents.length;
  const minutes = Math.ceil((writes * SECONDS_PER_WRITE) / 60);
  return [
    `Custom types (${types.length})`,
    ...columns(types.map(({ id, label }) => [id, label])),
    '',
    `Documents (${documents.length})`,
    ...languages.flatMap((lang) => types.flatMap(({ id }) => group(documents, lang, id))),
    '',
    `Images and files (${files.length}, ${kilobytes(bytes)})`,
    ...columns(files.map((file) => [file.name, kilobytes(file.bytes)])),
    '',
    `Prismic allows one request per second, so this takes about ${minutes} minutes.`,
  ].join('\n');
}

/** Names a document in the log and in errors. @param {SampleDocument} document */
export function nameOf({ type, uid, lang }) {
  return `${type}${uid === undefined ? '' : ` "${uid}"`} (${lang})`;
}

/** @param {readonly SampleDocument[]} all @param {string} lang @param {string} type */
function group(all, lang, type) {
  const documents = all.filter((document) => document.lang === lang && document.type === type);
  if (documents.length === 0) return [];
  return [
    `  ${lang} · ${type} (${documents.length})`,
    ...columns(documents.map(({ uid, title }) => [uid ?? '–', title])).map((line) => `  ${line}`),
  ];
}

/** @param {readonly [string, string][]} rows */
function columns(rows) {
  const width = Math.max(0, ...rows.map(([first]) => first.length));
  return rows.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`);
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${Math.ceil(bytes / 1_000).toLocaleString('en')} kB`;
}
