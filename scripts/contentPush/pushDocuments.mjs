// @ts-check
import { createMigration, filter } from '@prismicio/client';
import { migrationData } from './migrationData.mjs';
import { collectRefusals, rejectedId } from './refusals.mjs';

/** @typedef {import('@prismicio/client').WriteClient} WriteClient */
/** @typedef {import('@prismicio/client').PrismicMigrationDocument} MigrationDocument */
/** @typedef {import('@prismicio/client').ExistingPrismicDocument} ExistingDocument */
/** @typedef {import('@prismicio/client').PendingPrismicDocument} PendingDocument */
/** @typedef {import('./pushAssets.mjs').Asset} Asset */
/** @typedef {import('./pushRecord.mjs').PushRecord} PushRecord */
/** @typedef {import('./readSamples.mjs').SampleDocument} SampleDocument */
/** @typedef {import('./refusals.mjs').Fetch} Fetch */
/** @typedef {import('./refusals.mjs').RefusedDocument} RefusedDocument */

/**
 * Finds the documents that the repository already has: published ones by type, uid and language (by
 * type and language for a single type), and those in the record of earlier runs.
 *
 * @param {readonly SampleDocument[]} documents
 * @param {object} options
 * @param {WriteClient} options.client
 * @param {readonly string[]} options.types of the repository
 * @param {PushRecord} options.record
 * @returns {Promise<ReadonlyMap<string, string>>} id in Prismic by id of the sample
 */
export async function findExisting(documents, { client, types, record }) {
  const usedTypes = types.filter((type) => documents.some((document) => document.type === type));
  const published =
    usedTypes.length > 0
      ? await client.dangerouslyGetAll({
          lang: '*',
          filters: [filter.any('document.type', [...usedTypes])],
        })
      : [];
  /** @type {Map<string, string>} */
  const ids = new Map();
  for (const { id, type, uid, lang } of documents) {
    const match = published.find(
      (other) => other.type === type && other.lang === lang && (other.uid ?? undefined) === uid,
    );
    const prismicId = match?.id ?? record.idOf(id);
    if (prismicId) ids.set(id, prismicId);
  }
  return ids;
}

/**
 * Sends the documents to the repository's migration release with the official client. The client
 * first creates all documents empty, the master language first, and then fills them, so that
 * documents may link to each other.
 *
 * A rejected document does not stop the others. A document that is in the record but not in Prismic
 * (404) is removed from the record, so that the next run creates it again.
 *
 * @param {readonly SampleDocument[]} documents
 * @param {object} options
 * @param {(fetch: Fetch) => WriteClient} options.clientWith
 * @param {Fetch} options.fetch
 * @param {ReadonlyMap<string, Asset>} options.assets
 * @param {ReadonlyMap<string, string>} options.existing from `findExisting`
 * @param {PushRecord} options.record
 * @param {(document: SampleDocument) => void} options.onCreate called before each new document
 * @param {(document: SampleDocument) => void} options.onFill called before each document
 * @param {() => void} options.onCreated
 * @param {() => void} options.onFilled
 * @param {(refused: RefusedDocument) => void} options.onRefused called instead of the last two
 * @returns {Promise<RefusedDocument[]>}
 */
export async function pushDocuments(
  documents,
  { clientWith, fetch, assets, existing, record, onCreate, onFill, onCreated, onFilled, onRefused },
) {
  const migration = createMigration();
  /** @type {Map<string, MigrationDocument>} */
  const handles = new Map();
  /** @type {Map<MigrationDocument, SampleDocument>} */
  const samples = new Map();
  for (const document of documents) {
    const id = existing.get(document.id);
    const content = contentOf(document, assets, (sampleId) => handles.get(sampleId));
    const handle = id
      ? migration.updateDocument(
          /** @type {ExistingDocument} */ (/** @type {unknown} */ ({ ...content, id })),
          document.title,
        )
      : migration.createDocument(
          /** @type {PendingDocument} */ (/** @type {unknown} */ (content)),
          document.title,
          translationOf(document, handles),
        );
    handles.set(document.id, handle);
    samples.set(handle, document);
  }

  /** The document that is being sent; undefined after it was rejected. @type {SampleDocument | undefined} */
  let current;
  /** @type {RefusedDocument[]} */
  const refused = [];
  const isRefused = (/** @type {SampleDocument} */ { id }) =>
    handles.get(id)?.document.id === rejectedId;
  const client = clientWith(
    collectRefusals(
      fetch,
      () => current,
      (refusal) => {
        current = undefined;
        refused.push(refusal);
        onRefused(refusal);
      },
    ),
  );

  const recordIds = () => {
    for (const [handle, { id }] of samples) {
      const prismicId = handle.document.id;
      if (prismicId && prismicId !== rejectedId) record.add(id, prismicId);
    }
  };
  try {
    await client.migrate(migration, {
      reporter: (event) => {
        recordIds();
        switch (event.type) {
          case 'documents:creating':
          case 'documents:created':
            if (current) onCreated();
            current = undefined;
            break;
          case 'documents:updating':
          case 'documents:updated':
            if (current && !isRefused(current)) onFilled();
            current = undefined;
            break;
        }
        if (event.type !== 'documents:creating' && event.type !== 'documents:updating') return;
        current = samples.get(event.data.document);
        if (!current || isRefused(current)) return;
        if (event.type === 'documents:creating') onCreate(current);
        else onFill(current);
      },
    });
  } finally {
    recordIds();
  }
  for (const { document, status } of refused) {
    if (status === 404) record.remove(document.id);
  }
  return refused;
}

/**
 * @param {SampleDocument} document
 * @param {ReadonlyMap<string, MigrationDocument>} handles
 */
function translationOf({ masterId }, handles) {
  const masterLanguageDocument = masterId === undefined ? undefined : handles.get(masterId);
  return masterLanguageDocument ? { masterLanguageDocument } : {};
}

/**
 * @param {SampleDocument} document
 * @param {ReadonlyMap<string, Asset>} assets
 * @param {(sampleId: string) => MigrationDocument | undefined} handleOf called when the links are sent:
 *   then every document has its id
 */
function contentOf({ type, uid, lang, tags, data }, assets, handleOf) {
  return {
    type,
    lang,
    tags,
    ...(uid === undefined ? {} : { uid }),
    data: migrationData(data, {
      // The client's own image values have one alternative text and credit per file, but here every
      // document has its own in its language.
      image: ({ file, alt, copyright }) => {
        const { id, url, width, height } = assetOf(assets, file);
        return {
          id,
          url: url.split('?')[0],
          dimensions: { width, height },
          edit: { x: 0, y: 0, zoom: 1, background: 'transparent' },
          alt,
          copyright,
        };
      },
      asset: (file) => assetOf(assets, file).id,
      document: (id) => () => handleOf(id),
      external: (url) => {
        throw new Error(`readSamples should have rejected ${url}.`);
      },
    }),
  };
}

/** @param {ReadonlyMap<string, Asset>} assets @param {string} file */
function assetOf(assets, file) {
  const asset = assets.get(file);
  if (!asset) throw new Error(`${file} was not uploaded to the media library.`);
  return asset;
}
