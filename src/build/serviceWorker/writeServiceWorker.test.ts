import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fontFiles } from '../../styles/fonts';
import { writeServiceWorker } from './writeServiceWorker';

let folder = '';

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

const pageData = (template: string) =>
  JSON.stringify({ componentChunkName: `component---${template}`, staticQueryHashes: ['7'] });

// As much of a built site as the worker asks for.
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'site-'));
  for (const address of ['', 'en/']) {
    write(`${address}index.html`, 'home');
    write(`${address}offline/index.html`, 'offline');
    write(`page-data/${address}offline/page-data.json`, pageData('offline'));
  }
  write('page-data/index/page-data.json', pageData('home'));
  write('page-data/en/page-data.json', pageData('home'));
  write('page-data/app-data.json', '{"webpackCompilationHash":"e2abeff01f6d"}');
  write('page-data/sq/d/7.json', '{}');
  write('manifest.webmanifest', '{}');
  write('manifest_en.webmanifest', '{}');
  write('webpack-runtime-0a.js', '{1:"aaaaaaaaaaaa",2:"bbbbbbbbbbbb",3:"cccccccccccc"}');
  const assets = (...names: string[]) => ({ assets: names.map((name) => ({ name })) });
  const namedChunkGroups = {
    app: assets('webpack-runtime-0a.js'),
    'component---src-templates-home-tsx': assets('1-aaaaaaaaaaaa.js'),
    'component---src-templates-elements-tsx': assets('2-bbbbbbbbbbbb.js'),
  };
  write('webpack.stats.json', JSON.stringify({ namedChunkGroups }));
});

afterEach(() => rmSync(folder, { recursive: true }));

const worker = () => readFileSync(path.join(folder, 'sw.js'), 'utf8');
const listed = () => [...worker().matchAll(/url:"([^"]+)"/g)].map(([, url]) => url);

it('brings along front pages, offline pages, their data, and scripts with or without a name', async () => {
  await writeServiceWorker({ folder });
  expect(listed().sort()).toEqual(
    [
      ...['/', '/en/', '/offline/', '/en/offline/'],
      ...['index', 'en', 'offline', 'en/offline'].map(
        (name) => `/page-data/${name}/page-data.json`,
      ),
      ...['/page-data/app-data.json', '/page-data/sq/d/7.json'],
      ...['/manifest.webmanifest', '/manifest_en.webmanifest'],
      ...['/webpack-runtime-0a.js', '/1-aaaaaaaaaaaa.js', '/3-cccccccccccc.js'],
      ...Object.values(fontFiles),
    ].sort(),
  );
});

it('is another worker when a page is another, and the same when all is the same', async () => {
  await writeServiceWorker({ folder });
  const first = worker();
  await writeServiceWorker({ folder });
  expect(worker()).toBe(first);
  write('en/index.html', 'another home');
  await writeServiceWorker({ folder });
  expect(worker()).not.toBe(first);
});

it('with the switch it is a worker that makes an end of itself', async () => {
  await writeServiceWorker({ folder, isWanted: false });
  expect(worker()).toContain('.unregister()');
  expect(worker()).not.toContain('fetch');
});

it('says what is wrong where scripts cannot be told apart', async () => {
  write('webpack-runtime-0a.js', 'something else');
  await expect(writeServiceWorker({ folder })).rejects.toThrow(
    /webpack-runtime-0a\.js no longer lists the scripts.*onCreateWebpackConfig/,
  );
});
