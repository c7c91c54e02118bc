/** A page that needs no network. */
export type LocalPage = {
  html: Response;
  /** The build whose scripts its HTML names. */
  build: string;
  /**
   * What the page was made from, so that HTML and data are of one moment.
   *
   * @param address of a file below `/page-data/`
   */
  readData: (address: string) => Promise<Response | undefined>;
};

/** An answer of the kind that Gatsby's own files are. */
export function toJson(text: string): Response {
  return new Response(text, { headers: { 'Content-Type': 'application/json; charset=utf-8' } });
}
