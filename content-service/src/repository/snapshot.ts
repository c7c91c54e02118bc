import type { Document } from '../model/assemble';
import type { CustomType, Model } from '../model/customTypes';
import type { MediaFile } from '../model/mediaFiles';
import type { Settings } from '../model/settings';

type SnapshotContent = {
  ref: string;
  settings: Settings;
  model: Model;
  media: ReadonlyMap<string, MediaFile>;
};

/** The content of a ref. Its documents are in the default order. */
export class Snapshot {
  readonly ref: string;
  readonly settings: Settings;
  readonly model: Model;
  readonly media: ReadonlyMap<string, MediaFile>;
  readonly documents: readonly Document[];
  readonly tags: readonly string[];
  readonly #byId: ReadonlyMap<string, Document>;
  readonly #byType = new Map<string, Document[]>();

  constructor({ ref, settings, model, media }: SnapshotContent, documents: readonly Document[]) {
    this.ref = ref;
    this.settings = settings;
    this.model = model;
    this.media = media;
    this.documents = [...documents].sort(byDefaultOrder);
    this.tags = [...new Set(documents.flatMap(({ tags }) => tags))].sort();
    this.#byId = new Map(documents.map((document) => [document.id, document]));
    for (const document of this.documents) {
      const ofType = this.#byType.get(document.type) ?? [];
      this.#byType.set(document.type, ofType);
      ofType.push(document);
    }
  }

  byId(id: string): Document | undefined {
    return this.#byId.get(id);
  }

  ofType(type: string): readonly Document[] {
    return this.#byType.get(type) ?? [];
  }

  customType(document: Document): CustomType {
    const type = this.model.types.get(document.type);
    if (!type) throw new Error(`The type "${document.type}" is not in the model of ${this.ref}.`);
    return type;
  }
}

/** Sorts by last publication, newest first, then by id. Prismic's order is undocumented. */
function byDefaultOrder(a: Document, b: Document): number {
  const [dateA, dateB] = [a.last_publication_date ?? '', b.last_publication_date ?? ''];
  if (dateA !== dateB) return dateA > dateB ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}
