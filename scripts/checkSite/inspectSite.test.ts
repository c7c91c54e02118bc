import { randomBytes } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { SCRIPT, startMadeUpSite } from '../test/madeUpSite';
import type { MadeUpAnswer, MadeUpSite } from '../test/madeUpSite';
import { freePort } from '../ports.mjs';
import { checkHttps } from './checkHosting';
import type { Answer } from './createClient';
import { createFindings } from './Findings';
import { inspectSite } from './inspectSite';
import type { InspectionOptions } from './inspectSite';
import type { Finding } from './Findings';

let site: MadeUpSite;

beforeEach(async () => {
  site = await startMadeUpSite();
});

afterEach(() => site.close());

const inspect = (options: Partial<InspectionOptions> = {}, signal = new AbortController().signal) =>
  inspectSite(
    {
      origin: site.origin,
      concurrency: 4,
      limit: 1000,
      timeoutMs: 20_000,
      browser: undefined,
      ...options,
    },
    { signal, onProgress: () => undefined },
  );

const short = (findings: readonly Finding[]) =>
  findings.map(({ kind, address, seen }) => `${kind} | ${decodeURI(address)} | ${seen}`);

/** No browser is opened in these tests, which is a note. */
const notesOf = (notes: readonly Finding[]) =>
  short(notes).filter((note) => !note.includes('not opened in a browser'));

it('finds nothing in a good site, and sees all of it', async () => {
  const { faults, notes, pages, files, requests } = await inspect();
  expect([short(faults), notesOf(notes)]).toEqual([[], []]);
  expect(pages).toBe(3);
  expect(files).toBeGreaterThan(12);
  expect(requests).toBe(site.requests.length);
});

it('asks for each address once, a few at a time, and says who it is', async () => {
  await inspect({ concurrency: 2 });
  const asked = site.requests.map(({ address }) => address);
  // Afterwards, one file of each type is asked for on a condition.
  const visits = asked.slice(0, asked.indexOf('/gamalt'));
  expect(visits.length).toBeGreaterThan(15);
  expect(visits).toHaveLength(new Set(visits).size);
  expect(site.mostAtOnce()).toBeLessThanOrEqual(2);
  expect(new Set(site.requests.map(({ userAgent }) => userAgent))).toEqual(
    new Set([expect.stringMatching(/^midstod-check-site/)]),
  );
  expect(asked).not.toContain('https://example.com/');
});

const edit = (address: string, from: string | RegExp, to: string) => () => {
  const before = site.files.get(address) ?? '';
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  site.files.set(address, after);
};
const add = (address: string, html: string) => edit(address, '</h1>', `</h1>${html}`);
const addHead = (address: string, html: string) => edit(address, '</head>', `${html}</head>`);
const change = (address: string, how: (answer: MadeUpAnswer) => void) => () => {
  site.change = (asked, answer) => {
    if (decodeURI(asked) === address) how(answer);
  };
};
const setHeader = (address: string, name: string, value?: string) =>
  change(address, ({ headers }) => {
    if (value === undefined) Reflect.deleteProperty(headers, name);
    else headers[name] = value;
  });
const manyBytes = (count: number) => randomBytes(count / 2).toString('hex');
const huge = gzipSync(Buffer.alloc(26_000_000), { level: 1 });
const news = '/frettir/Hönnun/';
const ldJson = (json: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(json)}</script>`;
const schemaOrg = 'https://schema.org';

/** One change of the good site, and the faults that it makes: kind, address and what was seen. */
const faultsBy: [what: string, make: () => void, faults: (string | RegExp)[]][] = [
  ['a dead link', add('/', '<a href="/gone/">'), ['Links | / | /gone/ answers 404']],
  [
    'a dead link on two pages',
    () =>
      [add('/', '<a href="/gone/">'), add('/en/', '<a href="/gone/">')].forEach((each) => each()),
    ['Links | / | /gone/ answers 404; 1 more refer to it'],
  ],
  [
    'a missing image',
    add('/en/', '<img src="mynd.png">'),
    ['Links | /en/ | /en/mynd.png answers 404'],
  ],
  [
    'a missing image of a srcset',
    add('/', '<img srcset="/a,b.png 1x, /c.png 2x">'),
    ['Links | / | /a,b.png answers 404', 'Links | / | /c.png answers 404'],
  ],
  [
    'a missing script that another script loads',
    add('/', '<script type="text/plain" data-src="/static/gone.js"></script>'),
    ['Links | / | /static/gone.js answers 404'],
  ],
  [
    'a missing image of a style',
    add('/', '<p style="background: url(/a.png)">'),
    ['Links | / | /a.png answers 404'],
  ],
  [
    'a missing font of a style sheet',
    () => site.files.delete([...site.files.keys()].find((file) => file.endsWith('.woff2')) ?? ''),
    [/^Links \| \/static\/styles-\w+\.css \| \/static\/letur-\w+\.woff2 answers 404$/],
  ],
  [
    'a missing icon of the manifest',
    edit('/manifest.webmanifest', /static[^"]+/, 'icons/a.png'),
    ['Links | /manifest.webmanifest | /icons/a.png answers 404'],
  ],
  [
    'missing page data',
    () => site.files.delete('/page-data/en/page-data.json'),
    ['Links | /en/ | /page-data/en/page-data.json answers 404'],
  ],
  [
    'a missing search page',
    edit('/opensearch.xml', '/?q=', '/leit/?q='),
    ['Links | /opensearch.xml | /leit/?q=a answers 404'],
  ],
  ['a link to a redirect', add('/', '<a href="/en">'), ['Links | / | /en answers 301 → /en/']],
  [
    'a link to redirects in a circle',
    () => {
      add('/', '<a href="/a">')();
      site.change = (asked, answer) => {
        if (!/^\/[ab]$/.test(asked)) return;
        Object.assign(answer, { status: 302, body: '' });
        answer.headers['Location'] = asked === '/a' ? '/b' : '/a';
      };
    },
    ['Links | / | /a answers 302 → /b; 1 more refer to it', 'Links | /a | /b answers 302 → /a'],
  ],
  ['a missing element', add('/', '<a href="/en/#gone">'), ['Links | / | /en/ has no #gone']],
  [
    'a connection that breaks',
    change(news, (answer) => Object.assign(answer, { breaks: true })),
    [/^Links .*nothing: .*closed before the end/, /^Redirects \| \/gamalt \| .*nothing/],
  ],
  [
    'an answer that is not encoded as it says',
    change(SCRIPT, (answer) => Object.assign(answer, { body: 'plain' })),
    [/answers nothing: the body is not br/],
  ],
  [
    'an answer that is huge when it is decompressed',
    change(SCRIPT, (answer) => {
      answer.headers['Content-Encoding'] = 'gzip';
      answer.body = huge;
    }),
    [/answers nothing: the answer is larger than 25 MB/],
  ],
  [
    'a redirect that is missing',
    change('/gamalt', (answer) => Object.assign(answer, { status: 404 })),
    [/^Redirects \| \/gamalt \| 404 .*instead of 301 → \/frettir\/H%C3%B6nnun\/$/],
  ],
  [
    'a redirect that is temporary',
    change('/gamalt', (answer) => Object.assign(answer, { status: 302 })),
    [/^Redirects \| \/gamalt \| 302 → \/frettir\/H%C3%B6nnun\/ instead of 301/],
  ],
  [
    'a redirect that loses the query',
    setHeader('/gamalt/?check=1', 'Location', encodeURI(news)),
    [/^Redirects \| \/gamalt\/\?check=1 \| 301 → \S+ instead of 301 → \S+\?check=1$/],
  ],
  [
    'a redirect that loses the fragment',
    setHeader('/leita', 'Location', '/en/?q=a'),
    ['Redirects | /leita | 301 → /en/?q=a instead of 301 → /en/?q=a#efst'],
  ],
  [
    'a redirect to a redirect',
    () => void Object.assign(site.rules.redirects[0] ?? {}, { path: '/en' }),
    ['Redirects | /gamalt | /en answers 301 → /en/'],
  ],
  [
    'a page that is there without its slash',
    change('/en?check=1', (answer) => Object.assign(answer, { status: 200 })),
    ['Redirects | /en?check=1 | 200 → /en/?check=1'],
  ],
  [
    'a slash that loses the query',
    setHeader('/frettir/Hönnun?check=1', 'Location', encodeURI(news)),
    [`Redirects | /frettir/Hönnun?check=1 | 301 → ${encodeURI(news)}`],
  ],
  [
    'missing pages with the status 200',
    change('/en/check-site-no-such-page/', (answer) => Object.assign(answer, { status: 200 })),
    ['Not-found pages | /en/check-site-no-such-page/ | 200, text/html; charset=utf-8'],
  ],
  [
    'a not-found page in the wrong language',
    () => site.rules.notFound.forEach((each) => Object.assign(each, { page: '/404.html' })),
    ['Not-found pages | /en/check-site-no-such-page/ | lang="is" instead of "en-US"'],
  ],
  [
    'a not-found page that may be indexed',
    edit('/404.html', 'noindex', 'all'),
    ['Not-found pages | /check-site-no-such-page/ | no noindex'],
  ],
  [
    'a 404 that is cached for long',
    setHeader('/check-site-no-such-page/', 'Cache-Control', 'public, max-age=3600'),
    ['Not-found pages | /check-site-no-such-page/ | public, max-age=3600'],
  ],
  [
    'a page that is gone with the status 200',
    change('/horfid/', (answer) => Object.assign(answer, { status: 200 })),
    ['Not-found pages | /horfid/ | 200'],
  ],
  [
    'a missing file with the status 200',
    change('/static/check-site-no-such-page.js', (answer) =>
      Object.assign(answer, { status: 200 }),
    ),
    ['Not-found pages | /static/check-site-no-such-page.js | 200'],
  ],
  [
    'a missing file without a header',
    setHeader('/static/check-site-no-such-page.js', 'Referrer-Policy'),
    ['Headers | /static/check-site-no-such-page.js | missing'],
  ],
  [
    'a 404 that says nothing about caching',
    setHeader('/check-site-no-such-page/', 'Cache-Control'),
    ['Not-found pages | /check-site-no-such-page/ | no Cache-Control'],
  ],
  [
    'a file for hosts that readers get',
    () => site.files.set('/_redirects', '/a /b 301'),
    ['Not-found pages | /_redirects | 200'],
  ],
  [
    'a page without a header',
    setHeader('/en/', 'X-Content-Type-Options'),
    ['Headers | /en/ | missing'],
  ],
  [
    'a file with another header',
    setHeader(SCRIPT, 'Referrer-Policy', 'origin'),
    [`Headers | ${SCRIPT} | Referrer-Policy: origin`],
  ],
  [
    'a 404 without a header',
    setHeader('/check-site-no-such-page/', 'Referrer-Policy'),
    ['Headers | /check-site-no-such-page/ | missing'],
  ],
  [
    'a page that is cached',
    setHeader('/en/', 'Cache-Control', 'public, max-age=600'),
    ['Caching | /en/ | public, max-age=600'],
  ],
  [
    'a hashed file that is asked for again',
    setHeader(SCRIPT, 'Cache-Control', 'public, max-age=0, must-revalidate'),
    [`Caching | ${SCRIPT} | public, max-age=0, must-revalidate`],
  ],
  ['a page without ETag', setHeader('/en/', 'ETag'), ['Caching | /en/ | neither']],
  [
    'a style sheet that is sent again when it has not changed',
    () => {
      site.change = (asked, answer) => {
        if (asked.endsWith('.css')) answer.headers['ETag'] = `"${Math.random()}"`;
        if (asked.endsWith('.css') && answer.status === 304) answer.status = 200;
      };
    },
    [/^Caching \| \/static\/styles-\w+\.css \| 200$/],
  ],
  [
    'an immutable file without a hash',
    () => {
      site.files.set('/static/merki.png', 'merki');
      add('/en/', '<img src="/static/merki.png">')();
    },
    ['Caching | /static/merki.png | no hash'],
  ],
  [
    'a text that is not compressed',
    change(SCRIPT, (answer) => {
      delete answer.headers['Content-Encoding'];
      answer.body = site.files.get(SCRIPT) ?? '';
    }),
    [`Compression | ${SCRIPT} | 5200 bytes as they are`],
  ],
  [
    'a wrong type',
    setHeader('/feed.json', 'Content-Type', 'text/html; charset=utf-8'),
    [
      'Languages | /feed.json | no canonical',
      'Languages | /feed.json | no lang instead of "is"',
      'Texts | /feed.json | 0 of them',
      'Texts | /feed.json | no description',
      'Texts | /feed.json | no title',
      'Types | /feed.json | text/html; charset=utf-8',
    ],
  ],
  ['a missing type', setHeader(SCRIPT, 'Content-Type'), [`Types | ${SCRIPT} | no Content-Type`]],
  [
    'a calendar without its charset',
    setHeader('/dagatal.ics', 'Content-Type', 'text/calendar'),
    ['Types | /dagatal.ics | text/calendar'],
  ],
  [
    'scripts above the budget',
    () => void site.files.set(SCRIPT, manyBytes(200_000)),
    ['/', '/en/', news].map((page) => `Sizes | ${page} | 100.0 kB in 1 scripts`),
  ],
  [
    'a page in the wrong language',
    edit('/frettir/Hönnun/', 'lang="is"', 'lang="en-US"'),
    [`Languages | ${news} | lang="en-US" instead of "is"`],
  ],
  [
    'a translation that does not point back',
    edit('/en/', /<link rel="alternate"[^>]*hreflang="is"[^>]*>/, ''),
    [/^Languages \| \/ \| \/en\/ has en-US/, /^Languages \| \/en\/ \| \/ has en-US/],
  ],
  [
    'a translation that leaves its own page out',
    () => {
      const own = /<link rel="alternate"[^>]*hreflang="(is|x-default)"[^>]*>/g;
      edit('/', own, '')();
      edit('/en/', own, '')();
    },
    ['Languages | / | no alternate in is is the page itself'],
  ],
  [
    'another canonical',
    edit('/en/', /(rel="canonical" href=")[^"]*/, '$1https://example.com/'),
    ['Languages | /en/ | https://example.com/'],
  ],
  ['two headings', add('/en/', '<h1>Two</h1>'), ['Texts | /en/ | 2 of them']],
  ['no title', edit('/en/', /<title>.*<\/title>/, ''), ['Texts | /en/ | no title']],
  [
    'no description',
    edit('/en/', 'name="description"', 'name="x"'),
    ['Texts | /en/ | no description'],
  ],
  [
    'a sitemap with a page that is not indexed',
    addHead('/en/', '<meta name="robots" content="noindex">'),
    ['Sitemap and robots | /en/ | listed'],
  ],
  [
    'a sitemap of another site',
    edit('/sitemap.xml', /<loc>[^<]*\/en\/<\/loc>/, '<loc>https://example.com/en/</loc>'),
    ['Sitemap and robots | /sitemap.xml | it lists https://example.com/en/'],
  ],
  [
    'a sitemap with a dead address',
    edit('/sitemap.xml', '</urlset>', '<url><loc>/gone/</loc></url></urlset>'),
    ['Links | /sitemap.xml | /gone/ answers 404'],
  ],
  [
    'a sitemap that is not well-formed',
    edit('/sitemap.xml', '</urlset>', ''),
    ['Feeds and calendars | /sitemap.xml | the XML is not well-formed'],
  ],
  [
    'no robots.txt',
    () => site.files.delete('/robots.txt'),
    ['Sitemap and robots | /robots.txt | /robots.txt answers 404'],
  ],
  [
    'structured data that is no JSON',
    addHead('/en/', '<script type="application/ld+json">{</script>'),
    [/^Structured data \| \/en\/ \| .*JSON/],
  ],
  [
    'structured data without a thing',
    addHead('/en/', ldJson([])),
    ['Structured data | /en/ | there is no thing in it'],
  ],
  [
    'structured data without a context',
    addHead('/en/', ldJson({ '@type': 'Organization', name: 'A' })),
    ['Structured data | /en/ | the @context is ""'],
  ],
  [
    'structured data without a type',
    addHead('/en/', ldJson({ '@context': schemaOrg, name: 'A' })),
    [/^Structured data \| \/en\/ \| no @type/],
  ],
  [
    'structured data that lacks what search engines require',
    addHead('/en/', ldJson({ '@context': schemaOrg, '@type': 'Organization' })),
    ['Structured data | /en/ | Organization: Required attribute "name" is missing'],
  ],
  [
    'structured data with a dead address',
    () => {
      const logo = `${site.origin}/merki.png`;
      const thing = { '@context': schemaOrg, '@type': 'Organization', name: 'A', logo };
      addHead('/en/', ldJson(thing))();
    },
    ['Links | /en/ | /merki.png answers 404'],
  ],
  [
    'a feed that is not well-formed',
    edit('/atom.xml', '</feed>', ''),
    ['Feeds and calendars | /atom.xml | the XML is not well-formed'],
  ],
  [
    'a feed whose entry has no link',
    edit('/atom.xml', /<link[^>]*\/><\/entry>/, '</entry>'),
    ['Feeds and calendars | /atom.xml | entry 1 has no link'],
  ],
  [
    'a feed whose entry is gone',
    edit('/feed.json', /H%C3%B6nnun/, 'gone'),
    ['Links | /feed.json | /frettir/gone/ answers 404'],
  ],
  [
    'a feed that is no JSON',
    edit('/feed.json', '}', ''),
    [/^Feeds and calendars \| \/feed\.json \| .*JSON/],
  ],
  [
    'a date that is none',
    edit('/dagatal.ics', 'DTSTART:2026', 'DTSTART:'),
    [/^Types \| \/dagatal\.ics \| invalid date-time value/],
  ],
  [
    'structured data of which the validator makes nothing',
    addHead('/en/', ldJson({ '@context': schemaOrg, '@type': 'Event', location: [{}, null] })),
    [/^Types \| \/en\/ \| /],
  ],
  [
    'a manifest without its icons',
    edit('/manifest.webmanifest', /\[.*\]/, '[null]'),
    [/^Types \| \/manifest\.webmanifest \| /],
  ],
  [
    'a calendar that is none',
    () => site.files.set('/dagatal.ics', 'Dagatal'),
    [/^Feeds and calendars \| \/dagatal\.ics \| invalid line/],
  ],
  [
    'a calendar whose event has no title',
    edit('/dagatal.ics', 'SUMMARY:Opnun\r\n', ''),
    ['Feeds and calendars | /dagatal.ics | event 1 has no SUMMARY'],
  ],
  [
    'a calendar whose event is gone',
    edit('/dagatal.ics', /H%C3%B6nnun/, 'gone'),
    ['Links | /dagatal.ics | /frettir/gone/ answers 404'],
  ],
];

it.each(faultsBy)('finds %s, and nothing else', async (_, make, faults) => {
  make();
  const { faults: found } = await inspect();
  expect(short(found).toSorted()).toEqual(
    faults.map((each) => (typeof each === 'string' ? each : expect.stringMatching(each))),
  );
});

/** The same for notes. */
const notesBy: [what: string, make: () => void, notes: (string | RegExp)[]][] = [
  [
    'two pages with the same title',
    edit(news, '<title>Frétt', '<title>Miðstöð'),
    [`Texts | ${news} | the same title as /: “Miðstöð”`],
  ],
  [
    'a 404 that is immutable in a folder of immutable files',
    setHeader('/static/check-site-no-such-page.js', 'Cache-Control', 'max-age=1, immutable'),
    ['Not-found pages | /static/check-site-no-such-page.js | max-age=1, immutable'],
  ],
  [
    'a slash with a temporary redirect',
    change('/en?check=1', (answer) => Object.assign(answer, { status: 307 })),
    ['Redirects | /en?check=1 | 307 → /en/?check=1'],
  ],
  [
    'a page that the sitemap does not list',
    edit('/sitemap.xml', /<url><loc>[^<]*\/en\/<\/loc><\/url>/, ''),
    ['Sitemap and robots | /en/ | not listed'],
  ],
  ['a large page', add('/en/', `<p>${'löng '.repeat(50_000)}</p>`), ['Sizes | /en/ | 301 kB']],
  [
    'a host without brotli',
    () => {
      site.change = (_, answer) => {
        if (answer.headers['Content-Encoding'] !== 'br') return;
        answer.headers['Content-Encoding'] = 'gzip';
        answer.body = gzipSync(brotliDecompressSync(Buffer.from(answer.body)));
      };
    },
    [/^Compression \| \/ \| gzip only, in \d+ answers$/],
  ],
];

it.each(notesBy)('notes %s, and nothing else', async (_, make, notes) => {
  make();
  const { faults, notes: found } = await inspect();
  expect(short(faults)).toEqual([]);
  expect(notesOf(found)).toEqual(
    notes.map((each) => (typeof each === 'string' ? each : expect.stringMatching(each))),
  );
});

it('says what it does not check on a site without hosting rules', async () => {
  site.change = (address, answer) => {
    if (address === '/hosting.json') answer.status = 404;
    // Without the rules, nobody knows the headers and the languages.
    Reflect.deleteProperty(answer.headers, 'Referrer-Policy');
  };
  edit('/en/', 'lang="en-US"', 'lang="en-GB"')();
  edit('/en/', 'hreflang="en-US"', 'hreflang="en-GB"')();
  edit('/', 'hreflang="en-US"', 'hreflang="en-GB"')();
  const { faults } = await inspect();
  expect(short(faults)).toEqual(['Hosting rules | /hosting.json | 404']);
  expect(faults[0]?.remedy).toMatch(/not checked: redirects, headers/);
});

it.each(['{', '[]', '{"redirects":[]}'])('reports %s as hosting rules', async (text) => {
  site.change = (address, answer) => {
    if (address === '/hosting.json') answer.body = brotliCompressSync(text);
  };
  const { faults } = await inspect();
  expect(short(faults)).toContain('Hosting rules | /hosting.json | it is not what a build writes');
});

it('takes the addresses of the origin for which the site is built for its own', async () => {
  for (const [address, text] of site.files) {
    site.files.set(address, text.replaceAll(site.origin, 'https://example.is'));
  }
  edit('/atom.xml', /H%C3%B6nnun/, 'gone')();
  const { faults, notes } = await inspect();
  expect(short(faults)).toEqual(['Links | /atom.xml | /frettir/gone/ answers 404']);
  expect(notesOf(notes)).toEqual(['Hosting rules | / | it is built for https://example.is']);
});

it('gives up one answer that does not come, and goes on', async () => {
  site.change = (address, answer) => {
    if (address === SCRIPT) answer.hangs = true;
  };
  const { faults } = await inspect({ timeoutMs: 2_000 });
  expect(short(faults)).toEqual([
    `Links | / | ${SCRIPT} answers nothing: no whole answer within 2 s; 2 more refer to it`,
  ]);
});

it('ends when the site no longer answers', async () => {
  for (let i = 0; i < 100; i += 1) add('/', `<a href="/${i}/">`)();
  site.change = (address, answer) => {
    if (/^\/\d+\/$/.test(address)) answer.breaks = true;
  };
  const { faults } = await inspect();
  expect(short(faults)).toContain('Links | / | 10 requests in a row failed; ended there');
  const broken = site.requests.filter(({ address }) => /^\/\d+\/$/.test(address));
  expect(broken.length).toBeLessThan(20);
});

it('reads no more pages than it is told, and says so', async () => {
  const { pages, faults, notes } = await inspect({ limit: 1 });
  expect([pages, short(faults)]).toEqual([1, []]);
  expect(notesOf(notes)).toEqual([
    expect.stringMatching(/^Hosting rules \| \/ \| \d+ pages were left out \(--limit\)$/),
  ]);
});

it('returns what it has found when it is interrupted', async () => {
  site.files.delete('/robots.txt');
  const interrupt = new AbortController();
  site.change = (address, answer) => {
    if (address !== SCRIPT) return;
    answer.hangs = true;
    interrupt.abort();
  };
  // The script is asked for after robots.txt.
  const { isInterrupted, faults } = await inspect({ concurrency: 1 }, interrupt.signal);
  expect(isInterrupted).toBe(true);
  expect(short(faults)).toEqual(['Sitemap and robots | /robots.txt | /robots.txt answers 404']);
});

it('takes no answer that an interrupt has cut off for a fault', async () => {
  const interrupt = new AbortController();
  site.change = (address, answer) => {
    if (address !== '/gamalt') return;
    answer.hangs = true;
    interrupt.abort();
  };
  const { isInterrupted, faults } = await inspect({}, interrupt.signal);
  expect([isInterrupted, short(faults)]).toEqual([true, []]);
});

describe('a site that cannot be checked', () => {
  const front = (how: (answer: MadeUpAnswer) => void) => change('/', how)();

  it('does not answer', async () => {
    const origin = `http://127.0.0.1:${await freePort()}`;
    await expect(inspect({ origin })).rejects.toThrow(
      `${origin} does not answer: the connection was refused`,
    );
  });

  it('has an unknown name', async () => {
    await expect(inspect({ origin: 'http://midstod.invalid' })).rejects.toThrow(
      /does not answer: (no such host is known|the name could not be looked up)/,
    );
  });

  it('hangs', async () => {
    front((answer) => Object.assign(answer, { hangs: true }));
    await expect(inspect({ timeoutMs: 200 })).rejects.toThrow(
      'does not answer: no whole answer within 0.2 s',
    );
  });

  it('redirects to another one, which the message names', async () => {
    front((answer) => {
      answer.status = 301;
      answer.headers['Location'] = 'https://www.example.is/';
    });
    await expect(inspect()).rejects.toThrow('npm run check:site -- https://www.example.is');
  });

  it('redirects in a circle', async () => {
    front((answer) => {
      answer.status = 302;
      answer.headers['Location'] = '/';
    });
    await expect(inspect()).rejects.toThrow(/redirects to \/ \(302\)/);
  });

  it('answers with an error', async () => {
    front((answer) => Object.assign(answer, { status: 503 }));
    await expect(inspect()).rejects.toThrow(/answers 503, so there is nothing to check/);
  });

  it('has no page', async () => {
    site.change = (_, { headers }) => void (headers['Content-Type'] = 'text/plain');
    await expect(inspect()).rejects.toThrow(/has no page that can be read .*text\/plain/);
  });
});

describe('with HTTPS', () => {
  const answer = (status: number, headers: Record<string, string> = {}): Answer => ({
    status,
    headers,
    body: Buffer.alloc(0),
    transferredBytes: 0,
  });
  const upgrade = answer(301, { location: 'https://example.is/' });
  const lasting = answer(200, { 'strict-transport-security': 'max-age=31536000' });

  /** Only a host with a certificate has HTTPS, so its answers are made up here. */
  async function faultsOf(https: Answer, http: Answer, origin = 'https://example.is') {
    const findings = createFindings();
    await checkHttps({
      client: { origin, ask: async () => http, asked: () => 0, close: () => undefined },
      site: { origin, builtFor: origin, rules: undefined },
      crawl: {
        resources: new Map([['/', { ...https, bytes: 0 }]]),
        referrers: new Map(),
        fragments: [],
        listed: new Set(),
        left: 0,
      },
      findings,
    });
    return [...short(findings.faults), ...short(findings.notes).map((note) => `note: ${note}`)];
  }

  it.each([
    ['nothing is wrong', lasting, upgrade, []],
    ['there is no HSTS', answer(200), upgrade, ['HTTPS | / | missing']],
    [
      'HSTS is short',
      answer(200, { 'strict-transport-security': 'max-age=300' }),
      upgrade,
      ['HTTPS | / | max-age=300'],
    ],
    ['HTTP has the site too', lasting, answer(200), ['HTTPS | http://example.is/ | 200']],
    [
      'HTTP leads elsewhere',
      lasting,
      answer(301, { location: 'https://example.com/' }),
      ['HTTPS | http://example.is/ | 301 → https://example.com/'],
    ],
    [
      'HTTP does not answer',
      lasting,
      { ...answer(0), failure: 'the connection was refused' },
      ['note: HTTPS | http://example.is/ | nothing: the connection was refused'],
    ],
  ])('%s', async (_, https, http, faults) => {
    expect(await faultsOf(https, http)).toEqual(faults);
  });

  it('a chosen port has no HTTP beside it', async () => {
    expect(await faultsOf(lasting, answer(200), 'https://example.is:8443')).toEqual([]);
  });
});
