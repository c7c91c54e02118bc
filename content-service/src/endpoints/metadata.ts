import { jsonResponse } from '../http/response';
import type { ServiceRequest, ServiceResponse } from '../http/response';
import { placeholderOrigin } from '../model/origin';
import type { Experiment, Variation } from '../repository/repository';
import { checkAccessToken } from './service';
import type { Service } from './service';

export const apiVersion = '0.1.0';

const textField = { type: 'String', multiple: false };
/** Old clients reject search parameters that the form does not declare. */
const searchFields = {
  ref: textField,
  q: { type: 'String', multiple: true },
  lang: textField,
  page: { type: 'Integer', multiple: false, default: '1' },
  pageSize: { type: 'Integer', multiple: false, default: '20' },
  after: textField,
  fetch: textField,
  fetchLinks: textField,
  graphQuery: textField,
  orderings: textField,
  referer: textField,
};
const formAttributes = { method: 'GET', enctype: 'application/x-www-form-urlencoded' };

/** The time is short, because clients read the current master ref in this response. */
const briefCaching = { 'cache-control': 'max-age=5' };

/** The keys are in Prismic's order. Drafts have no refs. */
export function metadata(
  request: ServiceRequest,
  { repository, accessToken }: Service,
): ServiceResponse {
  checkAccessToken(request, accessToken, 'metadata');
  const { master, releases, experiments } = repository.state;
  const { ref, model, settings, tags } = master;
  // Old clients read the token for their searches from the default of this field.
  const token = request.params.get('access_token');
  const tokenField = token === null ? {} : { access_token: { ...textField, default: token } };
  const body = {
    refs: [{ id: 'master', ref, label: 'Master', isMasterRef: true }, ...releases.map(toRef)],
    integrationFieldsRef: settings.integrationFieldsRef,
    bookmarks: settings.bookmarks,
    types: Object.fromEntries([...model.types.values()].map(({ id, label }) => [id, label])),
    languages: settings.languages,
    tags,
    forms: {
      everything: {
        ...formAttributes,
        action: `${placeholderOrigin}/api/v2/documents/search`,
        fields: { ...searchFields, ...tokenField },
      },
      tags: { ...formAttributes, action: `${placeholderOrigin}/api/v2/tags`, fields: tokenField },
    },
    oauth_initiate: `${placeholderOrigin}/auth`,
    oauth_token: `${placeholderOrigin}/auth/token`,
    version: apiVersion,
    license: settings.license,
    experiments: {
      draft: experiments.draft.map(toExperiment),
      running: experiments.running.map(toExperiment),
    },
  };
  return jsonResponse(body, briefCaching);
}

export function tags(
  request: ServiceRequest,
  { repository, accessToken }: Service,
): ServiceResponse {
  checkAccessToken(request, accessToken, 'metadata');
  return jsonResponse(repository.master.tags, briefCaching);
}

function toRef({ id, ref, label, scheduledAt }: Variation & { scheduledAt?: string }) {
  return { id, ref, label, scheduledAt };
}

function toExperiment({ variations, ...experiment }: Experiment) {
  return { ...experiment, variations: variations.map(toRef) };
}
