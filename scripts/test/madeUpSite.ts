import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { HostingRules } from '../../src/build/hosting/HostingRules';

/** What the server is about to send. A test changes it. */
export type MadeUpAnswer = {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
  /** Sends nothing, and leaves the connection open. */
  hangs?: boolean;
  /** Closes the connection in the middle of the body. */
  breaks?: boolean;
};

export type MadeUpSite = {
  origin: string;
  /** By address: file name for its type, and content. Pages are at addresses with a final slash. */
  files: Map<string, string>;
  rules: HostingRules;
  /** Changes answers, by path and query of the request. */
  change: (address: string, answer: MadeUpAnswer) => void;
  /** Every request, in order. */
  requests: { method: string; address: string; userAgent: string }[];
  /** The greatest number of requests that were open at the same time. */
  mostAtOnce: () => number;
  close: () => Promise<void>;
};

const types: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  xml: 'application/xml',
  ics: 'text/calendar; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  png: 'image/png',
  woff2: 'font/woff2',
};

const rules: HostingRules = {
  redirects: [
    { from: '/gamalt', path: '/frettir/Hönnun/', query: '', hash: '' },
    { from: '/leita', path: '/en/', query: '?q=a', hash: '#efst' },
  ],
  gone: ['/horfid'],
  headers: { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' },
  cacheControl: 'public, max-age=0, must-revalidate',
  immutableFolders: ['/static/'],
  immutableCacheControl: 'public, max-age=31536000, immutable',
  notFound: [
    { folder: '/en/', page: '/en/404/index.html', gonePage: '/en/410/index.html' },
    { folder: '/', page: '/404.html', gonePage: '/410/index.html' },
  ],
  types: {},
  hiddenFiles: ['/_redirects'],
};

const script = 'console.log("miðstöð");'.repeat(200);
const hash = createHash('sha256').update(script).digest('hex').slice(0, 12);
export const SCRIPT = `/static/app-${hash}.js`;

/** A page of the made-up site. */
export function madeUpPage({
  address,
  origin,
  lang,
  title,
  head = '',
  body = '',
}: {
  address: string;
  origin: string;
  lang: string;
  title: string;
  head?: string;
  body?: string;
}): string {
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title>
    <meta name="description" content="Um ${title}">
    <link rel="canonical" href="${origin}${encodeURI(address)}">
    <link rel="stylesheet" href="/static/styles-${hash}.css">
    <script src="${SCRIPT}" async></script>${head}</head>
    <body><div id="___gatsby"><h1>${title}</h1>${body}</div></body></html>`;
}

/** The pages and files of a site without a fault. */
function goodFiles(origin: string): Map<string, string> {
  const alternates = ['is /', 'en-US /en/', 'x-default /']
    .map((each) => each.split(' '))
    .map(([lang, path]) => `<link rel="alternate" hreflang="${lang}" href="${origin}${path}">`)
    .join('');
  const things = JSON.stringify({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Organization', name: 'Miðstöð', url: `${origin}/` }],
  });
  const news = '/frettir/Hönnun/';
  const page = (address: string, lang: string, title: string, head = '', body = '') =>
    madeUpPage({ address, origin, lang, title, head, body });
  const hidden = '<meta name="robots" content="noindex">';
  return new Map([
    [
      '/',
      page(
        '/',
        'is',
        'Miðstöð',
        `${alternates}<link rel="manifest" href="/manifest.webmanifest">
        <link rel="alternate" type="application/atom+xml" href="/atom.xml">
        <link rel="alternate" type="application/feed+json" href="/feed.json">
        <link rel="search" href="/opensearch.xml">
        <script type="application/ld+json">${things}</script>`,
        `<a href="${encodeURI(news)}#meira">Frétt</a> <a href="#efst" id="efst">Efst</a>
        <a href="https://example.com/">Annað</a> <a href="mailto:a@example.is">Skrifa</a>
        <a href="/dagatal.ics">Dagatal</a>
        <img src="/static/mynd-${hash}.png" srcset="/static/mynd-${hash}.png 1x, /static/stor-${hash}.png 2x">`,
      ),
    ],
    ['/en/', page('/en/', 'en-US', 'Centre', alternates, '<b id="efst"></b>')],
    [news, page(news, 'is', 'Frétt', '', '<p id="meira">Meira</p>')],
    ['/404.html', page('/404.html', 'is', 'Fannst ekki', hidden)],
    ['/en/404/', page('/en/404/', 'en-US', 'Not found', hidden)],
    ['/page-data/index/page-data.json', '{}'],
    ['/page-data/en/page-data.json', '{}'],
    [`/page-data${news}page-data.json`, '{}'],
    [SCRIPT, script],
    [`/static/styles-${hash}.css`, `@font-face { src: url("/static/letur-${hash}.woff2") }`],
    [`/static/letur-${hash}.woff2`, 'letur'],
    [`/static/mynd-${hash}.png`, 'mynd'],
    [`/static/stor-${hash}.png`, 'mynd'],
    [
      '/manifest.webmanifest',
      JSON.stringify({ start_url: '/', icons: [{ src: `static/mynd-${hash}.png` }] }),
    ],
    ['/robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`],
    [
      '/sitemap.xml',
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${['/', '/en/', encodeURI(news)]
        .map((path) => `<url><loc>${origin}${path}</loc></url>`)
        .join('')}</urlset>`,
    ],
    [
      '/atom.xml',
      `<feed xmlns="http://www.w3.org/2005/Atom"><id>a</id><title>Fréttir</title>
      <updated>2026-11-01T00:00:00Z</updated><link href="${origin}/"/><entry><id>b</id>
      <title>Frétt</title><updated>2026-11-01T00:00:00Z</updated>
      <link href="${origin}${encodeURI(news)}"/></entry></feed>`,
    ],
    [
      '/feed.json',
      JSON.stringify({
        version: 'https://jsonfeed.org/version/1.1',
        title: 'Fréttir',
        home_page_url: `${origin}/`,
        items: [{ id: 'b', title: 'Frétt', url: `${origin}${encodeURI(news)}` }],
      }),
    ],
    [
      '/opensearch.xml',
      `<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
      <Image>${origin}/static/mynd-${hash}.png</Image>
      <Url type="text/html" template="${origin}/?q={searchTerms}"/></OpenSearchDescription>`,
    ],
    [
      '/dagatal.ics',
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'BEGIN:VEVENT',
        'UID:a',
        'DTSTART:20261201T120000Z',
        'SUMMARY:Opnun',
        `URL:${origin}${encodeURI(news)}`,
        'END:VEVENT',
        'END:VCALENDAR',
      ].join('\r\n'),
    ],
  ]);
}

/** Serves a small site without a fault on loopback. A test changes its files, its rules or its answers. */
export async function startMadeUpSite(): Promise<MadeUpSite> {
  let atOnce = 0;
  let most = 0;
  const server = createServer((request, response) => {
    most = Math.max(most, (atOnce += 1));
    response.on('close', () => (atOnce -= 1));
    const { url = '', method = '', headers } = request;
    site.requests.push({ method, address: url, userAgent: headers['user-agent'] ?? '' });
    const answer = answerTo(site, url, headers['if-none-match']);
    site.change(url, answer);
    if (answer.hangs) return;
    const body = Buffer.from(answer.body);
    response.writeHead(answer.status, {
      ...answer.headers,
      ...(answer.breaks && { 'Content-Length': body.length + 1 }),
    });
    if (answer.breaks) response.write(body, () => response.destroy());
    else response.end(method === 'HEAD' ? undefined : body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const site: MadeUpSite = {
    origin,
    files: goodFiles(origin),
    rules: structuredClone(rules),
    change: () => undefined,
    requests: [],
    mostAtOnce: () => most,
    close: () => closeServer(server),
  };
  return site;
}

function answerTo({ files, rules: hosting }: MadeUpSite, url: string, condition?: string) {
  const [path = '', query = ''] = url.split('?');
  const search = query && `?${query}`;
  const decoded = decodeURI(path);
  const text = decoded === '/hosting.json' ? JSON.stringify(hosting) : files.get(decoded);
  const moved = hosting.redirects.find(({ from }) => from === decoded.replace(/\/$/, ''));
  const headers: Record<string, string> = {
    ...hosting.headers,
    'Cache-Control': hosting.cacheControl,
  };
  const answer: MadeUpAnswer = { status: 200, headers, body: '' };
  const redirect = (target: string) => {
    headers['Location'] = target;
    return { ...answer, status: 301 };
  };
  if (text === undefined && moved) {
    const { path: target, query: own, hash: fragment } = moved;
    return redirect(encodeURI(target) + (own || search) + fragment);
  }
  if (text === undefined && files.has(`${decoded}/`)) return redirect(`${path}/${search}`);
  const part = hosting.notFound.find(({ folder }) => decoded.startsWith(folder));
  const notFound = files.get(part?.page.replace(/index\.html$/, '') ?? '') ?? '';
  if (text !== undefined && hosting.immutableFolders.some((each) => path.startsWith(each))) {
    headers['Cache-Control'] = hosting.immutableCacheControl;
  }
  const end = text === undefined ? '' : (/\.(\w+)$/.exec(decoded)?.[1] ?? '');
  headers['Content-Type'] = types[end] ?? 'text/html; charset=utf-8';
  headers['ETag'] = `"${createHash('sha256')
    .update(text ?? '')
    .digest('hex')}"`;
  if (text !== undefined && condition === headers['ETag']) return { ...answer, status: 304 };
  headers['Content-Encoding'] = 'br';
  const isGone = hosting.gone.includes(decoded.replace(/\/$/, ''));
  const status = text === undefined ? (isGone ? 410 : 404) : 200;
  return { ...answer, status, body: brotliCompressSync(text ?? notFound) };
}

function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  return closed;
}
