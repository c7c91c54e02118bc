import type { Field } from './fields';
import { isJsonObject } from './json';
import type { Json } from './json';

const asciiLetters: Record<string, string> = { ð: 'd', þ: 'th', æ: 'ae', ø: 'o', ß: 'ss' };

const accentMarks = /\p{M}+/gu;

/** The kinds of fields of which Prismic is known to make slugs. */
const slugKinds = new Set<Field['kind']>(['StructuredText', 'Text', 'Date']);

/**
 * The slugs of a document: one from the first of its fields that has a text, or `-` if none has.
 * Prismic does not document how it transliterates; this removes accents and turns ð, þ, æ into d,
 * th, ae.
 */
export function slugsOf(fields: readonly Field[], data: Record<string, Json>): string[] {
  for (const field of fields) {
    if (!slugKinds.has(field.kind)) continue;
    const slug = firstText(data[field.id])
      .trim()
      .toLowerCase()
      .replace(/[ðþæøß]/g, (letter) => asciiLetters[letter] ?? '')
      // Marks are removed before too: sorting many takes a time that grows with their square.
      .replace(accentMarks, '')
      .normalize('NFD')
      .replace(accentMarks, '')
      .replace(/[^a-z0-9\s-]/g, '')
      .replace(/\s/g, '-');
    if (slug) return [slug];
  }
  return ['-'];
}

/** A text, or the first text that a block of a rich text has. */
function firstText(value: Json | undefined): string {
  const blocks = Array.isArray(value) ? value.filter(isJsonObject) : [{ text: value ?? null }];
  const texts = blocks.flatMap(({ text }) => (typeof text === 'string' ? text : []));
  return texts.find((text) => text !== '') ?? '';
}
