import { graphql } from 'gatsby';
import type { Language } from '../../i18n/languages';
import { toAscii } from '../../i18n/toAscii';
import { toText } from '../values/cmsValues';
import { toTitledDocument } from '../values/document';
import type { ViewOf } from '../values/document';
import { toProjectCard } from './projectCard';

export const fragments = graphql`
  fragment FilteredProject on PRISMIC_Project {
    ...ProjectCard
    field
    location
    association {
      ...AssociationName
    }
  }
`;

const facets = ['field', 'location', 'year', 'association'] as const;

export type Facet = (typeof facets)[number];

export type FilteredProject = ViewOf<typeof toFilteredProject>;

/** Selects the projects with the value `label` for a facet. `count` is their number. */
export type ProjectFilter = {
  /** The URL fragment that selects the filter, in ASCII, without two hyphens in a row. */
  id: string;
  facet: Facet;
  label: string;
  count: number;
};

export type Pair = {
  id: string;
  second: ProjectFilter;
  count: number;
  /** Whether this pair's link has `id` as its HTML id. Of two links to a pair, only one has it. */
  isTarget: boolean;
};

export type ProjectFilters = ReturnType<typeof filterProjects>;

const prefixes: Record<Language, Record<Facet | 'all', string>> = {
  is: { all: 'oll', field: 'svid', location: 'stadur', year: 'ar', association: 'felag' },
  'en-us': {
    all: 'all',
    field: 'field',
    location: 'place',
    year: 'year',
    association: 'association',
  },
};

export function toFilteredProject(raw: Queries.FilteredProjectFragment | null | undefined) {
  const card = toProjectCard(raw);
  if (!raw || !card) return undefined;
  const facts: Partial<Record<Facet, string>> = {
    field: toText(raw.field),
    location: toText(raw.location),
    year: card.year?.toString(),
    association: toTitledDocument(raw.association)?.title,
  };
  return { ...card, facts };
}

export function filterProjects(
  projects: readonly Pick<FilteredProject, 'id' | 'facts'>[],
  lang: Language,
) {
  const filters = new Map<string, ProjectFilter>();
  const pairs = new Map<string, number>();
  const idsOf = new Map<string, string[]>();
  for (const { id: project, facts } of projects) {
    const ids = facets.flatMap((facet) => {
      const { [facet]: label } = facts;
      if (label === undefined) return [];
      const id = toId(prefixes[lang][facet], label);
      const { count } = filters.get(id) ?? { count: 0 };
      filters.set(id, { id, facet, label, count: count + 1 });
      return id;
    });
    idsOf.set(project, ids);
    for (const [index, first] of ids.entries()) {
      for (const second of ids.slice(index + 1)) {
        const pair = `${first}--${second}`;
        pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
      }
    }
  }
  const all = [...filters.values()];
  const targets = new Set<string>();
  // Omits pairs that all projects of the first filter pass.
  const pairsOf = all.map((first) => {
    const own = all.flatMap((second) =>
      [`${first.id}--${second.id}`, `${second.id}--${first.id}`].flatMap((id): Pair[] => {
        const count = pairs.get(id) ?? 0;
        if (count === 0 || count === first.count) return [];
        const isTarget = !targets.has(id);
        targets.add(id);
        return [{ id, second, count, isTarget }];
      }),
    );
    return [first.id, own] as const;
  });
  const passed = new Set(pairs.keys());
  return { all: prefixes[lang].all, filters: all, pairsOf: new Map(pairsOf), passed, idsOf };
}

/** Uses a name up to its comma: “Lóðlína, félag arkitekta”. */
function toId(prefix: string, label: string): string {
  const [name = ''] = label.split(',');
  const words = toAscii(name).match(/[a-z0-9]{1,99}/g) ?? [];
  return [prefix, ...words].join('-');
}
