import { apiError, jsonResponse } from '../http/response';
import type { ServiceRequest, ServiceResponse } from '../http/response';
import type { Document } from '../model/assemble';
import { placeholderOrigin } from '../model/origin';
import { parseOrderings } from '../predicates/paths';
import { select } from '../predicates/select';
import { checkGraphQuery, parseFetchList, parseGraphQuery } from '../projection/selection';
import { Projection } from '../projection/projection';
import type { ProjectionOptions } from '../projection/projection';
import { parseRoutes } from '../projection/routes';
import type { Snapshot } from '../repository/repository';
import { checkAccessToken, contentOf, noStore } from './service';
import type { Service } from './service';
import { apiVersion } from './metadata';

const MAX_PAGE_SIZE = 100;

export function search(request: ServiceRequest, service: Service): ServiceResponse {
  const { params } = request;
  checkAccessToken(request, service.accessToken, 'content');
  const requested = params.get('ref');
  if (!requested) throw apiError(400, 'Missing or invalid ref');
  const { ref, snapshot } = contentOf(requested, service);
  const page = positiveInteger(params, 'page', 1);
  const pageSize = Math.min(positiveInteger(params, 'pageSize', 20), MAX_PAGE_SIZE);
  const documents = select(snapshot, params.getAll('q'), params.get('lang'));
  const compare = parseOrderings(params.get('orderings') ?? '', snapshot);
  if (compare) documents.sort(compare);
  // As in Prismic, an unknown id returns all documents.
  const start = documents.findIndex(({ id }) => id === params.get('after')) + 1;
  const ordered = documents.slice(start);
  const projection = new Projection(projectionOptions(params, snapshot), snapshot);

  const pages = Math.ceil(ordered.length / pageSize);
  const results = ordered.slice((page - 1) * pageSize, page * pageSize);
  const pageUrl = (number: number): string | null => {
    if (number < 1 || number > pages) return null;
    const next = new URLSearchParams(params);
    next.set('page', String(number));
    next.set('pageSize', String(pageSize));
    return `${placeholderOrigin}/api/v2/documents/search?${next}`;
  };
  const body = {
    page,
    results_per_page: pageSize,
    results_size: results.length,
    total_results_size: ordered.length,
    total_pages: pages,
    next_page: pageUrl(page + 1),
    prev_page: pageUrl(page - 1),
    results: results.map((document) => toResult(document, projection, ref)),
    version: apiVersion,
    license: snapshot.settings.license,
  };
  const isLasting = snapshot.ref === requested;
  return jsonResponse(body, isLasting ? { 'cache-control': 'max-age=31536000' } : noStore);
}

function projectionOptions(params: URLSearchParams, snapshot: Snapshot): ProjectionOptions {
  const graphQuery = params.get('graphQuery');
  const routes = params.get('routes');
  return {
    selections: graphQuery
      ? checkGraphQuery(parseGraphQuery(graphQuery), snapshot.model)
      : parseFetchList(params.getAll('fetch')),
    linked: parseFetchList(params.getAll('fetchLinks')),
    routes: routes ? parseRoutes(routes, params.get('brokenRoute'), snapshot) : undefined,
  };
}

function toResult(document: Document, projection: Projection, ref: string) {
  const q = `[[:d = at(document.id, "${document.id}") ]]`;
  return {
    ...document,
    url: projection.options.routes?.urlOf(document) ?? null,
    href: `${placeholderOrigin}/api/v2/documents/search?${new URLSearchParams({ ref, q })}`,
    linked_documents: [],
    data: projection.data(document),
  };
}

function positiveInteger(params: URLSearchParams, name: string, absent: number): number {
  const text = params.get(name);
  if (text === null || text === '') return absent;
  const value = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(value) && value >= 1) return value;
  throw apiError(400, `The parameter '${name}' must be a whole number from 1, not '${text}'`);
}
