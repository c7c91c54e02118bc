import { isJsonObject } from './json';
import type { Json, JsonObject } from './json';
import { completeRichText } from './richText';
import { quoted, rows } from './scope';
import type { Scope } from './scope';

/**
 * Completes a table to Prismic's format: the rich text of its cells, and the keys of rows and cells. Other keys
 * stay. A value without a body is reported and becomes empty.
 *
 * @param newKey returns a key for a row or a cell from its path
 */
export function completeTable(
  value: Json,
  fieldPath: string,
  scope: Scope,
  newKey: (place: string) => string,
): JsonObject | null {
  const { head, body, ...others } = isJsonObject(value) ? value : {};
  if (!isJsonObject(body)) {
    scope.report(
      fieldPath,
      `a table was expected, not ${quoted(value)}.`,
      'Write {"body": {"rows": [{"cells": [{"type": "data", "content": [ … ]}]}]}}.',
    );
    return null;
  }
  const completePart = (part: JsonObject, partPath: string, type: string): JsonObject => ({
    ...part,
    rows: rows(part.rows ?? [], `${partPath}.rows`, scope).map((row, index) => {
      const rowPath = `${partPath}.rows[${index}]`;
      const cells = rows(row.cells ?? [], `${rowPath}.cells`, scope);
      return {
        key: newKey(rowPath),
        ...row,
        cells: cells.map((cell, cellIndex) => {
          const cellPath = `${rowPath}.cells[${cellIndex}]`;
          const content = completeRichText(cell.content ?? [], `${cellPath}.content`, scope);
          return { key: newKey(cellPath), type, ...cell, content };
        }),
      };
    }),
  });
  return {
    ...(isJsonObject(head) ? { head: completePart(head, `${fieldPath}.head`, 'header') } : {}),
    body: completePart(body, `${fieldPath}.body`, 'data'),
    ...others,
  };
}
