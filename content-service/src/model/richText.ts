import { completeImageBlock } from './images';
import { isJsonObject, objectsIn, withoutKeys } from './json';
import type { Json, JsonObject } from './json';
import { completeLink } from './links';
import { quoted, rows } from './scope';
import type { Scope } from './scope';

const textBlockType = /^(?:heading[1-6]|paragraph|preformatted|list-item|o-list-item)$/;

/** Reports and drops invalid blocks, spans and links. The text or the image of a link stays. */
export function completeRichText(value: Json, fieldPath: string, scope: Scope): Json {
  if (!Array.isArray(value)) {
    scope.report(
      fieldPath,
      `rich text must be a list of blocks, not ${quoted(value)}.`,
      'Write [{"type": "paragraph", "text": "…", "spans": []}].',
    );
    return [];
  }
  return value.flatMap(
    (block, index) => completeBlock(block, `${fieldPath}[${index}]`, scope) ?? [],
  );
}

function completeBlock(block: Json, fieldPath: string, scope: Scope): JsonObject | undefined {
  const type = isJsonObject(block) ? block.type : undefined;
  if (isJsonObject(block) && typeof type === 'string') {
    if (type === 'image') {
      const image = completeImageBlock(withoutKeys(block, ['linkTo']), fieldPath, scope);
      const linkTo =
        image && block.linkTo && completeTextLink(block.linkTo, `${fieldPath}.linkTo`, scope);
      return linkTo ? { ...image, linkTo } : image;
    }
    if (type === 'embed' && isJsonObject(block.oembed)) {
      return { type, oembed: block.oembed, ...block };
    }
    if (textBlockType.test(type) && typeof block.text === 'string') {
      const { text, spans, ...others } = block;
      const completed = completeSpans(spans ?? [], text.length, fieldPath, scope);
      return { type, text, spans: completed, ...others };
    }
  }
  scope.report(
    fieldPath,
    `${quoted(block)} is not a block of rich text.`,
    'A block has one of Prismic\'s types (paragraph, heading2, list-item, …) and a "text".',
  );
  return undefined;
}

function completeSpans(spans: Json, length: number, fieldPath: string, scope: Scope): Json[] {
  const result: Json[] = [];
  (Array.isArray(spans) ? spans : [spans]).forEach((span, index) => {
    const spanPath = `${fieldPath}.spans[${index}]`;
    const { start, end, type, data, ...others } = isJsonObject(span) ? span : {};
    const isInside =
      typeof start === 'number' &&
      typeof end === 'number' &&
      start >= 0 &&
      start <= end &&
      end <= length;
    if (!isInside || typeof type !== 'string') {
      scope.report(
        spanPath,
        `${quoted(span)} is not inside its text of ${length} characters.`,
        'Count "start" and "end" in UTF-16 units from 0, and give the span a "type".',
      );
    } else if (type === 'hyperlink') {
      const link = completeTextLink(data ?? null, `${spanPath}.data`, scope);
      if (link) result.push({ start, end, type, data: link, ...others });
    } else if (isJsonObject(span)) {
      result.push({ start, end, type, ...span });
    }
  });
  return result;
}

function completeTextLink(value: Json, fieldPath: string, scope: Scope): JsonObject | undefined {
  const link = completeLink(value, fieldPath, scope);
  return link && withoutKeys(link, ['key']);
}

/** Reports a table without a body and returns null. Keys other than `head` and `body` stay. */
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

/** Returns the plain text, with one line per block. */
export function textOf(richText: Json | undefined): string {
  return objectsIn(richText)
    .flatMap(({ text }) => (typeof text === 'string' ? text : []))
    .join('\n');
}
