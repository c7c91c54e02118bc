import { checkAccessToken } from '../accessToken';
import { ORIGIN } from '../model/origin';
import type { Repository } from '../repository';
import { jsonResponse } from '../response';
import type { ServiceRequest, ServiceResponse } from '../response';

/** Reported as Prismic reports the version of its API. */
export const API_VERSION = '0.1.0';

const TEXT = { type: 'String', multiple: false };

/** `GET /api/v2`: refs, types, languages, tags and the search form, in Prismic's key order. */
export function metadata(
  request: ServiceRequest,
  repository: Repository,
  accessToken: string | undefined,
): ServiceResponse {
  checkAccessToken(request, accessToken, 'metadata');
  const { ref, model, settings, tags } = repository.master;
  const body = {
    refs: [{ id: 'master', ref, label: 'Master', isMasterRef: true }],
    integrationFieldsRef: null,
    bookmarks: {},
    types: Object.fromEntries([...model.types.values()].map(({ id, label }) => [id, label])),
    languages: settings.languages,
    tags,
    forms: {
      everything: {
        method: 'GET',
        enctype: 'application/x-www-form-urlencoded',
        action: `${ORIGIN}/api/v2/documents/search`,
        fields: searchFields(accessToken),
      },
    },
    oauth_initiate: `${ORIGIN}/auth`,
    oauth_token: `${ORIGIN}/auth/token`,
    version: API_VERSION,
    license: settings.license,
    experiments: { draft: [], running: [] },
  };
  return jsonResponse(body, request.origin, { headers: { 'cache-control': 'max-age=5' } });
}

/** Old clients refuse every parameter that the form does not declare. */
function searchFields(accessToken: string | undefined) {
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
    // This is how old clients hand the token on to the search.
    ...(accessToken === undefined ? {} : { access_token: { ...TEXT, default: accessToken } }),
  };
}
