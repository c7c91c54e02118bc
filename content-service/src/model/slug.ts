import type { Field } from './fields';
import { isJsonObject } from './json';
import type { Json } from './json';

const asciiLetters: Record<string, string> = { ð: 'd', þ: 'th', æ: 'ae', ø: 'o', ß: 'ss' };

const accentMarks = /\p{M}+/gu;

/**
 * The slugs of a document: one from its first heading, or `-` without a heading. Prismic does not
 * document how it transliterates; this removes accents and turns ð, þ, æ into d, th, ae.
 */
export function slugsOf(fields: readonly Field[], data: Record<string, Json>): string[] {
  for (const field of fields) {
    if (field.kind !== 'StructuredText') continue;
    const slug = headingText(data[field.id])
      .toLowerCase()
      .replace(/[ðþæøß]/g, (letter) => asciiLetters[letter] ?? '')
      // Marks are removed before too: sorting many takes a time that grows with their square.
      .replace(accentMarks, '')
      .normalize('NFD')
      .replace(accentMarks, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '');
    if (slug) return [slug];
  }
  return ['-'];
}

function headingText(value: Json | undefined): string {
  const blocks = Array.isArray(value) ? value.filter(isJsonObject) : [];
  const heading = blocks.find(({ type }) => typeof type === 'string' && type.startsWith('heading'));
  return typeof heading?.text === 'string' ? heading.text : '';
}
