/** An element of `<head>`; React and the browser's DOM code both create elements from it. */
export type Tag = {
  name: 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  text?: string;
};
