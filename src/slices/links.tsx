import { graphql } from 'gatsby';
import { hydrateOnInteraction } from '../components/hydrateOnInteraction';
import type { DescribedLink } from '../components/LinkList';
import { HeadedSection } from '../components/SectionHeader';
import { toText } from '../content/values/cmsValues';
import { toLink } from '../content/values/link';
import type { Slice } from './slice';

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

const LinkList = hydrateOnInteraction(
  async () =>
    (await import(/* webpackChunkName: "home-parts" */ '../components/LinkList')).LinkList,
);

export const links: Slice<Queries.LinksSliceFragment> = (
  { primary, fields },
  { id: documentId },
) => {
  const shown = (fields ?? []).flatMap((row): DescribedLink[] => {
    const title = toText(row.title);
    const link = toLink(row.link, { documentId, field: 'sections.links.link' });
    return title && link ? [{ title, link, text: toText(row.text) }] : [];
  });
  if (shown.length === 0) return undefined;
  return {
    render: () => (
      <HeadedSection heading={toText(primary?.heading)}>
        <LinkList links={shown} />
      </HeadedSection>
    ),
  };
};
