import type { Json, JsonObject } from './json';
import type { MediaFile } from './mediaFiles';

/** What a link to a document shows of it: the keys of a REST link, without those of the link. */
export type LinkTarget = {
  id: string;
  type: string;
  tags: string[];
  lang: string;
  slug: string;
  first_publication_date: string | null;
  last_publication_date: string | null;
  uid?: string;
};

/** What the completion of one document's values may look up, and where it reports what is wrong. */
export type Scope = {
  documentId: string;
  target: (id: string) => LinkTarget | undefined;
  media: (name: string) => MediaFile | undefined;
  hasType: (type: string) => boolean;
  /** @param place the path inside the document, such as `data.body[0].items[2].link`. */
  report: (place: string, cause: string, remedy: string) => void;
};

/** A value of an unexpected shape as it is quoted in a report, shortened. */
export function quoted(value: Json | JsonObject | undefined): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
