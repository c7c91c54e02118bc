import { randomBytes } from 'node:crypto';
import { apiError } from '../http/response';
import type { Document } from '../model/assemble';
import { asString, isJsonObject, objectsIn, parseJson, withoutKeys } from '../model/json';
import { contentHash } from '../model/contentFiles';
import { decoded } from '../model/origin';
import { mainDocument, releaseOf } from '../repository/repository';
import type { Repository, Snapshot } from '../repository/repository';

const SESSION_LIFETIME_MS = 60 * 60 * 1000;

export type Preview = {
  label: string;
  type: 'DRAFT' | 'RELEASE';
  snapshot: Snapshot;
  /** The document to open first. An empty release has none. */
  mainDocument: string | undefined;
  /** The id of the newest version: `<session>:<version>`, or a release's ref. */
  newest: string;
  /** A time in milliseconds. Releases do not expire. */
  expires?: number;
};

/** Previews of drafts end after an hour or with the service. */
export class Previews {
  readonly #sessions = new Map<string, { mainDocument: string; expires: number }>();

  constructor(
    readonly repository: Repository,
    readonly now: () => number,
  ) {}

  open(documentId: string): string {
    const session = `X${randomBytes(12).toString('base64url').slice(1)}`;
    for (const [other, { expires }] of this.#sessions) {
      if (expires <= this.now()) this.#sessions.delete(other);
    }
    const expires = this.now() + SESSION_LIFETIME_MS;
    this.#sessions.set(session, { mainDocument: documentId, expires });
    return this.#newest(session);
  }

  /** @param token the preview's address, or its part after `/previews/`, or the preview's name */
  find(token: string): Preview | undefined {
    const id = decoded(previewAddressPattern.exec(token)?.[1] ?? token);
    const { drafts, releases } = this.repository.state;
    const release = releaseOf(id, releases);
    if (release) {
      const { label, ref: newest, snapshot } = release;
      const main = mainDocument(release)?.id;
      return { label, type: 'RELEASE', snapshot, mainDocument: main, newest };
    }
    const [name = ''] = id.replace(previewNamePattern, '$2').split(':');
    const session = this.#sessions.get(name);
    if (!session || session.expires <= this.now()) return undefined;
    const { snapshot } = drafts;
    return { label: 'Draft', type: 'DRAFT', snapshot, ...session, newest: this.#newest(name) };
  }

  #newest(session: string): string {
    return `${session}:${contentHash([this.repository.state.drafts.ref])}`;
  }
}

/** @param name an id, a uid, or the type of a document without a uid */
export function findPreviewed(
  snapshot: Snapshot,
  name: string | null,
  { type, lang }: { type: string | null; lang: string | null },
): Document {
  if (!name) {
    throw apiError(400, "The parameter 'document' is missing. Give the id or uid of a document");
  }
  const fits = (document: Document): boolean =>
    (!type || document.type === type) && (!lang || document.lang === lang);
  const byId = snapshot.byId(name);
  const named = byId ? [byId] : snapshot.documents.filter((document) => isNamed(document, name));
  const found = named.filter(fits);
  const inMaster = found.filter((document) => document.lang === snapshot.settings.masterLanguage);
  const [first, ...others] = inMaster.length > 0 ? inMaster : found;
  if (!first) {
    const conditions = `${type ? ` of the type '${type}'` : ''}${lang ? ` in the language '${lang}'` : ''}`;
    throw apiError(404, `No document has the id or uid '${name}'${conditions}`);
  }
  if (others.length > 0) {
    const list = [first, ...others].map(({ id }) => id).join(', ');
    const message = `Several documents have the uid '${name}': ${list}. Use the id, or add lang or type`;
    throw apiError(400, message);
  }
  return first;
}

function isNamed(document: Document, name: string): boolean {
  return document.uid === name || (document.uid === null && document.type === name);
}

const previewAddressPattern = /^https?:\/\/[^/?#]+\/previews\/([^/?#]+)/i;
/** Since 2026, Prismic's preview refs can be names of this form instead of addresses. */
const previewNamePattern = /^m-([\w-]+):p-([\w-]+)$/;

/**
 * Returns the ref itself, or the tokens in the toolbar's cookie, which clients send as the ref:
 * `{"_tracker": "…", "<host>": {"preview": "<token>"}}`. Returns undefined for any other ref.
 */
export function previewTokens(ref: string): string[] | undefined {
  const text = /^(?:%7b|https?%3a|m-[\w-]+%3a)/i.test(ref) ? decoded(ref) : ref;
  if (previewAddressPattern.test(text) || isPreviewName(text)) return [text];
  if (!text.startsWith('{')) return undefined;
  const cookie = parseJson(text);
  if (!isJsonObject(cookie)) return undefined;
  const hosts = Object.values(withoutKeys(cookie, ['_tracker']));
  return objectsIn(hosts).flatMap(({ preview }) => asString(preview) ?? []);
}

export function isPreview(ref: string): boolean {
  return (previewTokens(ref) ?? []).length > 0;
}

export function isPreviewName(ref: string): boolean {
  return previewNamePattern.test(ref);
}

/** `<session>:<version>` → `m-<version>:p-<session>`; the ref of a release stays as it is. */
export function previewName(id: string): string {
  return id.replace(/^([^:~]+):(.+)$/, 'm-$2:p-$1');
}

/** At Prismic, `websitePreviewId` identifies the site's settings. Here, nothing reads this id. */
export function previewToken(origin: string, id: string): string {
  return `${origin}/previews/${id}?websitePreviewId=Xcontent-service`;
}

export function newestRef(ref: string, newest: string): string {
  return previewAddressPattern.test(ref)
    ? ref.replace(/(?<=\/previews\/)[^/?#]+/, newest)
    : previewName(newest);
}
