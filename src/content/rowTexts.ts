import { isJsonObject } from './cmsValues';
import { toPlainText } from './richText';
import { rowsOf } from './table';

/** The plain text of each row of a table, its cells separated by commas. */
export function rowTexts(table: unknown): string[] {
  const { head, body } = isJsonObject(table) ? table : {};
  return [head, body]
    .flatMap(rowsOf)
    .map((row) => row.flatMap(({ content }) => toPlainText(content) ?? []).join(', '))
    .filter(Boolean);
}
