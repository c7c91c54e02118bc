import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeServer } from '../ports.mjs';
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
export type StubDocument = Json & { id: string; type: string; lang: string; uid?: string | null };

export type PrismicStub = {
  endpoints: Endpoints;
  requests: StubRequest[];
  languages: { id: string; is_master: boolean }[];
  customTypes: Json[];
  assets: (Json & { id: string; filename: string; size: number })[];
  published: StubDocument[];
  drafts: StubDocument[];
  hasRelease: boolean;
  fault: (request: StubRequest) => StubResponse | undefined | Promise<undefined>;
  writes: () => string[];
  close: () => Promise<void>;
};

const MISSING = { status: 404, body: { message: 'Not found' } };

/** The repository is `acme`, its write token is `write-token`. */
export async function startPrismicStub(): Promise<PrismicStub> {
  const server = createServer((incoming, response) => {
    void (async () => {
      const request = await readRequest(incoming);
      stub.requests.push(request);
      const { status, body, headers } = (await stub.fault(request)) ?? answerTo(request);
      response.writeHead(status, headers);
      response.end(typeof body === 'string' ? body : JSON.stringify(body ?? ''));
    })();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let made = 0;

  const stub: PrismicStub = {
    endpoints: {
      documentAPIEndpoint: `${origin}/api/v2`,
      typesAPIEndpoint: `${origin}/types`,
      assetAPIEndpoint: `${origin}/asset`,
      migrationAPIEndpoint: `${origin}/migration`,
    },
    requests: [],
    languages: ['is', 'en-us'].map((id) => ({ id, is_master: id === 'is' })),
    customTypes: [],
    assets: [],
    published: [],
    drafts: [],
    hasRelease: false,
    fault: () => undefined,
    writes: () =>
      stub.requests
        .filter(({ method }) => method !== 'GET')
        .map(({ method, path }) => `${method} ${path}`),
    close: () => closeServer(server),
  };

  function answerTo(request: StubRequest): StubResponse {
    const url = new URL(request.path, origin);
    const [, api, resource, id] = url.pathname.split('/');
    if (api === 'api') return contentApi(url);
    const { repository, authorization } = request.headers;
    if (repository !== 'acme' || authorization !== 'Bearer write-token') {
      return { status: 401, body: { message: 'Unauthorized' } };
    }
    if (api === 'types') return typesApi(request, id);
    if (api === 'asset' && resource === 'assets') return assetApi(request, url);
    if (api === 'migration' && resource === 'documents') return migrationApi(request, id);
    return MISSING;
  }

  function contentApi(url: URL): StubResponse {
    if (url.pathname === '/api/v2') {
      const types = Object.fromEntries(stub.customTypes.map(({ id, label }) => [id, label]));
      const refs = [{ id: 'master', ref: 'master', label: 'Master', isMasterRef: true }];
      const release = { id: 'release', ref: 'release', label: 'Release', isMasterRef: false };
      if (stub.hasRelease) refs.push(release);
      return { status: 200, body: { refs, languages: stub.languages, types } };
    }
    const q = url.searchParams.get('q') ?? '';
    const isRelease = url.searchParams.get('ref') === 'release';
    const visible = [...stub.published, ...(isRelease ? stub.drafts : [])];
    const results = visible.filter(({ type }) => q.includes(`"${type}"`));
    return { status: 200, body: { results, page: 1, next_page: null } };
  }

  function typesApi({ method, json }: StubRequest, action = ''): StubResponse {
    if (method === 'GET') return { status: 200, body: stub.customTypes };
    const others = stub.customTypes.filter(({ id }) => id !== json.id);
    const isKnown = others.length < stub.customTypes.length;
    if (action !== (isKnown ? 'update' : 'insert')) return { status: isKnown ? 409 : 422 };
    stub.customTypes = [...others, json];
    return { status: 200 };
  }

  function assetApi({ method, form }: StubRequest, url: URL): StubResponse {
    if (method === 'GET') {
      // A page has two assets, so that a client must follow the cursor.
      const start = Number(url.searchParams.get('cursor') ?? 0);
      const items = stub.assets.slice(start, start + 2);
      const more = start + 2 < stub.assets.length ? { cursor: String(start + 2) } : {};
      return { status: 200, body: { items, ...more } };
    }
    const file = form?.get('file');
    if (!(file instanceof File)) return { status: 400, body: { error: 'file is missing' } };
    made += 1;
    const asset = {
      id: `asset-${made}`,
      url: `https://images.prismic.io/acme/${file.name}?auto=format,compress`,
      filename: file.name,
      size: file.size,
      type: file.type,
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
    if (method === 'POST') {
      const document = { uid: null, ...json, id: `document-${(made += 1)}` } as StubDocument;
      const { type, uid, lang } = document;
      if (all.some((other) => other.type === type && other.uid === uid && other.lang === lang)) {
        return { status: 400, body: { message: 'Document with this UID already exists' } };
      }
      stub.drafts.push(document);
      return { status: 201, body: document };
    }
    const known = all.find((document) => document.id === id);
    if (!known) return MISSING;
    Object.assign(known, json);
    return { status: 200, body: known };
  }

  return stub;
}

async function readRequest(incoming: IncomingMessage): Promise<StubRequest> {
  const type = incoming.headers['content-type'] ?? '';
  const body = new Response(Buffer.concat(await incoming.toArray()), {
    headers: { 'content-type': type },
  });
  return {
    method: incoming.method ?? '',
    path: incoming.url ?? '',
    headers: incoming.headers,
    json: type === 'application/json' ? ((await body.json()) as Json) : {},
    form: type.startsWith('multipart/form-data') ? await body.formData() : undefined,
  };
}
