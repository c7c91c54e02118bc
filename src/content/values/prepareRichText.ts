import { homePath, searchPath } from '../../addresses';
import { documentTypes, segmentIn } from '../../documentTypes';
import { toAscii } from '../../i18n/toAscii';
import { languages } from '../../i18n/languages';
import { sections } from '../../routes';
import { isJsonObject } from './cmsValues';
import type { JsonObject } from './cmsValues';
import { drafts } from './link';

/** Headings must not get the layout's ids or `top`, with which browsers scroll to the top. */
const layoutIds = [
  'announcer',
  'consent',
  'content',
  'navigation',
  'placeholders',
  'search',
  'top',
];

// Gives an `id` to the headings of `content`, which a page has only once. A link to a missing
// heading keeps Prismic's form (`https://#…`), which `toLink` reports.
export function prepareRichText(raw: unknown, field: string, siteUrl: string): unknown {
  if (!Array.isArray(raw)) return raw;
  const ids = field === 'content' ? toPartIds(raw) : undefined;
  const prepareLink = (link: unknown): unknown => {
    if (!isJsonObject(link) || link['link_type'] !== 'Web') return link;
    const url = readTypedLink(String(link['url']), siteUrl);
    if (url === undefined) return link;
    const isMissing = ids && url.startsWith('#') && !isPartOf(ids, url);
    return { ...link, url: isMissing ? `https://${url}` : url };
  };
  const prepareSpan = (span: unknown): unknown =>
    isJsonObject(span) && span['type'] === 'hyperlink'
      ? { ...span, data: prepareLink(span['data']) }
      : span;
  return raw.map((block: unknown, index) => {
    if (!isJsonObject(block)) return block;
    const { spans, linkTo } = block;
    return {
      ...block,
      id: ids?.[index],
      linkTo: prepareLink(linkTo),
      spans: Array.isArray(spans) ? spans.map(prepareSpan) : spans,
    };
  });
}

export function toPartIds(blocks: readonly unknown[]): (string | undefined)[] {
  const taken = new Set(layoutIds);
  const counts = new Map<string, number>();
  return blocks.map((block) => {
    const text = isJsonObject(block) && isHeading(block) ? toPartId(String(block['text'])) : '';
    if (text === '') return undefined;
    let count = counts.get(text) ?? 0;
    let id: string;
    do {
      count += 1;
      id = count === 1 ? text : `${text}-${count}`;
    } while (taken.has(id));
    counts.set(text, count);
    taken.add(id);
    return id;
  });
}

function isHeading({ type, text }: JsonObject): boolean {
  return /^heading[1-6]$/.test(String(type)) && typeof text === 'string';
}

/** Returns whether `#…` has a target on the page. Text fragments (`#:~:text=`) need no target. */
export function isPartOf(ids: readonly (string | undefined)[], href: string): boolean {
  const id = href.slice(1);
  return id === '' || id.startsWith(':~:') || layoutIds.includes(id) || ids.includes(id);
}

/** Makes pages prepare drafts as the build prepares documents (build/createResolvers.ts). */
export function prepareDrafts(siteUrl: string): void {
  const prepare = (value: unknown, field = ''): unknown =>
    typeof value === 'string'
      ? (readTypedLink(value, siteUrl) ?? value)
      : prepareRichText(value, field, siteUrl);
  drafts.prepare = prepare as typeof drafts.prepare;
}

const ownSegments = new Set(
  languages
    .flatMap((lang) => [
      homePath(lang),
      searchPath(lang),
      ...Object.values(sections).map((section) => `/${section[lang].segment}/`),
      ...Object.values(documentTypes).flatMap(({ segment, list }) => [
        `/${segmentIn(segment, lang)}/`,
        ...(list ? [`/${segmentIn(list.segment, lang)}/`] : []),
      ]),
    ])
    .map((path) => path.split('/')[1])
    .filter(Boolean),
);

const email = /^[^\s@/?#:]+@(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:\?.*)?$/u;

const domain = /^(?:[\p{L}\p{N}-]+\.)+[a-z]{2,24}(?::\d+)?(?=[/?#]|$)/iu;

const fileName = /\.(?:pdf|docx?|xlsx?|pptx?|jpe?g|png|gif|svg|zip|html?|php)$/i;

// Reads a link as an editor typed it, to which Prismic may add `https://`: `www.example.is`,
// `info@example.is`, `555 0100`, `verkefni/`.
export function readTypedLink(typed: string, siteUrl = ''): string | undefined {
  const text = typed.trim();
  const [, rest = ''] = /^(?:https?:\/\/)?(.*)$/is.exec(text) ?? [];
  const contact = readContact(rest);
  if (contact !== undefined) return contact;
  const [first = ''] = rest.split(/[/?#]/, 1);
  if (ownSegments.has(first)) return toOwnAddress(`/${rest}`, siteUrl);
  const isFull = /^(?:https?:)?\/\/[^/?#]/i.test(text);
  if (!isFull && first === '') return rest === '' ? undefined : toOwnAddress(rest, siteUrl);
  if (!isFull && (!domain.test(rest) || (rest === first && fileName.test(rest)))) return undefined;
  const address = /^https?:/i.test(text) ? text : `https://${text.replace(/^\/\//, '')}`;
  const host = hostOf(address);
  if (host === undefined || siteUrl === '' || host !== hostOf(siteUrl)) return host && address;
  return toOwnAddress(address.replace(/^(?:https?:)?\/\/[^/?#]*/i, '/'), siteUrl);
}

function readContact(text: string): string | undefined {
  if (/^mailto:/i.test(text)) return text;
  if (email.test(text)) return `mailto:${text}`;
  const number = text.replace(/^tel:/i, '').replace(/[\s()-]/g, '');
  if (/^\d{7}$/.test(number)) return `tel:+354${number}`;
  if (/^(?:\+|00)\d{7,15}$/.test(number)) return `tel:+${number.replace(/^(?:\+|00)/, '')}`;
  return /^tel:/i.test(text) ? text : undefined;
}

function hostOf(url: string): string | undefined {
  try {
    return new URL(url, 'https://site.invalid').host.replace(/^www\./, '');
  } catch {
    return undefined;
  }
}

/** Returns a path, but for a file the full URL, because Gatsby's router has no page for files. */
function toOwnAddress(address: string, siteUrl: string): string | undefined {
  const [, path = '', part] = /^([^#]*)(#.*)?$/s.exec(address.replace(/^\/{2,}/, '/')) ?? [];
  // Browsers read `/\example.is` as another site.
  if (path.startsWith('/\\')) return undefined;
  const isFile = /^\/[^?]*\.[a-z0-9]{2,5}(?:\?|$)/i.test(path);
  return (isFile ? siteUrl : '') + path + (part === undefined ? '' : `#${toPart(part.slice(1))}`);
}

function toPart(typed: string): string {
  if (/^[a-z0-9-]*$/.test(typed) || typed.startsWith(':~:')) return typed;
  try {
    return toPartId(decodeURIComponent(typed)) || typed;
  } catch {
    return typed;
  }
}

/** Returns the id of a heading: `Opnunartími & aðgengi` → `opnunartimi-adgengi`. */
export function toPartId(heading: string): string {
  return toAscii(heading)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
