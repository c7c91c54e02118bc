import { randomBytes } from 'node:crypto';
import type { Snapshot } from '../repository/snapshot';

const SESSION_LIFETIME_MS = 60 * 60 * 1000;
/** More than people open in an hour. When the limit is reached, the oldest session ends. */
const MAX_SESSIONS = 1000;

/** A preview of the drafts that opens at one document and ends an hour after it was opened. */
export type DraftSession = {
  id: string;
  mainDocument: string;
  expires: number;
};

/** The open preview sessions. They are kept in memory only: a restart ends them. */
export class Previews {
  readonly #sessions = new Map<string, DraftSession>();
  /** The drafts under the refs of sessions; drafts that have changed are not kept for a session. */
  readonly #views = new WeakMap<Snapshot, Map<DraftSession, Snapshot>>();

  constructor(readonly now: () => number) {}

  open(mainDocument: string): DraftSession {
    const id = `X${randomBytes(12).toString('base64url').slice(1)}`;
    const session = { id, mainDocument, expires: this.now() + SESSION_LIFETIME_MS };
    this.#sessions.set(id, session);
    for (const [other, { expires }] of this.#sessions) {
      if (expires > this.now() && this.#sessions.size <= MAX_SESSIONS) break;
      this.#sessions.delete(other);
    }
    return session;
  }

  /** The session; undefined if it has ended or never existed. */
  find(id: string): DraftSession | undefined {
    const session = this.#sessions.get(id);
    return session && session.expires > this.now() ? session : undefined;
  }

  /** The current drafts under the ref with which the session is requested. */
  show(session: DraftSession, drafts: Snapshot, token: string): Snapshot {
    const views = this.#views.get(drafts) ?? new Map<DraftSession, Snapshot>();
    this.#views.set(drafts, views);
    const known = views.get(session);
    if (known?.ref === token) return known;
    const snapshot = drafts.withRef(token);
    views.set(session, snapshot);
    return snapshot;
  }
}
