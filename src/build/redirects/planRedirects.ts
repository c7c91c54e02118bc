import { compose } from '../../i18n/compose';
import { languages } from '../../i18n/languages';
import type { Language } from '../../i18n/languages';
import { toAscii } from '../../i18n/toAscii';
import { categoriesOf, categoryPath, listPath } from '../../addresses';
import { documentPath, plainPagePath, sectionUids, sections } from '../../routes';
import type { SectionName } from '../../routes';
import type { Redirects } from './readRedirects';

type Plan = {
  redirects: Redirects;
  /** Loops, chains, and addresses that are listed twice. */
  errors: string[];
  /** Redirects to pages that do not exist. */
  missing: string[];
  /** Redirects without effect. */
  warnings: string[];
};

/**
 * Collects all permanent redirects of the site: those of the table, and those that the routes imply
 * (to pages in a section, to categories from their ASCII or lower-case names) if their target
 * exists.
 *
 * @param table `redirects.json`: old address → new address
 * @param paths of the site's pages, not percent-encoded, with a final slash
 */
export function planRedirects(table: Redirects, paths: Iterable<string>): Plan {
  const pages = new Set([...paths].map(toComparable));
  const sources = new Map<string, string>();
  const plan: Plan = { redirects: {}, errors: [], missing: [], warnings: [] };
  for (const [from, to] of Object.entries(table)) {
    const source = toComparable(from);
    if (sources.has(source)) plan.errors.push(`“${from}” is listed twice: remove one of the two.`);
    sources.set(source, toComparable(to));
  }
  for (const [from, to] of Object.entries(table)) {
    const error = findError(from, to, sources);
    if (error) plan.errors.push(`“${from}” → “${to}” ${error}`);
    else if (!pages.has(toComparable(to))) {
      plan.missing.push(
        `“${from}” → “${to}”: the new address does not exist. Correct it, publish the document, or remove the line.`,
      );
    } else if (pages.has(toComparable(from))) {
      plan.warnings.push(`“${from}” is the address of a page, so the redirect has no effect.`);
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
  if (isInLoop(toComparable(from), sources)) {
    return 'is part of a loop: redirect it to the address of a page.';
  }
  return sources.has(toComparable(to))
    ? 'leads to another redirect: use the target of that redirect.'
    : undefined;
}

function isInLoop(source: string, sources: Map<string, string>): boolean {
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

/** Removes query, hash, percent-encoding and final slash, which do not distinguish pages. */
function toComparable(address: string): string {
  const path = address.replace(/[?#].*$/, '').replace(/(?<=^.|[^/])\/+$/, '');
  try {
    return compose(decodeURIComponent(path));
  } catch {
    return path;
  }
}
