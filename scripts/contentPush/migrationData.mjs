// @ts-check

/** @typedef {Record<string, unknown>} JsonObject */
/**
 * @typedef {object} ImageUse an image in a sample document
 * @property {string} file
 * @property {string | null} alt `''` for a decorative image
 * @property {string | null} copyright
 */
/**
 * Resolves references of the sample content to values in Prismic.
 *
 * @typedef {object} Resolver
 * @property {(use: ImageUse) => JsonObject} image returns the value of an image field
 * @property {(file: string) => unknown} asset returns the id of a file in the media library
 * @property {(id: string) => unknown} document returns the `id` of a link to a sample document
 * @property {(url: string) => void} external is called for an image or file that is a URL instead of
 *   a file in the media folder
 */

/**
 * Converts a document's data (content-service/README.md, “Documents on disk”) to the format of the
 * Migration API. It recognises values by their properties, so it works for any custom type. It
 * leaves out empty values, because the API rejects Prismic's own empty values (`{}`,
 * `{"link_type": "Any"}`).
 *
 * @param {JsonObject} data
 * @param {Resolver} resolve
 * @returns {JsonObject}
 */
export function migrationData(data, resolve) {
  return fields(data, resolve);
}

/** @param {JsonObject} data @param {Resolver} resolve @returns {JsonObject} */
function fields(data, resolve) {
  const converted = Object.entries(data).map(([id, value]) => [id, convert(value, resolve)]);
  return Object.fromEntries(converted.filter(([, value]) => !isEmpty(value)));
}

/** @param {unknown} value */
function isEmpty(value) {
  return (
    value === null ||
    value === undefined ||
    (isJsonObject(value) && Object.keys(value).length === 0)
  );
}

/** @param {unknown} value @param {Resolver} resolve @returns {unknown} */
function convert(value, resolve) {
  if (Array.isArray(value)) {
    return value.map((item) => convert(item, resolve)).filter((item) => item !== undefined);
  }
  if (!isJsonObject(value)) return value;
  if ('link_type' in value) return link(value, resolve);
  if (typeof value['slice_type'] === 'string') return slice(value, resolve);
  if (typeof value['file'] === 'string') return image(value, value['file'], resolve);
  if (typeof value['url'] === 'string' && 'dimensions' in value) resolve.external(value['url']);
  return fields(value, resolve);
}

/** @param {JsonObject} value @param {string} file @param {Resolver} resolve */
function image(value, file, resolve) {
  const { alt, copyright, type, linkTo } = value;
  const field = resolve.image({
    file,
    alt: typeof alt === 'string' ? alt : null,
    copyright: typeof copyright === 'string' ? copyright : null,
  });
  if (type !== 'image') return field;
  const target = isJsonObject(linkTo) ? link(linkTo, resolve) : undefined;
  return { ...field, type, ...(target ? { linkTo: target } : {}) };
}

/** @param {JsonObject} value @param {Resolver} resolve @returns {JsonObject | undefined} */
function link(value, resolve) {
  const { link_type, id, url, file, text, variant } = value;
  const labels = {
    ...(typeof text === 'string' ? { text } : {}),
    ...(typeof variant === 'string' ? { variant } : {}),
  };
  if (link_type === 'Document' && typeof id === 'string') {
    return { ...labels, link_type, id: resolve.document(id) };
  }
  if (link_type === 'Media' && typeof file === 'string') {
    return { ...labels, link_type, id: resolve.asset(file) };
  }
  if (link_type === 'Media' && typeof url === 'string') resolve.external(url);
  return link_type === 'Web' && typeof url === 'string' && url !== '' ? value : undefined;
}

/** @param {JsonObject} value @param {Resolver} resolve */
function slice(value, resolve) {
  const { primary, items, ...others } = value;
  return {
    ...fields(others, resolve),
    primary: isJsonObject(primary) ? fields(primary, resolve) : {},
    items: Array.isArray(items) ? convert(items, resolve) : [],
  };
}

/** @param {unknown} value @returns {value is JsonObject} */
export function isJsonObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
