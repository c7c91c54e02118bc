import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Endpoints } from '../contentPush/pushContent.mjs';

export type Json = Record<string, unknown>;
export type StubRequest = {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  json: Json;
  form: FormData | undefined;
};
export type StubResponse = { status: number; body?: unknown; headers?: Record<string, string> };
export type StubDocument = Json & { id: string; type: string; lang: string; uid?: string };

/** A stub of a Prismic repository with the documented requests of its four APIs. */
export type PrismicStub = {
  endpoints: Required<Endpoints>;
  repository: string;
  writeToken: string;
  requests: StubRequest[];
  languages: { id: string; name: string; is_master: boolean }[];
  customTypes: Json[];
  assets: (Json & { id: string; filename: string; size: number })[];
  /** What the content API returns. Documents of the Migration API stay in `drafts`. */
  published: StubDocument[];
  drafts: StubDocument[];
  /** Called before each response; its return value replaces the response. */
  fault: (request: StubRequest) => StubResponse | undefined | Promise<undefined>;
  /** Method and path of each request that writes. */
  writes: () => string[];
  close: () => Promise<void>;
};

const MISSING = { status: 404, body: { message: 'Not found' } };

export async function startPrismicStub(): Promise<PrismicStub> {
  const server = createServer((request, response) => void listen(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let made = 0;

  const stub: PrismicStub = {
    endpoints: {
      content: `${origin}/api/v2`,
      types: `${origin}/types`,
      asset: `${origin}/asset`,
      migration: `${origin}/migration`,
    },
    repository: 'acme',
    writeToken: 'write-token',
    requests: [],
    languages: [
      { id: 'is', name: 'Icelandic', is_master: true },
      { id: 'en-us', name: 'English', is_master: false },
    ],
    customTypes: [],
    assets: [],
    published: [],
    drafts: [],
    fault: () => undefined,
    writes: () =>
      stub.requests
        .filter(({ method }) => method !== 'GET')
        .map(({ method, path }) => `${method} ${path}`),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  async function listen(incoming: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const type = incoming.headers['content-type'] ?? '';
    const isForm = type.startsWith('multipart/form-data');
    const request: StubRequest = {
      method: incoming.method ?? '',
      path: incoming.url ?? '',
      headers: incoming.headers,
      json: type === 'application/json' ? (JSON.parse(body.toString()) as Json) : {},
      form: isForm
        ? await new Response(body, { headers: { 'content-type': type } }).formData()
        : undefined,
    };
    stub.requests.push(request);
    const {
      status,
      body: answer,
      headers,
    } = (await stub.fault(request)) ?? (await answerTo(request));
    response.writeHead(status, headers);
    response.end(
      typeof answer === 'string' || answer === undefined ? answer : JSON.stringify(answer),
    );
  }

  async function answerTo(request: StubRequest): Promise<StubResponse> {
    const url = new URL(request.path, origin);
    const [, api, ...rest] = url.pathname.split('/');
    if (api === 'api') return contentApi(url);
    const { repository, authorization } = request.headers;
    if (repository !== stub.repository || authorization !== `Bearer ${stub.writeToken}`) {
      return { status: 401, body: { message: 'Unauthorized', error: 'Unauthorized' } };
    }
    if (api === 'types') return typesApi(request, rest.join('/'));
    if (api === 'asset' && rest.join('/') === 'assets') return assetApi(request, url);
    if (api === 'migration' && rest[0] === 'documents') return migrationApi(request, rest[1]);
    return MISSING;
  }

  function contentApi(url: URL): StubResponse {
    if (url.pathname === '/api/v2') {
      const types = stub.customTypes.map(({ id, label }) => [id, label]);
      const refs = [{ id: 'master', ref: 'ref', label: 'Master', isMasterRef: true }];
      const body = { refs, languages: stub.languages, types: Object.fromEntries(types) };
      return { status: 200, body };
    }
    const q = url.searchParams.get('q') ?? '';
    const results = stub.published.filter(({ type }) => q.includes(`"${type}"`));
    return { status: 200, body: { results, page: 1, next_page: null } };
  }

  function typesApi({ method, json }: StubRequest, route: string): StubResponse {
    if (method === 'GET' && route === 'customtypes') return { status: 200, body: stub.customTypes };
    const index = stub.customTypes.findIndex(({ id }) => id === json.id);
    if (method === 'POST' && route === 'customtypes/insert') {
      if (index >= 0) return { status: 409 };
      stub.customTypes.push(json);
      return { status: 201 };
    }
    if (method === 'POST' && route === 'customtypes/update') {
      if (index < 0) return { status: 422 };
      stub.customTypes[index] = json;
      return { status: 204 };
    }
    return MISSING;
  }

  async function assetApi({ method, form }: StubRequest, url: URL): Promise<StubResponse> {
    if (method === 'GET') {
      // Two documents a page, whatever the limit, so that a client must follow the cursor.
      const start = Number(url.searchParams.get('cursor') ?? 0);
      const items = stub.assets.slice(start, start + 2);
      const more = start + 2 < stub.assets.length ? { cursor: String(start + 2) } : {};
      return { status: 200, body: { items, total: stub.assets.length, ...more } };
    }
    const file = form?.get('file');
    if (method !== 'POST' || !(file instanceof File)) {
      return { status: 400, body: { error: 'file is missing' } };
    }
    made += 1;
    const asset = {
      id: `asset-${made}`,
      url: `https://images.prismic.io/acme/${file.name}?auto=format,compress`,
      filename: file.name,
      size: file.size,
      width: 1600,
      height: 900,
      alt: form?.get('alt'),
      credits: form?.get('credits'),
    };
    stub.assets.push(asset);
    return { status: 200, body: asset };
  }

  function migrationApi({ method, json }: StubRequest, id: string | undefined): StubResponse {
    const all = [...stub.published, ...stub.drafts];
    if (method === 'POST' && id === undefined) {
      const document = json as StubDocument;
      const isTaken = all.some(
        ({ type, uid, lang }) => type === json.type && uid === json.uid && lang === json.lang,
      );
      if (isTaken)
        return { status: 400, body: { message: 'Document with this UID already exists' } };
      made += 1;
      stub.drafts.push({ ...document, id: `document-${made}` });
      return { status: 201, body: { ...document, id: `document-${made}` } };
    }
    const known = all.find((document) => document.id === id);
    if (method !== 'PUT' || !known) return MISSING;
    Object.assign(known, json);
    return { status: 200, body: known };
  }

  return stub;
}
