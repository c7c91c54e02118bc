import { isRecord } from '../isRecord';
import { toCursor, toPosition } from '../requests/cursors';
import { metaFields } from '../requests/documentFields';
import type { SendQuery } from './documentQuery';
import { createVariables, PAGE_SIZE, readEdges } from './documentQuery';
import type { ListPart } from './findNeighbours';
import type { PreviewEntry } from './PreviewManifest';

type List = Pick<PreviewEntry, 'type' | 'selection'> & { sortBy: string; lang: string };

/**
 * Reads the documents of a list from the position `start` to the position before `end`, in one query with a
 * field for each page of the list.
 *
 * @returns nothing when a document is missing, or when the list's cursors are not positions.
 */
export async function readListPart(
  sendQuery: SendQuery,
  { type, selection, sortBy, lang }: List,
  start: number,
  end: number,
): Promise<ListPart | undefined> {
  const { variables, toVariable, declare } = createVariables();
  const order = `lang: ${toVariable(lang)}, sortBy: ${sortBy}`;
  const names = Array.from({ length: Math.ceil((end - start) / PAGE_SIZE) }, (_, n) => `page${n}`);
  const pages = names.map((name, index) => {
    const position = start + index * PAGE_SIZE;
    const after = position === 0 ? '' : `, after: ${toVariable(toCursor(position - 1))}`;
    const args = `${order}, first: ${PAGE_SIZE}${after}`;
    return `${name}: all${type}s(${args}) { totalCount edges { cursor node { ...Listed } } }`;
  });
  const response = await sendQuery(
    `query PreviewNeighbours(${declare()}) { ${pages.join(' ')} } ` +
      `fragment Listed on ${type} { ${metaFields} ${selection} }`,
    variables,
  );
  const edges = names.flatMap((name) => readEdges(response[name])).slice(0, end - start);
  const total = isRecord(response.page0) ? Number(response.page0.totalCount) : NaN;
  const isComplete =
    edges.length === Math.max(Math.min(end, total) - start, 0) &&
    edges.every(({ cursor }, offset) => toPosition(cursor) === start + offset);
  return isComplete ? { start, edges, total } : undefined;
}
