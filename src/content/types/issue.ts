import { graphql } from 'gatsby';
import { toIssueCard } from './issueCard';
import { toBody } from '../values/body';
import { toNumber, toText } from '../values/cmsValues';
import { toTitledDocument } from '../values/document';
import type { ViewOf } from '../values/document';
import { toLink } from '../values/link';
import { toNames } from '../values/toNames';
import type { PageContext } from '../../pageContext';

export const fragments = graphql`
  fragment Issue on PRISMIC_Issue {
    ...IssueCard
    _meta {
      ...Meta
    }
    lead
    content
    contents {
      article {
        ... on PRISMIC_Article {
          _meta {
            ...CardMeta
          }
          title
          author
        }
      }
      title
      author
      page
    }
    page_count
    price
    shop {
      ...Link
    }
    editor
  }
`;

export type Piece = {
  title: string;
  heading?: string;
  author?: string;
  /** The path of the article; absent if the piece is only in print. */
  path?: string;
  page?: number;
  /** The last page before the next piece, or the last page of the issue. */
  lastPage?: number;
};

export type Issue = ViewOf<typeof toIssue>;

const PAGES = [1, 9999] as const;
const PRICES_ISK = [0, 9_999_999] as const;

export function toIssue(
  raw: Queries.IssueFragment | null | undefined,
  names: PageContext['names'] = {},
) {
  const card = toIssueCard(raw);
  if (!raw || !card) return undefined;
  const { id: documentId } = card;
  const pages = toNumber(raw.page_count, { documentId, field: 'page_count' }, PAGES);
  return {
    ...card,
    ...toBody(raw, documentId),
    contents: toContents(raw.contents, documentId, pages),
    pages,
    price: toNumber(raw.price, { documentId, field: 'price' }, PRICES_ISK),
    shop: toLink(raw.shop, { documentId, field: 'shop' }),
    editors: toNames(raw.editor, names['editor']),
  };
}

/** Leaves out rows that have neither an article with a page nor a title. They still have their pages. */
function toContents(
  rows: Queries.IssueFragment['contents'],
  documentId: string,
  pages?: number,
): Piece[] {
  const source = { documentId, field: 'contents.page' };
  const firstPages = (rows ?? []).map(({ page }) => toNumber(page, source, PAGES));
  const pieces = (rows ?? []).flatMap((row, index): Piece[] => {
    const page = firstPages[index];
    const raw = row.article && 'title' in row.article ? row.article : undefined;
    const article = toTitledDocument(raw);
    const ownTitle = toText(row.title);
    const { title, heading } = ownTitle === undefined ? { ...article } : { title: ownTitle };
    if (title === undefined) return [];
    const author = toText(row.author) ?? (article && toText(raw?.author));
    return [{ title, heading, author, path: article?.path, page }];
  });
  const starts = firstPages.flatMap((page) => page ?? []);
  return pieces.map((piece) => {
    const { page = Infinity } = piece;
    const next = Math.min(...starts.filter((start) => start > page));
    const lastPage = next === Infinity ? pages : next - 1;
    return lastPage === undefined || lastPage < page ? piece : { ...piece, lastPage };
  });
}
