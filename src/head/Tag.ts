export type Tag = {
  name: 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  text?: string;
};
