import type { Pagination, PlannedPage } from '../planning/planPages';
import { toPagination } from '../planning/planPages';
import type { DocumentEdge } from '../PrismicPluginOptions';
import { toPosition } from '../requests/cursors';

/** Documents that follow each other in a list. */
export type ListPart = {
  /** Position of the first one in the list, starting at 0. */
  start: number;
  edges: DocumentEdge[];
  /** Number of documents in the list. */
  total: number;
};

type List = {
  /**
   * Reads the documents from the position `start` to the position before `end`.
   *
   * @returns nothing when the cursors of the list are not positions.
   */
  read: (start: number, end: number) => Promise<ListPart | undefined>;
  /** Plans the pages of documents that follow each other, in the same order. */
  plan: (edges: DocumentEdge[]) => PlannedPage[];
};

/** Number of documents in the first part. Most drafts are near to their place in the build. */
const FIRST_PART_SIZE = 20;

/** Number of documents in every other part. */
const PART_SIZE = 100;

/** Number of parts after which the search ends, so that no preview reads a long list as a whole. */
const MAX_PARTS = 10;

/**
 * Finds the neighbours of a document's page. First it reads the documents around the document's place in
 * the build, or the beginning of the list. If the document is not there, it reads the list backwards from its
 * end, because that is where most lists get new documents. If a neighbour is not in the part with the
 * document, it reads on to that side.
 *
 * @param cursor the document's cursor in the build, if it had one.
 * @returns nothing when the document has no page in the list, when the neighbours are not among the parts
 * that it reads, and when cursors are not positions.
 */
export async function findNeighbours(
  id: string,
  cursor: string | undefined,
  { read, plan }: List,
): Promise<Pagination | undefined> {
  const built = cursor === undefined ? 0 : toPosition(cursor);
  if (built === undefined) return undefined;
  const first = Math.max(built - FIRST_PART_SIZE / 2, 0);

  let part = await read(first, first + FIRST_PART_SIZE);
  for (let count = 1; part; count += 1) {
    const { start, edges, total } = part;
    const end = start + edges.length;
    const isListed = edges.some(({ node }) => node._meta.id === id);
    const pages = plan(edges);
    const index = pages.findIndex(({ context }) => context.id === id);
    const page = pages[index];
    if (isListed && !page) return undefined;

    const lacksPrevious = start > 0 && index <= 0;
    const lacksNext = end < total && index === (page ? pages.length - 1 : -1);
    if (!lacksPrevious && !lacksNext) return page && toNeighbours(page);
    if (count === MAX_PARTS) return undefined;

    if (lacksNext && page) part = join(part, await read(end, Math.min(end + PART_SIZE, total)));
    else if (lacksNext) part = await read(Math.max(total - PART_SIZE, 0), total);
    else part = join(await read(Math.max(start - PART_SIZE, 0), start), part);
  }
  return undefined;
}

/** @param two begins where `one` ends. */
function join(one: ListPart | undefined, two: ListPart | undefined): ListPart | undefined {
  return one && two && { ...one, edges: [...one.edges, ...two.edges] };
}

function toNeighbours({ context: { cursor, previous, next } }: PlannedPage): Pagination {
  return { cursor, ...toPagination(previous, next) };
}
