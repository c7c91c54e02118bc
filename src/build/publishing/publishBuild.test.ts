import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { currentBuild, publishBuild } from './publishBuild';

const home = process.cwd();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'publish-'));
  process.chdir(folder);
  write('public/index.html', 'first');
  write('public/ha-frettir/HönnunarMars/index.html', 'news');
});
afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

function write(file: string, text: string) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const read = (file: string) => readFileSync(path.join(currentBuild, file), 'utf8');

it('publishes all files with their times', async () => {
  await publishBuild();
  expect(read('index.html')).toBe('first');
  expect(read('ha-frettir/HönnunarMars/index.html')).toBe('news');
  const [built, published] = ['public', currentBuild].map((place) =>
    statSync(path.join(place, 'index.html')).mtime.getTime(),
  );
  expect(published).toBe(built);
});

it('shares compressed copies with public/, but no file of Gatsby or of an editor', async () => {
  write('public/index.html.br', 'compressed');
  write('public/media/notes.html.br', 'of an editor');
  await publishBuild();
  const isShared = (file: string) =>
    statSync(path.join('public', file)).ino === statSync(path.join(currentBuild, file)).ino;
  expect(isShared('index.html.br')).toBe(true);
  expect(isShared('index.html')).toBe(false);
  expect(isShared('media/notes.html.br')).toBe(false);
});

it('keeps the published build while Gatsby writes the next one, until that is published', async () => {
  await publishBuild();
  writeFileSync('public/index.html', 'second, in the same file');
  rmSync('public/ha-frettir', { recursive: true });
  expect(read('index.html')).toBe('first');
  expect(read('ha-frettir/HönnunarMars/index.html')).toBe('news');
  await publishBuild();
  expect(read('index.html')).toBe('second, in the same file');
  expect(existsSync(path.join(currentBuild, 'ha-frettir'))).toBe(false);
});

it('publishes the same as public/ after any number of builds', async () => {
  for (const text of ['1', '22', '333', '4444']) {
    write('public/index.html', text);
    write(`public/only-${text}/index.html`, text);
    await publishBuild();
    const built = readdirSync('public', { recursive: true }).sort();
    expect(readdirSync(currentBuild, { recursive: true }).sort()).toEqual(built);
    expect(read('index.html')).toBe(text);
    rmSync(`public/only-${text}`, { recursive: true });
  }
});

it('replaces a folder by a file and a file by a folder', async () => {
  write('public/a', 'file');
  write('public/b/index.html', 'folder');
  for (const swap of [false, true, false]) {
    rmSync('public/a', { recursive: true });
    rmSync('public/b', { recursive: true });
    write(swap ? 'public/a/index.html' : 'public/a', 'a');
    write(swap ? 'public/b' : 'public/b/index.html', 'b');
    await publishBuild();
    await publishBuild();
    expect(read(swap ? 'a/index.html' : 'a')).toBe('a');
    expect(read(swap ? 'b' : 'b/index.html')).toBe('b');
  }
});

it('repairs what an interrupted publication has left', async () => {
  await publishBuild();
  write('.builds/b/index.html', 'first');
  write('.builds/b/ha-frettir/HönnunarMars/index.html', 'ne');
  write('.builds/b/left/over.html', '');
  write('.builds/next', '');
  await publishBuild();
  expect(read('ha-frettir/HönnunarMars/index.html')).toBe('news');
  expect(existsSync(path.join(currentBuild, 'left'))).toBe(false);
});

it('copies changed files only', async () => {
  await publishBuild();
  await publishBuild();
  writeFileSync('public/index.html', 'third');
  await publishBuild();
  await publishBuild();
  const ages = ['a', 'b'].map((place) => statSync(`.builds/${place}/index.html`).ctimeMs);
  await publishBuild();
  await publishBuild();
  expect(['a', 'b'].map((place) => statSync(`.builds/${place}/index.html`).ctimeMs)).toEqual(ages);
});

it('has the files that stay the same once, and those that change twice', async () => {
  await publishBuild();
  write('public/index.html', 'second');
  await publishBuild();
  const inodes = (file: string) =>
    ['a', 'b'].map((place) => statSync(`.builds/${place}/${file}`).ino);
  expect(new Set(inodes('ha-frettir/HönnunarMars/index.html')).size).toBe(1);
  expect(new Set(inodes('index.html')).size).toBe(2);
  write('public/ha-frettir/HönnunarMars/index.html', 'later news');
  await publishBuild();
  expect(readFileSync('.builds/b/ha-frettir/HönnunarMars/index.html', 'utf8')).toBe('news');
  expect(read('ha-frettir/HönnunarMars/index.html')).toBe('later news');
});
