import { categoriesOf, categoryPath, listPath } from '../../addresses';
import { documentTypes, listedKinds, LIST_PAGE_SIZE } from '../../documentTypes';
import { languages } from '../../i18n/languages';

/** The paths of lists. The routes of documents lead to no other page or file of the site. */
const lists = new Set(
  languages.flatMap((lang) => [
    ...listedKinds.map((kind) => toKey(listPath(kind, lang))),
    ...categoriesOf(lang).map((category) => toKey(categoryPath(category, lang))),
  ]),
);

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
  const isNumbered = lists.has(list) && Number(number) > 1;
  if (isNumbered && Number(number) <= Math.ceil(documentCount / LIST_PAGE_SIZE)) {
    return 'a page of a list';
  }
  return lists.has(key) || newsPattern.test(key) ? 'a list' : undefined;
}

function toKey(address: string): string {
  return `${address.normalize().toLowerCase()}/`.replace(/(?<!\/)\/+$/, '/');
}
