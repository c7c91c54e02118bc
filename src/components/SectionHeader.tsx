import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { Link } from './Link';

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: 0 var(--gutter);
  border-top: 1px solid var(--ink);
  padding-block: 0.5rem calc(1.5 * var(--baseline));
`;

const Heading = styled.h2`
  font-size: var(--heading-3);
`;

type Props = {
  heading?: ReactNode;
  /** Where the whole list is. */
  href?: string;
  /** Words of that link; 'See all articles' without them. */
  linkText?: ReactNode;
};

/** A section's hairline, heading and way onward; each part only when it is there. */
export function SectionHeader({ heading, href, linkText }: Props) {
  return (
    <Frame>
      {heading && <Heading>{heading}</Heading>}
      {href && <Link to={{ href }}>{linkText ?? <FormattedMessage id="cta.label" />}</Link>}
    </Frame>
  );
}
