import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { Link } from './Link';
import { Section } from './Section';

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: 0.25rem var(--gutter);
  border-top: 1px solid var(--ink);
  padding-block: 0.5rem calc(1.5 * var(--baseline));
`;

const Heading = styled.h2`
  font-size: var(--heading-3);
`;

type Props = { heading?: ReactNode; href?: string; linkText?: ReactNode };

export function SectionHeader({ heading, href, linkText }: Props) {
  return (
    <Frame>
      {heading && <Heading>{heading}</Heading>}
      {href && <Link to={{ href }}>{linkText ?? <FormattedMessage id="cta.label" />}</Link>}
    </Frame>
  );
}

export function HeadedSection({ children, ...header }: Props & { children: ReactNode }) {
  return (
    <Section>
      <SectionHeader {...header} />
      {children}
    </Section>
  );
}
