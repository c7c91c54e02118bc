import { graphql } from 'gatsby';
import { hydrateOnInteraction } from '../components/hydrateOnInteraction';
import type { DescribedLink } from '../components/LinkList';
import { Section } from '../components/Section';
import { SectionHeader } from '../components/SectionHeader';
import { toText } from '../content/values/cmsValues';
import { toLink } from '../content/values/link';
import { slice } from './slice';
import type { Homepage } from './slice';

export const fragments = graphql`
  fragment LinksSlice on PRISMIC_HomepageSectionsLinks {
    primary {
      heading
    }
    fields {
      title
      text
      link {
        ...Link
      }
    }
  }
`;

type LinksContent = { heading?: string; links: DescribedLink[] };

const LinkList = hydrateOnInteraction(
  async () =>
    (await import(/* webpackChunkName: "home-parts" */ '../components/LinkList')).LinkList,
);

export const links = slice(toLinks, LinksView);

function toLinks(
  { primary, fields }: Queries.LinksSliceFragment,
  { id: documentId }: Homepage,
): LinksContent | undefined {
  const links = (fields ?? []).flatMap((row): DescribedLink[] => {
    const title = toText(row.title);
    const link = toLink(row.link, { documentId, field: 'sections.links.link' });
    return title && link ? [{ title, link, text: toText(row.text) }] : [];
  });
  return links.length > 0 ? { heading: toText(primary?.heading), links } : undefined;
}

function LinksView({ heading, links }: LinksContent) {
  return (
    <Section>
      <SectionHeader heading={heading} />
      <LinkList links={links} />
    </Section>
  );
}
