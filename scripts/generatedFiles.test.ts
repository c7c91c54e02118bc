import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readGenerated, refuseChanges } from './generatedFiles.mjs';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'generated-'));
  file = path.join(folder, 'types.d.ts');
});

afterEach(() => rmSync(folder, { recursive: true }));

it('accepts a build that changed nothing', () => {
  writeFileSync(file, 'type A = 1;');
  const before = readGenerated([file]);
  writeFileSync(file, 'type A = 1;');
  expect(() => refuseChanges(before)).not.toThrow();
});

it('rejects a build that changed or created a file, and says what to do', () => {
  const missing = readGenerated([file]);
  writeFileSync(file, 'type A = 1;');
  expect(() => refuseChanges(missing)).toThrow(`The build changed ${file}`);
  const before = readGenerated([file]);
  writeFileSync(file, 'type A = 2;');
  expect(() => refuseChanges(before)).toThrow('look at the difference and commit it');
});
