/** What a page tells the worker once it is read: what to store for reading offline. */
export type Visit = {
  type: 'read';
  /** Address of the page, as it stands in `location.pathname`. */
  path: string;
  /** The browser itself has loaded the page's HTML; where a link was followed, Gatsby loads its data only. */
  isFirst: boolean;
  /** Whatever has been loaded since the last such message: whole addresses. */
  urls: string[];
};

export function isVisit(message: unknown): message is Visit {
  return typeof message === 'object' && message !== null && Reflect.get(message, 'type') === 'read';
}
