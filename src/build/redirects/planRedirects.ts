import { readFileSync } from 'node:fs';
import { isJsonObject } from '../../content/values/cmsValues';
import { compose } from '../../i18n/compose';
import { languages } from '../../i18n/languages';
import type { Language } from '../../i18n/languages';
import { toAscii } from '../../i18n/toAscii';
import { categoriesOf, categoryPath } from '../../addresses';
import { documentPath, plainPagePath, sectionUids, sections } from '../../routes';
import type { SectionName } from '../../routes';
import { createPathFinder } from './PastAddresses';
import type { PastAddresses } from './PastAddresses';

/** Maps old paths to new paths. */
export type Redirects = Record<string, string>;

/** The status of a page that is gone for good (RFC 9110, 15.5.11). */
const GONE_STATUS = 410;

type RedirectTable = Record<string, string | typeof GONE_STATUS>;

// A missing or malformed file causes only a warning: a site without redirects is better than no site
// (docs/behaviour.md, “Redirects”).
export function readRedirects(file: string, warn: (message: string) => void): RedirectTable {
  try {
    const table: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (isRedirectTable(table)) return table;
    warn(
      `${file} is ignored: it must be an object of paths, such as { "/old": "/new/", "/gone": 410 }.`,
    );
  } catch (error) {
    warn(`${file} is ignored: ${(error as Error).message}`);
  }
  return {};
}

function isRedirectTable(table: unknown): table is RedirectTable {
  const isPath = (value: unknown) => typeof value === 'string' && value.startsWith('/');
  if (!isJsonObject(table)) return false;
  return Object.entries(table).every(
    ([from, to]) => isPath(from) && (to === GONE_STATUS || isPath(to)),
  );
}

type Plan = {
  redirects: Redirects;
  gone: string[];
  /** Loops, chains, duplicates, and addresses that no request can match or reach. */
  errors: string[];
  /** Redirects to pages that do not exist. */
  missing: string[];
  /** Redirects to files that do not exist. Feeds and calendars are written at the end of a build. */
  missingFiles: string[];
  warnings: string[];
};

/**
 * Collects all permanent redirects in this order of precedence. A page's address gets no redirect.
 * 1. The table (redirects.json). If a row's target has moved, the row leads to its present address.
 * 2. Redirects to pages in sections from their paths outside the section, and to categories from
 *    their names in ASCII or lower case, if the target exists.
 * 3. Past addresses.
 * 4. The other Unicode form of pages' paths, as macOS writes file names.
 * @param paths of pages, with a final slash, and of files; not percent-encoded
 */
export function planRedirects(
  table: RedirectTable,
  paths: readonly string[],
  history: PastAddresses = { documents: {}, past: {} },
): Plan {
  const pages = new Set(paths.map(toComparable));
  const sources = new Set<string>();
  const problems = { errors: [], missing: [], missingFiles: [], warnings: [] };
  const plan: Plan = { redirects: {}, gone: [], ...problems };
  const present = new Set(paths);
  const findPath = createPathFinder(history, present);
  const pastPaths = new Map(Object.keys(history.past).map((path) => [toComparable(path), path]));
  const taken = new Set(pages);
  const add = (from: string, to: string | undefined) => {
    taken.add(toComparable(from));
    if (to === undefined) plan.gone.push(from);
    else plan.redirects[from] = to;
  };
  for (const from of Object.keys(table)) {
    const source = toComparable(from);
    if (sources.has(source)) plan.errors.push(`“${from}” is listed twice: remove one of the two.`);
    sources.add(source);
  }
  for (const [from, to] of Object.entries(table)) {
    const error = findError(from, to, sources);
    if (error) plan.errors.push(`“${from}” → “${to}” ${error}`);
    else if (to !== GONE_STATUS && !pages.has(toComparable(to))) {
      const isFile = /\.\w+$/.test(toComparable(to));
      plan[isFile ? 'missingFiles' : 'missing'].push(
        `“${from}” → “${to}”: the new address does not exist. Correct it, publish the document, or remove the line.`,
      );
      const past = pastPaths.get(toComparable(to));
      if (past !== undefined && !taken.has(toComparable(from))) add(from, findPath(past));
    } else if (pages.has(toComparable(from))) {
      plan.warnings.push(`“${from}” is the address of a page, so the redirect has no effect.`);
    } else add(from, to === GONE_STATUS ? undefined : to);
  }
  for (const [from, to] of languages.flatMap(derivedRedirects)) {
    const isFree = !taken.has(toComparable(from)) && !sources.has(toComparable(from));
    if (isFree && pages.has(toComparable(to))) add(from, to);
  }
  for (const [source, path] of pastPaths) {
    if (!taken.has(source)) add(path, findPath(path));
  }
  // Only pages get a redirect from their other Unicode form. Files get none, because hosts treat a
  // file's address with a final slash or a query differently.
  for (const path of paths.filter((each) => each.endsWith('/'))) {
    const other = [path.normalize('NFD'), path.normalize('NFC')].find((form) => form !== path);
    if (other !== undefined && !present.has(other)) plan.redirects[other] = path;
  }
  return plan;
}

/**
 * Browsers cannot encode half an emoji (a lone surrogate), and send `/` for `\`. Hosts compare decoded
 * addresses, and the build encodes targets.
 */
const unusable = /[\p{Cc}\p{Cs}\\]|%[\da-f]{2}/iu;

function findError(
  from: string,
  to: string | typeof GONE_STATUS,
  sources: ReadonlySet<string>,
): string | undefined {
  if (unusable.test(`${from} ${to}`)) {
    return 'has half an emoji, a backslash, a percent-encoded or a control character: write the address as a browser shows it.';
  }
  if (/[?#]/.test(from)) return 'has a query or a fragment, which no host compares: leave it out.';
  if (to === GONE_STATUS || !sources.has(toComparable(to))) return undefined;
  return 'leads to another redirect or to itself: use the address of a page.';
}

function derivedRedirects(lang: Language): [string, string][] {
  const moved = (Object.keys(sections) as SectionName[]).flatMap((name) =>
    sectionUids(name, lang).map((uid): [string, string] => [
      plainPagePath(uid, lang),
      documentPath({ type: 'page', lang, uid }) ?? '',
    ]),
  );
  const plain = categoriesOf(lang).flatMap((category) =>
    [toAscii(category), category.toLowerCase()].map((form): [string, string] => [
      categoryPath(form, lang),
      categoryPath(category, lang),
    ]),
  );
  return [...moved, ...plain];
}

/** Removes the query, the fragment and final slashes, which do not distinguish pages. */
function toComparable(address: string): string {
  const path = address.replace(/[?#][^]*/, '').replace(/(?<=^.|[^/])\/+$/, '');
  try {
    return compose(decodeURIComponent(path));
  } catch {
    return path;
  }
}
