import { completeImageBlock } from './images';
import { isJsonObject } from './json';
import type { Json, JsonObject } from './json';
import { completeLink } from './links';
import { quoted } from './scope';
import type { Scope } from './scope';

const TEXT_BLOCK = /^(?:heading[1-6]|paragraph|preformatted|list-item|o-list-item)$/;

/**
 * Rich text in Prismic's shape: images and links completed. Blocks and spans that cannot be shown
 * are reported and left out; a span whose link leads nowhere goes, its text stays.
 */
export function completeRichText(value: Json, place: string, scope: Scope): Json {
  if (!Array.isArray(value)) {
    scope.report(
      place,
      `rich text is a list of blocks, not ${quoted(value)}.`,
      'Write [{"type": "paragraph", "text": "…", "spans": []}].',
    );
    return [];
  }
  return value.flatMap((block, index) => completeBlock(block, `${place}[${index}]`, scope) ?? []);
}

function completeBlock(block: Json, place: string, scope: Scope): JsonObject | undefined {
  const type = isJsonObject(block) ? block.type : undefined;
  if (isJsonObject(block) && typeof type === 'string') {
    if (type === 'image') {
      const image = completeImageBlock(block, place, scope);
      const linkTo = image && block.linkTo && completeLink(block.linkTo, `${place}.linkTo`, scope);
      return linkTo ? { ...image, linkTo } : image;
    }
    if (type === 'embed' && isJsonObject(block.oembed)) return block;
    if (TEXT_BLOCK.test(type) && typeof block.text === 'string') {
      const { text, spans, ...others } = block;
      return { ...others, text, spans: completeSpans(spans ?? [], text.length, place, scope) };
    }
  }
  scope.report(
    place,
    `${quoted(block)} is not a block of rich text.`,
    'A block has a "type" of Prismic\'s (paragraph, heading2, list-item, …) and a "text".',
  );
  return undefined;
}

function completeSpans(spans: Json, length: number, place: string, scope: Scope): Json[] {
  const result: Json[] = [];
  (Array.isArray(spans) ? spans : [spans]).forEach((span, index) => {
    const spanPlace = `${place}.spans[${index}]`;
    const { start, end, type, data } = isJsonObject(span) ? span : {};
    const isInside =
      typeof start === 'number' &&
      typeof end === 'number' &&
      start >= 0 &&
      start <= end &&
      end <= length;
    if (!isInside || typeof type !== 'string') {
      scope.report(
        spanPlace,
        `${quoted(span)} does not lie in its text of ${length} characters.`,
        'Count "start" and "end" in UTF-16 units from 0, and give the span a "type".',
      );
    } else if (type === 'hyperlink') {
      const link = completeLink(data ?? null, `${spanPlace}.data`, scope);
      if (link) result.push({ start, end, type, data: link });
    } else if (isJsonObject(span)) {
      result.push(span);
    }
  });
  return result;
}
