import type { ComponentType, ReactElement } from 'react';
import type { ArticleCard } from '../content/types/articleCard';
import type { AssociationCard } from '../content/types/associationCard';
import type { ProjectCard } from '../content/types/projectCard';
import type { Language } from '../i18n/languages';

export type Homepage = {
  id: string;
  /** The newest article comes first. Events are included. */
  articles: ArticleCard[];
  events: ArticleCard[];
  projects: ProjectCard[];
  associations: AssociationCard[];
  /** True if the homepage has a slice of events. Its slices of news then leave out events. */
  hasEvents: boolean;
  /** Ids of documents that a feature shows. Later slices do not list these documents. */
  featured: Set<string>;
};

export type Place = { lang: Language; isFirst: boolean };

export type Section = { content: object; render: (place: Place) => ReactElement };

/** If the slice has nothing to show, `toContent` returns `undefined`, which removes the slice. */
export function slice<Raw, Content extends object>(
  toContent: (raw: Raw, page: Homepage) => Content | undefined,
  View: ComponentType<Content & Place>,
) {
  return (raw: Raw, page: Homepage): Section | undefined => {
    const content = toContent(raw, page);
    return content && { content, render: (place) => <View {...content} {...place} /> };
  };
}

export function countOf(primary: { count: number | null } | null, byDefault: number): number {
  const count = primary?.count;
  return typeof count === 'number' && count >= 1 ? Math.floor(count) : byDefault;
}
