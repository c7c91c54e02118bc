import { isJsonObject, objectsIn, quoted, withoutKeys } from './json';
import type { Json, JsonObject } from './json';
import { completeImage, completeLink } from './linksAndImages';
import type { Place } from './place';

const textBlockType = /^(?:heading[1-6]|paragraph|preformatted|list-item|o-list-item)$/;

/** Reports and drops invalid blocks, spans and links. The text or the image of a link stays. */
export function completeRichText(value: Json, place: Place): Json[] {
  if (Array.isArray(value)) {
    return value.flatMap((block, index) => completeBlock(block, place.at(index)) ?? []);
  }
  place.report(
    `rich text must be a list of blocks, not ${quoted(value)}.`,
    'Write [{"type": "paragraph", "text": "…", "spans": []}].',
  );
  return [];
}

function completeBlock(value: Json, place: Place): JsonObject | undefined {
  const block = isJsonObject(value) ? value : {};
  const { type, text, spans, linkTo } = block;
  if (type === 'image') {
    const size = { constraint: {}, thumbnails: [] };
    const image = completeImage(withoutKeys(block, ['linkTo']), size, place);
    const link = image && linkTo && completeTextLink(linkTo, place.at('linkTo'));
    return image && { alt: null, copyright: null, ...image, ...(link ? { linkTo: link } : {}) };
  }
  if (type === 'embed' && isJsonObject(block.oembed)) return block;
  if (typeof type === 'string' && textBlockType.test(type) && typeof text === 'string') {
    return { ...block, spans: completeSpans(spans ?? [], text.length, place) };
  }
  return place.report(
    `${quoted(value)} is not a block of rich text.`,
    'A block has one of Prismic\'s types (paragraph, heading2, list-item, …) and a "text".',
  );
}

function completeSpans(spans: Json, length: number, block: Place): JsonObject[] {
  return [spans].flat().flatMap((value, index): JsonObject[] => {
    const place = block.at(`spans[${index}]`);
    const span = isJsonObject(value) ? value : {};
    const { start, end, type, data = null } = span;
    const isInside = isIndex(start) && isIndex(end) && start <= end && end <= length;
    if (!isInside || typeof type !== 'string') {
      place.report(
        `${quoted(value)} is not inside its text of ${length} characters.`,
        'Count "start" and "end" in UTF-16 units from 0, and give the span a "type".',
      );
      return [];
    }
    if (type !== 'hyperlink') return [span];
    const link = completeTextLink(data, place.at('data'));
    return link ? [{ ...span, data: link }] : [];
  });
}

function isIndex(value: Json | undefined): value is number {
  return typeof value === 'number' && value >= 0;
}

function completeTextLink(value: Json, place: Place): JsonObject | undefined {
  const link = completeLink(value, place);
  return link && withoutKeys(link, ['key']);
}

/** Reports a table without a body and returns null. Keys other than `head` and `body` stay. */
export function completeTable(value: Json, place: Place): JsonObject | null {
  const { head, body, ...others } = isJsonObject(value) ? value : {};
  if (!isJsonObject(body)) {
    place.report(
      `a table was expected, not ${quoted(value)}.`,
      'Write {"body": {"rows": [{"cells": [{"type": "data", "content": [ … ]}]}]}}.',
    );
    return null;
  }
  return {
    ...(isJsonObject(head) ? { head: completePart(head, 'header', place.at('head')) } : {}),
    body: completePart(body, 'data', place.at('body')),
    ...others,
  };
}

function completePart(part: JsonObject, type: string, partPlace: Place): JsonObject {
  const completeCell = (cell: JsonObject, place: Place): JsonObject => {
    const content = completeRichText(cell.content ?? [], place.at('content'));
    return { key: place.uuid(), type, ...cell, content };
  };
  const completeRow = (row: JsonObject, place: Place): JsonObject => {
    const cells = place.at('cells').rows(row.cells ?? [], completeCell);
    return { key: place.uuid(), ...row, cells };
  };
  return { ...part, rows: partPlace.at('rows').rows(part.rows ?? [], completeRow) };
}

export function textOf(richText: Json | undefined): string {
  return objectsIn(richText)
    .flatMap(({ text }) => (typeof text === 'string' ? text : []))
    .join('\n');
}
