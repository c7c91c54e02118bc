/** Gatsby writes this module. It has a function for each template, by the name of its chunk. */
declare module '$virtual/async-requires' {
  export const components: Record<string, () => Promise<unknown>>;
}
