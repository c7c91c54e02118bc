import { HttpError, jsonResponse } from '../http/response';
import type { ServiceRequest, ServiceResponse } from '../http/response';
import { currentPreview, draftId } from '../previews/currentPreview';
import { findPreviewed } from '../previews/findPreviewed';
import { landingAddress } from '../previews/landingAddress';
import { previewToken, websitePreviewId } from '../previews/previewToken';
import type { Repository } from '../repository/repository';
import { mainDocument } from '../repository/variant';
import type { Release } from '../repository/variants';
import { checkAccessToken } from './accessToken';
import { NO_STORE, previewNotFound } from './refs';
import type { Service } from './service';

const PING = /\/ping$/;

/**
 * `POST /previews?document=…[&type=…][&lang=…]` opens a session on the drafts, `&release=…` shows a
 * release. A browser is sent on to the site's landing page, as from Prismic's preview button; others
 * are given `{token, documentId, url}`.
 * @throws {HttpError} 400 when it is not clear which document is meant, 404 when there is none, 403
 *   without the access token.
 */
export function openPreview(
  request: ServiceRequest,
  { repository, previews, accessToken, site }: Service,
): ServiceResponse {
  checkAccessToken(request, accessToken, 'content');
  const { params, origin, headers } = request;
  const release = releaseOf(params.get('release'), repository);
  const { snapshot } = release ?? repository.state.drafts;
  const name = params.get('document') ?? (release && mainDocument(release)) ?? null;
  const filters = { type: params.get('type'), lang: params.get('lang') };
  const documentId = findPreviewed(snapshot, name, filters).id;
  const id = release ? release.ref : draftId(repository, previews.open(documentId).id);
  const token = previewToken(origin, id, websitePreviewId(site));
  const url = landingAddress(site, token, documentId);
  if (headers.accept?.includes('text/html')) {
    return { status: 303, headers: { ...NO_STORE, location: url }, body: '' };
  }
  return jsonResponse({ token, documentId, url }, origin, { status: 201, headers: NO_STORE });
}

/**
 * `GET /previews/<session>[:<version>]`, the address that is also the ref: what is previewed, of
 * which clients read `mainDocument`; beyond Prismic's answer it says where its `events` are, and until
 * when it is open (a release always is). `GET /previews/<session>/ping?ref=…`: the newest address,
 * which Prismic's toolbar asks for again and again.
 * @throws {HttpError} 404 when the preview has ended or never was.
 */
export function preview(
  request: ServiceRequest,
  { repository, previews }: Service,
): ServiceResponse {
  const { path, params, origin } = request;
  const id = path.slice('/previews/'.length).replace(PING, '');
  const own = `${origin}/previews/${id}${params.size > 0 ? `?${params}` : ''}`;
  const asked = PING.test(path) ? (params.get('ref') ?? own) : own;
  const found = currentPreview(id, repository, previews);
  if (!found) throw previewNotFound(asked);
  if (PING.test(path)) {
    const siteId = /[?&]websitePreviewId=([\w-]+)/.exec(asked)?.[1];
    const newest = siteId
      ? previewToken(originOf(asked) ?? origin, found.newest, siteId)
      : `${origin}/previews/${found.newest}`;
    const body = { ref: newest, reload: !asked.includes(`/previews/${found.newest}`) };
    return jsonResponse(body, origin, { headers: NO_STORE });
  }
  const { label, mainDocument: main, type, expires } = found;
  const body = {
    label,
    ref: asked,
    ...(main ? { mainDocument: main } : {}),
    type,
    events: own.replace(/(?=\?|$)/, '/events'),
    ...(expires === undefined ? {} : { expiresAt: new Date(expires).toISOString() }),
  };
  return jsonResponse(body, origin, { headers: NO_STORE });
}

function releaseOf(id: string | null, { state }: Repository): Release | undefined {
  if (!id) return undefined;
  const release = state.releases.find((candidate) => candidate.id === id);
  if (release) return release;
  const known = state.releases.map((candidate) => candidate.id).join(', ') || 'none';
  const message = `No release '${id}'. The releases are: ${known}`;
  throw new HttpError(404, { type: 'api_notfound_error', message });
}

function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}
