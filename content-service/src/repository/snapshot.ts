import type { Document } from '../model/assemble';
import type { CustomType, Model } from '../model/customTypes';
import type { MediaFile } from '../model/mediaFiles';
import type { Settings } from '../model/settings';

type SnapshotContent = {
  ref: string;
  settings: Settings;
  model: Model;
  documents: readonly Document[];
  media: ReadonlyMap<string, MediaFile>;
};

type Index = {
  documents: readonly Document[];
  tags: readonly string[];
  byId: ReadonlyMap<string, Document>;
  byType: ReadonlyMap<string, readonly Document[]>;
  byUid: ReadonlyMap<string, readonly Document[]>;
};

export class Snapshot {
  readonly ref: string;
  readonly settings: Settings;
  readonly model: Model;
  readonly media: ReadonlyMap<string, MediaFile>;
  readonly documents: readonly Document[];
  readonly tags: readonly string[];
  readonly #index: Index;

  constructor(
    { ref, settings, model, documents, media }: SnapshotContent,
    index = toIndex(documents),
  ) {
    this.ref = ref;
    this.settings = settings;
    this.model = model;
    this.media = media;
    this.documents = index.documents;
    this.tags = index.tags;
    this.#index = index;
  }

  byId(id: string): Document | undefined {
    return this.#index.byId.get(id);
  }

  ofType(type: string): readonly Document[] {
    return this.#index.byType.get(type) ?? [];
  }

  /** Returns at most one document per language. */
  withUid(type: string, uid: string): readonly Document[] {
    return this.#index.byUid.get(`${type} ${uid}`) ?? [];
  }

  withRef(ref: string): Snapshot {
    return ref === this.ref ? this : new Snapshot({ ...this, ref }, this.#index);
  }

  customType(document: Document): CustomType {
    const type = this.model.types.get(document.type);
    if (!type) throw new Error(`The type "${document.type}" is not in the model of ${this.ref}.`);
    return type;
  }
}

function toIndex(all: readonly Document[]): Index {
  const documents = [...all].sort(byDefaultOrder);
  const byType = new Map<string, Document[]>();
  const byUid = new Map<string, Document[]>();
  for (const document of documents) {
    append(byType, document.type, document);
    if (document.uid) append(byUid, `${document.type} ${document.uid}`, document);
  }
  return {
    documents,
    tags: [...new Set(all.flatMap(({ tags }) => tags))].sort(),
    byId: new Map(documents.map((document) => [document.id, document])),
    byType,
    byUid,
  };
}

/** Sorts by last publication, newest first, then by id. Prismic's order is undocumented. */
function byDefaultOrder(a: Document, b: Document): number {
  const [dateA, dateB] = [a.last_publication_date ?? '', b.last_publication_date ?? ''];
  if (dateA !== dateB) return dateA > dateB ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}

function append(map: Map<string, Document[]>, key: string, document: Document): void {
  const list = map.get(key);
  if (list) list.push(document);
  else map.set(key, [document]);
}
