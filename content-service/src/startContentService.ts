import path from 'node:path';
import { graphql } from './endpoints/graphql';
import { home } from './endpoints/home';
import { media } from './endpoints/media';
import { metadata, tags } from './endpoints/metadata';
import { previewEvents, openPreview, preview } from './endpoints/previews';
import { search } from './endpoints/search';
import type { Service } from './endpoints/service';
import { hiddenTypes } from './graphql/names';
import { listen, originOf } from './http/listen';
import { requestListener } from './http/requestListener';
import { apiError } from './http/response';
import type { ServiceRequest, ServiceResponse } from './http/response';
import { ChangeDates } from './model/changeDates';
import {
  ContentServiceError,
  isMissingTarget,
  messageOf,
  problemText,
  problemsText,
} from './model/problems';
import type { Problem } from './model/problems';
import { Previews } from './previews/previews';
import { Repository } from './repository/repository';
import { watchFolders } from './watchFolders';

export const DEFAULT_PORT = 3100;

export const defaultFolders = {
  types: 'customtypes',
  documents: 'content-service/documents',
  media: 'content-service/media',
};

/** All options are optional; folders are relative to the working folder. */
export type ContentServiceOptions = {
  /** Contains `<id>/index.json`. Default `customtypes`. */
  types?: string;
  /** Contains `<Name>/model.json`. Default `slices` beside the custom types. */
  slices?: string;
  /** Default `content-service/documents`. */
  documents?: string;
  /** Default `content-service/media`. */
  media?: string;
  /** Default 3100; 0 for any free port. */
  port?: number;
  /** Default `localhost`: both loopback addresses. */
  host?: string;
  /** Names and IP addresses of the service, without ports and brackets. Default: none. */
  allowedHosts?: readonly string[];
  /** Milliseconds of delay for every response. Default 0. */
  latency?: number;
  /** The token of a private repository. Default: the repository is public. */
  accessToken?: string;
  /** Refuses to start if the content has a problem. Default false. */
  strict?: boolean;
  /**
   * The site that previews open: its origin (for the path `/preview`) or the address of its landing
   * page. Default: the site that runs at http://localhost:8000 or :9000.
   */
  site?: string;
  /** Returns the current time in milliseconds. Default `Date.now`. */
  now?: () => number;
  onChange?: () => void;
  /** Default true. */
  watch?: boolean;
  /** Receives the log line by line. Default: writes to standard error. */
  log?: (line: string) => void;
};

export type ContentService = {
  /** The origin of the service, without a trailing slash. */
  url: string;
  ref: () => string;
  /** This ref changes when drafts change. No client can request it. */
  draftsRef: () => string;
  releaseRefs: () => string[];
  documentCount: () => number;
  problems: () => readonly Problem[];
  close: () => Promise<void>;
};

export async function loadRepository(options: ContentServiceOptions): Promise<Repository> {
  const types = path.resolve(options.types ?? defaultFolders.types);
  const folders = {
    types,
    slices: path.resolve(options.slices ?? path.join(types, '../slices')),
    documents: path.resolve(options.documents ?? defaultFolders.documents),
    media: path.resolve(options.media ?? defaultFolders.media),
  };
  const dates = new ChangeDates(options.now ?? Date.now);
  const repository = new Repository(folders, hiddenTypes, dates);
  await repository.load();
  return repository;
}

export async function startContentService(
  options: ContentServiceOptions = {},
): Promise<ContentService> {
  const log = options.log ?? ((line) => process.stderr.write(`${line}\n`));
  const repository = await loadRepository(options);
  if (options.strict && repository.problems.length > 0) {
    throw new ContentServiceError(problemsText(repository.problems));
  }
  const logProblems = problemLogger(log);
  logProblems(repository.problems);

  const service: Service = {
    repository,
    previews: new Previews(repository, options.now ?? Date.now),
    site: options.site,
    accessToken: options.accessToken,
  };
  const host = options.host ?? 'localhost';
  const listener = requestListener(
    (request) => route(request, service),
    options.latency ?? 0,
    { hosts: [host, ...(options.allowedHosts ?? [])], site: options.site },
    log,
  );
  const listeners = await listen(listener, host, options.port ?? DEFAULT_PORT);
  const url = originOf(host, listeners.port);

  const reload = async (): Promise<void> => {
    try {
      const isChanged = await repository.load();
      logProblems(repository.problems);
      if (isChanged) options.onChange?.();
    } catch (error) {
      const kept = 'The changed content could not be read. The service keeps the last state.';
      log(`${kept}\n${messageOf(error)}`);
    }
  };
  const unwatch =
    (options.watch ?? true)
      ? watchFolders(Object.values(repository.folders), reload, log)
      : undefined;

  return {
    url,
    ref: () => repository.master.ref,
    draftsRef: () => repository.state.drafts.ref,
    releaseRefs: () => repository.state.releases.map(({ ref }) => ref),
    documentCount: () => repository.master.documents.length,
    problems: () => repository.problems,
    close: async () => {
      await Promise.all([listeners.close(), unwatch?.()]);
    },
  };
}

/**
 * Logs a problem once, and again if it returns. While documents are left out, only counts the missing
 * targets of links, because these may be the same documents.
 */
function problemLogger(log: (line: string) => void) {
  let logged = new Set<string>();
  const counted = new Set<string>();
  const isLeftOut = (text: string) => text.includes('left out');
  return (problems: readonly Problem[]): void => {
    const lost = new Set(problems.filter(isMissingTarget).map(problemText));
    const texts = new Set(problems.map(problemText));
    if (![...texts].some((text) => !lost.has(text) && isLeftOut(text))) counted.clear();
    const added = [...texts].filter((text) => !logged.has(text) && !counted.has(text));
    const others = added.filter((text) => !lost.has(text));
    const missing = added.filter((text) => lost.has(text));
    if (others.some(isLeftOut)) {
      for (const text of missing) counted.add(text);
      const lead = `${missing.length} links lead to missing documents, perhaps to those that are left out`;
      if (missing.length > 0) log(`${lead}. Their problems:`);
    } else {
      missing.forEach(log);
    }
    others.forEach(log);
    logged = new Set([...texts].filter((text) => !counted.has(text)));
  };
}

type Endpoint = (
  request: ServiceRequest,
  service: Service,
) => ServiceResponse | Promise<ServiceResponse>;

const endpoints = new Map<string, Endpoint>([
  ['/', home],
  ['/api', metadata],
  ['/api/v1', metadata],
  ['/api/v2', metadata],
  ['/api/tags', tags],
  ['/api/v2/tags', tags],
  ['/api/v2/documents/search', search],
  ['/graphql', graphql],
  ['/previews', openPreview],
]);

async function route(request: ServiceRequest, service: Service): Promise<ServiceResponse> {
  const { path, method } = request;
  if (method === 'OPTIONS') return { status: 204, headers: {}, body: '' };
  const endpoint = endpointOf(path);
  if (!endpoint) throw apiError(404, `There is no route '${path}'`);
  const allow = endpoint === openPreview ? 'POST' : 'GET, HEAD';
  // The GraphQL endpoint rejects other methods itself, with its own error.
  if (endpoint !== graphql && !allow.split(', ').includes(method)) {
    throw apiError(405, `The method ${method} is not allowed`, { allow });
  }
  return endpoint(request, service);
}

function endpointOf(path: string): Endpoint | undefined {
  if (path.startsWith('/media/')) return media;
  if (path.startsWith('/previews/')) return path.endsWith('/events') ? previewEvents : preview;
  return endpoints.get(path);
}
