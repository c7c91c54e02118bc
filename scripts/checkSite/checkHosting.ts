import { sourcesOf } from '../../src/build/hosting/HostingRules';
import type { HostingRules, Redirect } from '../../src/build/hosting/HostingRules';
import { languageFacts, languageOfPath } from '../../src/i18n/languages';
import { checkHeaders, directivesOf } from './checkFiles';
import { typeOf } from './crawl';
import type { Crawl, Resource } from './crawl';
import type { Answer, Client } from './createClient';
import type { Findings, Rule } from './Findings';
import { readPage } from './readPage';
import { isPageAddress, toOwnAddress } from './Site';
import type { Site } from './Site';
import { spread } from './spread';
import { statusOf } from './statusOf';

/** Of a not-found page: no host needs more, and a page that appears must not stay hidden. */
const MAX_NOT_FOUND_SECONDS = 300;
/** What scanners ask of Strict-Transport-Security: 180 days. */
const MIN_HSTS_SECONDS = 15_552_000;
/** How many pages are asked for without their slash. */
const SLASH_SAMPLE_SIZE = 20;

const QUERY = '?check=1';
const NO_PAGE = 'check-site-no-such-page';

const redirected: Rule = {
  kind: 'Redirects',
  expected:
    'An old address answers 301 with its new one, with and without its final slash, and keeps the query.',
  remedy:
    'Give the host the redirects of this build: _redirects, nginx.conf or Caddyfile (docs/deploying.md).',
};
const unchained: Rule = {
  kind: 'Redirects',
  expected: 'A redirect leads to a page, not to another redirect.',
  remedy: 'Let the line in redirects.json name the page itself.',
};
const slash: Rule = {
  kind: 'Redirects',
  expected:
    'The address of a page without its slash answers 301 with the slash, and keeps the query.',
  remedy: 'Set the host to add the slash (docs/deploying.md, “What the host must do”).',
};
const notFound: Rule = {
  kind: 'Not-found pages',
  expected: 'An address that does not exist answers 404 with the not-found page of its language.',
  remedy: 'Set the not-found pages of the host (docs/deploying.md, “What the host must do”).',
};
const notIndexed: Rule = {
  kind: 'Not-found pages',
  expected: 'The not-found page says noindex.',
  remedy: 'Look at the head of src/pages/404.tsx.',
};
const shortLived: Rule = {
  kind: 'Not-found pages',
  expected: `Caches forget a 404 within ${MAX_NOT_FOUND_SECONDS} seconds.`,
  remedy:
    'Let the host send the Cache-Control of pages with each 404, in folders of immutable files too. ' +
    'Netlify and Cloudflare cannot do the latter: deploy all files at once.',
};
const unseen: Rule = {
  kind: 'Not-found pages',
  expected: 'Files that are for the host answer 404.',
  remedy: 'Do not upload them, or let the host hide them (docs/deploying.md).',
};
const unchanged: Rule = {
  kind: 'Caching',
  expected: 'A file that has not changed answers 304 to a conditional request.',
  remedy: 'Let the host compare If-None-Match and If-Modified-Since.',
};
const hsts: Rule = {
  kind: 'HTTPS',
  expected: `Strict-Transport-Security with a max-age of at least ${MIN_HSTS_SECONDS}.`,
  remedy: 'Let the host send it, first with a short max-age (docs/deploying.md).',
};
const gone: Rule = {
  kind: 'Not-found pages',
  expected: 'An address whose page is gone for good answers 410 with the page that says so.',
  remedy: 'Give the host the rules of this build: nginx.conf or Caddyfile (docs/deploying.md).',
};

const upgraded: Rule = {
  kind: 'HTTPS',
  expected: 'http:// answers 301 or 308 with the same address at https://.',
  remedy: 'Let the host redirect to HTTPS.',
};

type Parts = { client: Client; site: Site; crawl: Crawl; findings: Findings };

/** Checks what a host does with addresses that are no file. It sends requests of its own. */
export async function checkHosting(parts: Parts): Promise<void> {
  const { rules, origin } = parts.site;
  const folders = rules?.notFound.map(({ folder }) => folder) ?? ['/'];
  await Promise.all([
    ...(rules?.redirects ?? []).map((redirect) => checkRedirect(redirect, parts)),
    ...folders.map((folder) => checkNotFound(`${folder}${NO_PAGE}/`, parts)),
    ...(rules?.gone ?? []).map((path) => checkGone(`${encodeURI(path)}/`, parts)),
    ...(rules?.immutableFolders ?? []).map((folder) => checkMissingFile(folder, parts)),
    ...(rules?.hiddenFiles ?? []).map((file) => checkHiddenFile(file, parts)),
    ...slashSample(parts.crawl).map((address) => checkSlash(address, parts)),
    ...oneOfEachType(parts.crawl).map((each) => checkConditional(...each, parts)),
    ...(origin.startsWith('https:') ? [checkHttps(parts)] : []),
  ]);
}

async function checkRedirect(redirect: Redirect, { client, site, crawl, findings }: Parts) {
  const { path, query, hash } = redirect;
  const target = encodeURI(path) + encodeURI(query);
  // A page comes before a redirect.
  if (crawl.resources.get(`${encodeURI(redirect.from)}/`)?.status === 200) return;
  for (const source of sourcesOf(redirect.from)) {
    // The form with a slash is asked for with a query.
    const asked = source.endsWith('/') ? QUERY : '';
    const address = encodeURI(source) + asked;
    const answer = await client.ask(address);
    const wanted = target + (query ? '' : asked) + encodeURI(hash);
    if (answer.status !== 301 || !leadsTo(answer, address, wanted, site)) {
      findings.fault(redirected, address, `${statusOf(answer)} instead of 301 → ${wanted}`);
    }
  }
  const end = crawl.resources.get(target) ?? (await client.ask(target, { method: 'HEAD' }));
  if (end.status !== 200) {
    findings.fault(unchained, encodeURI(redirect.from), `${target} answers ${statusOf(end)}`);
  }
}

/** Compares decoded: a host may encode fewer characters. */
function leadsTo({ headers }: Answer, from: string, wanted: string, site: Site): boolean {
  const whole = (href: string) => {
    const own = toOwnAddress(site, href, from);
    return own && decodeURI(own.address).normalize() + own.id;
  };
  return headers.location !== undefined && whole(headers.location) === whole(wanted);
}

async function checkSlash(address: string, { client, site, findings }: Parts) {
  const asked = address.slice(0, -1) + QUERY;
  const answer = await client.ask(asked);
  const isRedirect = answer.status >= 300 && answer.status < 400;
  if (!isRedirect || !leadsTo(answer, asked, address + QUERY, site)) {
    findings.fault(slash, asked, statusOf(answer));
  } else if (answer.status !== 301) {
    // Some hosts know no other status, and readers arrive all the same.
    findings.note(slash, asked, statusOf(answer));
  }
}

/** Some pages from everywhere, and some whose address is percent-encoded: hosts differ in these. */
function slashSample({ resources }: Crawl): string[] {
  const pages = [...resources]
    .filter(([address, { page }]) => page && /.\/$/.test(address))
    .map(([address]) => address);
  const encoded = pages.filter((address) => address.includes('%'));
  return [...new Set([encoded, pages].flatMap((all) => spread(all, SLASH_SAMPLE_SIZE)))];
}

async function checkNotFound(address: string, { client, site, findings }: Parts) {
  const answer = await client.ask(address);
  const { page } = readPage(answer.body.toString());
  const lang = languageFacts[languageOfPath(address)].tag;
  const isPage = typeOf(answer.headers['content-type']) === 'text/html';
  if (answer.status !== 404 || !isPage) {
    const type = answer.headers['content-type'] ?? 'no type';
    findings.fault(notFound, address, `${statusOf(answer)}, ${type}`);
    return;
  }
  if (site.rules && page.lang !== lang) {
    findings.fault(notFound, address, `lang="${page.lang}" instead of "${lang}"`);
  }
  if (!page.isHidden) findings.fault(notIndexed, address, 'no noindex');
  checkHeaders(address, answer.headers, site, findings);
  if (!isShortLived(answer)) findings.fault(shortLived, address, cacheControlOf(answer));
}

/** A host that knows no rules for the status 410 answers with 404 (docs/hosts.md). */
async function checkGone(address: string, { client, findings }: Parts) {
  const answer = await client.ask(address);
  if (answer.status === 404) findings.note(gone, address, statusOf(answer));
  else if (answer.status !== 410) findings.fault(gone, address, statusOf(answer));
}

async function checkMissingFile(folder: string, { client, site, findings }: Parts) {
  const address = `${folder}${NO_PAGE}.js`;
  const answer = await client.ask(address);
  if (answer.status !== 404) {
    findings.fault(notFound, address, statusOf(answer));
    return;
  }
  checkHeaders(address, answer.headers, site, findings);
  if (!isShortLived(answer)) findings.note(shortLived, address, cacheControlOf(answer));
}

const cacheControlOf = ({ headers }: Answer) => headers['cache-control'] ?? 'no Cache-Control';

function isShortLived({ headers }: Answer): boolean {
  const directives = directivesOf(headers['cache-control'] ?? '');
  const age = directives.map((each) => /^max-age=(\d+)$/.exec(each)?.[1]).find(Boolean);
  if (directives.includes('no-cache') || directives.includes('no-store')) return true;
  return (
    !directives.includes('immutable') && age !== undefined && Number(age) <= MAX_NOT_FOUND_SECONDS
  );
}

async function checkHiddenFile(file: string, { client, findings }: Parts) {
  const answer = await client.ask(file);
  if (answer.status !== 404) findings.fault(unseen, file, statusOf(answer));
}

/** The first page or file of each type. */
function oneOfEachType({ resources }: Crawl): [address: string, Resource][] {
  const byType = new Map<string, [string, Resource]>();
  for (const [address, resource] of resources) {
    const type = isPageAddress(address) ? 'text/html' : typeOf(resource.headers['content-type']);
    if (resource.status === 200 && !byType.has(type)) byType.set(type, [address, resource]);
  }
  return [...byType.values()];
}

async function checkConditional(
  address: string,
  { headers }: Resource,
  { client, findings }: Parts,
): Promise<void> {
  const { etag, 'last-modified': modified } = headers;
  if (!etag && !modified) return;
  const condition: Record<string, string> = etag
    ? { 'If-None-Match': etag }
    : { 'If-Modified-Since': String(modified) };
  const answer = await client.ask(address, { headers: condition });
  if (answer.status !== 304) findings.fault(unchanged, address, statusOf(answer));
}

/** Checks what only a site with HTTPS can have. */
export async function checkHttps({ client, site, crawl, findings }: Parts): Promise<void> {
  const seen = crawl.resources.get('/')?.headers['strict-transport-security'] ?? '';
  const age = Number(/max-age="?(\d+)/i.exec(seen)?.[1] ?? 0);
  if (age < MIN_HSTS_SECONDS) findings.fault(hsts, '/', seen || 'missing');
  const { host, port } = new URL(site.origin);
  // HTTP has no port of its own beside a port that somebody chose for HTTPS.
  if (port) return;
  const answer = await client.ask(`http://${host}/`);
  const isUpgraded =
    [301, 308].includes(answer.status) && answer.headers.location === `https://${host}/`;
  if (answer.failure !== undefined) findings.note(upgraded, `http://${host}/`, statusOf(answer));
  else if (!isUpgraded) findings.fault(upgraded, `http://${host}/`, statusOf(answer));
}

/**
 * @param answer to `/hosting.json`
 * @returns undefined if it is not what this project's build writes
 */
export function readHostingRules({ status, body }: Answer): HostingRules | undefined {
  if (status !== 200) return undefined;
  try {
    const rules = JSON.parse(body.toString()) as Partial<HostingRules> | null;
    const lists = [rules?.redirects, rules?.immutableFolders, rules?.notFound, rules?.hiddenFiles];
    const texts = [rules?.cacheControl, rules?.immutableCacheControl];
    const isWhole =
      lists.every(Array.isArray) &&
      texts.every((text) => typeof text === 'string') &&
      typeof rules?.headers === 'object';
    return isWhole ? (rules as HostingRules) : undefined;
  } catch {
    return undefined;
  }
}
