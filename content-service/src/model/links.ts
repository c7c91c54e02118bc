import { withDownloadedMedia, mediaUrl } from './origin';
import { isJsonObject, withoutKeys } from './json';
import type { Json, JsonObject } from './json';
import { quoted } from './scope';
import type { Scope } from './scope';
import { missingTarget } from './problems';

/** A link with only these keys has no target: `{"link_type": "Any", "text": "…"}` is a label. */
const keysWithoutTarget = new Set(['link_type', 'key', 'text', 'variant', 'target']);
const linkTypes: readonly unknown[] = ['Any', 'Document', 'Media', 'Web'];

/** The service sets these keys itself, and `url` only for a request with routes. */
const documentKeys = [
  ...['id', 'type', 'tags', 'lang', 'slug', 'first_publication_date', 'last_publication_date'],
  ...['uid', 'url', 'link_type', 'isBroken'],
];

const fileKeys = ['file', 'link_type', 'name', 'kind', 'url', 'size', 'height', 'width'];

/**
 * Reports and drops an invalid value. As in Prismic, a link to a missing document becomes a broken
 * link. Other keys stay, for example `text`.
 */
export function completeLink(value: Json, fieldPath: string, scope: Scope): JsonObject | undefined {
  const link = isJsonObject(value) ? value : {};
  if (linkTypes.includes(link.link_type)) {
    if (Object.keys(link).every((key) => keysWithoutTarget.has(key))) return link;
    if (link.link_type === 'Document' && typeof link.id === 'string') {
      return documentLink(link.id, link, fieldPath, scope);
    }
    if (link.link_type === 'Web' && typeof link.url === 'string' && link.url !== '') return link;
    if (link.link_type === 'Media') return mediaLink(link, fieldPath, scope);
  }
  scope.report(
    fieldPath,
    `${quoted(value)} is not a link.`,
    'Write {"link_type": "Document", "id": "…"} or {"link_type": "Web", "url": "https://…"}.',
  );
  return undefined;
}

export function isFilledLink({ id, url }: JsonObject): boolean {
  return id !== undefined || url !== undefined;
}

function documentLink(id: string, link: JsonObject, fieldPath: string, scope: Scope): JsonObject {
  const others = withoutKeys(link, documentKeys);
  const target = scope.linked(id)?.target;
  const type = link.type;
  if (typeof type === 'string' && !scope.hasType(type)) {
    scope.report(
      fieldPath,
      `the link to "${id}" names the type "${type}", which is not a custom type.`,
      'Correct the type, or remove it: the service adds it.',
    );
    return { ...brokenLink(id), ...others };
  }
  if (!target) {
    scope.report(
      fieldPath,
      missingTarget(id),
      'Correct the id, or repair the document with this id if it was left out.',
    );
    return { ...brokenLink(id), ...others };
  }
  const { uid, ...summary } = target;
  return { ...summary, ...(uid ? { uid } : {}), link_type: 'Document', isBroken: false, ...others };
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
    ...withoutKeys(link, fileKeys),
  };
}
