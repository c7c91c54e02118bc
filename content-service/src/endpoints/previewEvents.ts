import { HttpError } from '../http/response';
import type { Outlet, ServiceRequest, ServiceResponse } from '../http/response';
import { currentPreview } from '../previews/currentPreview';
import { NO_STORE, previewNotFound } from './refs';
import type { Service } from './service';

/** So many may listen at once: far more than tabs that people keep open, and no burden. */
const MAX_STREAMS = 100;
/** Shorter than proxies wait for a silent server. */
const HEARTBEAT_MS = 20_000;
/** How soon a browser connects again. */
const RETRY_MS = 1000;

const HEADERS = { 'content-type': 'text/event-stream', ...NO_STORE };

/** What ends the path of a preview's events. */
export const EVENTS = /\/events$/;

/**
 * `GET /previews/<session>/events`: server-sent events. `update`, with `{"ref": "<newest address>"}`,
 * comes at once and each time after what the preview shows has changed; `end`, with `{}`, when it is
 * over, after which a browser that connects again learns by 404 that there is nothing more.
 * @throws {HttpError} 404 when the preview has ended or never was, 503 when too many listen.
 */
export function previewEvents(request: ServiceRequest, service: Service): ServiceResponse {
  const { path, params, origin } = request;
  const { repository, previews } = service;
  const id = path.slice('/previews/'.length).replace(EVENTS, '');
  const addressOf = (preview: string): string =>
    `${origin}/previews/${preview}${params.size > 0 ? `?${params}` : ''}`;
  if (!currentPreview(id, repository, previews)) throw previewNotFound(addressOf(id));
  if (repository.changes.listenerCount >= MAX_STREAMS) {
    const message = `${MAX_STREAMS} pages listen to previews already; close some of them`;
    throw new HttpError(503, { type: 'api_unavailable_error', message }, NO_STORE);
  }
  return {
    status: 200,
    headers: HEADERS,
    body: (outlet) => tellChanges(id, service, addressOf, outlet),
  };
}

function tellChanges(
  id: string,
  { repository, previews }: Service,
  addressOf: (id: string) => string,
  { write, end }: Outlet,
): () => void {
  let last = id;
  let timer: NodeJS.Timeout | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    unsubscribe();
  };
  /** @returns milliseconds until something is to be said even if nothing changes */
  const look = (isFirst = false): number | undefined => {
    // By the last address: that of a release which changed often may be known no longer.
    const preview = currentPreview(last, repository, previews);
    if (!preview) {
      stop();
      write(event('end', {}));
      end();
      return undefined;
    }
    const { newest, expires = Infinity } = preview;
    if (isFirst || newest !== last) write(event('update', { ref: addressOf(newest) }));
    last = newest;
    return Math.min(HEARTBEAT_MS, expires - previews.now());
  };
  const beat = (isFirst = false): void => {
    const delay = look(isFirst);
    if (delay === undefined) return;
    write(isFirst ? `retry: ${RETRY_MS}\n\n` : ':\n\n');
    timer = setTimeout(beat, delay).unref();
  };
  const unsubscribe = repository.changes.subscribe(() => look());
  beat(true);
  return stop;
}

function event(name: string, data: object): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
