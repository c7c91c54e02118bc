// What netlifyServer.mjs and observatory.mjs use of packages that only hosts/ installs.

declare module '@netlify/headers-parser' {
  type HeaderRule = { forRegExp: RegExp; values: Record<string, string> };
  export function parseAllHeaders(options: {
    headersFiles: string[];
    netlifyConfigPath: string;
    minimal: false;
  }): Promise<{ headers: HeaderRule[]; errors: Error[] }>;
}

declare module '@netlify/redirect-parser' {
  type RedirectRule = { from: string; query: Record<string, string> };
  export function parseAllRedirects(options: {
    redirectsFiles: string[];
    netlifyConfigPath: string;
  }): Promise<{ redirects: RedirectRule[]; errors: Error[] }>;
}

declare module 'netlify-redirector' {
  type MatchedRequest = {
    scheme: string;
    host: string;
    path: string;
    query: string;
    getHeader: (name: string) => string;
    getCookie: (name: string) => string;
  };
  type Matcher = { match: (request: MatchedRequest) => { status: number; to: string } | null };
  const redirector: { parseJSON: (rules: string, options: object) => Promise<Matcher> };
  export default redirector;
}

declare module '@mdn/mdn-http-observatory/src/constants.js' {
  import type { Requests } from '@mdn/mdn-http-observatory/src/retriever/retriever.js';
  type Output = { constructor: { name: string }; result: string; pass: boolean };
  export const ALL_TESTS: ((requests: Requests) => Output)[];
}

declare module '@mdn/mdn-http-observatory/src/grader/charts.js' {
  export const MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
}

declare module '@mdn/mdn-http-observatory/src/grader/grader.js' {
  export function getGradeForScore(score: number): { score: number; grade: string };
  export function getScoreModifier(result: string): number;
}

declare module '@mdn/mdn-http-observatory/src/retriever/retriever.js' {
  type Response = { status: number } | null;
  export type Requests = { responses: { http: Response; https: Response } };
  export function retrieve(
    hostname: string,
    options: { httpPort: string; httpsPort: string },
  ): Promise<Requests>;
}
