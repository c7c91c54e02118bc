import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { workInEmptyFolders } from '../../test/temporaryFolder';
import { currentSite, publishBuild } from './publishBuild';

const news = 'ha-frettir/HönnunarMars/index.html';

workInEmptyFolders();
beforeEach(() => {
  write('public/index.html', 'first');
  write(`public/${news}`, 'news');
  write('public/share.png', 'an image');
});

function write(file: string, text: string) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const published = (file: string) => readFileSync(path.join(currentSite, file));
const read = (file: string) => published(file).toString();
const isPublished = (file: string) => existsSync(path.join(currentSite, file));
const filesIn = (place: string) =>
  readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(place, name)).isFile() && !/\.(br|gz)$/.test(name))
    .sort();
const inodes = (file: string) =>
  ['a', 'b'].map((place) => statSync(`.builds/${place}/site/${file}`).ino);

function expectCopiesOf(file: string) {
  expect(brotliDecompressSync(published(`${file}.br`)).toString()).toBe(read(file));
  expect(gunzipSync(published(`${file}.gz`)).toString()).toBe(read(file));
}

it('publishes all files, with compressed copies of texts', async () => {
  expect(await publishBuild({})).toBe(2);
  expect(read('index.html')).toBe('first');
  expect(read(news)).toBe('news');
  expectCopiesOf(news);
  expect(isPublished('share.png.br')).toBe(false);
});

it('keeps the published build while Gatsby writes the next one, until that is published', async () => {
  await publishBuild({});
  writeFileSync('public/index.html', 'second, in the same file');
  rmSync('public/ha-frettir', { recursive: true });
  expect(read('index.html')).toBe('first');
  expect(read(news)).toBe('news');
  expect(await publishBuild({})).toBe(1);
  expect(read('index.html')).toBe('second, in the same file');
  expectCopiesOf('index.html');
  expect(isPublished('ha-frettir')).toBe(false);
});

it('publishes the same as public/ after any number of builds', async () => {
  for (const text of ['1', '22', '333', '4444', '1', '1']) {
    write('public/index.html', text);
    write(`public/only-${text}/index.html`, text);
    await publishBuild({});
    expect(filesIn(currentSite)).toEqual(filesIn('public'));
    expect(read('index.html')).toBe(text);
    for (const file of ['index.html', news, `only-${text}/index.html`]) expectCopiesOf(file);
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
    await publishBuild({});
    await publishBuild({});
    expect(read(swap ? 'a/index.html' : 'a')).toBe('a');
    expect(read(swap ? 'b' : 'b/index.html')).toBe('b');
  }
});

it('repairs what an interrupted publication has left', async () => {
  await publishBuild({});
  write('.builds/b/site/index.html', 'first');
  write(`.builds/b/site/${news}`, 'ne');
  write(`.builds/b/site/${news}.br`, 'cut off');
  write('.builds/b/site/left/over.html', '');
  write('.builds/next', '');
  await publishBuild({});
  expect(read(news)).toBe('news');
  expectCopiesOf(news);
  expect(isPublished('left')).toBe(false);
});

it('copies and compresses changed files only, whatever their times', async () => {
  await publishBuild({});
  await publishBuild({});
  const ages = ['a', 'b'].map((place) => statSync(`.builds/${place}/site/index.html`).ctimeMs);
  write('public/index.html', 'first');
  expect(await publishBuild({})).toBe(0);
  expect(await publishBuild({})).toBe(0);
  expect(['a', 'b'].map((place) => statSync(`.builds/${place}/site/index.html`).ctimeMs)).toEqual(
    ages,
  );
});

it('stores unchanged files once, and changed files twice', async () => {
  await publishBuild({});
  write('public/index.html', 'second');
  await publishBuild({});
  for (const file of [news, `${news}.br`]) expect(new Set(inodes(file)).size).toBe(1);
  expect(new Set(inodes('index.html')).size).toBe(2);
  expect(statSync('public/index.html').ino).not.toBe(inodes('index.html')[1]);
  write(`public/${news}`, 'later news');
  await publishBuild({});
  expect(readFileSync(`.builds/b/site/${news}`, 'utf8')).toBe('news');
  expect(read(news)).toBe('later news');
});

it('changes the rules for servers with the site, and back with it', async () => {
  const rules = () => readFileSync('.builds/current/nginx.conf', 'utf8');
  await publishBuild({ 'nginx.conf': 'rules of the first' });
  expect(rules()).toBe('rules of the first');
  write('public/index.html', 'second');
  await publishBuild({ 'nginx.conf': 'rules of the second' });
  expect([read('index.html'), rules()]).toEqual(['second', 'rules of the second']);
  rmSync('.builds/current');
  symlinkSync('a/', '.builds/current');
  expect([read('index.html'), rules()]).toEqual(['first', 'rules of the first']);
  expect(isPublished('nginx.conf')).toBe(false);
  // The link now ends in a slash. The folder to which it leads must still not be overwritten.
  await publishBuild({ 'nginx.conf': 'rules of the third' });
  expect(readFileSync('.builds/a/nginx.conf', 'utf8')).toBe('rules of the first');
  expect([read('index.html'), rules()]).toEqual(['second', 'rules of the third']);
});

it('keeps a file of an editor that is compressed already', async () => {
  const files = ['media/teikningar.tar.gz', 'media/listi.txt.gz', 'verkefni.zip.gz'];
  for (const file of files) write(`public/${file}`, 'compressed');
  for (const text of ['first', 'second', 'third', 'fourth']) {
    write('public/media/listi.txt', text);
    await publishBuild({});
    expect(read('media/listi.txt')).toBe(text);
    for (const file of files) expect(read(file)).toBe('compressed');
  }
});
