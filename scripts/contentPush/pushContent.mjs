// @ts-check
import { createWriteClient } from '@prismicio/client';
import { Problem } from '../problem.mjs';
import { nameOf } from './describePush.mjs';
import { Refusal, Stopped, prismicRequests } from './prismicRequests.mjs';
import { pushAssets } from './pushAssets.mjs';
import { findExisting, pushDocuments } from './pushDocuments.mjs';
import { openPushRecord } from './pushRecord.mjs';
import { WRITE_TOKEN_REMEDY } from './pushSettings.mjs';
import { pushTypes } from './pushTypes.mjs';

/** @typedef {import('./pushSettings.mjs').PushSettings} PushSettings */
/** @typedef {import('./readSamples.mjs').Samples} Samples */
/** @typedef {import('./pushDocuments.mjs').RefusedDocument} RefusedDocument */
/** @typedef {{ content?: string, types?: string, asset?: string, migration?: string }} Endpoints */
/**
 * @typedef {object} ContentPush
 * @property {() => Promise<void>} run sends; rejects with a Problem that says what was refused, why
 *   and what helps
 * @property {() => Promise<void>} stop sends nothing more, and resolves when the request under way
 *   is answered and noted
 * @property {() => string} summary what was sent so far
 */

const TYPES_ENDPOINT = 'https://customtypes.prismic.io';
const RUN_AGAIN = 'Then run the command again: what was sent is not made twice.';

/**
 * Sends the samples: first it looks (languages, documents that are there), then come the custom
 * types, the files and the documents.
 *
 * @param {object} options
 * @param {Samples} options.samples
 * @param {PushSettings} options.settings
 * @param {(line: string) => void} options.log one line for each step
 * @param {string} [options.directory] where the record of earlier runs lies
 * @param {Endpoints} [options.endpoints] instead of Prismic's own; `content` is its whole `/api/v2`
 * @param {Parameters<typeof prismicRequests>[0]} [options.patience]
 * @returns {ContentPush}
 */
export function contentPush({
  samples,
  settings,
  log,
  directory = '.',
  endpoints = {},
  patience = {},
}) {
  const { repository, writeToken, accessToken } = settings;
  const { types, documents, files } = samples;
  const requests = prismicRequests({
    onWait: (seconds) => log(`Prismic asks for patience: ${seconds} s`),
    ...patience,
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
  /** What is being done, for the message of a failure. */
  let subject = `The repository "${repository}"`;
  let remedyOfContent = '';

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
        `${existing.size} are there and are updated.`,
    );

    await pushTypes(types, {
      fetch: requests.fetch,
      endpoint: endpoints.types ?? TYPES_ENDPOINT,
      headers,
      onType: ({ id, file }) => {
        subject = `The custom type "${id}"`;
        remedyOfContent = `Correct ${file}.`;
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
        if (present > 0) log(`assets ${present}/${files.length}  are there already`);
      },
      onFile: ({ name, path: file }) => {
        subject = `The file ${name}`;
        remedyOfContent = `Correct ${file}, or its alternative text or copyright.`;
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
        remedyOfContent = `Correct ${document.file}.`;
        log(`documents ${done.created + 1}/${created}  made: ${nameOf(document)}`);
      },
      onCreated: () => {
        done.created += 1;
      },
      onFill: (document) => {
        subject = `The document ${nameOf(document)}`;
        remedyOfContent = `Correct ${document.file}.`;
        log(`contents ${done.filled + 1}/${documents.length}  ${nameOf(document)}`);
      },
      onFilled: () => {
        done.filled += 1;
      },
      onRefused: ({ document, reason }) => log(`refused: ${nameOf(document)}, ${reason}`),
    });
    if (refused.length > 0) throw new Problem(`${tellRefused(refused)}\n${summary()}`);
  };

  const summary = () =>
    `Sent: ${done.types} of ${types.length} custom types, ${done.files} of ${files.length} files, ` +
    `${done.filled} of ${documents.length} documents` +
    (done.created > 0 ? ` (${done.created} made anew).` : '.');

  /** @param {unknown} error @returns {unknown} */
  const explain = (error) => {
    if (!(error instanceof Refusal)) return error;
    const { host, pathname } = new URL(error.url);
    const isContentApi = error.url.startsWith(client.documentAPIEndpoint);
    const remedy = isContentApi
      ? remedyOfReading(error.status, repository)
      : remedyOfWriting(error.status, repository, remedyOfContent);
    return new Problem(
      `${subject} was refused: ${error.method} ${host}${pathname} answered ${error.message}\n` +
        `${remedy} ${RUN_AGAIN}\n${summary()}`,
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
  const place = `https://${repository}.prismic.io, Settings → Translations & Locales`;
  const missing = languages.filter((lang) => !configured.some(({ id }) => id === lang));
  if (missing.length > 0) {
    throw new Problem(
      `The repository "${repository}" has no language ${missing.join(' and ')}, in which samples ` +
        `are written.\nAdd it: ${place}. Nothing was sent.`,
    );
  }
  // The client takes the first of the list for the master language.
  const actual = configured.find(({ is_master }) => is_master) ?? configured[0];
  if (actual?.id !== master || configured[0]?.id !== master) {
    throw new Problem(
      `The master language of the repository "${repository}" is ${actual?.id}; that of the samples ` +
        `is ${master}, and translations would come without the documents they translate.\n` +
        `Make ${master} the master: ${place}. Nothing was sent.`,
    );
  }
}

/** @param {number} status @param {string} repository */
function remedyOfReading(status, repository) {
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

/** @param {number} status @param {string} repository @param {string} remedyOfContent */
function remedyOfWriting(status, repository, remedyOfContent) {
  if (status === 401 || status === 403) {
    return `PRISMIC_WRITE_TOKEN is not accepted by "${repository}". ${WRITE_TOKEN_REMEDY}.`;
  }
  if (status === 429) return 'Prismic takes no more for now: wait some minutes.';
  if (status >= 500) return 'That is a fault at Prismic (status.prismic.io): wait some minutes.';
  return remedyOfContent;
}

/** @param {readonly RefusedDocument[]} refused */
function tellRefused(refused) {
  const told = refused.map(
    (refusal) =>
      `  ${nameOf(refusal.document)}, ${refusal.document.file}\n    ${refusal.reason}${hintFor(refusal)}`,
  );
  return (
    `Prismic did not take all documents (refused: ${refused.length}); the others were sent:\n` +
    `${told.join('\n')}\nCorrect these files. ${RUN_AGAIN}`
  );
}

/** @param {RefusedDocument} refusal */
function hintFor({ document, step, status, reason }) {
  if (step === 'make') {
    return /exist/i.test(reason)
      ? '\n    It is in Prismic as a draft, in a release or in the archive, where no API shows it: ' +
          'publish or delete it there.'
      : '';
  }
  if (status === 404) {
    return (
      '\n    An earlier run made it and it was deleted in Prismic since. Now it is forgotten: the ' +
      'next run makes it anew.'
    );
  }
  const hasSlices = Object.values(document.data).some(
    (value) => Array.isArray(value) && value.some((item) => item?.slice_type),
  );
  return hasSlices
    ? '\n    It has slices. The Migration API may not take slices that are defined in a custom type ' +
        '(those of the Legacy Builder): then fill in this document in Prismic by hand.'
    : '';
}
