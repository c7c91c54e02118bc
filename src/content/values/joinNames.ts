import { namesIn } from './names';
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
