import { createHash, randomBytes } from 'node:crypto';
import { HttpError } from '../http/response';
import type { Document } from '../model/assemble';
import { isJsonObject } from '../model/json';
import type { Repository } from '../repository/repository';
import { contentHash } from '../repository/snapshot';
import type { Snapshot } from '../repository/snapshot';
import { mainDocument, releaseOf } from '../repository/variants';

const SESSION_LIFETIME_MS = 60 * 60 * 1000;

/** A preview of the drafts that opens at one document and ends an hour after it was opened. */
type DraftSession = {
  id: string;
  mainDocument: string;
  expires: number;
};

/** The open preview sessions. They are kept in memory only: a restart ends them. */
export class Previews {
  readonly #sessions = new Map<string, DraftSession>();

  constructor(readonly now: () => number) {}

  open(mainDocument: string): DraftSession {
    const id = `X${randomBytes(12).toString('base64url').slice(1)}`;
    const session = { id, mainDocument, expires: this.now() + SESSION_LIFETIME_MS };
    this.#sessions.set(id, session);
    for (const [other, { expires }] of this.#sessions) {
      if (expires <= this.now()) this.#sessions.delete(other);
    }
    return session;
  }

  /** The session; undefined if it has ended or never existed. */
  find(id: string): DraftSession | undefined {
    const session = this.#sessions.get(id);
    return session && session.expires > this.now() ? session : undefined;
  }
}

/** The current state of a preview. */
type CurrentPreview = {
  label: string;
  type: 'DRAFT' | 'RELEASE';
  /** The id of the document that opens first; undefined for an empty release. */
  mainDocument: string | undefined;
  /** The newest address of the preview, after `/previews/`. */
  newest: string;
  /** When it ends, by the clock of `Previews`; undefined for a release, which does not expire. */
  expires?: number;
};

/**
 * The id of a session with the current version, which changes when the drafts or the published
 * content change.
 */
export function draftId({ state }: Repository, session: string): string {
  return `${session}:${contentHash([state.drafts.ref])}`;
}

/**
 * @param address the address of a preview, or its part after `/previews/`
 * @returns undefined if the preview has ended or never existed
 */
export function currentPreview(
  address: string,
  repository: Repository,
  previews: Previews,
): CurrentPreview | undefined {
  const id = previewId(address);
  if (!id) return undefined;
  if ('session' in id) {
    const session = previews.find(id.session);
    if (!session) return undefined;
    const { expires, mainDocument: main } = session;
    const newest = draftId(repository, session.id);
    return { label: 'Draft', type: 'DRAFT', mainDocument: main, newest, expires };
  }
  const release = releaseOf(id.release, repository.state.releases);
  if (!release) return undefined;
  const { label, ref } = release;
  return { label, type: 'RELEASE', mainDocument: mainDocument(release), newest: ref };
}

/**
 * Finds the document to preview.
 * @param name its id, its uid, or the type of a document of a single type. If several match, the
 *   one in the master language is taken.
 * @throws {HttpError} 404 if none matches, 400 if several match; the message says what to do
 */
export function findPreviewed(
  snapshot: Snapshot,
  name: string | null,
  { type, lang }: { type: string | null; lang: string | null },
): Document {
  if (!name) {
    const message = 'The parameter document is missing. Give the id or uid of a document';
    throw new HttpError(400, { type: 'api_validation_error', message });
  }
  const fits = (document: Document): boolean =>
    (!type || document.type === type) && (!lang || document.lang === lang);
  const byId = snapshot.byId(name);
  const named = byId ? [byId] : snapshot.documents.filter((document) => isNamed(document, name));
  const found = named.filter(fits);
  const inMaster = found.filter((document) => document.lang === snapshot.settings.masterLanguage);
  const [first, ...others] = inMaster.length > 0 ? inMaster : found;
  if (!first) {
    const message = `No document has the id or uid '${name}'${conditions(type, lang)}${also(named)}`;
    throw new HttpError(404, { type: 'api_notfound_error', message });
  }
  if (others.length > 0) {
    const list = [first, ...others].map(({ id }) => id).join(', ');
    const message = `Several documents have the uid '${name}': ${list}. Use the id, or add lang or type`;
    throw new HttpError(400, { type: 'api_validation_error', message });
  }
  return first;
}

function isNamed(document: Document, name: string): boolean {
  return document.uid === name || (document.uid === null && document.type === name);
}

function conditions(type: string | null, lang: string | null): string {
  return `${type ? ` of the type '${type}'` : ''}${lang ? ` in the language '${lang}'` : ''}`;
}

function also(named: readonly Document[]): string {
  const [first] = named;
  return first ? `, but ${first.id} is of the type '${first.type}' in '${first.lang}'` : '';
}

const previewAddressPattern = /^https?:\/\/[^/?#]+\/previews\/([^/?#]+)/i;
/** The ref of a preview that is no address, as Prismic gives it since 2026. */
const previewNamePattern = /^m-([\w-]+):p-([\w-]+)$/;

/**
 * The preview tokens in a ref: the ref itself, or those in the JSON of the toolbar's cookie,
 * `{"_tracker": "…", "<host>": {"preview": "<token>"}}`, which clients send whole.
 * @returns `undefined` if the ref is neither; an empty list for a cookie without a preview
 */
export function previewTokens(ref: string): string[] | undefined {
  const text = /^(?:%7b|https?%3a|m-[\w-]+%3a)/i.test(ref) ? decoded(ref) : ref;
  if (previewAddressPattern.test(text) || isPreviewName(text)) return [text];
  if (!text.startsWith('{')) return undefined;
  const cookie = parsed(text);
  if (!isJsonObject(cookie)) return undefined;
  return Object.entries(cookie).flatMap(([host, value]) =>
    host !== '_tracker' && isJsonObject(value) && typeof value.preview === 'string'
      ? [value.preview]
      : [],
  );
}

/** Whether the ref is a preview's. */
export function isPreview(ref: string): boolean {
  return (previewTokens(ref) ?? []).length > 0;
}

/** Whether the ref is a preview's and no address. */
export function isPreviewName(ref: string): boolean {
  return previewNamePattern.test(ref);
}

/**
 * Parses the token of a preview: the ref of a release, or the id of a session without its
 * version.
 * @param token the address of a preview, its part after `/previews/`, or its name
 */
export function previewId(token: string): { release: string } | { session: string } | undefined {
  const id = decoded(previewAddressPattern.exec(token)?.[1] ?? token);
  if (id.includes('~')) return { release: id };
  const [session = ''] = id.replace(previewNamePattern, '$2').split(':');
  return session === '' ? undefined : { session };
}

/**
 * The token of a preview that is no address. The ref of a release is such a token itself.
 * @param id `<session>:<version>`, or the ref of a release
 */
export function previewName(id: string): string {
  return id.replace(/^([^:~]+):(.+)$/, 'm-$2:p-$1');
}

/**
 * The token of a preview: its address, which is also its ref.
 * @param siteId the value of `websitePreviewId`
 */
export function previewToken(origin: string, id: string, siteId: string): string {
  return `${origin}/previews/${id}?websitePreviewId=${siteId}`;
}

/** The id of a site's preview configuration, always the same for the same site. */
export function websitePreviewId(site: string): string {
  return `X${createHash('sha256').update(site).digest('base64url').slice(0, 15)}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
