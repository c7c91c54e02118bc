import { withDownloadedMedia, mediaUrl } from './origin';
import { isJsonObject } from './json';
import type { Json, JsonObject } from './json';
import { quoted } from './scope';
import type { Scope } from './scope';

/**
 * Completes the link of a field like `completeLink`, with its own key or else a new one after the
 * `link_type`. Prismic gives a key to every filled link of a field, and none to links of rich text.
 */
export function completeKeyedLink(
  value: Json,
  fieldPath: string,
  scope: Scope,
  newKey: () => string,
): JsonObject | undefined {
  const { key = null, ...others } = isJsonObject(value) ? value : {};
  const link = completeLink(isJsonObject(value) ? others : value, fieldPath, scope);
  if (!link) return undefined;
  const entries = Object.entries(link);
  const place = entries.findIndex(([name]) => name === 'link_type') + 1;
  entries.splice(place, 0, ['key', typeof key === 'string' ? key : newKey()]);
  return Object.fromEntries(entries);
}

/**
 * Completes a link to Prismic's format: to a document by its id, to the web, or to a file of the
 * media folder by its name. A link to a missing document becomes a broken link, as in Prismic; a
 * link without a usable target is reported and `undefined`.
 */
export function completeLink(value: Json, fieldPath: string, scope: Scope): JsonObject | undefined {
  const link = isJsonObject(value) ? value : {};
  if (link.link_type === 'Document' && typeof link.id === 'string') {
    return documentLink(link.id, link, fieldPath, scope);
  }
  if (link.link_type === 'Web' && typeof link.url === 'string' && link.url !== '') {
    const web: JsonObject = { link_type: 'Web', url: link.url };
    if (typeof link.target === 'string') web.target = link.target;
    return web;
  }
  // An empty link of the REST API (`{"link_type":"Any"}`) is valid.
  const isEmpty = Object.keys(link).length === 1 && typeof link.link_type === 'string';
  if (link.link_type === 'Media' && !isEmpty) return mediaLink(link, fieldPath, scope);
  if (!isEmpty) {
    scope.report(
      fieldPath,
      `${quoted(value)} is not a link.`,
      'Write {"link_type": "Document", "id": "…"} or {"link_type": "Web", "url": "https://…"}.',
    );
  }
  return undefined;
}

function documentLink(id: string, link: JsonObject, fieldPath: string, scope: Scope): JsonObject {
  const target = scope.target(id);
  const type = link.type;
  if (typeof type === 'string' && !scope.hasType(type)) {
    scope.report(
      fieldPath,
      `the link to "${id}" names the type "${type}", which is not a custom type.`,
      'Correct the type, or remove it: the service adds it.',
    );
    return brokenLink(id);
  }
  if (!target) {
    scope.report(
      fieldPath,
      `the link leads to the id "${id}", which no document has.`,
      'Correct the id, or repair the document with this id if it was left out.',
    );
    return brokenLink(id);
  }
  const { uid, ...summary } = target;
  return { ...summary, ...(uid ? { uid } : {}), link_type: 'Document', isBroken: false };
}

function brokenLink(id: string): JsonObject {
  return { id, type: 'broken_type', tags: [], slug: '-', link_type: 'Document', isBroken: true };
}

function mediaLink(link: JsonObject, fieldPath: string, scope: Scope): JsonObject | undefined {
  if (typeof link.url === 'string') return withDownloadedMedia(link, scope);
  const file = typeof link.file === 'string' ? scope.media(link.file) : undefined;
  if (!file) {
    scope.report(
      fieldPath,
      `the media folder has no file "${String(link.file)}".`,
      'Put the file there, or correct the name (case matters).',
    );
    return undefined;
  }
  const { image } = file;
  return {
    link_type: 'Media',
    name: file.name,
    kind: image ? 'image' : 'document',
    url: mediaUrl(file) + (image ? '?auto=compress,format' : ''),
    size: String(file.bytes),
    ...(image ? { height: String(image.height), width: String(image.width) } : {}),
  };
}
