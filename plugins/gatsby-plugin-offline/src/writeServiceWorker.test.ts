import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../../src/test/temporaryFolder';
import type { OfflinePluginOptions } from './writeServiceWorker';
import { writeServiceWorker } from './writeServiceWorker';

const options: OfflinePluginOptions = {
  precachePages: ['/', '/en/'],
  offlinePages: { '/': '/offline/', '/en/': '/en/offline/' },
  excludeChunks: /-templates-elements/,
  precacheFiles: ['manifest*.webmanifest', 'fonts/*.woff2'],
};

let folder = '';

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

const pageData = (page: string) => JSON.stringify({ path: page, staticQueryHashes: ['7'] });

beforeEach(() => {
  folder = temporaryFolder();
  for (const page of ['', 'en/', 'offline/', 'en/offline/', 'projects/', 'projects/boat/']) {
    write(`${page}index.html`, `the page ${page}`);
    write(`page-data/${page || 'index/'}page-data.json`, pageData(`/${page}`));
  }
  write('page-data/app-data.json', '{"webpackCompilationHash":"e2abeff01f6d"}');
  write('page-data/sq/d/7.json', '{}');
  write('manifest.webmanifest', '{}');
  write('manifest_en.webmanifest', '{}');
  write('fonts/text-0a1b2c3d.woff2', 'font');
  write('webpack-runtime-0a.js', '{1:"aaaaaaaaaaaa",2:"bbbbbbbbbbbb",3:"cccccccccccc"}');
  for (const script of ['1-aaaaaaaaaaaa', '2-bbbbbbbbbbbb', '3-cccccccccccc']) {
    write(`${script}.js`, '');
  }
  const assets = (...names: string[]) => ({ assets: names.map((name) => ({ name })) });
  const namedChunkGroups = {
    app: assets('webpack-runtime-0a.js'),
    'component---src-templates-home-tsx': assets('1-aaaaaaaaaaaa.js', '1-aaaaaaaaaaaa.js.map'),
    'component---src-templates-elements-tsx': assets('2-bbbbbbbbbbbb.js'),
  };
  write('webpack.stats.json', JSON.stringify({ namedChunkGroups }));
});

const worker = () => readFileSync(path.join(folder, 'sw.js'), 'utf8');
const precached = () => [...worker().matchAll(/url:"([^"]+)"/g)].map(([, url]) => url);

it('precaches pages, offline pages, their data, and scripts with or without a name', async () => {
  await writeServiceWorker(options, folder);
  expect(precached().sort()).toEqual(
    [
      ...['/', '/en/', '/offline/', '/en/offline/'],
      ...['index', 'en', 'offline', 'en/offline'].map(
        (name) => `/page-data/${name}/page-data.json`,
      ),
      ...['/page-data/app-data.json', '/page-data/sq/d/7.json'],
      ...['/manifest.webmanifest', '/manifest_en.webmanifest', '/fonts/text-0a1b2c3d.woff2'],
      ...['/webpack-runtime-0a.js', '/1-aaaaaaaaaaaa.js', '/3-cccccccccccc.js'],
    ].sort(),
  );
});

it('gives a file a revision unless its name changes with it', async () => {
  await writeServiceWorker(options, folder);
  expect(worker()).toMatch(/url:"\/en\/",revision:"[0-9a-f]{12}"/);
  expect(worker()).toMatch(/url:"\/manifest\.webmanifest",revision:"[0-9a-f]{12}"/);
  expect(worker()).toMatch(/url:"\/fonts\/text-0a1b2c3d\.woff2",revision:null/);
  expect(worker()).toMatch(/url:"\/1-aaaaaaaaaaaa\.js",revision:null/);
});

it('takes globs for pages', async () => {
  await writeServiceWorker({ precachePages: ['/projects/**'] }, folder);
  expect(precached()).toEqual(expect.arrayContaining(['/projects/', '/projects/boat/']));
  expect(precached()).not.toContain('/en/');
});

it('names a page as Gatsby does, with or without a final slash', async () => {
  write('about/index.html', 'about');
  write('page-data/about/page-data.json', pageData('/about'));
  await writeServiceWorker({ precachePages: ['/about/'] }, folder);
  expect(worker()).toContain('url:"/about"');
});

it('works on a site that names its scripts as Gatsby does', async () => {
  write('page-home-cccccccccccc.js', '');
  rmSync(path.join(folder, '3-cccccccccccc.js'));
  await writeServiceWorker(options, folder);
  expect(precached()).not.toContain('/3-cccccccccccc.js');
});

it('is another worker when a page is another, and the same when all is the same', async () => {
  await writeServiceWorker(options, folder);
  const first = worker();
  await writeServiceWorker(options, folder);
  expect(worker()).toBe(first);
  write('en/index.html', 'another home');
  await writeServiceWorker(options, folder);
  expect(worker()).not.toBe(first);
});

it.each<[string, OfflinePluginOptions, RegExp]>([
  [
    'a page',
    { precachePages: ['/abuot/'] },
    /"\/abuot\/" of the option precachePages.*no page-data/,
  ],
  [
    'an offline page',
    { offlinePages: { '/': '/ofline/' } },
    /"\/ofline\/" of the option offlinePages/,
  ],
  ['a file', { precacheFiles: ['*.webfont'] }, /"\*\.webfont".*precacheFiles/],
])('names %s that was not built', async (_, wrong, message) => {
  await expect(writeServiceWorker(wrong, folder)).rejects.toThrow(message);
});

it('says what is wrong if scripts cannot be listed', async () => {
  write('webpack-runtime-0a.js', 'something else');
  await expect(writeServiceWorker(options, folder)).rejects.toThrow(
    /webpack-runtime-0a\.js does not list the scripts.*output\.chunkFilename/,
  );
});
