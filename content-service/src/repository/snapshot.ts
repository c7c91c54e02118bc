import type { Document } from '../model/assemble';
import type { CustomType, Model } from '../model/customTypes';
import type { MediaFile } from '../model/mediaFiles';
import type { Settings } from '../model/settings';

export type SnapshotContent = {
  ref: string;
  settings: Settings;
  model: Model;
  documents: readonly Document[];
  media: ReadonlyMap<string, MediaFile>;
};

/** One state of the whole content under one ref. It never changes. */
export class Snapshot {
  readonly ref: string;
  readonly settings: Settings;
  readonly model: Model;
  readonly media: ReadonlyMap<string, MediaFile>;
  /** In the default order: last published first, then by id. */
  readonly documents: readonly Document[];
  readonly tags: readonly string[];
  readonly #byId = new Map<string, Document>();
  readonly #byType = new Map<string, Document[]>();
  readonly #byUid = new Map<string, Document[]>();

  constructor({ ref, settings, model, documents, media }: SnapshotContent) {
    this.ref = ref;
    this.settings = settings;
    this.model = model;
    this.media = media;
    this.documents = [...documents].sort(byDefaultOrder);
    this.tags = [...new Set(documents.flatMap(({ tags }) => tags))].sort();
    for (const document of this.documents) {
      this.#byId.set(document.id, document);
      append(this.#byType, document.type, document);
      if (document.uid) append(this.#byUid, `${document.type} ${document.uid}`, document);
    }
  }

  byId(id: string): Document | undefined {
    return this.#byId.get(id);
  }

  /** All documents of a type, in the default order. */
  ofType(type: string): readonly Document[] {
    return this.#byType.get(type) ?? [];
  }

  /** The documents of a type with this uid: at most one per language. */
  withUid(type: string, uid: string): readonly Document[] {
    return this.#byUid.get(`${type} ${uid}`) ?? [];
  }

  /** The same state under another ref, such as a preview's. */
  withRef(ref: string): Snapshot {
    return ref === this.ref ? this : new Snapshot({ ...this, ref });
  }

  /** @throws {Error} if the document is not part of this snapshot */
  customType(document: Document): CustomType {
    const type = this.model.types.get(document.type);
    if (!type) throw new Error(`The type "${document.type}" is not in the model of ${this.ref}.`);
    return type;
  }
}

/** Last published first, then by id. Prismic's default order is not documented. */
export function byDefaultOrder(a: Document, b: Document): number {
  const [dateA, dateB] = [a.last_publication_date ?? '', b.last_publication_date ?? ''];
  if (dateA !== dateB) return dateA > dateB ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}

function append(map: Map<string, Document[]>, key: string, document: Document): void {
  const list = map.get(key);
  if (list) list.push(document);
  else map.set(key, [document]);
}
