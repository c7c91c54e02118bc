import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { Link } from '../components/Link';
import { RichText } from '../components/RichText';
import { Stack } from '../components/Stack';
import type { Navigation, TitledLink } from '../content/navigation';
import { media } from '../styles/media';
import { onField } from '../styles/onField';
import { useYear } from './useYear';

const Field = styled.footer`
  ${onField}
  padding: calc(3 * var(--baseline)) var(--edge);
  font-size: 0.9375rem;
`;

const Columns = styled.div`
  display: grid;
  gap: calc(2 * var(--baseline)) var(--gutter);

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  li a {
    display: inline-block;
    /* 'X' is a name too. */
    min-width: 1.5rem;
    padding-block: 0.25rem;
  }
`;

const Heading = styled.h2`
  font-size: var(--text-small);
  font-weight: 400;
  letter-spacing: 0;
  color: var(--on-field-muted);
  margin-bottom: 0.5rem;
`;

const Copyright = styled.p`
  border-top: 1px solid var(--on-field-line);
  margin-top: calc(2 * var(--baseline));
  padding-top: 0.5rem;
  font-size: var(--text-small);
  color: var(--on-field-muted);
`;

type Props = { navigation?: Navigation };

/** The footer, all of it from the homepage document of the language. */
export function Footer({ navigation }: Props) {
  const year = useYear();
  if (!navigation) return null;
  const { address, infoText, telephone, contact, socialLinks, footerText, footerLinks, copyright } =
    navigation;
  return (
    <Field>
      <Columns>
        <Stack $space={1}>
          <RichText blocks={address} variant="plain" />
          <RichText blocks={infoText} variant="plain" />
        </Stack>
        <div>
          <Heading>
            <FormattedMessage id="footer.contact" />
          </Heading>
          <ul>
            {contact && (
              <li>
                <Link to={{ href: `mailto:${contact}` }}>{contact}</Link>
              </li>
            )}
            {telephone && (
              <li>
                <FormattedMessage id="footer.telephone" />{' '}
                <Link to={{ href: `tel:${telephone.replace(/[^+\d]/g, '')}` }}>{telephone}</Link>
              </li>
            )}
          </ul>
        </div>
        <div>
          <Heading>
            <FormattedMessage id="footer.social" />
          </Heading>
          <Links links={socialLinks} />
        </div>
        <Stack $space={0.5}>
          <RichText blocks={footerText} variant="plain" />
          <Links links={footerLinks} />
        </Stack>
      </Columns>
      {copyright && <Copyright>{copyright.replace('YEAR', year)}</Copyright>}
    </Field>
  );
}

function Links({ links }: { links: TitledLink[] }) {
  return (
    <ul>
      {links.map(({ title, link }) => (
        <li key={title}>
          <Link to={link}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}
