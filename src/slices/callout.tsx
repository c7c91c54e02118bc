import { graphql } from 'gatsby';
import type { CalloutText } from '../components/Callout';
import { hydrateOnInteraction } from '../components/hydrateOnInteraction';
import { toText } from '../content/values/cmsValues';
import { toLink } from '../content/values/link';
import { toRichText } from '../content/values/richText';
import { slice } from './slice';
import type { Homepage } from './slice';

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
  async () => (await import(/* webpackChunkName: "home-parts" */ '../components/Callout')).Callout,
);

export const callout = slice(toCallout, Callout);

function toCallout(
  { primary }: Queries.CalloutSliceFragment,
  { id: documentId }: Homepage,
): CalloutText | undefined {
  const heading = toText(primary?.heading);
  const text = toRichText(primary?.text, { documentId, field: 'sections.callout.text' });
  const link = toLink(primary?.link, { documentId, field: 'sections.callout.link' });
  return heading || text
    ? { heading, text, link, linkText: toText(primary?.link_text) }
    : undefined;
}
