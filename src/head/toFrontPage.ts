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
 * What a front page is about: the centre, with its addresses from the homepage document, and the
 * website, which can be searched from outside.
 */
export function toFrontPage(
  site: Site,
  navigation: Navigation | undefined,
): [OrganizationLeaf, WebSiteLeaf] {
  const { lang, name, at, centre } = site;
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${at(searchPath(lang))}?query={search_term_string}`,
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
      '@id': at(`${homePath(lang)}#website`),
      url: at(homePath(lang)),
      name,
      inLanguage: languageFacts[lang].tag,
      publisher: { '@id': at('/#organization') },
      potentialAction: search,
    },
  ];
}

/** An address as one line, whatever its lines are written as. */
function toLine(blocks: RichText): string {
  const lines = blocks.flatMap((block) =>
    'children' in block ? toWords(block.children).split('\n') : [],
  );
  return lines.map((line) => line.trim()).join(', ');
}

function toWords(inlines: Inline[]): string {
  return inlines
    .map((inline) => ('text' in inline ? inline.text : toWords(inline.children)))
    .join('');
}
