import { graphql } from 'gatsby';
import { hydrateOnInteraction } from '../components/hydrateOnInteraction';
import { toText } from '../content/values/cmsValues';
import { toLink } from '../content/values/link';
import { toRichText } from '../content/values/richText';
import type { Slice } from './slice';

export const fragments = graphql`
  fragment CalloutSlice on PRISMIC_HomepageSectionsCallout {
    primary {
      heading
      text
      link {
        ...Link
      }
      link_text
    }
  }
`;

const Callout = hydrateOnInteraction(
  async () =>
    (await import(/* webpackChunkName: "home-parts" */ '../components/homeParts')).Callout,
);

export const callout: Slice<Queries.CalloutSliceFragment> = ({ primary }, { id: documentId }) => {
  const heading = toText(primary?.heading);
  const text = toRichText(primary?.text, { documentId, field: 'sections.callout.text' });
  const link = toLink(primary?.link, { documentId, field: 'sections.callout.link' });
  if (!heading && !text) return undefined;
  const linkText = toText(primary?.link_text);
  return { render: () => <Callout {...{ heading, text, link, linkText }} /> };
};
