// @ts-check
import { createMigration, filter } from '@prismicio/client';
import { migrationData } from './migrationData.mjs';
import { UNMADE, keepRefusals } from './refusals.mjs';

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
 * Which documents the repository has already: what is published, found by type, uid and language
 * (of a single type by type and language); then what the record knows of earlier runs.
 *
 * @param {readonly SampleDocument[]} documents
 * @param {object} options
 * @param {WriteClient} options.client
 * @param {readonly string[]} options.types those that the repository has
 * @param {PushRecord} options.record
 * @returns {Promise<ReadonlyMap<string, string>>} id in Prismic by id of the sample
 */
export async function findExisting(documents, { client, types, record }) {
  const asked = types.filter((type) => documents.some((document) => document.type === type));
  const published =
    asked.length > 0
      ? await client.dangerouslyGetAll({
          lang: '*',
          filters: [filter.any('document.type', [...asked])],
        })
      : [];
  /** @type {Map<string, string>} */
  const ids = new Map();
  for (const { id, type, uid, lang } of documents) {
    const match = published.find(
      (known) => known.type === type && known.lang === lang && (known.uid ?? undefined) === uid,
    );
    const known = match?.id ?? record.idOf(id);
    if (known) ids.set(id, known);
  }
  return ids;
}

/**
 * Brings the documents into the repository's migration release by the official client: it makes
 * each one empty, the master language first, and then fills them all, so that links may go round in
 * circles.
 *
 * A document that Prismic refuses does not keep the others from arriving. What the record believes
 * to be there and is not (404) leaves the record, so that the next run makes it anew.
 *
 * @param {readonly SampleDocument[]} documents
 * @param {object} options
 * @param {(fetch: Fetch) => WriteClient} options.clientWith
 * @param {Fetch} options.fetch
 * @param {ReadonlyMap<string, Asset>} options.assets
 * @param {ReadonlyMap<string, string>} options.existing from `findExisting`
 * @param {PushRecord} options.record
 * @param {(document: SampleDocument) => void} options.onCreate before each that is new
 * @param {(document: SampleDocument) => void} options.onFill before each
 * @param {() => void} options.onCreated
 * @param {() => void} options.onFilled
 * @param {(refused: RefusedDocument) => void} options.onRefused instead of the last two
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

  /** What is being sent; undefined when it was refused. @type {SampleDocument | undefined} */
  let current;
  /** @type {RefusedDocument[]} */
  const refused = [];
  const isUnmade = (/** @type {SampleDocument} */ { id }) =>
    handles.get(id)?.document.id === UNMADE;
  const client = clientWith(
    keepRefusals(
      fetch,
      () => current,
      (refusal) => {
        current = undefined;
        refused.push(refusal);
        onRefused(refusal);
      },
    ),
  );

  const keepIds = () => {
    for (const [handle, { id }] of samples) {
      const prismicId = handle.document.id;
      if (prismicId && prismicId !== UNMADE) record.add(id, prismicId);
    }
  };
  try {
    await client.migrate(migration, {
      reporter: (event) => {
        keepIds();
        switch (event.type) {
          case 'documents:creating':
          case 'documents:created':
            if (current) onCreated();
            current = undefined;
            break;
          case 'documents:updating':
          case 'documents:updated':
            if (current && !isUnmade(current)) onFilled();
            current = undefined;
            break;
        }
        if (event.type !== 'documents:creating' && event.type !== 'documents:updating') return;
        current = samples.get(event.data.document);
        if (!current || isUnmade(current)) return;
        if (event.type === 'documents:creating') onCreate(current);
        else onFill(current);
      },
    });
  } finally {
    keepIds();
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
 * @param {(sampleId: string) => MigrationDocument | undefined} handleOf asked when the links are
 *   sent: by then every document has its id
 */
function contentOf({ type, uid, lang, tags, data }, assets, handleOf) {
  return {
    type,
    lang,
    tags,
    ...(uid === undefined ? {} : { uid }),
    data: migrationData(data, {
      // Not the client's own image values: those have one alternative text and credit for a file,
      // and here each document has its own, in its own language.
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
      foreign: (url) => {
        throw new Error(`readSamples let ${url} pass.`);
      },
    }),
  };
}

/** @param {ReadonlyMap<string, Asset>} assets @param {string} file */
function assetOf(assets, file) {
  const asset = assets.get(file);
  if (!asset) throw new Error(`${file} was not brought into the media library.`);
  return asset;
}
