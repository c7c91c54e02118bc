import { PassThrough } from 'node:stream';
import { apiError, jsonResponse } from '../http/response';
import type { ServiceRequest, ServiceResponse } from '../http/response';
import { findRunningSite, usualSites, landingAddress } from '../previews/previewLink';
import {
  findPreviewed,
  isPreviewName,
  newestRef,
  previewName,
  previewToken,
} from '../previews/previews';
import { mainDocument } from '../repository/repository';
import type { Release, Repository } from '../repository/repository';
import { checkAccessToken, noStore, previewNotFound } from './service';
import type { Service } from './service';

/** Redirects a browser to the site, as Prismic's preview button does. */
export async function openPreview(
  request: ServiceRequest,
  { repository, previews, accessToken, site: configured }: Service,
): Promise<ServiceResponse> {
  checkAccessToken(request, accessToken, 'preview');
  const { params, origin, headers } = request;
  const release = releaseOf(params.get('release'), repository);
  const { snapshot } = release ?? repository.state.drafts;
  const name = params.get('document') ?? (release && mainDocument(release)?.id) ?? null;
  const filters = { type: params.get('type'), lang: params.get('lang') };
  const documentId = findPreviewed(snapshot, name, filters).id;
  const id = release ? release.ref : previews.open(documentId);
  const running = configured ?? (await findRunningSite());
  const isBrowser = headers.accept?.includes('text/html');
  if (isBrowser && running === undefined) {
    const message =
      `No site is running: nothing answers at ${usualSites.join(' or ')}. Start the site, then go back and press ` +
      'the button again. If it runs at another address, start this service with --site <address>';
    throw apiError(503, message);
  }
  const site = running ?? usualSites[0];
  const token = params.get('refs') === 'names' ? previewName(id) : previewToken(origin, id);
  const url = landingAddress(site, token, documentId);
  if (isBrowser) return { status: 303, headers: { ...noStore, location: url }, body: '' };
  return jsonResponse({ token, documentId, url }, noStore, 201);
}

/** `events` and `expiresAt` are not Prismic's. Its toolbar polls `/ping?ref=…`. */
export function preview(request: ServiceRequest, { previews }: Service): ServiceResponse {
  const { path, params } = request;
  const { id, address, ref } = requestedPreview(request);
  const isPing = path.endsWith('/ping');
  const requested = isPing ? (params.get('ref') ?? ref) : ref;
  const found = previews.find(id);
  if (!found) throw previewNotFound(requested);
  if (isPing) {
    const newest = newestRef(requested, found.newest);
    return jsonResponse({ ref: newest, reload: newest !== requested }, noStore);
  }
  const { label, mainDocument: main, type, expires } = found;
  const body = {
    label,
    ref,
    mainDocument: main,
    type,
    events: address.replace(/(?=\?|$)/, '/events'),
    expiresAt: expires && new Date(expires).toISOString(),
  };
  return jsonResponse(body, noStore);
}

function requestedPreview({ path, params, origin }: ServiceRequest) {
  const id = path.slice('/previews/'.length).replace(/\/(?:ping|events)$/, '');
  const address = `${origin}/previews/${id}${params.size > 0 ? `?${params}` : ''}`;
  return { id, address, ref: isPreviewName(id) ? id : address };
}

function releaseOf(id: string | null, { state }: Repository): Release | undefined {
  if (!id) return undefined;
  const release = state.releases.find((candidate) => candidate.id === id);
  if (release) return release;
  const known = state.releases.map((candidate) => candidate.id).join(', ') || 'none';
  throw apiError(404, `No release '${id}'. The releases are: ${known}`);
}

/** A heartbeat keeps proxies from closing a silent connection. */
const HEARTBEAT_MS = 20_000;
const RETRY_MS = 1000;

export function previewEvents(
  request: ServiceRequest,
  { repository, previews }: Service,
): ServiceResponse {
  const { id, ref } = requestedPreview(request);
  const opened = previews.find(id);
  if (!opened) throw previewNotFound(ref);
  const { expires = Infinity } = opened;
  const events = new PassThrough();
  let sent: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  const sendChange = (): void => {
    if (!events.writable) return;
    const newest = previews.find(id)?.newest;
    if (newest === undefined) events.end(event('end', {}));
    else if (newest !== sent) events.write(event('update', { ref: newestRef(ref, newest) }));
    sent = newest;
  };
  const beat = (text: string): void => {
    sendChange();
    if (!events.writable) return;
    events.write(text);
    const delay = Math.min(HEARTBEAT_MS, expires - previews.now());
    timer = setTimeout(beat, delay, ':\n\n').unref();
  };
  repository.events.on('load', sendChange);
  events.on('close', () => {
    clearTimeout(timer);
    repository.events.off('load', sendChange);
  });
  beat(`retry: ${RETRY_MS}\n\n`);
  const headers = { 'content-type': 'text/event-stream', ...noStore };
  return { status: 200, headers, body: events };
}

function event(name: string, data: object): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
