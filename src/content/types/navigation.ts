import { graphql } from 'gatsby';
import type { ViewOf } from '../values/document';
import { isLanguage } from '../../i18n/languages';
import { toLink } from '../values/link';
import type { Link } from '../values/link';
import type { Source } from '../values/cmsValues';
import { toRichText } from '../values/richText';
import { isPresent, toEmailAddress, toText } from '../values/cmsValues';

// One static query reads the homepage document in all languages; `toNavigation` maps one.
export const fragments = graphql`
  fragment Navigation on PRISMIC_Homepage {
    _meta {
      id
      lang
    }
    body {
      ... on PRISMIC_HomepageBodyNavigation_group {
        primary {
          title
          url
          default_link {
            ...Link
          }
        }
        fields {
          title
          link {
            ...Link
          }
        }
      }
    }
    address
    info_text
    telephone
    contact_info
    links {
      link_title
      link_link {
        ...Link
      }
    }
    copyright
    footer_info_text
    footer_links {
      link_title
      link_link {
        ...Link
      }
    }
    newsletter_title
    placeholder
    signup_button
  }
`;

export type TitledLink = { title: string; link: Link };

export type NavigationGroup = { title: string; link?: Link; links: TitledLink[] };

export type Newsletter = { title: string; placeholder?: string; button: string };

export type Navigation = ViewOf<typeof toNavigation>;

type Raw = Queries.NavigationFragment;

export function toNavigation(raw: Raw | null | undefined) {
  if (!raw || !isLanguage(raw._meta.lang)) return undefined;
  const source = (field: string) => ({ documentId: raw._meta.id, field });
  return {
    lang: raw._meta.lang,
    groups: (raw.body ?? []).map((slice) => toGroup(slice, source)).filter(isPresent),
    address: toRichText(raw.address, source('address')),
    infoText: toRichText(raw.info_text, source('info_text')),
    telephone: toText(raw.telephone),
    contact: toEmailAddress(raw.contact_info),
    socialLinks: toTitledLinks(raw.links, source('links')),
    /** The text has YEAR in place of the current year. */
    copyright: toText(raw.copyright),
    footerText: toRichText(raw.footer_info_text, source('footer_info_text')),
    footerLinks: toTitledLinks(raw.footer_links, source('footer_links')),
    newsletter: toNewsletter(raw),
  };
}

/** Returns nothing without a title or a button text, so that editors can remove the form. */
function toNewsletter(raw: Raw): Newsletter | undefined {
  const title = toText(raw.newsletter_title);
  const button = toText(raw.signup_button);
  return title && button ? { title, button, placeholder: toText(raw.placeholder) } : undefined;
}

function toGroup(
  slice: NonNullable<Raw['body']>[number],
  source: (field: string) => Source,
): NavigationGroup | undefined {
  const title = toText(slice.primary?.title);
  if (!title) return undefined;
  const url = toText(slice.primary?.url);
  return {
    title,
    link:
      toLink(slice.primary?.default_link, source(`body.${title}.default_link`)) ??
      toLink({ url }, source(`body.${title}.url`)),
    links: (slice.fields ?? []).flatMap(({ title: text, link }) =>
      toTitledLink(text, link, source(`body.${title}.link`)),
    ),
  };
}

function toTitledLinks(rows: Raw['links'], source: Source): TitledLink[] {
  return (rows ?? []).flatMap((row) => toTitledLink(row.link_title, row.link_link, source));
}

function toTitledLink(text: unknown, raw: unknown, source: Source): TitledLink[] {
  const title = toText(text);
  const link = toLink(raw, source);
  return title && link ? [{ title, link }] : [];
}
