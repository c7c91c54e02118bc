import { isJsonObject } from './json';
import type { Json, JsonObject } from './json';
import { mediaUrl } from './origin';
import { quoted } from './scope';
import type { Scope } from './scope';

/**
 * A link in Prismic's shape: to a document by its id, to the web, or to a file of the media folder
 * by its name. A link to a document that is not there comes back broken, as Prismic's do; one that
 * says nothing that can be followed is reported and `undefined`.
 */
export function completeLink(value: Json, place: string, scope: Scope): JsonObject | undefined {
  const link = isJsonObject(value) ? value : {};
  if (link.link_type === 'Document' && typeof link.id === 'string') {
    return documentLink(link.id, link, place, scope);
  }
  if (link.link_type === 'Web' && typeof link.url === 'string' && link.url !== '') {
    const web: JsonObject = { link_type: 'Web', url: link.url };
    if (typeof link.target === 'string') web.target = link.target;
    return web;
  }
  // The empty shapes of the REST API (`{"link_type":"Any"}`) are no mistake.
  const isEmpty = Object.keys(link).length === 1 && typeof link.link_type === 'string';
  if (link.link_type === 'Media' && !isEmpty) return mediaLink(link, place, scope);
  if (!isEmpty) {
    scope.report(
      place,
      `${quoted(value)} is not a link.`,
      'Write {"link_type": "Document", "id": "…"} or {"link_type": "Web", "url": "https://…"}.',
    );
  }
  return undefined;
}

function documentLink(id: string, link: JsonObject, place: string, scope: Scope): JsonObject {
  const target = scope.target(id);
  const type = link.type;
  if (typeof type === 'string' && !scope.hasType(type)) {
    scope.report(
      place,
      `the link to "${id}" says the type "${type}", which is no custom type.`,
      'Correct the type, or leave it out: the service adds it.',
    );
    return brokenLink(id);
  }
  if (!target) {
    scope.report(
      place,
      `no document has the id "${id}", to which this links.`,
      'Correct the id, or mend the document that has it if it was left out.',
    );
    return brokenLink(id);
  }
  const { uid, ...summary } = target;
  return { ...summary, ...(uid ? { uid } : {}), link_type: 'Document', isBroken: false };
}

function brokenLink(id: string): JsonObject {
  return { id, type: 'broken_type', tags: [], slug: '-', link_type: 'Document', isBroken: true };
}

function mediaLink(link: JsonObject, place: string, scope: Scope): JsonObject | undefined {
  if (typeof link.url === 'string') return link;
  const file = typeof link.file === 'string' ? scope.media(link.file) : undefined;
  if (!file) {
    scope.report(
      place,
      `the media folder has no file "${String(link.file)}".`,
      'Put the file there, or correct the name (capitals count).',
    );
    return undefined;
  }
  const { image } = file;
  return {
    link_type: 'Media',
    name: file.name,
    kind: image ? 'image' : 'document',
    url: mediaUrl(file.name) + (image ? '?auto=compress,format' : ''),
    size: String(file.bytes),
    ...(image ? { height: String(image.height), width: String(image.width) } : {}),
  };
}
