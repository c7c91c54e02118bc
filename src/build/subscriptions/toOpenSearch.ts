import { languageFacts, type Language } from '../../i18n/languages';
import { openSearchPath, searchPath } from '../../addresses';
import { allWords } from '../../i18n/allWords';
import type { Site } from './toSite';

/** How a browser offers the site's search: an OpenSearch 1.1 description. */
export function toOpenSearch({ site, lang }: { site: Site; lang: Language }): string {
  const words = allWords[lang];
  const line = (name: string, text: string) => `  <${name}>${escapeXml(text)}</${name}>`;
  const url = (type: string, rel: string, template: string) =>
    `  <Url type="${type}" rel="${rel}" template="${escapeXml(template)}"/>`;
  const search = `${site.urlOf(searchPath(lang))}?query={searchTerms}`;
  const image = escapeXml(site.urlOf('/favicon-32x32.png'));
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    // At most 16 and 48 characters.
    line('ShortName', words.sitename.slice(0, 16)),
    line('LongName', `${words.sitename} – ${words['search.title']}`.slice(0, 48)),
    line('Description', words['site.description']),
    line('Language', languageFacts[lang].tag),
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
