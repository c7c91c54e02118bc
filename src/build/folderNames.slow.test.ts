import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../test/temporaryFolder';

// These tests cover a patch of Gatsby (docs/gatsby-patches.md). e2e/faultyBuilds.spec.ts builds in
// folders with letters that Gatsby can use.

const program = `
  const { compileGatsbyFiles } = require('gatsby/dist/utils/parcel/compile-gatsby-files');
  compileGatsbyFiles(process.argv[1]);
`;
const parent = temporaryFolder();

it.each([
  ['mappa (2)', '"("'],
  ['[mappa]', '"["'],
  ['mappa!', '"!"'],
  ['a\\b', '"\\\\"'],
])('Gatsby refuses the folder %s at once, and names the letter %s', (name, letter) => {
  const folder = path.join(parent, name);
  mkdirSync(folder);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', program, folder], {
    env: { ...process.env, CI: 'true' },
    encoding: 'utf8',
  });
  expect(stdout + stderr).toContain(`because ${letter} is in its name. Rename the folder`);
  expect(status).toBe(1);
});
