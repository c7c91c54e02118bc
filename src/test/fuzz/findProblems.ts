import { Readable } from 'node:stream';
import { parseAtomFeed } from 'feedsmith';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import ICAL from 'ical.js';
import { parseSitemap, parseSitemapIndex } from 'sitemap';
import { isEmbargoed } from '../../content/values/isEmbargoed';
import { allMessages } from '../../i18n/allMessages';
import { languages } from '../../i18n/languages';
import { toImage } from '../../content/values/image';
import { openSearch } from '../../search/find/openSearch';
import { fetchFrom } from '../searchIn';
import type { BuiltSite } from './buildSite';
import { isConditional } from './writeDocuments';
import type { Written } from './writeDocuments';

/** These texts must not occur in any output. The documents do not contain them. */
const broken =
  /\bundefined\b|\bNaN\b|\[object \w+\]|Invalid Date|\0|\ufffd|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

const CONTEXT_LETTERS = 80;

/** The notes after links to other sites and to pages in another language. */
const linkNotes = languages.flatMap((language) => {
  const messages = allMessages[language];
  return [messages['link.newTab'], ...languages.map((lang) => messages[`link.in.${lang}`])].map(
    (note) => ` (${note})`,
  );
});

/** Resolving the configuration for each page would take longer than the validation. */
class PageRules extends StaticConfigLoader {
  readonly #resolved = super.getConfigFor('page.html');

  override getConfigFor() {
    return this.#resolved;
  }
}

const validator = new HtmlValidate(new PageRules({ extends: ['html-validate:standard'] }));

/** Returns a line for each fault, with its place and description. */
export async function findProblems(
  site: BuiltSite,
  written: readonly Written[],
): Promise<string[]> {
  return [
    ...site.errors,
    ...[...site.html, ...site.files].flatMap(([address, text]) => findBrokenText(address, text)),
    ...(await Promise.all([...site.html].map(validate))).flat(),
    ...(await Promise.all([...site.files].map(parseFile))).flat(),
    ...written.flatMap((document) => findUnreported(document, site)),
    ...(await findUnfound(site, written)),
  ];
}

function findBrokenText(address: string, text: string): string[] {
  const found = broken.exec(text);
  if (!found) return [];
  const from = Math.max(found.index - CONTEXT_LETTERS, 0);
  const context = text.slice(from, found.index + found[0].length + CONTEXT_LETTERS);
  return [`${address}: contains ${JSON.stringify(found[0])} in ${JSON.stringify(context)}`];
}

async function validate([address, html]: [string, string]): Promise<string[]> {
  const { results } = await validator.validateString(html, address);
  const structured = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return [
    ...results.flatMap(({ messages }) =>
      messages.map(
        ({ ruleId, message, selector, offset }) =>
          `${address}: ${ruleId}: ${message} (${selector}) in ${JSON.stringify(html.slice(Math.max(0, offset - CONTEXT_LETTERS), offset + CONTEXT_LETTERS))}`,
      ),
    ),
    ...(
      await Promise.all(structured.map(([, text = '']) => attempt(address, () => JSON.parse(text))))
    ).flat(),
  ];
}

async function parseFile([address, text]: [string, string]): Promise<string[]> {
  if (address.endsWith('/atom.xml')) return attempt(address, () => parseAtomFeed(text));
  if (address.endsWith('.ics')) {
    return attempt(address, () => {
      const calendar = new ICAL.Component(ICAL.parse(text));
      for (const event of calendar.getAllSubcomponents('vevent')) {
        for (const property of event.getAllProperties()) property.getValues().map(String);
      }
    });
  }
  if (/^\/sitemap(-\d+)?\.xml$/.test(address)) {
    const parse = text.includes('<sitemapindex') ? parseSitemapIndex : parseSitemap;
    return attempt(address, () => parse(Readable.from([text])));
  }
  if (address.endsWith('.json')) return attempt(address, () => JSON.parse(text));
  return [];
}

async function attempt(address: string, parse: () => unknown): Promise<string[]> {
  try {
    await parse();
    return [];
  } catch (error) {
    return [`${address}: cannot be read: ${String(error)}`];
  }
}

/** Finds content that is missing without a report. */
function findUnreported(document: Written, site: BuiltSite): string[] {
  const { id, file, wrong, marks } = document;
  const reports = [
    ...site.problems
      .filter((problem) => problem.file.endsWith(file))
      .map(({ field = '' }) => field.replace(/^data\./, '')),
    ...site.warnings.flatMap((warning) => {
      const [, reported, field] = /document (\S+), field (\S+):/.exec(warning) ?? [];
      return reported === id && field ? [field] : [];
    }),
  ];
  const isNamed = (field: string) => reports.some((report) => report.startsWith(field));
  // After such a report, the document may be left out.
  if (['', 'id', 'uid', 'lang', 'type'].some((field) => reports.includes(field))) return [];
  if (site.warnings.some((warning) => warning.includes(`Document ${id} (`))) return [];
  if (isEmbargoed(document.data)) return [];
  const own = site.pages.filter(({ pageContext }) => pageContext['id'] === id);
  const page =
    own[0] ?? site.pages.find(({ pageContext }) => pageContext['lang'] === document.lang);
  // A link may end inside a word of `marks`. Tags and the notes after links are removed, so that
  // `includes` below finds the word.
  const text = site.html.get(page?.path ?? '')?.replace(/<[^>]*>/g, '') ?? '';
  const shown = linkNotes.reduce((rest, note) => rest.replaceAll(note, ''), text);
  const isLost = (value: unknown) =>
    typeof value === 'object' && value !== null && 'dimensions' in value && !toImage(value);
  return [
    ...Object.entries(document.data)
      .filter(([field, value]) => isLost(value) && !isNamed(field) && !isConditional(field))
      .map(
        ([field, value]) =>
          `${id}: nobody reported that ${field} is left out: ${JSON.stringify(value)}`,
      ),
    ...wrong
      .filter((field) => !isNamed(field))
      .map((field) => `${id}: nobody reported the wrong kind of ${field}`),
    ...marks
      .filter(({ word, field }) => !isNamed(field) && !shown.includes(word))
      .map(({ word }) => `${id}: nobody reported that ${word} is missing`),
  ];
}

/** Finds pages that the search does not return for a word of their title. */
async function findUnfound({ pages, html, files }: BuiltSite, written: readonly Written[]) {
  const faults: string[] = [];
  for (const language of languages) {
    const { search } = openSearch({ language, fetch: fetchFrom(files) });
    for (const { id, lang, marks } of written) {
      const page = pages.find(({ pageContext }) => pageContext['id'] === id);
      const text = html.get(page?.path ?? '') ?? '';
      const title = marks.find(({ word, field }) => field === 'title' && text.includes(word));
      if (lang !== language || !page || !title) continue;
      const found = JSON.stringify(await search(title.word));
      if (!found.includes(JSON.stringify(page.path))) {
        faults.push(`${page.path}: not found by ${title.word}: ${found.slice(0, 300)}`);
      }
    }
  }
  return faults;
}
