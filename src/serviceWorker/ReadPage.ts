/** What a page tells the worker once it is read: what to keep for reading without a network. */
export type ReadPage = {
  type: 'read';
  /** Address of the page, as it stands in `location.pathname`. */
  path: string;
  /** The browser itself has loaded its HTML; where a link was followed, only its data. */
  isFirst: boolean;
  /** Whatever has been loaded since the last such message: whole addresses. */
  urls: string[];
};

export function isReadPage(message: unknown): message is ReadPage {
  return typeof message === 'object' && message !== null && Reflect.get(message, 'type') === 'read';
}
