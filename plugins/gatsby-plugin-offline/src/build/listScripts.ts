import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Stats = { namedChunkGroups: Record<string, { assets: { name: string }[] }> };

/**
 * The scripts of the build that a reader may need: all of them, since a tab that is open while the next
 * version is deployed may still import any of them, and then gets it from the worker.
 *
 * @param folder of the built site
 * @param excluded fits the names of chunk groups whose scripts are left out, unless others need them
 * @returns addresses
 * @throws Error when webpack's runtime does not list the scripts in a known form
 */
export function listScripts(folder: string, excluded?: RegExp): string[] {
  const stats = path.join(folder, 'webpack.stats.json');
  const { namedChunkGroups }: Stats = JSON.parse(readFileSync(stats, 'utf8'));
  const wanted = new Set<string>();
  const others = new Set<string>();
  for (const [group, { assets }] of Object.entries(namedChunkGroups)) {
    const set = excluded?.test(group) ? others : wanted;
    for (const { name } of assets) set.add(name);
  }
  for (const chunk of listUnnamedChunks(folder, wanted)) {
    if (!others.has(chunk)) wanted.add(chunk);
  }
  return [...wanted].filter((name) => name.endsWith('.js')).map((name) => `/${name}`);
}

/** Chunks without a name stand nowhere but in webpack's runtime, which names their files by id and hash. */
function listUnnamedChunks(folder: string, names: Iterable<string>): string[] {
  const runtime = [...names].find((name) => /(^|\/)webpack-runtime-[^/]+\.js$/.test(name)) ?? '';
  const text = readFileSync(path.join(folder, runtime), 'utf8');
  const chunks = [...text.matchAll(/\b(\d+):"([0-9a-f]{8,})"/g)].map(([, id, hash]) =>
    path.posix.join(path.posix.dirname(runtime), `${id}-${hash}.js`),
  );
  if (chunks.length === 0) {
    throw new Error(
      `gatsby-plugin-offline: ${runtime} does not list the scripts of the site as id:"hash", so that they ` +
        'cannot be precached. Leave output.chunkFilename in webpack’s configuration as Gatsby has it, or ' +
        'set it to "[id]-[contenthash].js", in the folder of output.filename.',
    );
  }
  // A chunk with a name has its file by that name, unless the site has named all files by id.
  return chunks.filter((chunk) => existsSync(path.join(folder, chunk)));
}
