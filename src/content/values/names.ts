import { toAscii } from '../../i18n/toAscii';
import { toText } from './cmsValues';
import { toPlainText } from './richText';

/** The text fields with names of people, and the type of the documents that have the field. */
const roles = {
  designer: 'project',
  guests: 'article',
  author: 'article',
  photographer: 'article',
} as const;

export type Role = keyof typeof roles;

const roleNames = Object.keys(roles) as Role[];

export function nameFieldsOf(type: string): Role[] {
  return roleNames.filter((role) => roles[role] === type);
}

/** `before` is what the text has between this name and the name before it, such as `, `. */
export type Name = { before: string; name: string; path?: string };

/**
 * Splits `Anna, Björn og Ída` into names. All languages share the words, because no name contains
 * one of them as a word. A name that is exactly the title of one of `people` gets their path.
 */
export function toNames(
  text: unknown,
  people: readonly { title: string; path: string }[] = [],
): Name[] | undefined {
  const parts = toText(text)?.split(/(, (?:og |and )?| og | and | & )/);
  return parts?.flatMap((name, index) => {
    if (index % 2 === 1) return [];
    const path = people.find(({ title }) => title === name)?.path;
    return [{ before: parts[index - 1] ?? '', name, ...(path !== undefined && { path }) }];
  });
}

export function namesIn(text: unknown): string[] {
  return (toNames(text) ?? []).map(({ name }) => name);
}

type Document = { _meta: { id: string; type: string; lang: string } } & Record<string, unknown>;

type Work = { id: string; type: string; role: Role };

export type JoinedNames = {
  /** The ids of the people whom a document names, by the document's id. */
  peopleOf: ReadonlyMap<string, readonly string[]>;
  /** The documents that name a person, by the person's id, in the order of `documents`. */
  worksOf: ReadonlyMap<string, readonly Work[]>;
};

/** Joins each name to the person of the same language whose title is exactly this name. */
export function joinNames(documents: readonly Document[]): JoinedNames {
  const people = new Map<string, string>();
  for (const { _meta, title } of documents) {
    const name = _meta.type === 'person' ? toPlainText(title) : undefined;
    const key = toKey(_meta.lang, name ?? '');
    if (name !== undefined && !people.has(key)) people.set(key, _meta.id);
  }
  const peopleOf = new Map<string, string[]>();
  const worksOf = new Map<string, Work[]>();
  for (const document of documents) {
    const { id, type, lang } = document._meta;
    for (const role of nameFieldsOf(type)) {
      for (const name of namesIn(document[role])) {
        const person = people.get(toKey(lang, name));
        if (person === undefined) continue;
        peopleOf.set(id, [...new Set([...(peopleOf.get(id) ?? []), person])]);
        worksOf.set(person, [...(worksOf.get(person) ?? []), { id, type, role }]);
      }
    }
  }
  return { peopleOf, worksOf };
}

function toKey(lang: string, name: string): string {
  return `${lang} ${name.normalize()}`;
}

/** A misspelt or inflected name differs from the right one in at most so many letters. */
const NEAR_LETTERS = 2;

/** Returns whether two different names may mean one person: `Dagrúnu Steinólfsdóttur`. */
export function isNearName(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > NEAR_LETTERS) return false;
  return distance([...toAscii(one)], [...toAscii(other)]) <= NEAR_LETTERS;
}

/** Returns the Levenshtein distance. */
function distance(one: readonly string[], other: readonly string[]): number {
  let row = [...Array(other.length + 1).keys()];
  for (const [index, letter] of one.entries()) {
    const next = [index + 1];
    for (const [column, otherLetter] of other.entries()) {
      const replaced = (row[column] ?? 0) + (letter === otherLetter ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
