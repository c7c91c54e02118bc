import type { IncomingHttpHeaders } from 'node:http';
import type { GraphQLSchema } from 'graphql';
import { graphql } from 'graphql';
import type { DocumentMeta } from '../src/PrismicPluginOptions';
import { toCursor } from '../src/requests/documentFields';
import { fakeSchema } from './fakeSchema';
import type { StubResponse } from './startStubServer';
import { startStubServer } from './startStubServer';

export type FakeDocument = Pick<DocumentMeta, 'id' | 'uid' | 'type' | 'lang'> & {
  title: string;
  /** Values of more GraphQL fields. */
  fields?: Record<string, unknown>;
  /** Id of the document in `related` and in the link of `text`. */
  relatedId?: string | undefined;
  /** Links to the document contain this date. */
  last_publication_date?: string;
  textLinkId?: string | undefined;
};

type FakeRequest = {
  path: string;
  query: string;
  variables: Record<string, unknown>;
  headers: IncomingHttpHeaders;
};

export type FakeRepository = {
  /** URL of the repository's API, which ends in `/api/v2`. */
  endpoint: string;
  /** Received requests, oldest first. */
  requests: FakeRequest[];
  /** Published documents. A test that changes them may also change `ref`. */
  documents: FakeDocument[];
  ref: string;
  /** Ref of 'A release', which has the published content. */
  releaseRef: string;
  schema: GraphQLSchema;
  /** Maximum number of concurrent requests so far. */
  maxConcurrent: number;
  /** Maximum number of documents in a response. */
  pageLimit: number;
  /** If this promise is set, responses wait for it. */
  hold?: Promise<void>;
  /** Replaces a response. */
  fault?: (path: string, query: string) => StubResponse | undefined;
  close: () => Promise<void>;
};

/** Starts a server that behaves like a Prismic repository, as far as the plugin needs. */
export async function startFakeRepository(): Promise<FakeRepository> {
  let open = 0;
  const { url, close } = await startStubServer(async (address, headers) => {
    open += 1;
    repository.maxConcurrent = Math.max(repository.maxConcurrent, open);
    await repository.hold;
    const response = await respond(repository, address, headers);
    open -= 1;
    return response;
  });
  const repository: FakeRepository = {
    endpoint: `${url}/api/v2`,
    requests: [],
    documents: [],
    ref: 'ref-1',
    releaseRef: 'Y2~ref-1',
    maxConcurrent: 0,
    schema: fakeSchema,
    pageLimit: 20,
    close,
  };
  return repository;
}

const unknownRef = {
  status: 404,
  body: { type: 'api_notfound_error', message: 'Ref not found.' },
};

async function respond(
  repository: FakeRepository,
  { pathname: path, searchParams }: URL,
  headers: IncomingHttpHeaders,
): Promise<StubResponse> {
  const { documents, requests, fault, ref, releaseRef, schema } = repository;
  const query = searchParams.get('query') ?? '';
  const variables = JSON.parse(searchParams.get('variables') ?? '{}') as FakeRequest['variables'];
  requests.push({ path, query, variables, headers });
  const replaced = fault?.(path, query);
  if (replaced) return replaced;
  switch (path) {
    case '/api/v2':
      return { body: toMetadata(repository) };
    case '/api/v2/documents/search':
      return { body: toSearch(documents, searchParams) };
    case '/graphql': {
      if (![ref, releaseRef].includes(String(headers['prismic-ref']))) return unknownRef;
      const result = await graphql({
        ...{ schema, source: query, variableValues: variables },
        rootValue: toRootValue(repository),
        typeResolver: (value: { _type: string }) => value._type,
      });
      return { status: result.data ? 200 : 400, body: result };
    }
    default:
      return { status: 404, body: '<html>Not found</html>' };
  }
}

function toMetadata({ ref, releaseRef }: FakeRepository) {
  return {
    refs: [
      { id: 'master', ref, label: 'Master', isMasterRef: true },
      { id: 'Y1', ref: releaseRef, label: 'A release' },
    ],
    languages: [
      { id: 'is', name: 'Icelandic' },
      { id: 'en-us', name: 'English - United States' },
    ],
  };
}

function toSearch(documents: FakeDocument[], parameters: URLSearchParams) {
  const [page, size] = [Number(parameters.get('page')), Number(parameters.get('pageSize'))];
  return {
    total_pages: Math.ceil(documents.length / size),
    total_results_size: documents.length,
    results: documents.slice((page - 1) * size, page * size).map((document) => ({
      ...document,
      data: toText(document, documents),
      related: toLink(document.relatedId, documents),
      alternate_languages: toTranslations(document, documents),
      href: parameters.get('ref'),
    })),
  };
}

type ListArguments = {
  lang?: string | null;
  sortBy?: string;
  where?: { related?: string };
  uid_in?: string[];
  id_in?: string[];
  after?: string;
  first?: number;
};

function toRootValue({ documents, pageLimit }: FakeRepository) {
  const list = (type: string) => {
    return ({ lang, sortBy = '', where, uid_in, id_in, after, first = 20 }: ListArguments) => {
      if (after === '') throw new Error('after must not be empty');
      const all = documents.filter(
        (document) =>
          document.type === type &&
          (lang === '*' || document.lang === (lang ?? 'is')) &&
          (uid_in?.includes(document.uid ?? '') ?? true) &&
          (id_in?.includes(document.id) ?? true) &&
          (where?.related === undefined || document.relatedId === where.related),
      );
      if (/^title/.test(sortBy)) all.sort((one, other) => (one.title < other.title ? -1 : 1));
      if (/_DESC$/.test(sortBy)) all.reverse();
      const start = all.findIndex((_, index) => toCursor(index) === after) + 1;
      const end = Math.min(start + Math.min(first, pageLimit), all.length);
      return {
        totalCount: all.length,
        pageInfo: { hasNextPage: end < all.length, endCursor: toCursor(end - 1) },
        edges: all.slice(start, end).map((document, index) => ({
          cursor: toCursor(start + index),
          node: toNode(document, documents),
        })),
      };
    };
  };
  return {
    article: ({ uid, lang }: { uid: string; lang: string }) => {
      const found = documents.find((document) => document.uid === uid && document.lang === lang);
      return found && toNode(found, documents);
    },
    allArticles: list('article'),
    allHomepages: list('homepage'),
  };
}

function toNode(document: FakeDocument, documents: readonly FakeDocument[]): object {
  const { title, fields, id, uid, type, lang, relatedId } = document;
  const related = documents.find((other) => relatedId !== undefined && other.id === relatedId);
  return {
    _type: type === 'article' ? 'Article' : 'Homepage',
    _linkType: 'Link.document',
    title,
    text: toText(document, documents),
    related: related ? () => toNode(related, documents) : null,
    ...fields,
    _meta: {
      ...{ id, uid, type, lang, tags: [] },
      alternateLanguages: toTranslations(document, documents),
      firstPublicationDate: null,
      lastPublicationDate: null,
    },
  };
}

function toTranslations({ uid, type, lang }: FakeDocument, documents: readonly FakeDocument[]) {
  return documents
    .filter((other) => other.uid === uid && other.type === type && other.lang !== lang)
    .map((other) => ({ id: other.id, uid: other.uid, type: other.type, lang: other.lang }));
}

function toText({ textLinkId }: FakeDocument, documents: readonly FakeDocument[]) {
  const data = toLink(textLinkId, documents);
  return data && [{ type: 'paragraph', text: 'a', spans: [{ type: 'hyperlink', data }] }];
}

function toLink(id: string | undefined, documents: readonly FakeDocument[]) {
  if (id === undefined) return null;
  const target = documents.find((other) => other.id === id);
  const { uid, last_publication_date } = target ?? {};
  return { link_type: 'Document', id, uid, last_publication_date, isBroken: target === undefined };
}
