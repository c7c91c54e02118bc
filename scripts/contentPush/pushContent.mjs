// @ts-check
import { createWriteClient } from '@prismicio/client';
import { Problem } from '../problem.mjs';
import { nameOf } from './describePush.mjs';
import { Refusal, Stopped, prismicRequests } from './prismicRequests.mjs';
import { pushAssets } from './pushAssets.mjs';
import { findExisting, pushDocuments } from './pushDocuments.mjs';
import { openPushRecord } from './pushRecord.mjs';
import { writeTokenRemedy } from './pushSettings.mjs';
import { pushTypes } from './pushTypes.mjs';

/** @typedef {import('./pushSettings.mjs').PushSettings} PushSettings */
/** @typedef {import('./readSamples.mjs').Samples} Samples */
/** @typedef {import('./pushDocuments.mjs').RefusedDocument} RefusedDocument */
/** @typedef {{ content?: string, types?: string, asset?: string, migration?: string }} Endpoints */
/**
 * @typedef {object} ContentPush
 * @property {() => Promise<void>} run sends the content; rejects with a Problem that says what was
 *   rejected, why, and the remedy
 * @property {() => Promise<void>} stop sends nothing more, and resolves when the current request is
 *   finished and recorded
 * @property {() => string} summary returns what was sent so far
 */

const typesEndpoint = 'https://customtypes.prismic.io';
const runAgain = 'Then run the command again: it creates nothing twice.';

/**
 * Sends the samples. First it checks the repository's languages and existing documents; then it
 * sends the custom types, the files and the documents.
 *
 * @param {object} options
 * @param {Samples} options.samples
 * @param {PushSettings} options.settings
 * @param {(line: string) => void} options.log called with one line for each step
 * @param {string} [options.directory] of the record of earlier runs
 * @param {Endpoints} [options.endpoints] replace Prismic's own; `content` is the URL of `/api/v2`
 * @param {Parameters<typeof prismicRequests>[0]} [options.requestOptions]
 * @returns {ContentPush}
 */
export function contentPush({
  samples,
  settings,
  log,
  directory = '.',
  endpoints = {},
  requestOptions = {},
}) {
  const { repository, writeToken, accessToken } = settings;
  const { types, documents, files } = samples;
  const requests = prismicRequests({
    onWait: (seconds) => log(`Prismic limits the rate of requests: waiting ${seconds} s`),
    ...requestOptions,
  });
  const headers = { repository, authorization: `Bearer ${writeToken}` };
  /** @param {import('./pushDocuments.mjs').Fetch} fetch */
  const clientWith = (fetch) =>
    createWriteClient(repository, {
      writeToken,
      fetch,
      ...(accessToken ? { accessToken } : {}),
      ...(endpoints.content ? { documentAPIEndpoint: endpoints.content } : {}),
      ...(endpoints.asset ? { assetAPIEndpoint: endpoints.asset } : {}),
      ...(endpoints.migration ? { migrationAPIEndpoint: endpoints.migration } : {}),
    });

  const client = clientWith(requests.fetch);

  const done = { types: 0, files: 0, created: 0, filled: 0 };
  /** The subject of the current request, for error messages. */
  let subject = `The repository "${repository}"`;
  let contentRemedy = '';

  const send = async () => {
    const record = openPushRecord(directory, repository);
    const metadata = await client.getRepository();
    checkLanguages(metadata.languages, samples, repository);
    const existing = await findExisting(documents, {
      client,
      types: Object.keys(metadata.types),
      record,
    });
    log(
      `Repository ${repository}: ${documents.length - existing.size} documents are new, ` +
        `${existing.size} exist and will be updated.`,
    );

    await pushTypes(types, {
      fetch: requests.fetch,
      endpoint: endpoints.types ?? typesEndpoint,
      headers,
      onType: ({ id, file }) => {
        subject = `The custom type "${id}"`;
        contentRemedy = `Correct ${file}.`;
      },
      onDone: ({ id }, outcome) => {
        done.types += 1;
        log(`types ${done.types}/${types.length}  ${id}: ${outcome}`);
      },
    });

    subject = 'The media library';
    const assets = await pushAssets(files, {
      client,
      fetch: requests.fetch,
      headers,
      onListed: (present) => {
        done.files = present;
        if (present > 0) log(`assets ${present}/${files.length}  exist already`);
      },
      onFile: ({ name, path: file }) => {
        subject = `The file ${name}`;
        contentRemedy = `Correct ${file}, or its alternative text or copyright.`;
        log(`assets ${done.files + 1}/${files.length}  ${name}`);
      },
      onDone: () => {
        done.files += 1;
      },
    });

    const created = documents.length - existing.size;
    const refused = await pushDocuments(documents, {
      clientWith,
      fetch: requests.fetch,
      assets,
      existing,
      record,
      onCreate: (document) => {
        subject = `The document ${nameOf(document)}`;
        contentRemedy = `Correct ${document.file}.`;
        log(`documents ${done.created + 1}/${created}  created: ${nameOf(document)}`);
      },
      onCreated: () => {
        done.created += 1;
      },
      onFill: (document) => {
        subject = `The document ${nameOf(document)}`;
        contentRemedy = `Correct ${document.file}.`;
        log(`contents ${done.filled + 1}/${documents.length}  ${nameOf(document)}`);
      },
      onFilled: () => {
        done.filled += 1;
      },
      onRefused: ({ document, reason }) => log(`rejected: ${nameOf(document)}, ${reason}`),
    });
    if (refused.length > 0) throw new Problem(`${describeRefusals(refused)}\n${summary()}`);
  };

  const summary = () =>
    `Sent: ${done.types} of ${types.length} custom types, ${done.files} of ${files.length} files, ` +
    `${done.filled} of ${documents.length} documents` +
    (done.created > 0 ? ` (${done.created} created).` : '.');

  /** @param {unknown} error @returns {unknown} */
  const explain = (error) => {
    if (!(error instanceof Refusal)) return error;
    const { host, pathname } = new URL(error.url);
    const isContentApi = error.url.startsWith(client.documentAPIEndpoint);
    const remedy = isContentApi
      ? readRemedy(error.status, repository)
      : writeRemedy(error.status, repository, contentRemedy);
    return new Problem(
      `${subject} was rejected: ${error.method} ${host}${pathname} responded with ${error.message}\n` +
        `${remedy} ${runAgain}\n${summary()}`,
    );
  };

  /** @type {Promise<void> | undefined} */
  let running;
  return {
    run: () => {
      running = send().catch((error) => {
        throw explain(error);
      });
      return running;
    },
    stop: async () => {
      requests.stop();
      await running?.catch((error) => {
        if (!(error instanceof Stopped)) log(String(error.message));
      });
    },
    summary,
  };
}

/**
 * @param {readonly { id: string, is_master: boolean }[]} configured
 * @param {Samples} samples
 * @param {string} repository
 */
function checkLanguages(configured, { master, languages }, repository) {
  const page = `https://${repository}.prismic.io, Settings → Translations & Locales`;
  const missing = languages.filter((lang) => !configured.some(({ id }) => id === lang));
  if (missing.length > 0) {
    throw new Problem(
      `The repository "${repository}" lacks the language ${missing.join(' and ')} of the samples.\n` +
        `Add it: ${page}. Nothing was sent.`,
    );
  }
  // The client assumes that the first language of the list is the master language.
  const actual = configured.find(({ is_master }) => is_master) ?? configured[0];
  if (actual?.id !== master || configured[0]?.id !== master) {
    throw new Problem(
      `The master language of the repository "${repository}" is ${actual?.id}, but that of the samples ` +
        `is ${master}. Translations would be sent before the documents that they translate.\n` +
        `Make ${master} the master language: ${page}. Nothing was sent.`,
    );
  }
}

/** @param {number} status @param {string} repository */
function readRemedy(status, repository) {
  if (status === 404) {
    return `There is no repository "${repository}": correct PRISMIC_REPOSITORY in .env.`;
  }
  if (status === 401 || status === 403) {
    return (
      'Its content API is private: put an access token (Settings → API & Security → Content API) ' +
      'into .env as PRISMIC_ACCESS_TOKEN=…'
    );
  }
  return 'Wait some minutes.';
}

/** @param {number} status @param {string} repository @param {string} contentRemedy */
function writeRemedy(status, repository, contentRemedy) {
  if (status === 401 || status === 403) {
    return `PRISMIC_WRITE_TOKEN is not accepted by "${repository}". ${writeTokenRemedy}.`;
  }
  if (status === 429) return 'Prismic accepts no more requests for now: wait some minutes.';
  if (status >= 500) return 'This is an error at Prismic (status.prismic.io): wait some minutes.';
  return contentRemedy;
}

/** @param {readonly RefusedDocument[]} refused */
function describeRefusals(refused) {
  const lines = refused.map(
    (refusal) =>
      `  ${nameOf(refusal.document)}, ${refusal.document.file}\n    ${refusal.reason}${hintFor(refusal)}`,
  );
  return (
    `Prismic rejected ${refused.length} of the documents; the others were sent:\n` +
    `${lines.join('\n')}\nCorrect these files. ${runAgain}`
  );
}

/** @param {RefusedDocument} refusal */
function hintFor({ document, step, status, reason }) {
  if (step === 'create') {
    return /exist/i.test(reason)
      ? '\n    It exists in Prismic as a draft, in a release or in the archive, which no API lists: ' +
          'publish or delete it there.'
      : '';
  }
  if (status === 404) {
    return (
      '\n    An earlier run created it, and it was deleted in Prismic since. The next run creates it ' +
      'again.'
    );
  }
  const hasSlices = Object.values(document.data).some(
    (value) => Array.isArray(value) && value.some((item) => item?.slice_type),
  );
  return hasSlices
    ? '\n    It has slices. The Migration API may not accept slices that are defined in a custom type ' +
        '(those of the Legacy Builder): then fill in this document in Prismic by hand.'
    : '';
}
