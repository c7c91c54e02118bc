import { useId } from 'react';
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

const Note = styled.p`
  font-size: var(--text-small);
  color: var(--muted);
`;

export type SectionHeaderProps = {
  heading?: ReactNode;
  note?: ReactNode;
  href?: string;
  linkText?: ReactNode;
};

type Props = SectionHeaderProps & { /** The HTML id of the heading. */ id?: string };

export function SectionHeader({ id, heading, note, href, linkText }: Props) {
  if (!heading && !href) return null;
  return (
    <Frame>
      {heading && <Heading id={id}>{heading}</Heading>}
      {note && <Note>{note}</Note>}
      {href && <Link to={{ href }}>{linkText ?? <FormattedMessage id="cta.label" />}</Link>}
    </Frame>
  );
}

type HeadedProps = SectionHeaderProps & {
  /** Whether the section is a landmark with the name of its heading. */
  isRegion?: boolean;
  children: ReactNode;
};

export function HeadedSection({ isRegion, children, ...header }: HeadedProps) {
  const id = useId();
  const ofHeading = isRegion ? id : undefined;
  return (
    <Section aria-labelledby={ofHeading}>
      <SectionHeader {...header} id={ofHeading} />
      {children}
    </Section>
  );
}
