import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { toHostingRules } from '../src/build/hosting/HostingRules';
import { planRedirects } from '../src/build/redirects/planRedirects';
import { currentSite, publishBuild } from '../src/build/publishing/publishBuild';
import { temporaryFolder } from '../src/test/temporaryFolder';
import { allowedHosts, listenAddresses } from './allowedHosts.mjs';
import { startStaticServer } from './staticServer.mjs';

const script = 'console.log("midstod");'.repeat(200);
const rules = toHostingRules(
  {
    '/um-okkur': '/ha-frettir/HönnunarMars/',
    '/gömul/síða/': '/en/',
    '/en': '/never/',
    '/leit': '/leit/?query=a#top',
    ...planRedirects({}, ['/ha-frettir/HönnunarMars/', '/ha-frettir/HönnunarMars/atom.xml'])
      .redirects,
  },
  { 'X-Content-Type-Options': 'nosniff' },
  ['/horfið/', '/en/gone'],
);
const files: Record<string, string> = {
  'index.html': '<h1>Forsíða</h1>',
  '404.html': '<h1>Síðan fannst ekki</h1>',
  'en/index.html': '<h1>Home</h1>',
  '410/index.html': '<h1>Síðan er ekki lengur til</h1>',
  'en/410/index.html': '<h1>This page is gone</h1>',
  'en/404/index.html': '<h1>Page not found</h1>',
  'ha-frettir/HönnunarMars/index.html': '<h1>HönnunarMars</h1>',
  'ha-frettir/HönnunarMars/atom.xml': '<feed/>',
  'a b#c?/index.html': '<h1>Odd</h1>',
  'app.js': script,
  'copied.txt': 'the file',
  'copied.txt.br': 'its copy',
  'static/font-abc.woff2': 'font',
  'robots.txt': 'Ísland',
  _redirects: '/never /en/ 301',
  'hosting.json': JSON.stringify(rules),
};

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

let directory: string;
let server: Awaited<ReturnType<typeof startStaticServer>>;

beforeAll(async () => {
  directory = temporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(directory, name)), { recursive: true });
    writeFileSync(path.join(directory, name), text);
  }
  server = await startStaticServer({ directory });
});

afterAll(() => server.close());

/** Does not use `fetch`, which would normalise the path, follow redirects and decompress. */
function ask(
  target: string,
  headers: Record<string, string | undefined> = {},
  { method = 'GET', host = 'localhost', port = new URL(server.url).port } = {},
) {
  return new Promise<Answer>((resolve, reject) => {
    const outgoing = request({ host, port, path: target, method, headers }, async (response) => {
      const { statusCode: status = 0, headers: received } = response;
      resolve({ status, headers: received, body: Buffer.concat(await response.toArray()) });
    });
    outgoing.on('error', reject).end();
  });
}

describe('a file', () => {
  it('is served on every address of localhost', async () => {
    const hasIPv6 = Object.values(os.networkInterfaces()).some((all) =>
      all?.some(({ address }) => address === '::1'),
    );
    for (const host of ['localhost', '127.0.0.1', ...(hasIPv6 ? ['::1'] : [])]) {
      const { status, headers, body } = await ask('/', {}, { host });
      expect([status, body.toString()]).toEqual([200, '<h1>Forsíða</h1>']);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
    }
  });

  it.each([
    ['/en?a=1&b=%C3%B6', '/en/?a=1&b=%C3%B6'],
    ['/ha-frettir/H%C3%B6nnunarMars', '/ha-frettir/H%C3%B6nnunarMars/'],
    ['/a%20b%23c%3F', '/a%20b%23c%3F/'],
    ['//en', '/en/'],
  ])('%s, a folder without its final slash, leads to %s', async (target, location) => {
    const { status, headers } = await ask(target);
    expect([status, headers.location]).toEqual([301, location]);
  });

  it('is served as soon as it is written, and a deleted one no longer', async () => {
    const file = path.join(directory, 'new.html');
    expect((await ask('/new.html')).status).toBe(404);
    writeFileSync(file, 'new');
    expect((await ask('/new.html')).status).toBe(200);
    rmSync(file);
    expect((await ask('/new.html')).status).toBe(404);
  });

  it('is compressed with brotli, else with gzip, else not at all', async () => {
    const accept = (encoding: string) => ask('/app.js', { 'Accept-Encoding': encoding });
    const brotli = await accept('gzip, deflate, br');
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(script);
    expect(gunzipSync((await accept('gzip')).body).toString()).toBe(script);
    const plain = await accept('identity');
    expect([plain.body.toString(), plain.headers['vary']]).toEqual([script, 'Accept-Encoding']);
  });

  it('is sent as the compressed copy of the build, unless the client refuses its encoding', async () => {
    const { headers, body } = await ask('/copied.txt', { 'Accept-Encoding': 'gzip, br' });
    expect([headers['content-encoding'], body.toString()]).toEqual(['br', 'its copy']);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const refused = await ask('/copied.txt', { 'Accept-Encoding': 'br;q=0, gzip' });
    expect(refused.headers['content-encoding']).not.toBe('br');
  });

  it.each([
    ['bytes=0-1', 206, 'fo', 'bytes 0-1/4'],
    ['bytes=2-', 206, 'nt', 'bytes 2-3/4'],
    ['bytes=1-99', 206, 'ont', 'bytes 1-3/4'],
    ['bytes=99-', 416, '', 'bytes */4'],
    // The server reads no other forms, so it sends the complete file.
    ['bytes=-2', 200, 'font', undefined],
    ['bytes=0-0', 200, 'font', undefined],
    ['bytes=3-2', 200, 'font', undefined],
    ['bytes=0-1,3-3', 200, 'font', undefined],
  ])(
    'responds to the range %s with %i, which caches may not store for good',
    async (range, ...sent) => {
      const answer = await ask('/static/font-abc.woff2', { Range: range });
      const { status, headers, body } = answer;
      expect([status, body.toString(), headers['content-range']]).toEqual(sent);
      if (status !== 200) expect(headers['cache-control']).not.toContain('immutable');
    },
  );

  it('is sent completely if its part has a condition, and a part is never compressed', async () => {
    const { 'last-modified': date = '' } = (await ask('/app.js')).headers;
    const ranged = { Range: 'bytes=0-6', 'Accept-Encoding': 'br' };
    const part = await ask('/app.js', ranged);
    expect([part.status, part.body.toString()]).toEqual([206, 'console']);
    expect(part.headers['content-encoding']).toBeUndefined();
    expect((await ask('/app.js', { ...ranged, 'If-Range': date })).status).toBe(200);
  });
});

it.each([
  [404, '/nothing-here', 'Síðan fannst ekki'],
  [404, '/enska/', 'Síðan fannst ekki'],
  [404, '/en/nothing-here', 'Page not found'],
  [404, '/en/%', 'Page not found'],
  [404, '/%', 'Síðan fannst ekki'],
  [404, '/a%00b', 'Síðan fannst ekki'],
  [404, '/en%2Fverkefni%2Fx', 'Síðan fannst ekki'],
  [404, `/${'x'.repeat(3_000)}`, 'Síðan fannst ekki'],
  [404, '/robots.txt/', 'Síðan fannst ekki'],
  [404, '/robots', 'Síðan fannst ekki'],
  [404, '/_redirects', 'Síðan fannst ekki'],
  [404, '//_redirects', 'Síðan fannst ekki'],
  [404, '/.%2f%5Fredirects', 'Síðan fannst ekki'],
  [404, '/ha-frettir/Ho%CC%88nnunarMars/atom.xml', 'Síðan fannst ekki'],
  [404, '/ha-frettir/Ho%CC%88nnunarMars/atom.xml/', 'Síðan fannst ekki'],
  [404, '/../package.json', 'Síðan fannst ekki'],
  [404, '/%2e%2e/package.json', 'Síðan fannst ekki'],
  [404, '/en/..%2f..%2f..%2fetc/passwd', 'Page not found'],
  [404, '/..\\x', 'Síðan fannst ekki'],
  [410, '/horfi%C3%B0?a=b', 'Síðan er ekki lengur til'],
  [410, `/horfi${encodeURIComponent('ð'.normalize('NFD'))}/`, 'Síðan er ekki lengur til'],
  [410, '/en/gone/', 'This page is gone'],
])('status %i for %s, with the page in the language of the path', async (status, target, text) => {
  const answer = await ask(target);
  expect(answer.status).toBe(status);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.body.toString()).toContain(text);
});

it('status 405 for methods other than GET and HEAD, 400 for a target that is not a path', async () => {
  const { status, headers } = await ask('/', {}, { method: 'POST' });
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  expect((await ask('*')).status).toBe(400);
});

it.each([
  ['/um-okkur', '/ha-frettir/H%C3%B6nnunarMars/'],
  ['/um-okkur/?a=1', '/ha-frettir/H%C3%B6nnunarMars/?a=1'],
  ['/g%C3%B6mul/s%C3%AD%C3%B0a', '/en/'],
  ['/leit?query=b', '/leit/?query=a#top'],
  ['/ha-frettir/Ho%CC%88nnunarMars/', '/ha-frettir/H%C3%B6nnunarMars/'],
  ['/ha-frettir/Ho%CC%88nnunarMars?a=b', '/ha-frettir/H%C3%B6nnunarMars/?a=b'],
  // Pages take precedence over redirects.
  ['/en', '/en/'],
])('%s is redirected to %s', async (target, location) => {
  const answer = await ask(target);
  expect([answer.status, answer.headers.location]).toEqual([301, location]);
});

it('reads the rules again when they change', async () => {
  const file = path.join(directory, 'hosting.json');
  writeFileSync(file, JSON.stringify(toHostingRules({ '/later': '/en/' }, {})));
  try {
    expect((await ask('/later')).headers.location).toBe('/en/');
    expect((await ask('/um-okkur')).status).toBe(404);
  } finally {
    writeFileSync(file, JSON.stringify(rules));
  }
});

it('serves a complete build while Gatsby writes the next build, and then the next, without a restart', async () => {
  const home = process.cwd();
  const folder = temporaryFolder();
  process.chdir(folder);
  const build = (text: string) => {
    rmSync('public', { recursive: true, force: true });
    mkdirSync('public');
    writeFileSync(`public/${text}.txt`, text);
    const buildRules = toHostingRules({ '/gamalt': `/${text}/` }, {});
    writeFileSync('public/hosting.json', JSON.stringify(buildRules));
  };
  build('first');
  await publishBuild({});
  const site = await startStaticServer({ directory: currentSite });
  const statuses = () =>
    Promise.all(
      ['/first.txt', '/second.txt', '/gamalt'].map(async (address) => {
        const { status, headers } = await fetch(site.url + address, { redirect: 'manual' });
        return headers.get('location') ?? status;
      }),
    );
  try {
    build('second');
    expect(await statuses()).toEqual([200, 404, '/first/']);
    await publishBuild({});
    expect(await statuses()).toEqual([404, 200, '/second/']);
  } finally {
    await site.close();
    process.chdir(home);
  }
});

it('a missing media file is requested once from the content service, if the build has no media files', async () => {
  const image = '/media/stóll.jpg@w_800.avif';
  const folder = temporaryFolder();
  const setRules = (hasMediaOnRequest: boolean) =>
    writeFileSync(`${folder}/hosting.json`, JSON.stringify({ ...rules, hasMediaOnRequest }));
  const requested: string[] = [];
  const site = await startStaticServer({
    directory: folder,
    async loadMedia(address) {
      requested.push(address);
      await new Promise((resolve) => setTimeout(resolve, 50));
      if (address !== encodeURI(image)) throw new Error(`${address} is not a file`);
      mkdirSync(path.join(folder, 'media'));
      writeFileSync(path.join(folder, image), 'a picture');
    },
  });
  const message = jest.spyOn(console, 'error').mockReturnValue();
  setRules(false);
  expect((await fetch(site.url + image)).status).toBe(404);
  expect(requested).toEqual([]);
  setRules(true);
  const responses = await Promise.all([1, 2].map(() => fetch(site.url + image)));
  responses.push(await fetch(site.url + image));
  for (const response of responses) {
    expect(await response.text()).toBe('a picture');
    expect(response.headers.get('cache-control')).toContain('immutable');
  }
  expect(requested).toEqual([encodeURI(image)]);
  expect((await fetch(`${site.url}/media/lamp.jpg`)).status).toBe(404);
  expect(message).toHaveBeenCalledWith('/media/lamp.jpg is not a file');
  message.mockRestore();
  await site.close();
});

describe('the host of a request', () => {
  it.each(['localhost', 'LOCALHOST:1', '127.0.0.1:9000', '[::1]:9000'])(
    '%s is answered',
    async (Host) => expect((await ask('/', { Host })).status).toBe(200),
  );

  it.each(['evil.test', 'localhost.evil.test', '192.168.1.5:9000', '[::2]', 'a<b'])(
    '%s is refused, with the remedy',
    async (Host) => {
      for (const target of ['/', '/nothing-here', '/en', '/%']) {
        const { status, body } = await ask(target, { Host });
        expect(status).toBe(421);
        expect(body.toString()).toMatch(/answers to localhost.*ALLOWED_HOSTS=/);
      }
    },
  );

  it('can be allowed', async () => {
    const allowing = await startStaticServer({ directory, allowed: ['phone.test'] });
    const { port } = new URL(allowing.url);
    expect((await ask('/', { Host: 'phone.test:9000' }, { port })).status).toBe(200);
    await allowing.close();
  });
});

it('listens on the addresses of ALLOWED_HOSTS, and says when one is not of this computer', async () => {
  const named = allowedHosts({ ALLOWED_HOSTS: 'Phone.test, [fe80::9],,' });
  expect(named).toEqual(['phone.test', 'fe80::9']);
  expect(listenAddresses(named)).toEqual(['127.0.0.1', '::1', 'fe80::9']);
  expect(listenAddresses(['192.168.1.5', '0.0.0.0'])).toEqual(['0.0.0.0']);
  const everywhere = await startStaticServer({ directory, allowed: ['0.0.0.0'] });
  await everywhere.close();
  await expect(startStaticServer({ directory, allowed: ['192.0.2.1'] })).rejects.toThrow(
    /cannot be served on 192\.0\.2\.1, port \d+ \(EADDRNOTAVAIL\)\.\nGive the variable ALLOWED_HOSTS/,
  );
});

it('says that a port is taken, and how to choose another', async () => {
  const port = Number(new URL(server.url).port);
  await expect(startStaticServer({ directory, port })).rejects.toThrow(
    `port ${port} (EADDRINUSE).\nClose the program that has the port, or choose another, for example PORT=${port + 1}.`,
  );
});
