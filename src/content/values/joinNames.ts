import { toAscii } from '../../i18n/toAscii';
import type { Name } from '../../pageContext';
import { documentPath } from '../../routes';
import { toText } from './cmsValues';
import { editDistance } from './editDistance';
import { toPlainText } from './richText';

const roles = {
  designer: ['project'],
  guests: ['article'],
  author: ['article'],
  photographer: ['article', 'project'],
  editor: ['issue'],
};

export type Role = keyof typeof roles;

const roleNames = Object.keys(roles) as Role[];

export function nameFieldsOf(type: string): Role[] {
  return roleNames.filter((role) => roles[role].includes(type));
}

// All languages are split at `og` and at `and`. A text that `isPerson` accepts stays one name: a
// studio can have the name `Anna & Björn`.
export function splitNames(raw: unknown, isPerson: (name: string) => boolean): Name[] {
  const text = toText(raw);
  if (text === undefined) return [];
  const parts = isPerson(text) ? [text] : text.split(/(, (?:og |and )?| og | and | & )/);
  return parts.flatMap((name, index) =>
    index % 2 === 1 ? [] : [{ before: parts[index - 1] ?? '', name }],
  );
}

type Document = {
  _meta: { id: string; uid: string | null; type: string; lang: string };
} & Record<string, unknown>;

type Work = { id: string; type: string; role: Role };

type JoinedNames = {
  /** By document id: all names of each field in which at least one person has a page. */
  namesOf: ReadonlyMap<string, Partial<Record<Role, Name[]>>>;
  /** By person id: the documents that name the person, in the order of `documents`. */
  worksOf: ReadonlyMap<string, readonly Work[]>;
};

/** Joins each name to the person of the same language whose title is exactly this name. */
export function joinNames(documents: readonly Document[]): JoinedNames {
  const people = new Map<string, Document['_meta']>();
  for (const { _meta, title } of documents) {
    const name = _meta.type === 'person' ? toPlainText(title) : undefined;
    const key = toKey(_meta.lang, name ?? '');
    if (name !== undefined && !people.has(key)) people.set(key, _meta);
  }
  const namesOf = new Map<string, Partial<Record<Role, Name[]>>>();
  const worksOf = new Map<string, Work[]>();
  for (const document of documents) {
    const { id, type, lang } = document._meta;
    for (const role of nameFieldsOf(type)) {
      const isPerson = (name: string) => people.has(toKey(lang, name));
      const names = splitNames(document[role], isPerson).map((name) => {
        const person = people.get(toKey(lang, name.name));
        if (!person) return name;
        const works = worksOf.get(person.id) ?? [];
        worksOf.set(person.id, works);
        works.push({ id, type, role });
        return { ...name, path: documentPath(person) };
      });
      if (names.some((name) => 'path' in name)) {
        namesOf.set(id, { ...namesOf.get(id), [role]: names });
      }
    }
  }
  return { namesOf, worksOf };
}

function toKey(lang: string, name: string): string {
  return `${lang} ${name.normalize()}`;
}

/** A misspelt or inflected name differs from the right name in at most this number of letters. */
const NEAR_LETTERS = 2;

export function isNearName(one: string, other: string): boolean {
  return one !== other && editDistance(toAscii(one), toAscii(other), NEAR_LETTERS) <= NEAR_LETTERS;
}
