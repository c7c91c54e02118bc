/** A page that needs no network. */
export type LocalPage = {
  html: Response;
  /** The build whose scripts its HTML names. */
  build: string;
  /**
   * The data that the page was rendered from, so that HTML and data are of the same moment.
   *
   * @param address of a file below `/page-data/`
   */
  readData: (address: string) => Promise<Response | undefined>;
};

/** A response of the kind that Gatsby's own data files are. */
export function toJson(text: string): Response {
  return new Response(text, { headers: { 'Content-Type': 'application/json; charset=utf-8' } });
}
