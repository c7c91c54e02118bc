import { isJsonObject, toObjects, toText } from './cmsValues';
import type { JsonObject } from './cmsValues';
import { toPlainText, toRichText } from './richText';
import type { RichText } from './richText';

export type Cell = {
  text?: RichText;
  isHeader: boolean;
  /** The column has only figures, which are aligned at their end. */
  isFigure: boolean;
};

export type Table = { caption?: string; head: Cell[][]; body: Cell[][] };

export type RawTable = Readonly<Record<'caption' | 'table', unknown>>;

/** Matches figures with an optional unit or currency, and a dash, which means that there is no figure. */
const figure = /^(?:[A-Z]{3}\s)?[\d.,\s]*\d\s?(?:%|kr\.)?$|^[–-]$/;

export function toTables(
  rows: readonly RawTable[] | null | undefined,
  documentId: string,
): Table[] {
  return (rows ?? []).flatMap(({ caption, table }) => {
    const { head, body } = isJsonObject(table) ? table : {};
    const bodyRows = rowsOf(body);
    const isFigureColumn = (index: number) => {
      const cells = bodyRows.map((row) => toPlainText(row[index]?.['content']));
      return cells.some(Boolean) && cells.every((text) => text === undefined || figure.test(text));
    };
    const toCells = (row: JsonObject[]) =>
      row.map(({ type, content }, index) => ({
        text: toRichText(content, { documentId, field: 'tables.table' }),
        isHeader: type === 'header',
        isFigure: isFigureColumn(index),
      }));
    const read = { head: rowsOf(head).map(toCells), body: bodyRows.map(toCells) };
    const isEmpty = read.head.length + read.body.length === 0;
    return isEmpty ? [] : [{ caption: toText(caption), ...read }];
  });
}

function rowsOf(part: unknown): JsonObject[][] {
  return objectsIn(part, 'rows')
    .map((row) => objectsIn(row, 'cells'))
    .filter(({ length }) => length > 0);
}

function objectsIn(value: unknown, name: string): JsonObject[] {
  return toObjects(isJsonObject(value) ? value[name] : undefined);
}

export function rowTexts(table: unknown): string[] {
  const { head, body } = isJsonObject(table) ? table : {};
  return [head, body]
    .flatMap(rowsOf)
    .map((row) => row.flatMap(({ content }) => toPlainText(content) ?? []).join(', '))
    .filter(Boolean);
}

export function changeCells(value: unknown, change: (text: unknown) => unknown): unknown {
  if (!isJsonObject(value) || !isJsonObject(value['body'])) return value;
  const inPart = (part: unknown) =>
    isJsonObject(part)
      ? {
          ...part,
          rows: objectsIn(part, 'rows').map((row) => ({
            ...row,
            cells: objectsIn(row, 'cells').map((cell) => ({
              ...cell,
              content: change(cell['content']),
            })),
          })),
        }
      : part;
  return { ...value, head: inPart(value['head']), body: inPart(value['body']) };
}
