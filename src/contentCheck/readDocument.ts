import { isJsonObject, toText } from '../content/values/cmsValues';
import type { JsonObject } from '../content/values/cmsValues';
import { toPlainText } from '../content/values/richText';
import type { CheckedDocument } from './Rule';

type PlacedText = {
  field: string;
  text: string;
  /** The type of the block in rich text (`heading2`); `undefined` for plain text. */
  block?: string;
};

type PlacedLink = {
  field: string;
  link: JsonObject;
  /** The text of the link in rich text, or the text of the link field. */
  text?: string;
};

type PlacedValue = { field: string; value: JsonObject };

type Parts = {
  texts: PlacedText[];
  links: PlacedLink[];
  images: PlacedValue[];
  embeds: PlacedValue[];
};

/** Matches the names of fields with choices, times and addresses, which nobody reads as prose. */
const codes =
  /^(?:type|kind|category|field|size|sign|letter|spoken|currency|tickets_kind|weekday|opens|closes|date|\w+_date|deadline|email|telephone|url|id|key|slice_\w+|version|variation|link_type|target)$/;

export function readDocument({ data }: Pick<CheckedDocument, 'data'>): Parts {
  const parts: Parts = { texts: [], links: [], images: [], embeds: [] };
  readFields(data, '', parts);
  return parts;
}

function readFields(fields: JsonObject, place: string, parts: Parts): void {
  for (const [name, value] of Object.entries(fields)) {
    readValue(value, place === '' ? name : `${place}.${name}`, name, parts);
  }
}

function readValue(value: unknown, field: string, name: string, parts: Parts): void {
  if (typeof value === 'string') {
    // In the navigation, a heading's address is in the text field `url`.
    if (name === 'url' && toText(value))
      parts.links.push({ field, link: { link_type: 'Web', url: value } });
    const text = codes.test(name) ? undefined : toText(value);
    if (text !== undefined) parts.texts.push({ field, text: value });
  } else if (Array.isArray(value)) {
    value.forEach((item: unknown, index) => {
      if (!isJsonObject(item)) return;
      const place = `${field}[${index}]`;
      if (isBlock(item)) readBlock(item, place, parts);
      else readObject(item, place, parts);
    });
  } else if (isJsonObject(value)) {
    readObject(value, field, parts);
  }
}

function readObject(value: JsonObject, field: string, parts: Parts): void {
  if ('link_type' in value) {
    const text = toText(value['text']);
    if (Object.keys(value).length > 1)
      parts.links.push({ field, link: value, ...(text && { text }) });
  } else if ('dimensions' in value) {
    parts.images.push({ field, value });
  } else if ('embed_url' in value) {
    parts.embeds.push({ field, value });
  } else {
    readFields(value, field, parts);
  }
}

function isBlock(item: JsonObject): boolean {
  if (typeof item['type'] !== 'string') return false;
  return Array.isArray(item['spans']) || item['type'] === 'image' || item['type'] === 'embed';
}

function readBlock(block: JsonObject, field: string, parts: Parts): void {
  const type = String(block['type']);
  if (type === 'image') {
    parts.images.push({ field, value: block });
    if (isJsonObject(block['linkTo'])) parts.links.push({ field, link: block['linkTo'] });
    return;
  }
  if (type === 'embed') {
    if (isJsonObject(block['oembed'])) parts.embeds.push({ field, value: block['oembed'] });
    return;
  }
  const text = String(block['text'] ?? '');
  parts.texts.push({ field, text, block: type });
  for (const span of Array.isArray(block['spans']) ? block['spans'] : []) {
    if (!isJsonObject(span) || span['type'] !== 'hyperlink' || !isJsonObject(span['data']))
      continue;
    const linked = text.slice(Number(span['start']), Number(span['end']));
    parts.links.push({ field, link: span['data'], text: linked });
  }
}

export function textOf({ data }: Pick<CheckedDocument, 'data'>, field: string): string {
  return toPlainText(data[field]) ?? '';
}

export function nameOf(document: CheckedDocument): string {
  return textOf(document, 'title') || document.uid || document.id;
}
