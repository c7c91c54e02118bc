import { apiError } from '../http/response';
import type { HttpError } from '../http/response';
import type { Document } from '../model/assemble';
import { asString, isJsonObject, parseJson } from '../model/json';
import type { Json } from '../model/json';
import type { Snapshot } from '../repository/repository';

type Route = {
  type: string;
  uid: string | undefined;
  lang: string | undefined;
  path: string;
  /** The link fields to follow, by keyword of the path: `['parent', 'parent']`. */
  resolvers: ReadonlyMap<string, string[]>;
};

export type Routes = {
  urlOf: (document: Document) => string | null;
  /** The `url` of links to missing documents. */
  brokenRoute: string | null;
};

const keywordPattern = /(\/?):([a-zA-Z_][\w-]*)(\??)/g;

/** @throws {HttpError} 400, as in Prismic also for a type without published documents */
export function parseRoutes(
  text: string,
  brokenRoute: string | null,
  snapshot: Snapshot,
): Routes | undefined {
  const json = parseJson(text);
  if (json === undefined) throw routeError('The routes are not JSON');
  const routes = [json].flat().map((item) => toRoute(item, snapshot));
  if (routes.length === 0) return undefined;
  const urlOf = (document: Document): string | null => {
    for (const route of routes) {
      const url = resolve(route, document, snapshot);
      if (url !== null) return url;
    }
    return null;
  };
  return { urlOf, brokenRoute };
}

function toRoute(item: unknown, snapshot: Snapshot): Route {
  const route = isJsonObject(item) ? item : {};
  const { type, path, uid, lang } = route;
  if (typeof type !== 'string' || typeof path !== 'string') {
    throw routeError(`A route needs a "type" and a "path", unlike ${JSON.stringify(item)}`);
  }
  if (snapshot.ofType(type).length === 0) throw routeError(`Unknown type '${type}'`);
  const resolvers = new Map<string, string[]>();
  const named = isJsonObject(route.resolvers) ? route.resolvers : {};
  for (const [name, field] of Object.entries(named)) {
    if (typeof field !== 'string') throw routeError(`The resolver '${name}' does not name a field`);
    resolvers.set(name, field.split('.'));
  }
  for (const [, , name = ''] of path.matchAll(keywordPattern)) {
    if (name !== 'uid' && name !== 'lang' && !resolvers.has(name)) {
      throw routeError(`No resolver for ':${name}' in the path '${path}'`);
    }
  }
  return { type, path, uid: asString(uid), lang: asString(lang), resolvers };
}

function resolve(route: Route, document: Document, snapshot: Snapshot): string | null {
  const matches =
    route.type === document.type &&
    (route.uid === undefined || route.uid === document.uid) &&
    (route.lang === undefined || route.lang === document.lang);
  if (!matches) return null;
  let isComplete = true;
  const url = route.path.replace(
    keywordPattern,
    (_all, slash: string, name: string, mark: string) => {
      const isOptional = mark === '?';
      if (name === 'lang') {
        const isLeftOut = isOptional && document.lang === snapshot.settings.masterLanguage;
        return isLeftOut ? '' : slash + document.lang;
      }
      const uid =
        name === 'uid'
          ? document.uid
          : related(document, route.resolvers.get(name) ?? [], snapshot);
      if (uid === null) isComplete &&= isOptional;
      return uid === null ? '' : slash + uid;
    },
  );
  return isComplete ? url || '/' : null;
}

function related(document: Document, fields: string[], snapshot: Snapshot): string | null {
  let current: Document | undefined = document;
  for (const field of fields) {
    const link: Json | undefined = current?.data[field];
    current =
      isJsonObject(link) && typeof link.id === 'string' ? snapshot.byId(link.id) : undefined;
  }
  return current?.uid ?? null;
}

function routeError(what: string): HttpError {
  return apiError(400, `[Link resolver error] ${what}`);
}
