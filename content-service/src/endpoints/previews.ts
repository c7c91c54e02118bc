import { HttpError, jsonResponse } from '../http/response';
import type { ServiceRequest, ServiceResponse, StreamWriter } from '../http/response';
import { findRunningSite, usualSites, landingAddress } from '../previews/previewLink';
import {
  currentPreview,
  draftId,
  findPreviewed,
  isPreviewName,
  previewName,
  previewToken,
  websitePreviewId,
} from '../previews/previews';
import type { Repository } from '../repository/repository';
import { mainDocument } from '../repository/variants';
import type { Release } from '../repository/variants';
import { checkAccessToken, noStore, previewNotFound } from './service';
import type { Service } from './service';

const pingSuffix = /\/ping$/;

/**
 * `POST /previews?document=…[&type=…][&lang=…]` opens a preview session on the drafts, `&release=…`
 * a preview of a release. A browser is redirected to the site's landing page, as by Prismic's
 * preview button; other clients get `{token, documentId, url}`. The token is the address of the preview; with
 * `&refs=names` it is a ref that is no address. Without a configured site it is the one that
 * runs on this machine.
 * @throws {HttpError} 400 without a document or if several match, 404 if none does, 403 without the access
 *   token, 503 for a browser if no site runs.
 */
export async function openPreview(
  request: ServiceRequest,
  { repository, previews, accessToken, site: configured }: Service,
): Promise<ServiceResponse> {
  checkAccessToken(request, accessToken, 'content');
  const { params, origin, headers } = request;
  const release = releaseOf(params.get('release'), repository);
  const { snapshot } = release ?? repository.state.drafts;
  const name = params.get('document') ?? (release && mainDocument(release)) ?? null;
  const filters = { type: params.get('type'), lang: params.get('lang') };
  const documentId = findPreviewed(snapshot, name, filters).id;
  const id = release ? release.ref : draftId(repository, previews.open(documentId).id);
  const running = configured ?? (await findRunningSite());
  const isBrowser = headers.accept?.includes('text/html');
  if (isBrowser && running === undefined) {
    const message =
      `No site is running: nothing answers at ${usualSites.join(' or ')}. Start the site, then go back and press ` +
      'the button again. If it runs at another address, start this service with --site <address>';
    throw new HttpError(503, { type: 'api_unavailable_error', message });
  }
  const site = running ?? usualSites[0];
  const token =
    params.get('refs') === 'names'
      ? previewName(id)
      : previewToken(origin, id, websitePreviewId(site));
  const url = landingAddress(site, token, documentId);
  if (isBrowser) {
    return { status: 303, headers: { ...noStore, location: url }, body: '' };
  }
  return jsonResponse({ token, documentId, url }, origin, { status: 201, headers: noStore });
}

/**
 * `GET /previews/<session>[:<version>]`, the address of a preview, which is also its ref: describes
 * the preview. Clients read `mainDocument`. Beyond Prismic's response there are `events`, the
 * address of the event stream, and `expiresAt` (not for a release, which does not expire). `GET
 * /previews/<session>/ping?ref=…`: the newest ref of the preview in the form of the given one, which Prismic's
 * toolbar polls.
 * @throws {HttpError} 404 if the preview has ended or never existed.
 */
export function preview(
  request: ServiceRequest,
  { repository, previews }: Service,
): ServiceResponse {
  const { path, params, origin } = request;
  const id = path.slice('/previews/'.length).replace(pingSuffix, '');
  const own = `${origin}/previews/${id}${params.size > 0 ? `?${params}` : ''}`;
  const requested = pingSuffix.test(path) ? (params.get('ref') ?? own) : own;
  const found = currentPreview(id, repository, previews);
  if (!found) throw previewNotFound(requested);
  if (pingSuffix.test(path)) {
    const siteId = /[?&]websitePreviewId=([\w-]+)/.exec(requested)?.[1];
    const address = siteId
      ? previewToken(originOf(requested) ?? origin, found.newest, siteId)
      : `${origin}/previews/${found.newest}`;
    const name = previewName(found.newest);
    const body = isAddress(requested)
      ? { ref: address, reload: !requested.includes(`/previews/${found.newest}`) }
      : { ref: name, reload: requested !== name };
    return jsonResponse(body, origin, { headers: noStore });
  }
  const { label, mainDocument: main, type, expires } = found;
  const body = {
    label,
    ref: isPreviewName(id) ? id : requested,
    ...(main ? { mainDocument: main } : {}),
    type,
    events: own.replace(/(?=\?|$)/, '/events'),
    ...(expires === undefined ? {} : { expiresAt: new Date(expires).toISOString() }),
  };
  return jsonResponse(body, origin, { headers: noStore });
}

function releaseOf(id: string | null, { state }: Repository): Release | undefined {
  if (!id) return undefined;
  const release = state.releases.find((candidate) => candidate.id === id);
  if (release) return release;
  const known = state.releases.map((candidate) => candidate.id).join(', ') || 'none';
  const message = `No release '${id}'. The releases are: ${known}`;
  throw new HttpError(404, { type: 'api_notfound_error', message });
}

function isAddress(ref: string): boolean {
  return /^https?:/i.test(ref);
}

function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}

/** Shorter than the time after which proxies close a silent connection. */
const HEARTBEAT_MS = 20_000;
/** How soon a browser reconnects after the stream breaks. */
const RETRY_MS = 1000;

const eventStreamHeaders = { 'content-type': 'text/event-stream', ...noStore };

export const eventsSuffix = /\/events$/;

/**
 * `GET /previews/<session>/events`: server-sent events. `update` with `{"ref": "<newest ref>"}`
 * is sent at the start and after each change of the previewed content. `end` with `{}` is sent when
 * the preview ends; a browser that reconnects afterwards gets a 404.
 * @throws {HttpError} 404 if the preview has ended or never existed.
 */
export function previewEvents(request: ServiceRequest, service: Service): ServiceResponse {
  const { path, params, origin } = request;
  const { repository, previews } = service;
  const id = path.slice('/previews/'.length).replace(eventsSuffix, '');
  const addressOf = (preview: string): string =>
    isPreviewName(id)
      ? previewName(preview)
      : `${origin}/previews/${preview}${params.size > 0 ? `?${params}` : ''}`;
  if (!currentPreview(id, repository, previews)) throw previewNotFound(addressOf(id));
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
    repository.events.off('load', onLoad);
  };
  /**
   * Sends an event if the preview has changed or ended.
   * @returns milliseconds until the next heartbeat or the end of the preview
   */
  const sendChange = (isFirst = false): number | undefined => {
    const preview = currentPreview(id, repository, previews);
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
  const onLoad = (): void => void sendChange();
  repository.events.on('load', onLoad);
  heartbeat(true);
  return stop;
}

function event(name: string, data: object): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
