// @ts-check
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createMigration } from '@prismicio/client';

/** @typedef {import('@prismicio/client').WriteClient} WriteClient */
/** @typedef {ReturnType<import('@prismicio/client').Migration['createAsset']>} MigrationAsset */
/** @typedef {import('./readSamples.mjs').SampleFile} SampleFile */
/** @typedef {{ id: string, url: string, filename: string, size: number, width?: number, height?: number }} Asset */

const PAGE_SIZE = 500;
/** @type {Record<string, string>} */
const mediaTypes = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/**
 * Uploads the files to the media library and returns their assets. It skips files that the library
 * already has, by name and size. The official client cannot list the library, so it uses the
 * documented `GET /assets`.
 *
 * @param {readonly SampleFile[]} files
 * @param {object} options
 * @param {WriteClient} options.client
 * @param {(url: string, init?: RequestInit) => Promise<Response>} options.fetch
 * @param {Record<string, string>} options.headers `repository` and `authorization`
 * @param {(present: number) => void} options.onListed
 * @param {(file: SampleFile) => void} options.onFile called before each upload
 * @param {() => void} options.onDone
 * @returns {Promise<ReadonlyMap<string, Asset>>} by file name
 */
export async function pushAssets(files, { client, fetch, headers, onListed, onFile, onDone }) {
  const library = await listAssets(client.assetAPIEndpoint, { fetch, headers });
  /** @type {Map<string, Asset>} */
  const assets = new Map();
  for (const { name, bytes } of files) {
    const existing = library.find(
      ({ filename, size }) => filename === path.basename(name) && size === bytes,
    );
    if (existing) assets.set(name, existing);
  }
  onListed(assets.size);

  const migration = createMigration();
  /** @type {Map<MigrationAsset, SampleFile>} */
  const handles = new Map();
  for (const file of files) {
    if (assets.has(file.name)) continue;
    const filename = path.basename(file.name);
    const type = mediaTypes[path.extname(filename).toLowerCase()];
    const content = new File([await readFile(file.path)], filename, { ...(type ? { type } : {}) });
    const handle = migration.createAsset(content, filename, {
      ...(file.alt ? { alt: file.alt } : {}),
      ...(file.credits ? { credits: file.credits } : {}),
    });
    handles.set(handle, file);
  }

  let isSending = false;
  await client.migrate(migration, {
    reporter: (event) => {
      if (event.type !== 'assets:creating' && event.type !== 'assets:created') return;
      if (isSending) onDone();
      isSending = event.type === 'assets:creating';
      const file = event.type === 'assets:creating' && handles.get(event.data.asset);
      if (file) onFile(file);
    },
  });
  for (const [{ asset }, { name }] of handles) {
    if (asset) assets.set(name, asset);
  }
  return assets;
}

/**
 * @param {string} endpoint ends with a slash
 * @param {{ fetch: (url: string, init?: RequestInit) => Promise<Response>, headers: Record<string, string> }} options
 */
async function listAssets(endpoint, { fetch, headers }) {
  /** @type {Asset[]} */
  const assets = [];
  for (let cursor = ''; ;) {
    const url = new URL('assets', endpoint);
    url.searchParams.set('limit', String(PAGE_SIZE));
    if (cursor) url.searchParams.set('cursor', cursor);
    const response = await fetch(url.toString(), { headers });
    const page = /** @type {{ items?: Asset[], cursor?: string }} */ (await response.json());
    assets.push(...(page.items ?? []));
    if (!page.cursor || page.cursor === cursor || !page.items?.length) return assets;
    cursor = page.cursor;
  }
}
