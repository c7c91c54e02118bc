import { jsonResponse } from '../http/response';
import type { ServiceRequest, ServiceResponse } from '../http/response';
import { ORIGIN } from '../model/origin';
import { toExperiment } from '../repository/toExperiment';
import type { Release } from '../repository/variants';
import { checkAccessToken } from './accessToken';
import type { Service } from './service';

/** Reported as Prismic reports the version of its API. */
export const API_VERSION = '0.1.0';

const TEXT = { type: 'String', multiple: false };
const FORM = { method: 'GET', enctype: 'application/x-www-form-urlencoded' };

/** Clients ask for the master ref of the moment, so nothing here may be kept for long. */
const SHORT = { 'cache-control': 'max-age=5' };

/**
 * `GET /api/v2`: refs, types, languages, tags, experiments and the search form, in Prismic's key
 * order. Releases and variations have refs; drafts do not.
 * @throws {HttpError} 401 without the access token.
 */
export function metadata(
  request: ServiceRequest,
  { repository, accessToken }: Service,
): ServiceResponse {
  checkAccessToken(request, accessToken, 'metadata');
  const { master, releases, experiments } = repository.state;
  const { ref, model, settings, tags } = master;
  const tokenField = toTokenField(request.params.get('access_token'));
  const body = {
    refs: [{ id: 'master', ref, label: 'Master', isMasterRef: true }, ...releases.map(toRef)],
    integrationFieldsRef: settings.integrationFieldsRef,
    bookmarks: settings.bookmarks,
    types: Object.fromEntries([...model.types.values()].map(({ id, label }) => [id, label])),
    languages: settings.languages,
    tags,
    forms: {
      everything: {
        ...FORM,
        action: `${ORIGIN}/api/v2/documents/search`,
        fields: { ...searchFields(), ...tokenField },
      },
      tags: { ...FORM, action: `${ORIGIN}/api/tags`, fields: tokenField },
    },
    oauth_initiate: `${ORIGIN}/auth`,
    oauth_token: `${ORIGIN}/auth/token`,
    version: API_VERSION,
    license: settings.license,
    experiments: {
      draft: experiments.draft.map(toExperiment),
      running: experiments.running.map(toExperiment),
    },
  };
  return jsonResponse(body, request.origin, { headers: SHORT });
}

/**
 * `GET /api/tags`: the tags of the published documents.
 * @throws {HttpError} 401 without the access token.
 */
export function tags(
  request: ServiceRequest,
  { repository, accessToken }: Service,
): ServiceResponse {
  checkAccessToken(request, accessToken, 'metadata');
  return jsonResponse(repository.master.tags, request.origin, { headers: SHORT });
}

function toRef({ id, ref, label, scheduledAt }: Release) {
  return { id, ref, label, ...(scheduledAt ? { scheduledAt } : {}) };
}

/** This is how old clients hand the token that they asked with on to the search. */
function toTokenField(token: string | null) {
  return token === null ? {} : { access_token: { ...TEXT, default: token } };
}

/** Old clients refuse every parameter that the form does not declare. */
function searchFields() {
  return {
    ref: TEXT,
    q: { type: 'String', multiple: true },
    lang: TEXT,
    page: { type: 'Integer', multiple: false, default: '1' },
    pageSize: { type: 'Integer', multiple: false, default: '20' },
    after: TEXT,
    fetch: TEXT,
    fetchLinks: TEXT,
    graphQuery: TEXT,
    orderings: TEXT,
    referer: TEXT,
  };
}
