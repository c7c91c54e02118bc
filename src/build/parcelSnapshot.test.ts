import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

// Parcel, with which Gatsby compiles gatsby-node.ts, and its watcher are packages of Gatsby's.
const ofGatsby = createRequire(require.resolve('gatsby/package.json'));
const ofParcel = createRequire(ofGatsby.resolve('@parcel/core'));

it('compiling gatsby-node.ts does not look through what earlier builds have written', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'parcel-'));
  for (const file of ['gatsby-node.ts', 'public/index.html', '.builds/a/index.html']) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), '');
  }
  const cacheDir = path.join(folder, '.cache/.parcel-cache');
  mkdirSync(cacheDir, { recursive: true });
  const snapshot = path.join(cacheDir, 'snapshot.txt');
  const { getWatcherOptions } = ofParcel('./RequestTracker');
  const options = getWatcherOptions({ projectRoot: folder, cacheDir });
  await ofParcel('@parcel/watcher').writeSnapshot(folder, snapshot, options);
  const listed = readFileSync(snapshot, 'utf8');
  expect(listed).toContain(path.join(folder, 'gatsby-node.ts'));
  expect(listed).not.toContain('index.html');
  rmSync(folder, { recursive: true });
});
