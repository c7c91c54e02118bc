import { randomBytes } from 'node:crypto';
import type { Snapshot } from '../repository/snapshot';

const LIFE_MS = 60 * 60 * 1000;
/** More than people open in an hour; beyond it the oldest end. */
const MAX_SESSIONS = 1000;

/** A look at the drafts that begins at one document and ends an hour after it was opened. */
export type PreviewSession = {
  id: string;
  mainDocument: string;
  expires: number;
  /** The drafts under this session's ref, while they stay the same. */
  view?: { of: Snapshot; snapshot: Snapshot };
};

/** The preview sessions that are open. They live in memory: a restart ends them. */
export class Previews {
  readonly #sessions = new Map<string, PreviewSession>();

  constructor(readonly now: () => number) {}

  open(mainDocument: string): PreviewSession {
    const id = `X${randomBytes(12).toString('base64url').slice(1)}`;
    const session = { id, mainDocument, expires: this.now() + LIFE_MS };
    this.#sessions.set(id, session);
    for (const [other, { expires }] of this.#sessions) {
      if (expires > this.now() && this.#sessions.size <= MAX_SESSIONS) break;
      this.#sessions.delete(other);
    }
    return session;
  }

  /** The session; undefined when it has ended or never was. */
  find(id: string): PreviewSession | undefined {
    const session = this.#sessions.get(id);
    return session && session.expires > this.now() ? session : undefined;
  }

  /** The drafts as the session shows them: those of now, under the address it is asked by. */
  show(session: PreviewSession, drafts: Snapshot, token: string): Snapshot {
    const { view } = session;
    if (view?.of === drafts && view.snapshot.ref === token) return view.snapshot;
    const snapshot = drafts.under(token);
    session.view = { of: drafts, snapshot };
    return snapshot;
  }
}
