import {
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { until } from '../test/content';
import { watchFolders } from './watchFolders';

let folder: string;
let calls: number;
let log: string[];
let end: () => Promise<void>;
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'watched-'));
  make('documents/is/article');
  write('documents/is/article/a.json');
  [calls, log] = [0, []];
  end = watchFolders(
    [at('documents'), at('new/media')],
    async () => void (calls += 1),
    (line) => log.push(line),
  );
  await until(() => calls === 1, 'the first call');
});
afterEach(async () => {
  await end();
  expect(log).toEqual([]);
  rmSync(folder, { recursive: true });
});

const at = (name: string): string => path.join(folder, name);
const make = (name: string) => mkdirSync(at(name), { recursive: true });
const write = (name: string) => writeFileSync(at(name), String(Math.random()));
const remove = (name: string) => rmSync(at(name), { recursive: true });

async function isNoticed(change: () => unknown): Promise<void> {
  const before = calls;
  change();
  await until(() => calls > before, change.toString(), 2000);
}

test.each<[string, (() => unknown)[]]>([
  ['a changed file', [() => write('documents/is/article/a.json')]],
  [
    'a file that replaces another',
    [() => (write('new'), renameSync(at('new'), at('documents/is/article/a.json')))],
  ],
  [
    'a file in a new folder',
    [
      () => make('documents/en'),
      () => make('documents/en/page'),
      () => write('documents/en/page/a.json'),
    ],
  ],
  [
    'a folder that is deleted and made again at once',
    [
      () => (remove('documents/is'), make('documents/is/page')),
      () => write('documents/is/page/a.json'),
      () => make('documents/is/article'),
      () => write('documents/is/article/a.json'),
    ],
  ],
  [
    'a watched folder that was missing',
    [
      () => make('new/media/a/b'),
      () => write('new/media/a/b/c.jpg'),
      () => remove('new/media'),
      () => make('new/media'),
      () => write('new/media/a.jpg'),
    ],
  ],
  [
    'a file in a linked folder, which links back',
    [
      () => {
        make('linked/article');
        symlinkSync(at('linked'), at('documents/en'));
        symlinkSync(at('documents'), at('linked/article/back'));
      },
      () => write('linked/article/a.json'),
      () => unlinkSync(at('linked/article/a.json')),
    ],
  ],
])('%s is noticed', async (_what, changes) => {
  for (const change of changes) await isNoticed(change);
});

test('files that change without a pause are noticed while they do', async () => {
  const writing = setInterval(() => write('documents/is/article/a.json'), 5);
  try {
    await until(() => calls > 2, 'two calls', 5000);
  } finally {
    clearInterval(writing);
  }
});
