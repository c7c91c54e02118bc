import type { Document } from '../model/assemble';
import { isJsonObject } from '../model/json';
import type { Json, JsonObject } from '../model/json';
import type { Snapshot } from '../repository/snapshot';
import type { Routes } from './routes';

/**
 * Adds the `url` and `data` of the linked document to a link, before `link_type`, as in Prismic.
 */
export function linkWith(
  link: JsonObject,
  target: Document | undefined,
  data: JsonObject | undefined,
  routes: Routes | undefined,
): JsonObject {
  const url = target ? routes?.urlOf(target) : link.isBroken === true && routes?.brokenRoute;
  if (!url && !data) return link;
  const { link_type: linkType = null, isBroken, key, ...others } = link;
  return {
    ...others,
    ...(url ? { url } : {}),
    ...(data ? { data } : {}),
    link_type: linkType,
    ...(key === undefined ? {} : { key }),
    ...(isBroken === undefined ? {} : { isBroken }),
  };
}

/** Adds the `url` to the document links of rich text, in spans and on images. */
export function routeRichText(value: Json, routes: Routes, snapshot: Snapshot): Json {
  if (!Array.isArray(value)) return value;
  const route = (link: Json | undefined): Json => {
    if (!isJsonObject(link) || link.link_type !== 'Document') return link ?? null;
    const isThere = typeof link.id === 'string' && link.isBroken !== true;
    const target = isThere ? snapshot.byId(String(link.id)) : undefined;
    return linkWith(link, target, undefined, routes);
  };
  return value.map((block) => {
    if (!isJsonObject(block)) return block;
    const result = { ...block };
    if (isJsonObject(block.linkTo)) result.linkTo = route(block.linkTo);
    if (Array.isArray(block.spans)) {
      result.spans = block.spans.map((span) =>
        isJsonObject(span) && span.type === 'hyperlink'
          ? { ...span, data: route(span.data) }
          : span,
      );
    }
    return result;
  });
}
