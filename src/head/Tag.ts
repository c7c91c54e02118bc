/** An element of `<head>`, for React and for the browser alike. */
export type Tag = {
  name: 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  text?: string;
};
