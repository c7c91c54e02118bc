import type { ArticleLeaf, PublicationIssueLeaf } from 'schema-dts';
import { listPath } from '../addresses';
import type { Issue } from '../content/types/issue';
import { languageSettings } from '../i18n/languages';
import type { Site } from './PageMetadata';
import { toNamed } from './toNamed';

/** Matches the magazine's name and the issue's number, with a no-break space: `Kvarði 14`. */
const magazineAndNumber = /^(\D{1,99})\s(\d{1,4})(?!\d)/;

export function toPublicationIssue(
  issue: Issue,
  { toUrl, lang, centre }: Site,
): PublicationIssueLeaf {
  const { path, title, summary, image, date, pages, contents, editors } = issue;
  const [, magazine, number] = magazineAndNumber.exec(title) ?? [];
  return {
    '@type': 'PublicationIssue',
    '@id': toIssueId(path, toUrl),
    name: title,
    description: summary,
    image: image && toUrl(image.shared),
    url: toUrl(path),
    inLanguage: languageSettings[lang].tag,
    issueNumber: number,
    datePublished: date,
    pageEnd: pages,
    editor: editors && toNamed(editors, toUrl),
    publisher: centre,
    isPartOf: magazine
      ? { '@type': 'Periodical', name: magazine, url: toUrl(listPath('issue', lang)) }
      : undefined,
    hasPart: contents.flatMap(({ title: headline, path: of, page }): ArticleLeaf[] =>
      of === undefined ? [] : [{ '@type': 'Article', headline, url: toUrl(of), pageStart: page }],
    ),
  };
}

/** An article refers to its issue by this `@id`. */
export function toIssueId(path: string, toUrl: Site['toUrl']): string {
  return toUrl(`${path}#issue`);
}
