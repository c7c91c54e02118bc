import { linkTypes } from './fields';
import type { Field, Size } from './fields';
import { isJsonObject, quoted, withoutKeys } from './json';
import type { Json, JsonObject } from './json';
import type { MediaFile } from './mediaFiles';
import { downloadedName, mediaUrl } from './origin';
import type { Place } from './place';
import { missingTarget } from './problems';

/** A link with only these keys has no target: `{"link_type": "Any", "text": "…"}` is a label. */
const keysWithoutTarget = ['link_type', 'key', 'text', 'variant', 'target'];
const knownLinkTypes: readonly unknown[] = Object.values(linkTypes);

/** The service sets these keys itself, and `url` only for a request with routes. */
const documentKeys = [
  ...['id', 'type', 'tags', 'lang', 'slug', 'first_publication_date', 'last_publication_date'],
  ...['uid', 'url', 'link_type', 'isBroken'],
];

const BROKEN_TYPE = 'broken_type';
const missingFileRemedy = 'Put the file there, or correct the name (case matters).';

/**
 * Reports and drops an invalid value. As in Prismic, a link to a missing document becomes a broken
 * link. Other keys stay, for example `text`.
 */
export function completeLink(value: Json, place: Place): JsonObject | undefined {
  const link = isJsonObject(value) ? value : {};
  if (knownLinkTypes.includes(link.link_type)) {
    if (Object.keys(link).every((key) => keysWithoutTarget.includes(key))) return link;
    if (link.link_type === 'Document' && typeof link.id === 'string') {
      return documentLink(link.id, link, place);
    }
    if (link.link_type === 'Web' && typeof link.url === 'string' && link.url !== '') return link;
    if (link.link_type === 'Media') return mediaLink(link, place);
  }
  return place.report(
    `${quoted(value)} is not a link.`,
    'Write {"link_type": "Document", "id": "…"} or {"link_type": "Web", "url": "https://…"}.',
  );
}

function documentLink(id: string, link: JsonObject, place: Place): JsonObject {
  const others = withoutKeys(link, documentKeys);
  const linked = place.scope.linked(id);
  const { type } = link;
  // Prismic's API gives a broken link this type, and its target may exist here.
  const isKnown = type === BROKEN_TYPE || typeof type !== 'string' || place.scope.hasType(type);
  if (!isKnown) {
    place.report(
      `the link to "${id}" names the type "${type}", which is not a custom type.`,
      'Correct the type, or remove it: the service adds it.',
    );
  } else if (linked) {
    const slug = linked.slugs[0] ?? '-';
    return { ...others, ...linked.target, slug, link_type: 'Document', isBroken: false };
  } else {
    place.report(
      missingTarget(id),
      'Correct the id, or repair the document with this id if it was left out.',
    );
  }
  const broken = { id, type: BROKEN_TYPE, tags: [], slug: '-' };
  return { ...others, ...broken, link_type: 'Document', isBroken: true };
}

function mediaLink(link: JsonObject, place: Place): JsonObject | undefined {
  if (typeof link.url === 'string') return withDownloadedMedia(link, place);
  const file = typeof link.file === 'string' ? place.scope.media.get(link.file) : undefined;
  if (!file) {
    return place.report(`the media folder has no file "${String(link.file)}".`, missingFileRemedy);
  }
  const { image } = file;
  return {
    ...withoutKeys(link, ['file']),
    link_type: 'Media',
    name: file.name,
    kind: image ? 'image' : 'document',
    url: mediaUrl(file) + (image ? '?auto=compress,format' : ''),
    size: String(file.bytes),
    ...(image ? { height: String(image.height), width: String(image.width) } : {}),
  };
}

/**
 * Replaces the addresses of files that `import` downloaded with the service's addresses. Queries
 * stay, because they are imgix's parameters, for example the editor's crop.
 */
function withDownloadedMedia(value: JsonObject, place: Place): JsonObject {
  const toOwn = (key: string, each: Json): Json => {
    if (isJsonObject(each)) return withDownloadedMedia(each, place);
    if (key !== 'url' || typeof each !== 'string') return each;
    const file = place.scope.media.get(downloadedName(each) ?? '');
    return file ? mediaUrl(file) + new URL(each).search : each;
  };
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, toOwn(key, each)]));
}

/**
 * Completes `{file, alt, copyright}` to Prismic's format. A value in this format stays. Reports and
 * drops an invalid value.
 */
export function completeImage(
  value: Json,
  { constraint, thumbnails }: Pick<Extract<Field, { kind: 'Image' }>, 'constraint' | 'thumbnails'>,
  place: Place,
): JsonObject | undefined {
  const image = isJsonObject(value) ? value : {};
  if (typeof image.url === 'string') {
    if (isWhole(image)) return withDownloadedMedia(image, place);
    return place.report(
      `an image needs a "url" on the web, and "dimensions" in whole pixels, not ${quoted(value)}.`,
      'Write {"file": "name.jpg", "alt": "…"}, or complete the image.',
    );
  }
  if (typeof image.file !== 'string') {
    return place.report(
      `an image must name its file, not ${quoted(value)}.`,
      'Write {"file": "name.jpg", "alt": "…"}.',
    );
  }
  const file = place.scope.media.get(image.file);
  if (!file?.image) {
    return place.report(`the media folder has no image "${image.file}".`, missingFileRemedy);
  }
  const original = { ...file.image, url: `${mediaUrl(file)}?auto=compress,format` };
  const completed = toImage(image, original, constraint);
  for (const { name, ...size } of thumbnails) completed[name] = toImage(image, original, size);
  return { ...withoutKeys(image, ['file']), ...completed };
}

function isWhole({ url, dimensions }: JsonObject): boolean {
  const { width, height } = isJsonObject(dimensions) ? dimensions : {};
  const isWeb = /^\s*https?:/i.test(String(url)) && URL.canParse(String(url));
  return isWeb && [width, height].every((side) => Number.isInteger(side) && Number(side) > 0);
}

type Original = NonNullable<MediaFile['image']> & { url: string };

function toImage(value: JsonObject, original: Original, size: Size): JsonObject {
  const { alt = null, copyright = null } = value;
  const crop = cropTo(original, size);
  const { width, height } = crop ?? original;
  const query = crop ? `&rect=${crop.rect.join(',')}&w=${width}&h=${height}` : '';
  return { dimensions: { width, height }, alt, copyright, url: original.url + query };
}

function cropTo(image: Original, size: Size) {
  if (!size.width && !size.height) return undefined;
  const width = size.width ?? Math.round((image.width * (size.height ?? 0)) / image.height);
  const height = size.height ?? Math.round((image.height * width) / image.width);
  if (width === image.width && height === image.height) return undefined;
  const scale = Math.min(image.width / width, image.height / height);
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)];
  const rect = [Math.round((image.width - w) / 2), Math.round((image.height - h) / 2), w, h];
  return { width, height, rect };
}
