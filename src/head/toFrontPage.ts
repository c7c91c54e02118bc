import type {
  OrganizationLeaf,
  SearchAction,
  WebSiteLeaf,
  WithActionConstraints,
} from 'schema-dts';
import type { Navigation } from '../content/navigation';
import type { Inline, RichText } from '../content/richText';
import { languageFacts } from '../i18n/languages';
import { homePath, searchPath } from '../addresses';
import type { Site } from './Site';

/**
 * Structured data of a front page: the centre with its contact details from the homepage document, and the
 * website with its search page.
 */
export function toFrontPage(
  site: Site,
  navigation: Navigation | undefined,
): [OrganizationLeaf, WebSiteLeaf] {
  const { lang, name, toUrl, centre } = site;
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${toUrl(searchPath(lang))}?query={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return [
    {
      ...centre,
      address: navigation?.address && toLine(navigation.address),
      email: navigation?.contact,
      telephone: navigation?.telephone,
      sameAs: navigation?.socialLinks
        .map(({ link }) => link.href)
        .filter((href) => /^https?:/.test(href)),
    },
    {
      '@type': 'WebSite',
      '@id': toUrl(`${homePath(lang)}#website`),
      url: toUrl(homePath(lang)),
      name,
      inLanguage: languageFacts[lang].tag,
      publisher: { '@id': toUrl('/#organization') },
      potentialAction: search,
    },
  ];
}

/** A postal address in one line. Editors separate its lines by paragraphs or by line breaks. */
function toLine(blocks: RichText): string {
  const lines = blocks.flatMap((block) =>
    'children' in block ? toText(block.children).split('\n') : [],
  );
  return lines.map((line) => line.trim()).join(', ');
}

function toText(inlines: Inline[]): string {
  return inlines
    .map((inline) =>
      'text' in inline ? inline.text.replaceAll('\u00AD', '') : toText(inline.children),
    )
    .join('');
}
