import { homePath, searchPath } from '../../addresses';
import { documentTypes, segmentIn } from '../../documentTypes';
import { toAscii } from '../../i18n/toAscii';
import { languages } from '../../i18n/languages';
import { sections } from '../../routes';

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
