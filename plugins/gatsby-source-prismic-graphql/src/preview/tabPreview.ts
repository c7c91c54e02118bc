import { isRecord } from '../isRecord';
import type { PreviewState } from './registerPreview';

const key = 'prismicPreview';

/** Each tab stores its own preview, because all tabs share the preview cookie. */
type TabPreview = {
  token?: string;
  opened?: string;
  /** Whether Prismic's toolbar has removed the cookie. If so, the toolbar is not loaded again. */
  withoutToolbar?: boolean;
  /** When the cookie expires, in milliseconds since 1970. */
  until?: number;
  release?: string;
  /** The selected day, `YYYY-MM-DD`. */
  date?: string;
  /** Ids of documents by path, for paths where the build has no page. */
  documentIds?: Record<string, string>;
};

const isText = (value: unknown) => typeof value === 'string';

/** Any script of the site may have written the stored values, so their types are checked. */
const checks: Record<keyof TabPreview, (value: unknown) => boolean> = {
  token: isText,
  opened: isText,
  withoutToolbar: (value) => value === true,
  until: Number.isFinite,
  release: isText,
  date: (value) => /^\d{4}-\d\d-\d\d$/.test(String(value)) && !isNaN(Date.parse(String(value))),
  documentIds: (value) => isRecord(value) && Object.values(value).every(isText),
};

export function readTab(): TabPreview {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? '{}');
    const entries = Object.entries(checks).map(([name, check]) => {
      const value = isRecord(stored) ? stored[name] : undefined;
      return check(value) ? { [name]: value } : {};
    });
    return Object.assign({}, ...entries);
  } catch {
    return {};
  }
}

export function changeTab(changes: TabPreview): void {
  write({ ...readTab(), ...changes });
}

export function forgetTab(): void {
  write({});
}

function write(tab: TabPreview): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(tab));
  } catch {
    // The browser blocks storage. After a reload, the tab uses the preview cookie.
  }
}

export type StateStore = ReturnType<typeof createStateStore>;

/** Every change creates a new state object. */
export function createStateStore(initial: PreviewState) {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(changes: Partial<PreviewState>) {
      state = { ...state, ...changes };
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
