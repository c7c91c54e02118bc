import { readdirSync } from 'node:fs';
import path from 'node:path';
import {
  calendarPath,
  categoriesOf,
  categoryPath,
  dummies,
  dummyPath,
  elementsChapters,
  elementsPath,
  feedPath,
  gonePath,
  homePath,
  listPath,
  manifestPath,
  notFoundPath,
  offlinePath,
  openSearchPath,
  searchPath,
} from '../../addresses';
import { documentTypes, listedKinds, LIST_PAGE_SIZE } from '../../documentTypes';
import { languages } from '../../i18n/languages';

const pages = [
  ...languages.flatMap((lang) =>
    [homePath, searchPath, notFoundPath, gonePath, offlinePath].map((pathOf) => pathOf(lang)),
  ),
  ...elementsChapters.map((chapter) => elementsPath(chapter)),
  ...dummies.map((name) => dummyPath(name)),
];

const lists = languages.flatMap((lang) => [
  ...listedKinds.map((kind) => listPath(kind, lang)),
  ...categoriesOf(lang).map((category) => categoryPath(category, lang)),
]);

const files = [
  ...languages.flatMap((lang) => [
    ...[undefined, ...categoriesOf(lang)].map((category) => feedPath(lang, category)),
    calendarPath(lang),
    openSearchPath(lang),
    manifestPath(lang),
  ]),
  '/sitemap.xml',
  '/robots.txt',
  '/_redirects',
  '/_headers',
  '/hosting.json',
  '/last-build.json',
  '/next-change.json',
  '/prismic-preview.json',
  ...readdirSync('static', { recursive: true, encoding: 'utf8' }).map(
    (name) => `/${name.split(path.sep).join('/')}`,
  ),
];

/** The keys are paths that end in a slash. */
const reserved = new Map([
  ...pages.map((address) => [toKey(address), 'a page of its own'] as const),
  ...lists.map((address) => [toKey(address), 'a list'] as const),
  ...files.map((address) => [toKey(address), 'a file'] as const),
]);

/** The path of an association's news is reserved even before its first article. */
const newsPattern = new RegExp(
  `^(${languages.map((lang) => listPath('association', lang)).join('|')})[^/]+/${documentTypes.article.list.segment}/(\\d+/)?$`,
);

/**
 * Returns a noun for what the site itself has at a path, for example `a list`. No document can have
 * its page there. For a path such as `/verkefni/2/`, `documentCount` is the length of the list.
 */
export function reservedFor(address: string, documentCount: number): string | undefined {
  const key = toKey(address);
  const [, list = '', number] = /^(.*\/)([1-9]\d*)\/$/.exec(key) ?? [];
  const isNumbered = reserved.get(list) === 'a list' && Number(number) > 1;
  if (isNumbered && Number(number) <= Math.ceil(documentCount / LIST_PAGE_SIZE)) {
    return 'a page of a list';
  }
  return newsPattern.test(key) ? 'a list' : reserved.get(key);
}

function toKey(address: string): string {
  return `${address
    .normalize()
    .toLowerCase()
    .replace(/(?<!\/)\/+$/, '')}/`;
}
