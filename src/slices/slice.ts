import type { ReactElement } from 'react';
import type { ArticleCard } from '../content/types/articleCard';
import type { AssociationCard } from '../content/types/associationCard';
import type { EventCard } from '../content/types/eventCard';
import type { ProjectCard } from '../content/types/projectCard';
import type { Language } from '../i18n/languages';

export type Homepage = {
  id: string;
  /** The newest article comes first. */
  articles: ArticleCard[];
  events: EventCard[];
  projects: ProjectCard[];
  associations: AssociationCard[];
  /** True if the homepage has a slice of events. Without it, its slices of news include events. */
  hasEvents: boolean;
};

export type Place = {
  lang: Language;
  isFirst: boolean;
  /** Ids of the documents that features show now. Lists do not repeat these documents. */
  featured: ReadonlySet<string>;
  /** If this section is a feature: the id of the document that the section shows now. */
  shown?: string;
};

export type Moment = { now: string; isFirst: boolean; taken: ReadonlySet<string> };

export type HomeSection = {
  /** Renders nothing if all documents of the section are featured. */
  render: (place: Place) => ReactElement | null;
  pick?: (moment: Moment) => string | undefined;
};

/** Reads a slice. Returns `undefined` if the slice has nothing to show. */
export type Slice<Raw> = (raw: Raw, page: Homepage) => HomeSection | undefined;

export function countOf(primary: { count: number | null } | null, byDefault: number): number {
  const count = primary?.count;
  return typeof count === 'number' && count >= 1 ? Math.floor(count) : byDefault;
}

export function withoutFeatured<Document extends { id: string }>(
  documents: readonly Document[],
  { featured }: Place,
): Document[] {
  return documents.filter(({ id }) => !featured.has(id));
}
