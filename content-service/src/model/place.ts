import { createHash } from 'node:crypto';
import { objectsIn, quoted } from './json';
import type { Json, JsonObject } from './json';
import type { MediaFile } from './mediaFiles';
import type { Report } from './problems';
import type { ParsedDocument } from './documentFiles';

export type Scope = {
  documentId: string;
  linked: (id: string) => ParsedDocument | undefined;
  media: ReadonlyMap<string, MediaFile>;
  hasType: (type: string) => boolean;
  report: Report;
};

/** A value's place in its document. `path` is for example `data.body[0].items[2].link`. */
export class Place {
  constructor(
    readonly scope: Scope,
    readonly path = 'data',
  ) {}

  at(key: string | number): Place {
    return new Place(this.scope, this.path + (typeof key === 'number' ? `[${key}]` : `.${key}`));
  }

  report(cause: string, remedy: string): undefined {
    this.scope.report(this.path, cause, remedy);
  }

  rows(
    value: Json,
    complete: (row: JsonObject, place: Place) => JsonObject | undefined,
  ): JsonObject[] {
    const found = objectsIn(value);
    if (!Array.isArray(value) || found.length < value.length) {
      this.report(`a list of objects was expected, not ${quoted(value)}.`, 'Correct the list.');
    }
    return objectsIn(found.map((row, index) => complete(row, this.at(index))));
  }

  /** Returns a UUID that is the same under every ref. */
  uuid(): string {
    const hash = createHash('sha1').update(`${this.scope.documentId} ${this.path}`).digest('hex');
    return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5');
  }
}
