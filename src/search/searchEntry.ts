/** A page as the search page lists it. */
export type SearchEntry = {
  kind: 'article' | 'event' | 'project' | 'association' | 'association_page' | 'page';
  title: string;
  path: string;
};
