import { HttpError } from '../http/response';
import type { StreamWriter, ServiceRequest, ServiceResponse } from '../http/response';
import { currentPreview } from '../previews/currentPreview';
import { noStore, previewNotFound } from './refs';
import type { Service } from './service';

/** The most event streams at once: far more than the tabs that people keep open, and no burden. */
const MAX_STREAMS = 100;
/** Shorter than the time after which proxies close a silent connection. */
const HEARTBEAT_MS = 20_000;
/** How soon a browser reconnects after the stream breaks. */
const RETRY_MS = 1000;

const eventStreamHeaders = { 'content-type': 'text/event-stream', ...noStore };

/** The end of the path of a preview's event stream. */
export const eventsSuffix = /\/events$/;

/**
 * `GET /previews/<session>/events`: server-sent events. `update` with `{"ref": "<newest address>"}`
 * is sent at the start and after each change of the previewed content. `end` with `{}` is sent when
 * the preview ends; a browser that reconnects afterwards gets a 404.
 * @throws {HttpError} 404 if the preview has ended or never existed, 503 if there are too many
 *   streams.
 */
export function previewEvents(request: ServiceRequest, service: Service): ServiceResponse {
  const { path, params, origin } = request;
  const { repository, previews } = service;
  const id = path.slice('/previews/'.length).replace(eventsSuffix, '');
  const addressOf = (preview: string): string =>
    `${origin}/previews/${preview}${params.size > 0 ? `?${params}` : ''}`;
  if (!currentPreview(id, repository, previews)) throw previewNotFound(addressOf(id));
  if (repository.changes.listenerCount >= MAX_STREAMS) {
    const message = `${MAX_STREAMS} pages are already listening to previews; close some of them`;
    throw new HttpError(503, { type: 'api_unavailable_error', message }, noStore);
  }
  return {
    status: 200,
    headers: eventStreamHeaders,
    body: (writer) => streamChanges(id, service, addressOf, writer),
  };
}

function streamChanges(
  id: string,
  { repository, previews }: Service,
  addressOf: (id: string) => string,
  { write, end }: StreamWriter,
): () => void {
  let last = id;
  let timer: NodeJS.Timeout | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    unsubscribe();
  };
  /**
   * Sends an event if the preview has changed or ended.
   * @returns milliseconds until the next heartbeat or the end of the preview
   */
  const sendChange = (isFirst = false): number | undefined => {
    // Looks the preview up by its last address: a release that changed often may no longer be known
    // by its first address.
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
  const heartbeat = (isFirst = false): void => {
    const delay = sendChange(isFirst);
    if (delay === undefined) return;
    write(isFirst ? `retry: ${RETRY_MS}\n\n` : ':\n\n');
    timer = setTimeout(heartbeat, delay).unref();
  };
  const unsubscribe = repository.changes.subscribe(() => sendChange());
  heartbeat(true);
  return stop;
}

function event(name: string, data: object): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
