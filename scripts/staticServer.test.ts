import fs, { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { toHostingRules } from '../src/build/hosting/HostingRules';
import { allowedHosts, listenAddresses } from './allowedHosts.mjs';
import { startStaticServer } from './staticServer.mjs';

const script = 'console.log("midstod");'.repeat(200);
const files: Record<string, string> = {
  'index.html': '<h1>Forsíða</h1>',
  '404.html': '<h1>Síðan fannst ekki</h1>',
  'en/index.html': '<h1>Home</h1>',
  '410/index.html': '<h1>Síðan er ekki lengur til</h1>',
  'en/410/index.html': '<h1>This page is gone</h1>',
  'en/404/index.html': '<h1>Page not found</h1>',
  'ha-frettir/HönnunarMars/index.html': '<h1>HönnunarMars</h1>',
  'a b#c?/index.html': '<h1>Odd</h1>',
  'app.js': script,
  'static/font-abc.woff2': 'font',
  'page-data/index/page-data.json': '{}',
  'sw.js': '// worker',
  'robots.txt': 'Ísland',
  _redirects: '/never /en/ 301',
  'hosting.json': JSON.stringify(
    toHostingRules(
      {
        '/um-okkur': '/ha-frettir/HönnunarMars/',
        '/gömul/síða/': '/en/',
        '/en': '/never/',
        '/leit': '/leit/?query=a#top',
      },
      { 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': "default-src 'none'" },
      ['/horfið/', '/en/gone'],
    ),
  ),
};

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

let directory: string;
let server: Awaited<ReturnType<typeof startStaticServer>>;

beforeAll(async () => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'site-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(directory, name)), { recursive: true });
    writeFileSync(path.join(directory, name), text);
  }
  server = await startStaticServer({ directory });
});

afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true });
});

/** A plain request, because `fetch` normalises the path, follows redirects and decompresses. */
function ask(
  target: string,
  { method = 'GET', headers = {}, host = 'localhost', port = new URL(server.url).port } = {},
) {
  return new Promise<Answer>((resolve, reject) => {
    const outgoing = request({ host, port, path: target, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { statusCode = 0, headers: received } = response;
        resolve({ status: statusCode, headers: received, body: Buffer.concat(chunks) });
      });
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

describe('pages', () => {
  it('responds on every address of localhost', async () => {
    const hasIPv6 = Object.values(os.networkInterfaces()).some((all) =>
      all?.some(({ address }) => address === '::1'),
    );
    for (const host of ['localhost', '127.0.0.1', ...(hasIPv6 ? ['::1'] : [])]) {
      const { status, headers, body } = await ask('/', { host });
      expect([status, body.toString()]).toEqual([200, '<h1>Forsíða</h1>']);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
    }
  });

  it('adds the final slash with a 301 and keeps the query', async () => {
    const { status, headers } = await ask('/en?a=1&b=%C3%B6');
    expect([status, headers.location]).toEqual([301, '/en/?a=1&b=%C3%B6']);
  });

  it('serves and redirects paths with Icelandic letters', async () => {
    const encoded = '/ha-frettir/H%C3%B6nnunarMars';
    expect((await ask(encoded)).headers.location).toBe(`${encoded}/`);
    expect((await ask(`${encoded}/`)).body.toString()).toBe('<h1>HönnunarMars</h1>');
  });

  it('encodes characters that would begin a query or a fragment in a redirect', async () => {
    expect((await ask('/a%20b%23c%3F')).headers.location).toBe('/a%20b%23c%3F/');
  });

  it('never redirects to another host', async () => {
    expect((await ask('//en')).headers.location).toBe('/en/');
  });

  it('does not treat a file as a folder', async () => {
    expect((await ask('/robots.txt/')).status).toBe(404);
    expect((await ask('/robots')).status).toBe(404);
  });

  it('serves a page that was built after the start', async () => {
    expect((await ask('/new.html')).status).toBe(404);
    writeFileSync(path.join(directory, 'new.html'), 'new');
    expect((await ask('/new.html')).status).toBe(200);
  });
});

describe('pages that are gone', () => {
  it.each([
    ['/horfi%C3%B0/', 'Síðan er ekki lengur til'],
    ['/horfi%C3%B0?a=b', 'Síðan er ekki lengur til'],
    [`/horfi${encodeURIComponent('ð'.normalize('NFD'))}`, 'Síðan er ekki lengur til'],
    ['/en/gone/', 'This page is gone'],
  ])('%s: status 410 and the page in the language of the path', async (target, text) => {
    const { status, headers, body } = await ask(target);
    expect([status, headers['content-type']]).toEqual([410, 'text/html; charset=utf-8']);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(body.toString()).toContain(text);
  });
});

describe('missing files', () => {
  it.each([
    ['/nothing-here', 'Síðan fannst ekki'],
    ['/enska/', 'Síðan fannst ekki'],
    ['/en/nothing-here', 'Page not found'],
  ])('%s: status 404 and the page in the language of the path', async (target, text) => {
    const { status, headers, body } = await ask(target);
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(body.toString()).toContain(text);
  });

  it('reads the not-found page without blocking other requests', async () => {
    const read = jest.spyOn(fs, 'readFileSync');
    expect((await ask('/nothing-here')).status).toBe(404);
    expect(read.mock.calls.map(([file]) => path.basename(String(file)))).not.toContain('404.html');
    read.mockRestore();
  });

  it('responds with 404 to a name that is too long for the file system', async () => {
    expect((await ask(`/${'x'.repeat(3_000)}`)).status).toBe(404);
  });

  it.each(['/../package.json', '/%2e%2e/package.json', '/en/..%2f..%2f..%2fetc/passwd', '/..\\x'])(
    '%s: nothing outside the site',
    async (target) => {
      expect((await ask(target)).status).toBe(404);
    },
  );

  it.each(['/%E0%A4%A', '/%', '/a%00b', '/en%2Fverkefni%2Fx'])(
    '%s: status 404 and the not-found page for a path that no file can have',
    async (target) => {
      const { status, body } = await ask(target);
      expect([status, body.toString()]).toEqual([404, '<h1>Síðan fannst ekki</h1>']);
    },
  );

  it.each(['/en/%', '/%65n/x'])('%s: the not-found page of the folder', async (target) => {
    const { status, body } = await ask(target);
    expect([status, body.toString()]).toEqual([404, '<h1>Page not found</h1>']);
  });

  it('responds with 400 to a target that is not a path', async () => {
    expect((await ask('*')).status).toBe(400);
  });

  it('405 for methods other than GET and HEAD', async () => {
    const { status, headers } = await ask('/', { method: 'POST' });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('redirects of the build', () => {
  it.each([
    ['/um-okkur', 301, '/ha-frettir/H%C3%B6nnunarMars/'],
    ['/um-okkur/?a=1', 301, '/ha-frettir/H%C3%B6nnunarMars/?a=1'],
    ['/g%C3%B6mul/s%C3%AD%C3%B0a', 301, '/en/'],
    ['/leit?query=b', 301, '/leit/?query=a#top'],
  ])('%s → %i %s', async (target, status, location) => {
    const answer = await ask(target);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
  });

  it('apply only where there is no page', async () => {
    expect((await ask('/en/')).status).toBe(200);
    expect((await ask('/en')).headers.location).toBe('/en/');
  });

  it('are read again when the file changes', async () => {
    const file = path.join(directory, 'hosting.json');
    const before = fs.readFileSync(file, 'utf8');
    writeFileSync(file, JSON.stringify(toHostingRules({ '/later': '/en/' }, {})));
    utimesSync(file, new Date(), new Date(Date.now() + 60_000));
    expect((await ask('/later')).headers.location).toBe('/en/');
    expect((await ask('/um-okkur')).status).toBe(404);
    writeFileSync(file, before);
  });

  it('may be those of a build before pages could be gone', async () => {
    const file = path.join(directory, 'hosting.json');
    const before = fs.readFileSync(file, 'utf8');
    const rules = { ...toHostingRules({ '/later': '/en/' }, {}), gone: undefined };
    writeFileSync(file, JSON.stringify(rules));
    utimesSync(file, new Date(), new Date(Date.now() + 120_000));
    expect((await ask('/later')).headers.location).toBe('/en/');
    expect((await ask('/nothing-here')).status).toBe(404);
    writeFileSync(file, before);
  });

  it('are for hosts: readers do not get the files', async () => {
    expect((await ask('/_redirects')).status).toBe(404);
  });
});

describe('headers', () => {
  const revalidate = 'public, max-age=0, must-revalidate';
  const immutable = 'public, max-age=31536000, immutable';

  it.each([
    ['/', revalidate],
    ['/page-data/index/page-data.json', revalidate],
    ['/sw.js', revalidate],
    ['/en', revalidate],
    ['/nothing-here', revalidate],
    ['/app.js', revalidate],
    ['/static/font-abc.woff2', immutable],
  ])('%s may be kept: %s', async (target, value) => {
    const { headers } = await ask(target);
    expect(headers['cache-control']).toBe(value);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toBe("default-src 'none'");
  });

  it('declares plain text as UTF-8', async () => {
    expect((await ask('/robots.txt')).headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  it('compresses with brotli, else with gzip, else not at all', async () => {
    const target = '/app.js';
    const accept = (encoding: string) => ask(target, { headers: { 'Accept-Encoding': encoding } });
    const brotli = await accept('gzip, deflate, br');
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(script);
    const gzip = await accept('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(script);
    const plain = await accept('identity');
    expect(plain.body.toString()).toBe(script);
    expect(plain.headers['vary']).toBe('Accept-Encoding');
  });

  it('sends the compressed copies of the build', async () => {
    writeFileSync(path.join(directory, 'copied.txt'), 'the file');
    writeFileSync(path.join(directory, 'copied.txt.br'), 'its copy');
    const { headers, body } = await ask('/copied.txt', {
      headers: { 'Accept-Encoding': 'gzip, br' },
    });
    expect([headers['content-encoding'], body.toString()]).toEqual(['br', 'its copy']);
    expect([headers['content-type'], headers.vary]).toEqual([
      'text/plain; charset=utf-8',
      'Accept-Encoding',
    ]);
    expect((await ask('/copied.txt')).body.toString()).toBe('the file');
    const refused = await ask('/copied.txt', { headers: { 'Accept-Encoding': 'br;q=0, gzip' } });
    expect(refused.headers['content-encoding']).not.toBe('br');
  });

  it('responds with 304 to a client that has the file', async () => {
    const { etag } = (await ask('/')).headers;
    const again = await ask('/', { headers: { 'If-None-Match': etag } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it('responds with 304 to a client whose copy is as new as the file', async () => {
    const { 'last-modified': date = '' } = (await ask('/')).headers;
    const statusWith = async (headers: Record<string, string>) =>
      (await ask('/', { headers })).status;
    const older = new Date(Date.parse(date) - 1_000).toUTCString();
    expect(await statusWith({ 'If-Modified-Since': date })).toBe(304);
    expect(await statusWith({ 'If-Modified-Since': older })).toBe(200);
    expect(await statusWith({ 'If-Modified-Since': 'yesterday' })).toBe(200);
    // An ETag says it better.
    expect(await statusWith({ 'If-Modified-Since': date, 'If-None-Match': '"other"' })).toBe(200);
  });

  it('responds to HEAD as to GET, without the body', async () => {
    const head = await ask('/', { method: 'HEAD' });
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '18', 0]);
    expect((await ask('/nothing-here', { method: 'HEAD' })).status).toBe(404);
  });

  it('responds to a range with the whole file', async () => {
    const { status, body } = await ask('/robots.txt', { headers: { Range: 'bytes=-2' } });
    expect([status, body.toString()]).toEqual([200, 'Ísland']);
  });
});

describe('the host of a request', () => {
  it.each(['localhost', 'LOCALHOST:1', '127.0.0.1:9000', '[::1]:9000'])(
    '%s is answered',
    async (Host) => {
      expect((await ask('/', { headers: { Host } })).status).toBe(200);
    },
  );

  it.each([
    'evil.test',
    'localhost.evil.test',
    '192.168.1.5:9000',
    '[::2]',
    'a<b',
    '127.0.0.1.evil.test',
  ])('%s is refused, with the remedy', async (Host) => {
    for (const target of ['/', '/nothing-here', '/en', '/%']) {
      const { status, body } = await ask(target, { headers: { Host } });
      expect(status).toBe(421);
      expect(body.toString()).toMatch(/answers to localhost.*ALLOWED_HOSTS=/);
    }
  });

  it('can be allowed', async () => {
    const allowing = await startStaticServer({ directory, allowed: ['phone.test'] });
    const { port } = new URL(allowing.url);
    const { status } = await ask('/', { headers: { Host: 'phone.test:9000' }, port });
    expect(status).toBe(200);
    await allowing.close();
  });
});

it('listens on the addresses of ALLOWED_HOSTS, and says when one is not of this computer', async () => {
  expect(listenAddresses(['phone.test', '192.168.1.5'])).toEqual([
    '127.0.0.1',
    '::1',
    '192.168.1.5',
  ]);
  expect(listenAddresses(['phone.test', '192.168.1.5', '0.0.0.0'])).toEqual(['0.0.0.0']);
  const everywhere = await startStaticServer({ directory, allowed: ['0.0.0.0'] });
  await everywhere.close();
  await expect(startStaticServer({ directory, allowed: ['192.0.2.1'] })).rejects.toThrow(
    /cannot be served on 192\.0\.2\.1, port \d+ \(EADDRNOTAVAIL\)\.\nGive the variable ALLOWED_HOSTS/,
  );
});

it('reads ALLOWED_HOSTS', () => {
  expect(allowedHosts({ ALLOWED_HOSTS: 'Phone.test, [fe80::9],,' })).toEqual([
    'phone.test',
    'fe80::9',
  ]);
  expect(allowedHosts({})).toEqual([]);
});

it('rejects a taken port with a message', async () => {
  const port = Number(new URL(server.url).port);
  await expect(startStaticServer({ directory, port })).rejects.toThrow(`Port ${port}`);
});
