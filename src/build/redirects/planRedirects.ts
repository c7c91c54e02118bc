import { languages, type Language } from '../../i18n/languages';
import { toAscii } from '../../i18n/toAscii';
import { categoriesOf, categoryPath, listPath } from '../../addresses';
import { documentPath, plainPagePath, sectionUids, sections, type SectionName } from '../../routes';
import type { Redirects } from './readRedirects';

type Plan = {
  redirects: Redirects;
  /** What no table may hold: loops, chains, an address twice. */
  errors: string[];
  /** Redirects to pages that the content does not have. */
  missing: string[];
  /** What it holds to no effect. */
  warnings: string[];
};

/**
 * All permanent redirects of the site: those of the table, and those that follow from the routes
 * (a page that has moved into a section, a category in plain letters) where their target exists.
 *
 * @param table old address → new address, of `redirects.json`
 * @param paths addresses of the site's pages, letters unencoded, with their final slash
 */
export function planRedirects(table: Redirects, paths: Iterable<string>): Plan {
  const pages = new Set([...paths].map(toComparable));
  const sources = new Map<string, string>();
  const plan: Plan = { redirects: {}, errors: [], missing: [], warnings: [] };
  for (const [from, to] of Object.entries(table)) {
    const source = toComparable(from);
    if (sources.has(source)) plan.errors.push(`“${from}” stands in it twice: keep one of the two.`);
    sources.set(source, toComparable(to));
  }
  for (const [from, to] of Object.entries(table)) {
    const error = findError(from, to, sources);
    if (error) plan.errors.push(`“${from}” → “${to}” ${error}`);
    else if (!pages.has(toComparable(to))) {
      plan.missing.push(
        `“${from}” → “${to}” leads to no page of the site: correct it, publish the document that it means, or take the line out.`,
      );
    } else if (pages.has(toComparable(from))) {
      plan.warnings.push(`“${from}” is the address of a page, so nobody is redirected from it.`);
    } else plan.redirects[from] = to;
  }
  for (const [from, to] of languages.flatMap(derivedRedirects)) {
    const source = toComparable(from);
    const isFree = !pages.has(source) && !sources.has(source);
    if (isFree && pages.has(toComparable(to))) plan.redirects[from] = to;
  }
  return plan;
}

function findError(from: string, to: string, sources: Map<string, string>): string | undefined {
  if (leadsBack(toComparable(from), sources)) {
    return 'leads back to itself: give it the address of a page.';
  }
  return sources.has(toComparable(to))
    ? "leads to an address that is redirected itself: give it that one's target at once."
    : undefined;
}

function leadsBack(source: string, sources: Map<string, string>): boolean {
  const seen = new Set<string>();
  let next = sources.get(source);
  while (next !== undefined && next !== source && !seen.has(next)) {
    seen.add(next);
    next = sources.get(next);
  }
  return next === source;
}

function derivedRedirects(lang: Language): [string, string][] {
  const moved = (Object.keys(sections) as SectionName[]).flatMap((name) =>
    sectionUids(name, lang).map((uid): [string, string] => [
      plainPagePath(uid, lang),
      documentPath({ type: 'page', lang, uid }) ?? '',
    ]),
  );
  const plain = categoriesOf(lang).flatMap((category) => {
    const forms = new Set([toAscii(category), category.toLowerCase()]);
    forms.delete(category);
    return [...forms].map((form): [string, string] => [
      `${listPath('article', lang)}${form}/`,
      categoryPath(category, lang),
    ]);
  });
  return [...moved, ...plain];
}

/** Query, hash, encoding and final slash make no other page. */
function toComparable(address: string): string {
  const path = address.replace(/[?#].*$/, '').replace(/(.)\/+$/, '$1');
  try {
    return decodeURIComponent(path).normalize();
  } catch {
    return path;
  }
}
