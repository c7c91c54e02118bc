import { isRecord } from '../isRecord';

const key = 'prismicPreview';

/** What one tab remembers of its preview: another tab may open another, which is a cookie of both. */
export type TabPreview = {
  token?: string;
  /** When the cookie ends, in milliseconds since 1970. */
  until?: number;
  /** Id of the release that the editor picked. */
  release?: string;
  /** `YYYY-MM-DD` */
  date?: string;
  /** Addresses without a page of their own → ids of the documents that are there in the preview. */
  places?: Record<string, string>;
};

export function readTab(): TabPreview {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? '{}');
    return isRecord(kept) ? kept : {};
  } catch {
    return {};
  }
}

/** @param changes `undefined` takes an entry away */
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
    // Without storage a reload goes by the cookie.
  }
}
