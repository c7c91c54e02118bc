// @ts-check
import path from 'node:path';
import { createMigration, createWriteClient, filter } from '@prismicio/client';
import { Problem } from '../lifecycle.mjs';

/** @typedef {import('./runContentPush.mjs').Samples} Samples */
/** @typedef {Partial<import('@prismicio/client').WriteClientConfig> & { typesAPIEndpoint?: string }} Endpoints */
/** @typedef {{ id: string, url: string, filename: string, size: number, width?: number, height?: number }} Asset */
/** @typedef {{ name: string, file?: string }} Subject what a request is about */

const TIMEOUT_MS = 60_000;
const MAX_REASON_LETTERS = 500;
/** @type {Record<string, string>} */
const mediaTypes = {
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/**
 * The official client waits between requests and repeats those that fail with 429. It creates all
 * documents empty before it fills them, so that documents can link to each other.
 * @param {Samples} samples
 * @param {{ repository: string, writeToken: string, accessToken: string | undefined }} settings
 * @param {Endpoints} endpoints replace Prismic's own
 */
export async function pushContent(samples, { repository, writeToken, accessToken }, endpoints) {
  const { types } = samples;
  const { typesAPIEndpoint = 'https://customtypes.prismic.io', ...clientEndpoints } = endpoints;
  /** @type {'types' | 'files' | 'documents' | 'contents'} */
  let step = 'types';
  /** @type {Subject} */
  let subject = { name: `The repository "${repository}"` };
  /** @type {string[]} */
  const refused = [];

  const problem = (/** @type {string} */ message) =>
    new Problem(
      `${message}\nIf documents were created (see above), publish or delete the documents of the ` +
        'migration release. Run the command again: it starts from the beginning.',
    );

  /** @type {(url: string, init?: RequestInit) => Promise<Response>} */
  const send = async (url, init = {}) => {
    const { host, pathname } = new URL(url);
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(url, { ...init, signal: timeout }).catch(({ cause, message }) => {
      throw problem(`${host} could not be reached (${cause?.code ?? message}).`);
    });
    const { status } = response;
    if (response.ok || (status === 429 && step !== 'types')) return response;
    const text = (await response.text()).replace(/<[^<>]*>|\s+/g, ' ').trim();
    const reason = `${status}: ${text.slice(0, MAX_REASON_LETTERS) || 'no reason was given'}`;
    if (status === 400 && step === 'contents') {
      // A success is returned, because after an error the client would send no further document.
      refused.push(`${subject.name}, ${subject.file}\n    ${reason}`);
      return new Response('{}');
    }
    throw problem(
      `${subject.name} was rejected: ${init.method ?? 'GET'} ${host}${pathname} responded with ` +
        `${reason}\n${remedyFor(status, subject)}`,
    );
  };
  /** @type {(next: typeof step, subject: Subject | undefined, progress: { current: number, total: number }) => void} */
  const begin = (nextStep, nextSubject = subject, { current, total }) => {
    step = nextStep;
    subject = nextSubject;
    console.log(`${step} ${current}/${total}  ${subject.name}`);
  };

  const client = createWriteClient(repository, {
    writeToken,
    accessToken,
    fetch: send,
    ...clientEndpoints,
  });
  const existing = await findExisting(client, samples);

  // The client can neither send custom types nor list the media library.
  const headers = { repository, authorization: `Bearer ${writeToken}` };
  const typesAddress = `${typesAPIEndpoint}/customtypes`;
  /** @type {{ id: string }[]} */
  const existingTypes = await (await send(typesAddress, { headers })).json();
  for (const [index, type] of types.entries()) {
    begin('types', type, { current: index + 1, total: types.length });
    const isKnown = existingTypes.some(({ id }) => id === type.name);
    await send(`${typesAddress}/${isKnown ? 'update' : 'insert'}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(type.model),
    });
  }
  subject = { name: 'The media library' };
  /** @type {Asset[]} */
  const library = [];
  let cursor;
  do {
    const query = new URLSearchParams({ limit: '500', ...(cursor && { cursor }) });
    const page = await send(`${client.assetAPIEndpoint}assets?${query}`, { headers });
    const { items, cursor: next } = await page.json();
    library.push(...items);
    cursor = items.length > 0 ? next : undefined;
  } while (cursor);

  const { migration, subjects } = prepareMigration(samples, library, existing);
  await client.migrate(migration, {
    reporter: ({ type, data }) => {
      if (type === 'assets:creating') begin('files', subjects.get(data.asset), data);
      if (type === 'documents:creating') begin('documents', subjects.get(data.document), data);
      if (type === 'documents:updating') begin('contents', subjects.get(data.document), data);
    },
  });
  if (refused.length === 0) return;
  throw problem(
    `Prismic rejected the content of ${refused.length} documents; the others were sent:\n` +
      `  ${refused.join('\n  ')}\nCorrect these files. If a document has slices that a custom type ` +
      'defines, the Migration API may reject them: then fill in this document by hand.',
  );
}

/** @param {import('@prismicio/client').WriteClient} client @param {Samples} samples */
async function findExisting(client, { types, languages }) {
  const { languages: available, types: knownTypes, refs } = await client.getRepository();
  const lacks = languages.some((lang) => !available.some(({ id }) => id === lang));
  if (lacks || available[0]?.id !== languages[0]) {
    throw new Problem(
      `The repository needs the languages "${languages.join('" and "')}", with "${languages[0]}" ` +
        'as its master language. Set them in Prismic: Settings → Translations & Locales. ' +
        'Nothing was sent.',
    );
  }
  const names = types.map(({ name }) => name).filter((name) => name in knownTypes);
  const filters = [filter.any('document.type', names)];
  const existing = [];
  for (const { ref } of names.length > 0 ? refs : []) {
    existing.push(...(await client.dangerouslyGetAll({ ref, lang: '*', filters })));
  }
  return existing;
}

/**
 * Reuses files with the same name and size, and documents with the same type, language and uid.
 * @param {Samples} samples @param {readonly Asset[]} library
 * @param {readonly import('@prismicio/client').PrismicDocument[]} existing
 */
function prepareMigration({ files, documents }, library, existing) {
  const migration = createMigration();
  /** @type {Map<unknown, Subject>} */
  const subjects = new Map();
  /** @type {Map<string, { asset?: Asset }>} */
  const assets = new Map();
  for (const { name, file, content, ...notes } of files) {
    const filename = path.basename(name);
    const type = mediaTypes[path.extname(name).toLowerCase()] ?? '';
    const asset = library.find((one) => one.filename === filename && one.size === content.length);
    const handle = asset
      ? { asset }
      : migration.createAsset(
          new File([new Uint8Array(content)], filename, { type }),
          filename,
          notes,
        );
    assets.set(name, handle);
    subjects.set(handle, { name, file });
  }
  /** @type {Map<string, any>} */
  const handles = new Map();
  for (const document of documents) {
    const { type, lang, uid, tags, title, masterId } = document;
    const data = migrationData(document.data, assets, handles) ?? {};
    const same = existing.filter((one) => one.type === type && one.lang === lang);
    const id = same.find((one) => one.uid === uid)?.id;
    const content = /** @type {any} */ ({ type, lang, uid, tags, data, id });
    const masterLanguageDocument = masterId && (() => handles.get(masterId));
    const handle = id
      ? migration.updateDocument(content, title)
      : migration.createDocument(content, title, { masterLanguageDocument });
    handles.set(document.id, handle);
    subjects.set(handle, document);
  }
  return { migration, subjects };
}

/**
 * Converts data on disk (content-service/README.md) for the Migration API, which rejects Prismic's
 * own empty values (`{}`, `{"link_type": "Any"}`): they become undefined. The client calls the
 * functions in the result after it has sent all files and created all documents.
 * @param {any} value @param {ReadonlyMap<string, { asset?: Asset }>} assets by file name
 * @param {ReadonlyMap<string, unknown>} handles by the id of the sample document @returns {any}
 */
function migrationData(value, assets, handles) {
  const convert = (/** @type {unknown} */ inner) => migrationData(inner, assets, handles);
  if (Array.isArray(value)) return value.map(convert).filter((item) => item !== undefined);
  if (value === null || typeof value !== 'object') return value ?? undefined;
  if (value.link_type) {
    const { link_type, id, file, url, text, variant } = value;
    const link = { link_type, ...(text && { text }), ...(variant && { variant }) };
    if (link_type === 'Document' && id) return { ...link, id: () => handles.get(id) };
    if (link_type === 'Media' && file) return { ...link, id: () => assets.get(file)?.asset?.id };
    if (url) return value;
    return text || variant ? { ...link, link_type: 'Any' } : undefined;
  }
  if (typeof value.file === 'string') {
    const { file, alt = null, copyright = null, type } = value;
    const linkTo = convert(value.linkTo);
    const node = type === 'image' ? { type, ...(linkTo && { linkTo }) } : {};
    // The client's own image value is not used, because it has the same copyright in all documents.
    return () => {
      const { id, url = '', width, height } = assets.get(file)?.asset ?? {};
      const edit = { x: 0, y: 0, zoom: 1, background: 'transparent' };
      const image = { id, url: url.split('?')[0], dimensions: { width, height }, edit };
      return { ...node, ...image, alt, copyright };
    };
  }
  const fields = Object.entries(value).map(([name, field]) => [name, convert(field)]);
  const filled = fields.filter(([, field]) => field !== undefined);
  // Slices from before 2017 have a `value` instead of `primary` and `items`.
  const parts = 'value' in value ? {} : { primary: {}, items: [] };
  if (value.slice_type) return { ...parts, ...Object.fromEntries(filled) };
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}

/** @param {number} status @param {Subject} subject */
function remedyFor(status, { file }) {
  if (status === 429 || status >= 500) return 'Wait some minutes (status.prismic.io).';
  return file
    ? `Correct ${file}. If Prismic has the document as a draft, publish or delete it there.`
    : `Correct PRISMIC_REPOSITORY and PRISMIC_WRITE_TOKEN (Settings → API & Security → Write APIs). A private repository needs PRISMIC_ACCESS_TOKEN.`;
}
