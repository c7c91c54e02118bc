import { isRecord } from '../isRecord';

const key = 'prismicPreview';

/**
 * The state of one tab's preview. Tabs share the preview cookie, but each tab keeps its own preview.
 */
export type TabPreview = {
  token?: string;
  /** Time at which the cookie expires, in milliseconds since 1970. */
  until?: number;
  /** Id of the release that the editor selected. */
  release?: string;
  /** `YYYY-MM-DD` */
  date?: string;
  /** Path without a page → id of the document that has this path in the preview. */
  documentIds?: Record<string, string>;
};

export function readTab(): TabPreview {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? '{}');
    return isRecord(stored) ? stored : {};
  } catch {
    return {};
  }
}

/** @param changes `undefined` removes an entry. */
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
    // Without storage the tab uses the preview cookie after a reload.
  }
}
