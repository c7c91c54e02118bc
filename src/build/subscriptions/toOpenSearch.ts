import { languageSettings } from '../../i18n/languages';
import type { Language } from '../../i18n/languages';
import { openSearchPath, searchPath } from '../../addresses';
import { allMessages } from '../../i18n/allMessages';
import type { Site } from './toSite';

const MAX_SHORT_NAME_LETTERS = 16;
const MAX_LONG_NAME_LETTERS = 48;

/** Returns an OpenSearch 1.1 description, with which a browser offers the site's search. */
export function toOpenSearch({ site, lang }: { site: Site; lang: Language }): string {
  const messages = allMessages[lang];
  const shortName = messages.sitename.slice(0, MAX_SHORT_NAME_LETTERS);
  const longName = `${messages.sitename} – ${messages['search.title']}`;
  const line = (name: string, text: string) => `  <${name}>${escapeXml(text)}</${name}>`;
  const url = (type: string, rel: string, template: string) =>
    `  <Url type="${type}" rel="${rel}" template="${escapeXml(template)}"/>`;
  const search = `${site.urlOf(searchPath(lang))}?query={searchTerms}`;
  const image = escapeXml(site.urlOf('/favicon-32x32.png'));
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    line('ShortName', shortName),
    line('LongName', longName.slice(0, MAX_LONG_NAME_LETTERS)),
    line('Description', messages['site.description']),
    line('Language', languageSettings[lang].tag),
    line('InputEncoding', 'UTF-8'),
    line('OutputEncoding', 'UTF-8'),
    `  <Image width="32" height="32" type="image/png">${image}</Image>`,
    url('text/html', 'results', search),
    url('application/opensearchdescription+xml', 'self', site.urlOf(openSearchPath(lang))),
    '</OpenSearchDescription>',
  ];
  return `${lines.join('\n')}\n`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
